/**
 * The steps of a match so far. The newest are kept as they are, older ones as text, which takes a fraction of their room, and the oldest
 * as packed text where somebody knows how to pack. Nobody waits for that: it is done whenever whoever packs has time.
 */
import type { Seat, Spec } from '@longtable/kernel';
import type { Step } from './hearing.ts';

/** Steps that are written as one text. So many, up to twice as many, are kept as they are. */
export const PAGE = 8;
/** Pages that are packed together. So many, up to twice as many, are kept as text. */
export const SHEAF = 4;

/** A way to make texts smaller, and a time for it. */
export interface Packing {
  pack(text: string): string;
  unpack(packed: string): string;
  /** Does the work now or later. */
  soon(work: () => void): void;
}
const AS_IT_IS: Packing = { pack: (text) => text, unpack: (text) => text, soon: (work) => work() };

export interface Steps<S extends Spec> {
  readonly length: number;
  push(step: Step<S>): void;
  /** The steps from some place on. */
  from(place: number): Iterable<Step<S>>;
}

/** A step without the names of its parts: they would be a third of the text. Events for everybody stand alone. */
type Written<S extends Spec> = readonly [
  Step<S>['entry'],
  Step<S>['closed'],
  readonly (S['event'] | readonly [S['event'], readonly Seat[]])[],
];

const write = <S extends Spec>({ entry, told, closed }: Step<S>): Written<S> => [
  entry,
  closed,
  told.map(({ event, to }) => (to === null ? event : [event, to])),
];

const read = <S extends Spec>([entry, closed, told]: Written<S>): Step<S> => ({
  entry,
  closed,
  told: told.map((one) => (isTo(one) ? { event: one[0], to: one[1] } : { event: one, to: null })),
});

const isTo = <E extends object>(one: E | readonly [E, readonly Seat[]]): one is readonly [E, readonly Seat[]] => Array.isArray(one);

export function stepsOf<S extends Spec>({ pack, unpack, soon }: Packing = AS_IT_IS): Steps<S> {
  /** Each a few pages, one in a line. */
  const sheaves: string[] = [];
  let pages: string[] = [];
  let newest: Step<S>[] = [];
  /** True: older steps are going to be written. */
  let isDue = false;
  const written = (): number => (sheaves.length * SHEAF + pages.length) * PAGE;

  /** Pages from one on: the rest of its sheaf, or all that are not packed. */
  function textsFrom(page: number): readonly string[] {
    const sheaf = sheaves[Math.floor(page / SHEAF)];
    return sheaf === undefined
      ? pages.slice(page - sheaves.length * SHEAF)
      : unpack(sheaf)
          .split('\n')
          .slice(page % SHEAF);
  }

  function* from(place: number): Generator<Step<S>> {
    let next = place;
    while (next < written())
      for (const text of textsFrom(Math.floor(next / PAGE))) {
        // Steps are JSON: events and entries are sent and stored as it.
        const steps = (JSON.parse(text) as Written<S>[]).slice(next % PAGE).map(read);
        next += steps.length;
        yield* steps;
      }
    yield* newest.slice(next - written());
  }

  /** Writes and packs all that is old by now. */
  function tidy(): void {
    isDue = false;
    let at = 0;
    for (; newest.length - at >= 2 * PAGE; at += PAGE) pages.push(JSON.stringify(newest.slice(at, at + PAGE).map(write)));
    newest = newest.slice(at);
    for (; pages.length >= 2 * SHEAF; pages = pages.slice(SHEAF)) sheaves.push(pack(pages.slice(0, SHEAF).join('\n')));
  }

  const self = {
    length: 0,
    push(step: Step<S>) {
      self.length++;
      newest.push(step);
      if (isDue || newest.length < 2 * PAGE) return;
      isDue = true;
      soon(tidy);
    },
    from,
  };
  return self;
}
