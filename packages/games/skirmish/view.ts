import type { Rnd, Seat } from '@longtable/kernel';
import { addTo, type Pile, shuffled, sizeOf, takeNth } from '@longtable/kit';
import { COPIES, RANKS } from './data.ts';
import type { Match, Table, View } from './spec.ts';
import { hand } from './table.ts';

/** Secret: hands but the own one, the deck, the hills to come. */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const { table } = m;
  return {
    me,
    lead: table.lead,
    hillsLeft: table.hills.length,
    prize: table.prize,
    deck: sizeOf(table.deck),
    discard: table.discard.slice(),
    hand: me === null ? null : hand(table, me).slice(),
    hands: table.hands.map(sizeOf),
    field: table.field,
    strength: table.strength,
    points: table.points,
  };
}

/** Another world that this seat could be in. */
export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  table.hills = shuffled(table.hills.toSorted(), rnd);
  const others = table.hands.filter((_, seat) => seat !== me);
  const held = others.map(sizeOf);
  for (const pile of others) {
    for (let kind = 0; kind < RANKS; kind++) {
      addTo(table.deck, kind, pile[kind]!);
      pile[kind] = 0;
    }
  }
  others.forEach((pile, i) => {
    for (let n = held[i]!; n > 0; n--) addTo(pile, takeNth(table.deck, rnd(sizeOf(table.deck))), 1);
  });
}

/** SK-SET-02: forty soldiers, wherever they are. */
export function check(m: Readonly<Match>): string[] {
  const { table } = m;
  const problems: string[] = [];
  for (let kind = 0; kind < RANKS; kind++) {
    const inField = table.field.filter((rank) => rank === kind + 1).length;
    const n = [table.deck, table.discard, ...table.hands].reduce((sum, pile: Readonly<Pile>) => sum + pile[kind]!, inField);
    if (n !== COPIES) problems.push(`${n} soldiers of rank ${kind + 1}`);
  }
  return problems;
}
