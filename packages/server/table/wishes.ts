/** Wishes: what a person asks of bots that play on the same side. They belong to the table, like its talk, and not to the match. */
import type { Wishing } from '@longtable/bots/wishes';
import { inTime } from '@longtable/frozen';
import { rndFrom } from '@longtable/kernel';
import type { Decided } from './actions.ts';
import { heldByPerson } from './info.ts';
import type { TableState } from './state.ts';

/** The most wishes of one match. */
const MOST = 300;

const withinBudget = inTime();

export interface WishForm {
  readonly seat: number;
  readonly kind: string;
  readonly at: string;
}

export function sayWish(state: TableState, guest: string, { seat, kind, at }: WishForm, wishing: Wishing, now: number): Decided<object> {
  const { host, match, status } = state;
  if (state.seats[seat]?.guest !== guest || !heldByPerson(state, seat)) return { refused: 'not-allowed' };
  if (host === null || match === null || status !== 'playing') return { refused: status === 'finished' ? 'finished' : 'not-started' };
  if (state.wished >= MOST) return { refused: 'too-many' };
  const rules = { game: host.game, engine: () => host.engine };
  // A wish and its answers are heard by everybody: they are made of what everybody can see.
  const open = host.engine.save(host.engine.imagine(match, null, rndFrom(1)));
  const bots = state.holders.flatMap((holder, other) => (holder === 'person' || other === seat ? [] : [other]));
  const wish = bots.length === 0 ? null : withinBudget(wishing.answered)(rules, open, { by: seat, kind, at }, bots);
  if (wish === null) return { refused: 'bad-option' };
  return { entry: { t: 'wished', at: now, wish }, seat: null, answer: {} };
}
