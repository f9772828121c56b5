/** Another world that this seat could be in: only zones of the table are dealt again, because frames hold no secrets. */
import type { Rnd, Seat } from '@longtable/kernel';
import { addTo, type Pile, shuffled, sizeOf, takeNth } from '@longtable/kit';
import { KINDS, STRATEGY } from './data/cards.ts';
import type { Player, Table } from './spec.ts';
import { army } from './table.ts';

export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  const others = table.players.filter((_, seat) => seat !== me);
  for (const p of others) {
    const unknown = shuffled(
      STRATEGY.filter((card) => !p.shown.includes(card)),
      rnd,
    );
    p.kept = unknown.slice(0, p.kept.length);
    if (p.chosen !== null) p.chosen = unknown[p.kept.length]!;
  }
  dealBattleCards(table.deck, others, rnd);
  for (const p of others) spreadUnits(table, p, rnd);
}

/** Other hands and what others have lying face down go into the deck, and as many cards are drawn again. */
function dealBattleCards(deck: Pile, others: readonly Player[], rnd: Rnd): void {
  const held = others.map((p) => sizeOf(p.hand));
  for (const p of others) {
    for (let kind = 0; kind < KINDS; kind++) {
      addTo(deck, kind, p.hand[kind]!);
      p.hand[kind] = 0;
    }
    for (const kind of p.down) addTo(deck, kind, 1);
  }
  others.forEach((p, i) => {
    const drawn: number[] = [];
    for (let n = held[i]!; n > 0; n--) drawn.push(takeNth(deck, rnd(sizeOf(deck))));
    for (const kind of drawn) addTo(p.hand, kind, 1);
    p.down = p.down.map(() => takeNth(deck, rnd(sizeOf(deck))));
    p.fresh = drawn.slice(0, p.fresh.length);
  });
}

/** Dials within what everybody knows of them, with the same sum. */
function spreadUnits(table: Table, p: Player, rnd: Rnd): void {
  const dials = p.armies.map((id) => army(table, id)).filter((a) => a.units > 0 && a.low < a.high);
  let left = 0;
  for (const a of dials) {
    left += a.units - a.low;
    a.units = a.low;
  }
  while (left > 0) {
    const a = dials[rnd(dials.length)]!;
    if (a.units >= a.high) continue;
    a.units++;
    left--;
  }
}
