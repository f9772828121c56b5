/** Deeds that several headings share: place minions, gain, move fighters, refill, discard. */
import { BOARD_SPACES } from '../data/board.ts';
import { ALL_CARDS, COMBAT_CARDS } from '../data/combat-cards.ts';
import { FIGHTERS } from '../data/fighters.ts';
import { GOODS, KINDS } from '../data/goods.ts';
import { DISPLAY, EMPTY, REFILL } from '../data/numbers.ts';
import type { Spoils } from '../query/gains.ts';
import type { Area, FighterId, GainReason, Table, TileId, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';

// ── Minions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It stays until the end of the round, whatever happens around it. CA-TRN-08 */
export function placeMinion(t: Turn, who: Who, at: number): void {
  const { table } = t;
  table.spaces[at] = [...table.spaces[at]!, who];
  player(table, who).minions--;
  t.emit({ type: 'minion', who, space: BOARD_SPACES[at]! });
}

/** One charge, one power in all. CA-POW-02, CA-POW-21 */
export function spendCharge(t: Turn, who: Who): void {
  player(t.table, who).charged = false;
}

// ── Gains ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** From the supply, which never runs out, and without limit; the AI scores a point for each item instead. CA-RES-05, CA-RES-12, CA-SOL-09 */
export function gain(t: Turn, who: Who, { goods, special, vp, items }: Spoils, why: GainReason, area: Area): void {
  const p = player(t.table, who);
  /** CA-AIA-22, CA-VP-06 */
  const points = p.ai ? vp + items : vp;
  p.vp += points;
  if (!p.ai) for (let good = 0; good < GOODS.length; good++) p.goods[good] = p.goods[good]! + goods[good]!;
  if (points > 0 || items > special) t.emit({ type: 'gained', who, why, area, goods: p.ai ? NO_GOODS : goods, vp: points });
  if (special > 0 && !p.ai) t.call('gain', { who, n: special, why, area });
}
const NO_GOODS: readonly number[] = [0, 0, 0, 0, 0];

/** CA-STR-16: the whole graveyard back to hand. */
export function resurrect(t: Turn, who: Who): void {
  const p = player(t.table, who);
  t.emit({ type: 'resurrected', who, fighters: p.graveyard });
  p.hand = merged(p.hand, p.graveyard);
  p.graveyard = [];
}

export function pay(table: Table, who: Who, paid: readonly number[]): void {
  const { goods } = player(table, who);
  for (let good = 0; good < paid.length; good++) goods[good] = goods[good]! - paid[good]!;
}

export function addKinds(table: Table, who: Who, units: readonly number[]): void {
  const { goods } = player(table, who);
  for (let k = 0; k < KINDS.length; k++) goods[k] = goods[k]! + units[k]!;
}

// ── Fighters ────────────────────────────────────────────────────────────────────────────────────────────────────────

const ascending = (a: number, b: number): number => a - b;
/** Hands and graveyards are kept sorted: their order must tell nothing. */
export function merged(list: readonly FighterId[], more: readonly FighterId[]): readonly FighterId[] {
  if (more.length === 0) return list;
  if (more.length > 1) return [...list, ...more].sort(ascending);
  const all = list.slice();
  let at = all.length;
  for (; at > 0 && all[at - 1]! > more[0]!; at--) all[at] = all[at - 1]!;
  all[at] = more[0]!;
  return all;
}
export const without = (list: readonly FighterId[], gone: readonly FighterId[]): readonly FighterId[] =>
  list.filter((id) => !gone.includes(id));

/** There is no limit. CA-FIG-07 */
export function toHand(table: Table, who: Who, fighters: readonly FighterId[]): void {
  const p = player(table, who);
  p.hand = merged(p.hand, fighters);
}

export function fromHand(table: Table, who: Who, fighters: readonly FighterId[]): void {
  const p = player(table, who);
  p.hand = without(p.hand, fighters);
}

export function bury(t: Turn, who: Who, fighters: readonly FighterId[]): void {
  if (fighters.length === 0) return;
  const p = player(t.table, who);
  p.graveyard = merged(p.graveyard, fighters);
  t.emit({ type: 'buried', who, fighters });
}

/** Any mix of adding, exchanging and taking back: what is not chosen returns to hand. CA-AMD-03, CA-AMD-08 */
export function garrison(t: Turn, who: Who, area: Area, chosen: readonly FighterId[]): void {
  const { table } = t;
  const present = table.defenders[area]!;
  const unchanged = chosen.length === present.length && chosen.every((id) => present.includes(id));
  if (unchanged) return;
  const p = player(table, who);
  p.hand = without(merged(p.hand, present), chosen);
  table.defenders[area] = [...chosen].sort(ascending);
  keepPairs(table);
  t.emit({ type: 'amended', who, area, defenders: table.defenders[area]! });
}

/** CA-POW-16: a fortified pair lasts while both lie in one place. */
export function keepPairs(table: Table): void {
  const { fortified } = table;
  if (fortified.length === 0) return;
  const kept: FighterId[] = [];
  for (let i = 0; i < fortified.length; i += 2) {
    const a = fortified[i]!;
    const b = fortified[i + 1]!;
    if (table.defenders.some((group) => group.includes(a) && group.includes(b))) kept.push(a, b);
  }
  table.fortified = kept;
}

// ── Decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const DECK_LABELS = ['', 'deck:fighter:1', 'deck:fighter:2', 'deck:fighter:3'] as const;

/** A card at random: the decks are orderless, so this is their top card. undefined: the deck is empty. */
function drawFighter(t: Turn, table: Table, tier: number): FighterId | undefined {
  const deck = table.decks[tier]!;
  if (deck.length === 0) return undefined;
  const drawn = deck[t.random(DECK_LABELS[tier]!, deck.length)]!;
  table.decks[tier] = deck.filter((id) => id !== drawn);
  return drawn;
}

/** Fills all empty display spaces from left to right, each from its deck or its substitutes. CA-FIG-09, CA-FIG-15, CA-FIG-16 */
export function refillDisplay(t: Turn, table: Table): void {
  for (let space = 0; space < table.display.length; space++) {
    if (table.display[space] !== EMPTY) continue;
    /** CA-FIG-14 */
    const tier = REFILL[DISPLAY.tiers[space]!]!.find((deck) => table.decks[deck]!.length > 0);
    if (tier === undefined) return;
    const fighter = drawFighter(t, table, tier)!;
    table.display[space] = fighter;
    t.emit({ type: 'display', space, fighter });
  }
}

/** CA-FIG-20: a display without any fighter is looked at before somebody may raise. */
export function refillBareDisplay(t: Turn): void {
  if (t.table.display.every((id) => id === EMPTY)) refillDisplay(t, t.table);
}

/** Shuffled into the deck of its icon, also an empty one. CA-AUT-03, CA-AUT-13 */
export function returnAutomatons(t: Turn, who: Who, automatons: readonly FighterId[]): void {
  for (const fighter of automatons) {
    const deck = FIGHTERS[fighter]!.returns;
    t.table.decks[deck] = merged(t.table.decks[deck]!, [fighter]);
    t.reveal();
    t.emit({ type: 'returned', who, fighter, deck });
  }
}

/** All of tier I before any of II; the set-aside tiles when the stack is empty. CA-STR-11, CA-STR-13, CA-STR-14 */
function drawTile(t: Turn, table: Table): TileId {
  if (table.upper.length === 0 && table.lower.length === 0) {
    if (table.aside.length === 0) return EMPTY;
    t.emit({ type: 'reshuffled', n: table.aside.length });
    table.upper = table.aside;
    table.aside = [];
  }
  const part = table.upper.length > 0 ? table.upper : table.lower;
  const drawn = part[t.random('deck:tile', part.length)]!;
  const rest = part.filter((id) => id !== drawn);
  if (part === table.upper) table.upper = rest;
  else table.lower = rest;
  return drawn;
}

/** Each place of the row that is empty, from left to right. CA-STR-09, CA-STR-21 */
export function refillRow(t: Turn, table: Table): void {
  for (let place = 0; place < table.row.length; place++) {
    if (table.row[place] !== EMPTY) continue;
    const tile = drawTile(t, table);
    if (tile === EMPTY) return;
    table.row[place] = tile;
    t.emit({ type: 'row', place, tile });
  }
}

// ── Combat cards ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Face-up on the discard; after the fifth all are back. CA-CRD-11, CA-CRD-12, CA-AIA-21 */
export function discardLaid(t: Turn, who: Who): void {
  const p = player(t.table, who);
  const card = p.laid;
  p.laid = EMPTY;
  p.used = [...p.used, card];
  const refilled = p.used.length === COMBAT_CARDS.length;
  if (refilled) takeBackCards(t.table, who);
  t.emit({ type: 'discarded', who, card: COMBAT_CARDS[card]!, refilled });
}

export function takeBackCards(table: Table, who: Who): void {
  const p = player(table, who);
  p.used = [];
  p.cards = ALL_CARDS;
}
