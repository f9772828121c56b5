/** The steps of a match so far. The newest are kept as they are, older ones as text, which takes a fraction of their room. */
import type { Spec } from '@longtable/kernel';
import type { Step } from './hearing.ts';

/** Steps that are written as one text. So many, up to twice as many, are kept as they are. */
export const PAGE = 8;

export interface Steps<S extends Spec> {
  readonly length: number;
  push(step: Step<S>): void;
  /** The steps from some place on. */
  from(place: number): Iterable<Step<S>>;
}

export function stepsOf<S extends Spec>(): Steps<S> {
  const pages: string[] = [];
  let newest: Step<S>[] = [];
  const written = (): number => pages.length * PAGE;

  function* from(place: number): Generator<Step<S>> {
    let next = place;
    // Steps are JSON: events and entries are sent and stored as it.
    for (; next < written(); next += PAGE - (next % PAGE))
      yield* (JSON.parse(pages[Math.floor(next / PAGE)]!) as Step<S>[]).slice(next % PAGE);
    yield* newest.slice(next - written());
  }

  return {
    get length() {
      return written() + newest.length;
    },
    push(step) {
      newest.push(step);
      if (newest.length < 2 * PAGE) return;
      pages.push(JSON.stringify(newest.slice(0, PAGE)));
      newest = newest.slice(PAGE);
    },
    from,
  };
}
