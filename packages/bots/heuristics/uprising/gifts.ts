/** Gifts of one faction to another when their Heroes meet: things the other lacks and oneself can spare. */
import type { Seat } from '@longtable/kernel';
import { RESOURCES, type Res } from '@longtable/uprising/data/factions';
import { havenCost } from '@longtable/uprising/query/acts';
import { goodsOf } from '@longtable/uprising/query/goods';
import { havensLeft } from '@longtable/uprising/query/pieces';
import type { ReadTable } from '@longtable/uprising/spec';
import { scorings } from './sight.ts';

/** Food for a Command, and for one more. */
const PROVISIONS = 2;

/** Stock that a faction wants to have at hand: nothing in Salt, the price of its next Haven, and Food. */
function needs(t: ReadTable, seat: Seat): readonly number[] {
  if (scorings(t) === 0) return [0, 0, 0];
  return [0, havensLeft(t, seat) > 0 ? havenCost(t, seat) : 0, PROVISIONS];
}

/** Salt, Plunder and Food for the other; all 0: nothing is lacking, or nothing can be spared. */
export function giftTo(t: ReadTable, seat: Seat, to: Seat): number[] {
  const own = goodsOf(t, seat);
  const others = goodsOf(t, to);
  const wanted = needs(t, to);
  return needs(t, seat).map((need, i) => Math.max(0, Math.min(own[i]! - need, wanted[i]! - others[i]!)));
}

/** One thing that is given by an offer, `food>1`. Items stay with whoever found them. */
export function isKind(t: ReadTable, seat: Seat, gift: string): boolean {
  const [what, to] = gift.split('>') as [Res, string];
  const i = RESOURCES.indexOf(what);
  return i >= 0 && giftTo(t, seat, Number(to))[i]! > 0;
}

export const isGift = (goods: readonly number[]): boolean => goods.some((n) => n > 0);
