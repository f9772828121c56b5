/** Deeds of several headings: draw, discard, return, exhaust. */
import type { Seat } from '@longtable/kernel';
import { takeOut } from '@longtable/kit';
import { type Card, type CardId, fresh, hasTrait, IS_GOLD, idOf, idOfKind, KIND, kindOf, UNIT_KINDS } from '../data/cards.ts';
import { HAND, NOBODY } from '../data/numbers.ts';
import { isSite, type SiteId } from '../data/sites.ts';
import type { TreasureId } from '../data/treasures.ts';
import type { Payment, Player, Purchase, Table, Turn } from '../spec.ts';
import { EVERYBODY, GOLD_IDS, goldPile, pileOf, player, siteAt } from '../table.ts';

const DECKS = ['deck:0', 'deck:1', 'deck:2', 'deck:3'] as const;

/** There is no largest hand. RA-DCK-09, RA-AMB-32 */
const isShort = (p: Player): boolean => p.hand.length < HAND;

/** Keeps a hand sorted. */
export function intoHand(p: Player, card: Card): void {
  const { hand } = p;
  let i = hand.length;
  hand.push(card);
  while (i > 0 && hand[i - 1]! > card) {
    hand[i] = hand[i - 1]!;
    i--;
  }
  hand[i] = card;
}

/** A card that everybody has seen comes into a hand: they know that it is there until one like it leaves. */
export function intoHandOpenly(p: Player, card: Card): void {
  intoHand(p, card);
  p.shown = [...p.shown, card];
}

/** Takes a card out of a hand in the open; a used one is not the same as an unused one. */
export function outOfHand(p: Player, card: Card): void {
  if (!takeOut(p.hand, card)) throw new Error(`no ${idOf(card)} in hand`);
  const i = p.shown.indexOf(card);
  if (i >= 0) p.shown = p.shown.toSpliced(i, 1);
}

/** At least `n` cards lie in the deck, also in the middle of a draw, but not before one is needed. RA-DCK-01, RA-DCK-02, RA-DCK-03 */
export function fillDeck(t: Turn, seat: Seat, n: number): void {
  const p = player(t.table, seat);
  if (p.deck.length >= n || p.discard.length === 0) return;
  t.emit({ type: 'reshuffled', seat, n: p.discard.length });
  p.deck = p.deck.length === 0 ? p.discard : [...p.discard, ...p.deck];
  p.discard = [];
}

/** The card on top gets its kind now, unless somebody knows it already. */
function fixTop(t: Turn, seat: Seat, p: Player, depth: number): void {
  if (p.known.length > depth) return;
  const free = p.deck.length - depth;
  const i = t.random(DECKS[seat]!, free);
  const card = p.deck[i]!;
  p.deck[i] = p.deck[free - 1]!;
  p.deck[free - 1] = card;
}

/** Draws up to n cards; the owner alone sees which. */
export function draw(t: Turn, seat: Seat, n: number): void {
  drawOn(t, t.table, seat, n);
}

/** The same during setup, when the turn has no table yet. What is not there is not drawn. RA-DCK-04 */
export function drawOn(t: Turn, table: Table, seat: Seat, n: number): void {
  const p = player(table, seat);
  const cards: CardId[] = [];
  for (let i = 0; i < n; i++) {
    if (p.deck.length === 0) fillDeck(t, seat, 1);
    if (p.deck.length === 0) break;
    fixTop(t, seat, p, 0);
    const card = p.deck.pop()!;
    const seen = (p.known.at(-1) ?? 0) & EVERYBODY;
    if (p.known.length > 0) p.known = p.known.slice(0, -1);
    if (seen === 0) intoHand(p, card);
    else intoHandOpenly(p, card);
    cards.push(idOf(card));
  }
  if (cards.length === 0) return;
  t.reveal();
  t.emit({ type: 'drew', seat, n: cards.length });
  t.emit({ type: 'drew-cards', seat, cards }, [seat]);
}

/** Everybody up to five, from this player on; more than five are kept. RA-TRN-11, RA-TRN-12, RA-TRN-13 */
export function drawUp(t: Turn, from: Seat): void {
  const seats = t.seats;
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    const p = player(t.table, seat);
    if (p.alive && isShort(p)) draw(t, seat, HAND - p.hand.length);
  }
}

/** Fixes and shows the top cards; they stay where they are. An empty deck is filled from below. Says how many there were. RA-DCK-05, RA-DCK-13 */
export function lookAtTop(t: Turn, seat: Seat, n: number, who: number): number {
  const p = player(t.table, seat);
  let known = p.known;
  let seen = 0;
  while (seen < n) {
    if (p.deck.length <= seen) fillDeck(t, seat, seen + 1);
    if (p.deck.length <= seen) break;
    fixTop(t, seat, p, seen);
    const k = known.length - 1 - seen;
    known = k >= 0 ? known.with(k, known[k]! | who) : [who, ...known];
    seen++;
  }
  p.known = known;
  t.reveal();
  return seen;
}

