import type { Seat } from '@longtable/kernel';
import { addTo, type Pile, sizeOf, takeNth } from '@longtable/kit';
import { HAND, RANKS } from './data.ts';
import type { Rank, Table, Turn } from './spec.ts';

export const copyTable = (table: Table): Table => ({
  rally: table.rally,
  lead: table.lead,
  hills: table.hills,
  prize: table.prize,
  deck: table.deck.slice(),
  discard: table.discard.slice(),
  hands: table.hands.map(copyPile),
  field: table.field,
  strength: table.strength,
  points: table.points,
});
const copyPile = (pile: Pile): Pile => pile.slice();

export const hand = (table: Readonly<Table>, seat: Seat): Pile => table.hands[seat]!;

/** Every clockwise order, by number of seats and lead: made once, because it is asked for all the time. */
const ORDERS: readonly (readonly Seat[])[][] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, lead) => Array.from({ length: seats }, (_seat, i) => (lead + i) % seats)),
);

/** The seats clockwise, beginning with the lead. */
export const fromLead = (table: Readonly<Table>): readonly Seat[] => ORDERS[table.hands.length]![table.lead]!;

/** SK-RAL-02 */
export function weakest(table: Readonly<Table>): Seat {
  let best = table.lead;
  for (const seat of fromLead(table)) if (table.strength[seat]! < table.strength[best]!) best = seat;
  return best;
}

/** SK-RAL-04 */
export function strongest(table: Readonly<Table>): Seat {
  let best = table.lead;
  for (const seat of fromLead(table)) if (table.strength[seat]! > table.strength[best]!) best = seat;
  return best;
}

/** Every list of ranks that a hand can hold, lowest first, by a bit for each rank: made once, because it is asked for all the time. */
const RANK_LISTS: readonly (readonly Rank[])[] = Array.from({ length: 1 << RANKS }, (_, bits) =>
  Array.from({ length: RANKS }, (_rank, kind) => kind + 1).filter((rank) => bits & (1 << (rank - 1))),
);

/** Ranks in hand from a least rank on, lowest first. */
export function ranksFrom(table: Readonly<Table>, seat: Seat, least: Rank): readonly Rank[] {
  const pile = hand(table, seat);
  let bits = 0;
  for (let kind = least - 1; kind < RANKS; kind++) if (pile[kind]! > 0) bits |= 1 << kind;
  return RANK_LISTS[bits]!;
}

/** From the hand to the discard pile. */
export function discard(table: Table, seat: Seat, rank: Rank): void {
  addTo(hand(table, seat), rank - 1, -1);
  addTo(table.discard, rank - 1, 1);
}

/** SK-SET-03, SK-RND-06, SK-RND-07 */
export function refill(t: Turn, table: Table, seat: Seat): void {
  const pile = hand(table, seat);
  const drawn: Rank[] = [];
  let left = sizeOf(table.deck);
  for (let n = sizeOf(pile); n < HAND; n++) {
    if (left === 0) {
      const empty = table.deck;
      table.deck = table.discard;
      table.discard = empty;
      left = sizeOf(table.deck);
    }
    const kind = takeNth(table.deck, t.random('deck', left--));
    addTo(pile, kind, 1);
    if (t.telling) drawn.push(kind + 1);
  }
  if (!t.telling) return;
  t.emit({ type: 'drew', seat, n: drawn.length });
  t.emit({ type: 'drew-ranks', seat, ranks: drawn }, [seat]);
}
