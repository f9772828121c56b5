/** Slow answers of an open loop: at what moments they fell due, and what the server did while they waited. */
import type { Due } from './open-loop.ts';
import type { Pause } from './pauses.ts';

export interface SlowMoment {
  /** Seconds after the first answer fell due. */
  readonly at: number;
  readonly answers: number;
  readonly longest: number;
  /** Most of the wait of the first of them went to this. */
  readonly during: string;
}

export interface Slow {
  readonly answers: number;
  /** Slow answers by what most of their time went to. */
  readonly during: Readonly<Record<string, number>>;
  /** The moments with the longest waits, longest first. */
  readonly worst: readonly SlowMoment[];
}

/** Answers that fall due within this time of each other are slow for one reason. */
const TOGETHER_MS = 20;
const WORST = 10;
/** The server did its work, or the machine something else. */
const REST = 'nothing that was noted';

/** The part of a wait that falls into a pause, in milliseconds. */
const shared = (from: number, to: number, { at, ms }: Pause): number => Math.max(0, Math.min(to, at + ms) - Math.max(from, at));

/** The name of what most of a wait went to. */
function causeOf(from: number, to: number, pauses: readonly Pause[]): string {
  const spent = new Map([[REST, to - from]]);
  const add = (what: string, ms: number): void => void spent.set(what, (spent.get(what) ?? 0) + ms);
  for (const pause of pauses) {
    const ms = shared(from, to, pause);
    add(pause.what, ms);
    add(REST, -ms);
  }
  return [...spent].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** `origin`: the time of 0 of the clock by which answers fell due, in milliseconds since 1970. */
export function slowOf(all: readonly Due[], limit: number, pauses: readonly Pause[], origin: number): Slow {
  const slow = all.flatMap(({ at, ms }) => (ms === null || ms <= limit ? [] : [{ at, ms }]));
  const during: Record<string, number> = {};
  const moments: (SlowMoment & { readonly last: number })[] = [];
  for (const { at, ms } of slow) {
    const cause = causeOf(origin + at, origin + at + ms, pauses);
    during[cause] = (during[cause] ?? 0) + 1;
    const before = moments.at(-1);
    const isNew = before === undefined || at - before.last > TOGETHER_MS;
    if (isNew) moments.push({ at: at - all[0]!.at, answers: 1, longest: ms, during: cause, last: at });
    else moments[moments.length - 1] = { ...before, answers: before.answers + 1, longest: Math.max(before.longest, ms), last: at };
  }
  const worst = moments.toSorted((a, b) => b.longest - a.longest).slice(0, WORST);
  return {
    answers: slow.length,
    during,
    worst: worst.map(({ at, answers, longest, during }) => ({ at: Math.round(at) / 1000, answers, longest: Math.round(longest), during })),
  };
}
