/** Going back past what others decided. The log keeps everything; what was drawn comes again just as it came. */
import type { Seat, Spec } from '@longtable/kernel';
import type { BackTo, Barrier, Entry, Rewound } from './command.ts';
import type { State, Stepped } from './play.ts';

/** The match as it was then, with whoever holds the seats now. Clicks on what is asked no more are stale. */
export function rewound<S extends Spec>(now: State<S>, then: State<S>, entry: Rewound): Stepped<S> {
  const m = now.machine.clone(then.m);
  m.given = now.m.given.map((n) => n + 1);
  return { entry, state: { ...now, m, line: { steps: [], barrier: 'foreign' } }, told: [] };
}

/** Places of the answers that still count: neither undone nor taken back. */
function standing(entries: readonly Entry[]): number[] {
  let places: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.t === 'answer' || entry.t === 'offer') places.push(i);
    else if (entry.t === 'undo' || entry.t === 'take-back') {
      const last = places.findLastIndex((place) => (entries[place] as { seat: Seat }).seat === entry.seat);
      places.splice(last, last < 0 ? 0 : 1);
    } else if (entry.t === 'rewind') places = places.filter((place) => place < entry.length);
  }
  return places;
}

/** Rules do not change back. */
export const isPastRules = (entries: readonly Entry[], length: number): boolean => entries.slice(length).some(({ t }) => t === 'rules');

/** The meaning of taking back the seat's last answer; null: there is none, or other rules stand in between. */
export function backTo(entries: readonly Entry[], closed: readonly (Barrier | null)[], seat: Seat): BackTo | null {
  const places = standing(entries);
  const at = places.findLastIndex((place) => (entries[place] as { seat: Seat }).seat === seat);
  const length = places[at];
  if (length === undefined || isPastRules(entries, length)) return null;
  const past = places.slice(at).find((place) => closed[place] != null);
  return { length, past: past === undefined ? null : (closed[past] ?? null) };
}
