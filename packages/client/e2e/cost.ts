/**
 * A reporter of Playwright that tells what tests cost: the processor time of each, and of the calls in it, with all processes that a
 * worker started. For Linux, by /proc: `--reporter=./packages/client/e2e/cost.ts`. Seconds of a clock tell little on a busy machine.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const TICKS_A_SECOND = 100;
const EVERY_MS = 200;
const COSTLIEST = 20;
/** Processes that are neither workers nor started by one: Playwright itself, and the server. */
const REST = 'rest';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process is gone.
    return '';
  }
};

const childrenOf = (pid: number): number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** A process by number and start, as numbers come again; and the time it has used, in ticks. */
function usedBy(pid: number): { readonly name: string; readonly ticks: number } {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return { name: `${pid} ${fields[19]}`, ticks: Number(fields[11] ?? 0) + Number(fields[12] ?? 0) };
}

const placeOf = ({ title, location }: TestStep): string =>
  `${title.split(' "')[0]} ${location === undefined ? '' : `${basename(location.file)}:${location.line}`}`.trim();

export default class Cost implements Reporter {
  readonly #ticks = new Map<string, number>();
  readonly #used = new Map<string, number>();
  readonly #workers = new Map<number, string>();
  readonly #begun = new Map<object, number>();
  readonly #tests = new Map<string, number>();
  readonly #places = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  #add(pid: number, owner: string): void {
    const { name, ticks } = usedBy(pid);
    const more = ticks - (this.#ticks.get(name) ?? 0);
    if (more > 0) {
      this.#ticks.set(name, ticks);
      this.#used.set(owner, (this.#used.get(owner) ?? 0) + more / TICKS_A_SECOND);
    }
    for (const child of childrenOf(pid)) this.#add(child, pid === process.pid ? this.#ownerOf(child) : owner);
  }

  /** Workers are counted in the order they are started, as Playwright does. */
  #ownerOf(pid: number): string {
    const isNew = !this.#workers.has(pid) && read(`/proc/${pid}/cmdline`).includes('workerProcessEntry');
    if (isNew) this.#workers.set(pid, String(this.#workers.size));
    return this.#workers.get(pid) ?? REST;
  }

  #usedIn({ workerIndex }: TestResult): number {
    this.#add(process.pid, REST);
    return this.#used.get(String(workerIndex)) ?? 0;
  }

  #note(costs: Map<string, number>, name: string, begun: object, result: TestResult): void {
    const cost = this.#usedIn(result) - (this.#begun.get(begun) ?? 0);
    costs.set(name, (costs.get(name) ?? 0) + cost);
  }

  onBegin(): void {
    this.#timer = setInterval(() => this.#add(process.pid, REST), EVERY_MS);
  }
  onTestBegin(_: TestCase, result: TestResult): void {
    this.#begun.set(result, this.#usedIn(result));
  }
  onStepBegin(_: TestCase, result: TestResult, step: TestStep): void {
    this.#begun.set(step, this.#usedIn(result));
  }
  onStepEnd(_: TestCase, result: TestResult, step: TestStep): void {
    this.#note(this.#places, placeOf(step), step, result);
  }
  onTestEnd({ title, location }: TestCase, result: TestResult): void {
    this.#note(this.#tests, `${basename(location.file)} › ${title}, ${result.status}`, result, result);
  }
  onEnd(): void {
    clearInterval(this.#timer);
    const show = (what: string, costs: Map<string, number>): void => {
      console.log(`\n${what}`);
      const dearest = [...costs].sort(([, a], [, b]) => b - a).slice(0, COSTLIEST);
      for (const [name, seconds] of dearest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
    };
    show('The costliest tests, in seconds of processor time', this.#tests);
    show('The costliest calls, one within another counted twice', this.#places);
    const all = [...this.#used.values()].reduce((sum, seconds) => sum + seconds, 0);
    console.log(`\n${all.toFixed(0)} s of processor time, of it ${(this.#used.get(REST) ?? 0).toFixed(0)} s outside of the tests`);
  }
}
