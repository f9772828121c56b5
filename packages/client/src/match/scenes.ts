/** Scenes that wait to be shown: looks in their order, each with what leads to it. */
import type { Seat, Spec } from '@longtable/kernel';
import type { AnyLook, SeatState } from '../link/table-link.ts';

export interface Scene {
  /** Counts the scenes of the page. What its viewer has heard does not: two seats of one person may have heard equally much. */
  readonly n: number;
  readonly look: AnyLook;
  readonly heard: number;
  readonly events: readonly Spec['event'][];
}

/** Scenes that wait, and the moment up to which they tell. */
export interface Told {
  readonly now: SeatState;
  readonly seats: readonly SeatState[];
  readonly scenes: readonly Scene[];
}

/** Reasons to show the present at once. */
export interface Showing {
  /** False: the board plays nothing. */
  readonly animated: boolean;
  /** Nothing moves, or nobody looks. */
  readonly still: boolean;
}

type Seen = Omit<Scene, 'n'>;

/** More than this waiting: the table has run ahead, catch up at once. */
const PATIENCE = 4;

/** Scenes still to be shown, once more has come. */
export function withScene(old: readonly Scene[], seen: Seen, { animated, still }: Showing): readonly Scene[] {
  const last = old.at(-1)!;
  const next = { ...seen, n: last.n + 1 };
  if (!animated || old.length > PATIENCE || (old.length === 1 && (still || next.events.length === 0))) return [next];
  // Nothing to play: what waits last ends with it.
  if (next.events.length === 0) return [...old.slice(0, -1), { ...last, look: next.look, heard: next.heard }];
  return [...old, next];
}

const seenBy = ({ look, heard }: SeatState, from: number): Seen => ({
  look,
  heard: heard.length,
  events: heard.slice(from).flatMap((step) => step.events),
});

/** Steps that each own seat has heard, so that the story goes on where the page looks through other eyes than before. */
const countsOf = (seats: readonly SeatState[]): ReadonlyMap<Seat | null, number> =>
  new Map(seats.map(({ seat, heard }) => [seat, heard.length]));

/** The page as it opens: nothing is played. */
export const toldAtFirst = (now: SeatState, seats: readonly SeatState[]): Told => ({
  now,
  seats,
  scenes: [{ ...seenBy(now, now.heard.length), n: 0 }],
});

/** The same up to a later moment; what waits for a board that plays nothing any more is over. */
export function toldUpTo(old: Told, now: SeatState, seats: readonly SeatState[], showing: Showing): Told {
  const { scenes } = old;
  if (old.now === now && old.seats === seats && (showing.animated || scenes.length === 1)) return old;
  const last = scenes.at(-1)!;
  if (last.look === now.look) return { now, seats, scenes: showing.animated ? scenes : [last] };
  const from = old.now.seat === now.seat ? last.heard : (countsOf(old.seats).get(now.seat) ?? now.heard.length);
  return { now, seats, scenes: withScene(scenes, seenBy(now, from), showing) };
}
