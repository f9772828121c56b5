/**
 * Loaded into a server process before anything else (`--import`): notes what held its main thread up for longer than a moment, that is
 * collections of garbage and statements of the database, as lines of JSON in the file that `PAUSES` names.
 */
import { appendFileSync } from 'node:fs';
import { constants, type NodeGCPerformanceDetail, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

export interface Pause {
  readonly what: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
}

type Collection = PerformanceEntry & { readonly detail: NodeGCPerformanceDetail };

const MOMENT_MS = 1;
const WRITE_MS = 250;
const LONGEST_NAME = 40;

const COLLECTIONS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'young objects',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'all objects',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'marking objects',
};

function watchPauses(file: string): void {
  let pauses: Pause[] = [];
  function note(what: string, from: number, ms: number): void {
    if (ms > MOMENT_MS) pauses.push({ what, at: performance.timeOrigin + from, ms });
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Collection[])
      note(COLLECTIONS[entry.detail.kind ?? 0] ?? 'objects', entry.startTime, entry.duration);
  }).observe({ entryTypes: ['gc'] });

  const names = new WeakMap<StatementSync, string>();
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function named(text, ...rest) {
    const statement = prepare.call(this, text, ...rest);
    names.set(statement, text.slice(0, LONGEST_NAME));
    return statement;
  };
  for (const way of ['run', 'get', 'all'] as const) {
    const plain = StatementSync.prototype[way] as (...values: unknown[]) => unknown;
    const timed = function timed(this: StatementSync, ...values: unknown[]): unknown {
      const from = performance.now();
      const result = plain.apply(this, values);
      note(names.get(this) ?? 'a statement', from, performance.now() - from);
      return result;
    };
    Object.assign(StatementSync.prototype, { [way]: timed });
  }

  setInterval(() => {
    appendFileSync(file, pauses.map((pause) => `${JSON.stringify(pause)}\n`).join(''));
    pauses = [];
  }, WRITE_MS).unref();
}

const { PAUSES } = process.env;
if (isMainThread && PAUSES !== undefined) watchPauses(PAUSES);
