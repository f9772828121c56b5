/**
 * UP-CON-19: what anybody may do whenever the game waits for anybody: Trade (UP-ACT-TRADE-02, UP-BLD-07), the 3:1 exchange
 * (UP-CON-04), cards marked ALWAYS.
 */

import type { Frame, OfferRules, Seat } from '@longtable/kernel';
import { lanes, pick } from '@longtable/kernel';
import { RESOURCES } from './data/factions.ts';
import { byRule } from './data/reasons.ts';
import { give } from './deeds/points.ts';
import { giftsTo, giveGift } from './frames/exchange.ts';
import { companions, trade } from './frames/turn.ts';
import { useCard } from './frames/window.ts';
import { goodsOf } from './query/goods.ts';
import { supplyLeft } from './query/pieces.ts';
import { usable } from './query/usable.ts';
import type { CardId, Data, Match, Uprising } from './spec.ts';
import { player } from './table.ts';

const PRICE = 3;

type Swap = Uprising['offers']['exchange']['pick'];
/** `salt>food` and so on, made once. */
const SWAPS: readonly { readonly id: Swap; readonly from: number; readonly to: number }[] = RESOURCES.flatMap((a, from) =>
  RESOURCES.flatMap((b, to) => (from === to ? [] : [{ id: `${a}>${b}` as Swap, from, to }])),
);

/** The frame in which a seat's question, if it has one, is at work. */
function topFrame(m: Readonly<Match>, seat: Seat): Frame | undefined {
  const open = lanes(m);
  return open === null ? m.stack.at(-1) : open.find((lane) => lane.seat === seat)?.stack.at(-1);
}

/** The turn itself asks for Trade, until another Action has been taken. */
function isOwnTurn(top: Frame | undefined, seat: Seat): boolean {
  if (top?.k !== 'turn') return false;
  const turn = top.data as Data<'turn'>;
  return turn.seat === seat && !turn.acted;
}

/** UP-CON-19, R-58: no window between the drawing of a card and the end of its immediate effect. */
const isClosed = (m: Readonly<Match>): boolean =>
  m.table.phase === 'setup' || m.table.entering !== '' || m.stack.some((f) => f.k === 'immediate');

/** UP-CON-20: this seat is about to pay: what it has is bound. */
function isBound(m: Readonly<Match>, seat: Seat): boolean {
  const top = topFrame(m, seat);
  return top?.k === 'pay' && (top.data as Data<'pay'>).seat === seat;
}

/** UP-ACT-TRADE-03: in a Trade goods can leave every Hero of the hex, so nobody there may be bound. */
const mayTrade = (m: Readonly<Match>, seat: Seat): boolean => {
  const others = companions(m.table, seat);
  return others.length === 0 || ![seat, ...others].some((s) => isBound(m, s));
};

/** The Trade of another Hero on this seat's hex that goes on in a lane of the Build Phase. */
function openTrade(m: Readonly<Match>, seat: Seat): readonly Seat[] {
  for (const lane of lanes(m) ?? []) {
    const trade = lane.stack.findLast((f) => f.k === 'exchange')?.data as Data<'exchange'> | undefined;
    if (trade !== undefined && lane.seat !== seat && trade.seats.includes(seat)) return trade.seats;
  }
  return [];
}

export const offers: OfferRules<Uprising> = {
  list(m, seat) {
    if (isClosed(m)) return [];
    const t = m.table;
    const top = topFrame(m, seat);
    const list: ReturnType<OfferRules<Uprising>['list']>[number][] = [];
    if (player(t, seat).ap > 0 && !isOwnTurn(top, seat) && supplyLeft(t) > 0 && mayTrade(m, seat))
      list.push({ kind: 'trade', ask: pick(seat, ['trade'] as const) });
    // UP-CON-20: what an open payment has bound cannot be exchanged away.
    const bound = isBound(m, seat);
    const have = goodsOf(t, seat);
    const swaps = bound ? [] : SWAPS.filter((s) => have[s.from]! >= PRICE).map((s) => s.id);
    if (swaps.length > 0) list.push({ kind: 'exchange', ask: pick(seat, swaps) });
    const cards = usable(t, seat, 'always', undefined, undefined, undefined) as CardId[];
    if (cards.length > 0) list.push({ kind: 'card', ask: pick(seat, cards) });
    const gifts = bound ? [] : giftsTo(t, seat, openTrade(m, seat));
    if (gifts.length > 0) list.push({ kind: 'gift', ask: pick(seat, gifts) });
    return list;
  },
  take: {
    /** UP-ACT-TRADE-02, UP-BLD-07 */
    trade: (t, _answer, seat) => trade(t, seat),
    gift: (t, gift, seat) => giveGift(t, seat, gift),
    /** UP-CON-04 */
    exchange(t, id, seat) {
      const { from, to } = SWAPS.find((s) => s.id === id)!;
      give(
        t,
        seat,
        RESOURCES.map((_, i) => (i === from ? -PRICE : i === to ? 1 : 0)),
        byRule('exchange'),
      );
      t.emit({ type: 'exchanged', seat, from, to });
    },
    card: (t, card, seat) => useCard(t, seat, card, 'always', 0, player(t.table, seat).at),
  },
};
