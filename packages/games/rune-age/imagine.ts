/** Another world that this seat could be in: only zones of the table are dealt again, because frames hold no secrets. */
import type { Rnd, Seat } from '@longtable/kernel';
import { shuffled, takeOut } from '@longtable/kit';
import type { Card } from './data/cards.ts';
import { nextStage } from './query/events.ts';
import { sharesHand } from './query/scenario.ts';
import type { Player, Table } from './spec.ts';
import { knows } from './view.ts';

/** Hands of others and the order of decks are secret. RA-DCK-07 */
export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  for (let seat = 0; seat < table.players.length; seat++) {
    const p = table.players[seat]!;
    dealAgain(p, sharesHand(table, me, seat), me, rnd);
  }
  if (table.foreseen.length > 0 && table.foreseer !== me) foreseeAgain(table, rnd);
}

/** Hand and deck of a player together, except what the viewer knows. The marks of used abilities go with the cards. */
function dealAgain(p: Player, handKnown: boolean, me: Seat | null, rnd: Rnd): void {
  const first = p.deck.length - p.known.length;
  const hidden: number[] = [];
  p.deck.forEach((_, i) => {
    if (i < first || !knows(p.known[i - first]!, me)) hidden.push(i);
  });
  const secret = handKnown ? [] : p.hand.slice();
  for (const card of p.shown) takeOut(secret, card);
  // Sorted first: what comes out depends on the generator alone and not on where the cards really were.
  const cards: Card[] = shuffled(
    [...secret, ...hidden.map((i) => p.deck[i]!)].sort((a, b) => a - b),
    rnd,
  );
  if (!handKnown) p.hand = [...p.shown, ...cards.splice(0, secret.length)].sort((a, b) => a - b);
  hidden.forEach((i, k) => {
    p.deck[i] = cards[k]!;
  });
}

/** The top events that another seat has arranged: any that could lie there. */
function foreseeAgain(table: Table, rnd: Rnd): void {
  const n = table.foreseen.length;
  table.events = [...table.events, ...table.foreseen].sort();
  const top: Table['events'][number][] = [];
  while (top.length < n) {
    const stage = nextStage(table);
    const id = stage[rnd(stage.length)]!;
    table.events = table.events.filter((x) => x !== id);
    top.push(id);
  }
  table.foreseen = shuffled(top, rnd);
}
