/**
 * Another world that this seat could be in. Hands, both of fighters and of combat cards, can be worked out by whoever watched, so
 * they stay; dealt again is only what nobody but its owner can know: Fate cards, face-down attackers, face-down combat cards.
 * Decks are orderless already.
 */
import type { Rnd, Seat } from '@longtable/kernel';
import { shuffled } from '@longtable/kit';
import { COMBAT_CARDS, cardsIn } from './data/combat-cards.ts';
import { FATES } from './data/fate.ts';
import { EMPTY } from './data/numbers.ts';
import { merged } from './deeds/index.ts';
import type { Player, Table } from './spec.ts';
import { player } from './table.ts';

export function imagine(table: Table, me: Seat | null, rnd: Rnd): void {
  if (table.phase !== 'end' && table.players[0]!.fate !== EMPTY) dealFates(table, me, rnd);
  if (table.attackers.length > 0 && table.active !== me && !table.turnedUp) recommit(table, rnd);
  if (table.cardsUp) return;
  for (let who = 0; who < table.players.length; who++)
    if (who !== me && player(table, who).laid !== EMPTY) layAgain(player(table, who), rnd);
}

/** The own card stays; the other five lie with the others and in the box. */
function dealFates(table: Table, me: Seat | null, rnd: Rnd): void {
  const mine = me === null ? EMPTY : player(table, me).fate;
  const unknown = shuffled(
    [...FATES.keys()].filter((fate) => fate !== mine),
    rnd,
  );
  table.players.forEach((p, who) => {
    if (who !== me && !p.ai) p.fate = unknown.pop()!;
  });
}

/** As many fighters out of the same hand. */
function recommit(table: Table, rnd: Rnd): void {
  const p = player(table, table.active);
  const all = shuffled(merged(p.hand, table.attackers), rnd);
  const n = table.attackers.length;
  table.attackers = merged([], all.slice(0, n));
  p.hand = merged([], all.slice(n));
}

/** Any card that was in the hand (the AI: in its deck) when one was laid. */
function layAgain(p: Player, rnd: Rnd): void {
  const all = p.cards | (1 << p.laid);
  const cards = cardsIn(all);
  p.laid = COMBAT_CARDS.indexOf(cards[rnd(cards.length)]!);
  p.cards = all & ~(1 << p.laid);
}
