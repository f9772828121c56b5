/** A seat that is given up for good, and the end of a match in which nobody else is left to beat. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { HostRefusal, Resigned } from './command.ts';
import type { State, Stepped } from './play.ts';

/** The key of a result that came about because all others resigned. Its text is the table's, not the game's. */
export const RESIGNED = 'resigned';

/** The seats of the only side that is left, or null: the match goes on. A game that does not name its sides is played to its own end. */
function lastSide<S extends Spec>({ game, m }: State<S>, resigned: readonly Seat[]): Seat[] | null {
  const { side } = game;
  if (side === undefined) return null;
  const seats = Array.from({ length: m.seats }, (_, seat) => seat);
  const left = new Set(seats.filter((seat) => !resigned.includes(seat)).map((seat) => side(m.table, seat)));
  const all = new Set(seats.map((seat) => side(m.table, seat)));
  return left.size === 1 && all.size > 1 ? seats.filter((seat) => left.has(side(m.table, seat))) : null;
}

/** Nothing is asked any more: the others have given up. No points are counted, because nobody played for them to the end. */
function won<S extends Spec>({ machine, m }: State<S>, winners: readonly Seat[]): Match<S> {
  const over = machine.clone(m);
  over.result = { winners, scores: new Array<number>(m.seats).fill(0), why: RESIGNED };
  over.stack = [];
  over.open = [];
  over.sealed = null;
  return over;
}

export function resign<S extends Spec>(now: State<S>, entry: Resigned): Stepped<S> | HostRefusal {
  const { seat, to } = entry;
  if (now.m.result !== null) return { refused: 'finished' };
  if (now.resigned.includes(seat)) return { refused: 'already-answered' };
  const resigned = [...now.resigned, seat];
  const winners = lastSide(now, resigned);
  const m = winners === null ? now.m : won(now, winners);
  return { entry, state: { ...now, m, resigned, holders: now.holders.with(seat, to) }, told: [] };
}