/** Takes one of the known top cards, counted from the top, out of the deck. */
export function takeFromTop(p: Player, depth: number): Card {
  const i = p.deck.length - 1 - depth;
  const k = p.known.length - 1 - depth;
  const card = p.deck[i]!;
  p.deck.splice(i, 1);
  p.known = [...p.known.slice(0, k), ...p.known.slice(k + 1)];
  return card;
}

export function putOnTop(p: Player, card: Card, who: number): void {
  p.deck.push(card);
  p.known = [...p.known, who];
}

/** Faceup to the discard pile, the newest on top. RA-DCK-11 */
export function discard(t: Turn, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const p = player(t.table, seat);
  for (const card of cards) p.discard.push(card);
  t.emit({ type: 'discarded', seat, cards: cards.map(idOf) });
}

/** To the place of origin, from wherever it was; mythic units go to the discard pile. RA-DES-15, RA-EXP-08, RA-AMB-23 */
export function toOrigin(table: Table, seat: Seat, card: Card): void {
  const kind = kindOf(card);
  const p = player(table, seat);
  if (hasTrait(kind, 'mythic')) {
    p.discard.push(card);
    return;
  }
  toPile(table, p, kind);
}

/** Faction units to the barracks, where they can be bought again. RA-DES-01, RA-DES-02 */
export function toPile(table: Table, p: Player, kind: number): void {
  const slot = UNIT_KINDS[p.race].indexOf(kind);
  if (slot >= 0) p.barracks[slot] = p.barracks[slot]! + 1;
  else toCentre(table, kind);
}

/** Gold and neutral cards go back to their piles, which may grow. RA-ELM-07, RA-AMB-31 */
export function toCentre(table: Table, kind: number): void {
  if (IS_GOLD[kind]) toGold(table, kind);
  else toNeutrals(table, kind);
}

/** RA-DES-05 */
function toGold(table: Table, kind: number): void {
  table.gold[goldPile(kind)] = table.gold[goldPile(kind)]! + 1;
}

/** Units and tactics, mercenaries too. RA-DES-14, RA-MER-09 */
function toNeutrals(table: Table, kind: number): void {
  const pile = pileOf(table, idOfKind(kind));
  table.piles[pile] = table.piles[pile]! + 1;
}

/** Takes a copy out of its central pile. False: the pile is empty. */
export function fromPile(table: Table, id: CardId): boolean {
  const gold = GOLD_IDS.indexOf(id as (typeof GOLD_IDS)[number]);
  const piles = gold >= 0 ? table.gold : table.piles;
  const i = gold >= 0 ? gold : pileOf(table, id);
  if ((piles[i] ?? 0) === 0) return false;
  piles[i] = piles[i]! - 1;
  return true;
}

/** Exhausts the cards of a payment, or discards its gold cards. `what`: the thing that is bought, if one is. RA-GLD-01, RA-INF-01 */
export function pay(t: Turn, seat: Seat, payment: Payment, kind: 'gold' | 'influence', value: number, what: Purchase | null): void {
  for (const id of payment.split('+')) exhaust(t, seat, id);
  t.emit({ type: 'paid', seat, with: payment, kind, value, what });
}

/** One thing that pays or is used: a site, a stronghold, a treasure, or a gold card. */
export function exhaust(t: Turn, seat: Seat, id: string): void {
  const p = player(t.table, seat);
  if (id === 'stronghold') {
    p.ready--;
    p.exhausted++;
  } else if (isSite(id)) siteAt(t.table, id)!.exhausted = true;
  else if (id.startsWith('gold-')) {
    outOfHand(p, fresh(KIND[id as CardId]));
    p.discard.push(fresh(KIND[id as CardId]));
  } else p.treasures = p.treasures.map((x) => (x.id === id ? { id: x.id, exhausted: true } : x));
}

/** It lies beside the home realm, refreshed. RA-REW-01, RA-REW-02 */
export function giveTreasure(t: Turn, seat: Seat, id: TreasureId): void {
  const p = player(t.table, seat);
  p.treasures = [...p.treasures, { id, exhausted: false }];
  t.emit({ type: 'claimed', seat, reward: id });
}

/** A lost reward leaves the game. RA-REW-07, RA-AMB-15 */
export function loseTreasure(t: Turn, seat: Seat, id: TreasureId): void {
  const p = player(t.table, seat);
  p.treasures = p.treasures.filter((x) => x.id !== id);
  t.table.gone = [...t.table.gone, id];
  t.emit({ type: 'lost-reward', seat, reward: id });
}

/** Neutral again, refreshed. RA-DES-04, RA-ELM-03 */
export function loseSite(t: Turn, id: SiteId): void {
  const s = siteAt(t.table, id)!;
  t.emit({ type: 'lost-site', seat: s.owner, site: id });
  s.owner = NOBODY;
  s.exhausted = false;
}
