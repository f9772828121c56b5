/** The outcome of a match that is over, as it is written down: once, from the state of its table alone. */
import type { Level } from '@longtable/protocol';
import type { TableState } from '../table/state.ts';

export interface SeatOutcome {
  readonly seat: number;
  /** null: a bot from the beginning. */
  readonly guest: string | null;
  /** Empty: somebody who has left for good. */
  readonly name: string;
  readonly bot: Level | null;
  /** From 1; equal for those who are even. null: no places, all won or lost together, or there is no result. */
  readonly place: number | null;
  readonly won: boolean;
  /** Resigned, or a bot played the seat at the end: the last place, whatever the bot made of it. */
  readonly left: boolean;
}

export interface Outcome {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly how: 'finished' | 'agreed';
  readonly why: string | null;
  readonly started: number;
  readonly ended: number;
  readonly hotSeat: boolean;
  /** The people agreed that it counts. */
  readonly rated: boolean;
  /** It does count: there is a winner, and somebody stayed to the end. */
  readonly counts: boolean;
  readonly seats: readonly SeatOutcome[];
}

interface Standing {
  readonly seat: number;
  readonly won: boolean;
  readonly left: boolean;
  readonly score: number;
}

/** Those who stayed before those who left, winners before the rest, then by points. */
const order = (a: Standing, b: Standing): number =>
  a.left !== b.left
    ? Number(a.left) - Number(b.left)
    : a.left
      ? 0
      : a.won !== b.won
        ? Number(b.won) - Number(a.won)
        : a.won
          ? 0
          : b.score - a.score;

/** Places from 1: one more than the number of those who did better. */
const placesOf = (standings: readonly Standing[]): number[] =>
  standings.map((one) => 1 + standings.filter((other) => order(other, one) < 0).length);

/** All seats on one side. */
function isTogether({ match, opened, rules, seats }: TableState): boolean {
  const { side } = opened(rules)?.rules.game ?? {};
  if (side === undefined || match === null) return false;
  return seats.length > 1 && new Set(seats.map((_, seat) => side(match.table, seat))).size === 1;
}

/** null: the table is not over, or nothing was ever dealt. */
export function outcomeOf(state: TableState): Outcome | null {
  const { created, match, ended, started } = state;
  if (match === null || ended === null || started === null || state.parked !== null) return null;
  const { result } = match;
  const standings = state.seats.map(({ guest }, seat): Standing => {
    const left = guest !== null && (state.resigned.includes(seat) || state.holders[seat] !== 'person');
    return { seat, left, won: !left && (result?.winners.includes(seat) ?? false), score: result?.scores[seat] ?? 0 };
  });
  const together = isTogether(state);
  const places = placesOf(standings);
  const hasPlaces = result !== null && result.winners.length > 0 && !together;
  const people = standings.filter(({ seat }) => state.seats[seat]!.guest !== null);
  return {
    table: state.id,
    game: created.game,
    rules: state.rules,
    how: result === null ? 'agreed' : 'finished',
    why: result?.why ?? null,
    started,
    ended,
    hotSeat: created.hotSeat,
    rated: created.rated === true,
    counts: created.rated === true && hasPlaces && people.length > 1 && people.some(({ left }) => !left),
    seats: state.seats.map(({ guest, name, level }, seat) => ({
      seat,
      guest,
      name: name ?? '',
      bot: guest === null ? level : null,
      place: hasPlaces ? places[seat]! : null,
      won: standings[seat]!.won,
      left: standings[seat]!.left,
    })),
  };
}
