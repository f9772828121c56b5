/** The verdict on closed loops: rates, and whether the log holds what was acknowledged. */
import { DatabaseSync } from 'node:sqlite';

/** Answers that the log of an embedded store holds; the store must be closed. */
export function loggedAnswers(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db.prepare(`select count(*) as n from log where payload like '%"answer":%'`).get() as { n: number };
  db.close();
  return row.n;
}

export interface LoopCounts {
  /** Median of the turns: our moves to theirs in the same time. */
  readonly ratio: number;
  readonly acknowledged: number;
  readonly logged: number;
}

/** `least`: the ratio that was promised. */
export function loopFaults({ ratio, acknowledged, logged }: LoopCounts, least: number): string[] {
  return [
    ...(ratio >= least ? [] : ['slower than promised']),
    ...(acknowledged > 0 ? [] : ['nothing was acknowledged']),
    ...(logged >= acknowledged ? [] : ['acknowledged answers are not in the log']),
  ];
}

/** One size of a fleet. */
export interface FleetFigures {
  readonly nodes: number;
  readonly perSecond: number;
  /** Of the nodes together, for each answer. */
  readonly nodeMs: number;
  readonly acknowledged: number;
  readonly lost: number;
}

export const fleetFaults = (measured: readonly FleetFigures[]): string[] =>
  measured.length === 0
    ? ['nothing was measured']
    : measured.flatMap(({ nodes, lost, perSecond }) => [
        ...(lost === 0 ? [] : [`${lost} answers lost with ${nodes} nodes`]),
        ...(perSecond > 0 ? [] : [`no answers with ${nodes} nodes`]),
      ]);
