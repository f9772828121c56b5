/** From one evening with friends to a million people: what each step takes, by measured costs and said assumptions. docs/scale.md prints it. */
import { expectedWait } from './queue.ts';

/** Measured: docs/scale.md names the command and the day of each. */
export interface Costs {
  /** Processor time of a node for an answer, its write included. */
  readonly answerMs: number;
  /** Time of a Lord for an answer, in the mean. */
  readonly thoughtMs: number;
  readonly socketKiB: number;
  readonly tableKiB: number;
}

export const MEASURED: Costs = { answerMs: 0.128, thoughtMs: 76, socketKiB: 26, tableKiB: 268 };

/** Assumed: nobody has measured a million people. */
export const ASSUMED = {
  /** Seconds between two answers of one person at a live table. */
  secondsBetween: 10,
  /** People at a table. */
  atTable: 3,
  /** Answers of bots on the server for each answer of a person. Bots of people who play alone think on their own devices. */
  botsBeside: 0.1,
  /** The most that a thread may be busy before people wait. */
  busy: 0.7,
} as const;

export interface Step {
  readonly people: number;
  readonly answersPerSecond: number;
  /** Nodes, one thread each. */
  readonly nodes: number;
  /** Processors for bots. */
  readonly botCores: number;
  readonly memoryGiB: number;
  /** Mean wait for the thread of a node, milliseconds. */
  readonly waitMs: number;
}

export function stepFor(people: number, { answerMs, thoughtMs, socketKiB, tableKiB }: Costs): Step {
  const answersPerSecond = people / ASSUMED.secondsBetween;
  const work = (answersPerSecond * answerMs) / 1000;
  const nodes = Math.max(1, Math.ceil(work / ASSUMED.busy));
  const wait = expectedWait({ perSecond: answersPerSecond / nodes, serviceSeconds: answerMs / 1000, servers: 1, service: 'fixed' }) ?? 0;
  return {
    people,
    answersPerSecond,
    nodes,
    botCores: Math.ceil((answersPerSecond * ASSUMED.botsBeside * thoughtMs) / 1000 / ASSUMED.busy),
    memoryGiB: (people * socketKiB + (people / ASSUMED.atTable) * tableKiB) / 1024 / 1024,
    waitMs: 1000 * wait,
  };
}

export const STEPS = [100, 1_000, 10_000, 100_000, 1_000_000];

const number = (n: number, digits = 0): string => n.toLocaleString('en', { maximumFractionDigits: digits });

/** The rows of the table in docs/scale.md. */
export const modelRows = (costs: Costs): string[] =>
  STEPS.map((people) => {
    const { answersPerSecond, nodes, botCores, memoryGiB, waitMs } = stepFor(people, costs);
    return `| ${number(people)} | ${number(answersPerSecond)} | ${number(nodes)} | ${number(botCores)} | ${number(memoryGiB, memoryGiB < 10 ? 2 : 0)} | ${number(waitMs, 3)} |`;
  });
