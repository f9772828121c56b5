import type { Rnd, Seat } from '@longtable/kernel';
import { addTo, type Pile, shuffled, sizeOf, takeNth } from '@longtable/kit';
import { COPIES, RANKS } from './data.ts';
import type { Match, Table, View } from './spec.ts';
import { hand } from './table.ts';

/** Secret: hands but the own one, the deck, the hills to come. */
export function view(m: Readonly<Match>, me: Seat | null): View {
  const t = m.table;
  return {
    me,
    lead: t.lead,
    hillsLeft: t.hills.length,
    prize: t.prize,
    deck: sizeOf(t.deck),
    discard: t.discard.slice(),
    hand: me === null ? null : hand(t, me).slice(),
    hands: t.hands.map(sizeOf),
    field: t.field,
    strength: t.strength,
    points: t.points,
  };
}

/** Another world that this seat could be in. */
export function imagine(t: Table, me: Seat | null, rnd: Rnd): void {
  t.hills = shuffled(t.hills.toSorted(), rnd);
  const others = t.hands.filter((_, seat) => seat !== me);
  const held = others.map(sizeOf);
  for (const pile of others) {
    for (let kind = 0; kind < RANKS; kind++) {
      addTo(t.deck, kind, pile[kind]!);
      pile[kind] = 0;
    }
  }
  others.forEach((pile, i) => {
    for (let n = held[i]!; n > 0; n--) addTo(pile, takeNth(t.deck, rnd(sizeOf(t.deck))), 1);
  });
}

/** SK-SET-02: forty soldiers, wherever they are. */
export function check(m: Readonly<Match>): string[] {
  const t = m.table;
  const problems: string[] = [];
  for (let kind = 0; kind < RANKS; kind++) {
    const inField = t.field.filter((rank) => rank === kind + 1).length;
    const n = [t.deck, t.discard, ...t.hands].reduce((sum, pile: Readonly<Pile>) => sum + pile[kind]!, inField);
    if (n !== COPIES) problems.push(`${n} soldiers of rank ${kind + 1}`);
  }
  return problems;
}
