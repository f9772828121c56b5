/** Cards change hands: Feats, Items, the Market. */

import type { Seat } from '@longtable/kernel';
import { ROW } from '../data/difficulty.ts';
import { CARD_LIMIT } from '../data/factions.ts';
import { FEAT, type FeatId } from '../data/feats.ts';
import { ATTRIBUTES } from '../data/heroes.ts';
import { ITEM, type ItemId } from '../data/items.ts';
import { CARD } from '../data/play-cards.ts';
import { reasonOf, type Why } from '../data/reasons.ts';
import { featLabel } from '../frames/labels.ts';
import { canUse } from '../query/items.ts';
import type { CardId, Turn } from '../spec.ts';
import { isSecond, player } from '../table.ts';

const NOBODY_KNOWS = 0;
const OWNER_KNOWS = 1;
const ALL_KNOW = 2;

const isFeat = (id: CardId): id is FeatId => id in FEAT;
const isItem = (id: CardId): id is ItemId => id in ITEM;
const without = <T>(list: readonly T[], x: T): T[] => list.filter((y) => y !== x);

/** UP-CARD-06, UP-CARD-18: what using a card costs. Quests taken are flipped. */
export function payCard(t: Turn, seat: Seat, card: CardId): void {
  const how = CARD[card]?.use ?? 'flip';
  if (how === 'flip') flip(t, seat, [card], '');
  else if (how === 'discard') discardCard(t, seat, card, '');
}

export function flip(t: Turn, seat: Seat, cards: readonly CardId[], why: Why): void {
  const p = player(t.table, seat);
  const fresh = cards.filter((id) => !p.down.includes(id));
  if (fresh.length === 0) return;
  p.down = [...p.down, ...fresh];
  t.emit({ type: 'flipped', seat, cards: fresh, why: reasonOf(why) });
}

/** UP-CARD-08 */
export function discardCard(t: Turn, seat: Seat, card: CardId, why: Why): void {
  const p = player(t.table, seat);
  p.down = without(p.down, card);
  if (isFeat(card)) {
    p.feats = without(p.feats, card);
    p.deck = [card, ...p.deck];
    p.lore = [ALL_KNOW, ...p.lore];
    untuck(t, seat, card);
    if (card === 'skull-pile') p.skulls = 0;
  } else if (isItem(card)) {
    p.items = without(p.items, card);
    t.table.itemDiscard = [...t.table.itemDiscard, card];
  }
  t.emit({ type: 'discarded', seat, card, why: reasonOf(why) });
}

function untuck(t: Turn, seat: Seat, feat: FeatId): void {
  const p = player(t.table, seat);
  const tucked = p.tucked.find((x) => x.feat === feat);
  if (tucked === undefined) return;
  p.tucked = p.tucked.filter((x) => x !== tucked);
  const i = ATTRIBUTES.indexOf(tucked.attribute);
  p.attributes = p.attributes.with(i, p.attributes[i]! - 1);
}

// ── Feats ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** UP-CARD-01, UP-CARD-04: a Feat comes into play. */
export function enterFeat(t: Turn, seat: Seat, feat: FeatId): void {
  const p = player(t.table, seat);
  p.feats = [...p.feats, feat];
  t.emit({ type: 'feat', seat, feat });
  if (FEAT[feat].attributes !== null) t.call('enter', { seat, feat });
  limit(t, seat);
}

/** UP-CARD-05: an eleventh card means that one goes. */
function limit(t: Turn, seat: Seat): void {
  const p = player(t.table, seat);
  if (p.feats.length + p.items.length > CARD_LIMIT) t.call('limit', { seat });
}

/** Takes the top card off a Feat deck. */
export function popFeat(t: Turn, seat: Seat): FeatId | undefined {
  const p = player(t.table, seat);
  const feat = p.deck.at(-1);
  if (feat === undefined) return undefined;
  p.deck = p.deck.slice(0, -1);
  p.lore = p.lore.slice(0, -1);
  t.reveal();
  return feat;
}

/** UP-CARD-09: draw = the top card comes into play. */
export function drawFeat(t: Turn, seat: Seat): void {
  const feat = popFeat(t, seat);
  if (feat !== undefined) enterFeat(t, seat, feat);
}

/** UP-BLD-02: one is kept, the other goes face-down under the deck. */
export function keepFeat(t: Turn, seat: Seat, feat: FeatId): void {
  const p = player(t.table, seat);
  const rest = without(p.drawn, feat);
  p.deck = [...rest, ...p.deck];
  p.lore = [...rest.map(() => OWNER_KNOWS), ...p.lore];
  p.drawn = [];
  t.reveal();
  enterFeat(t, seat, feat);
}

/** UP-CARD-09: gain = search, then shuffle. */
export function takeFeat(t: Turn, seat: Seat, feat: FeatId): void {
  const p = player(t.table, seat);
  const rest = without(p.deck, feat);
  t.shuffle(featLabel(seat), rest);
  p.deck = rest;
  p.lore = rest.map(() => NOBODY_KNOWS);
  enterFeat(t, seat, feat);
}

// ── Items ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** UP-ACT-MKT-02 */
export function receiveItem(t: Turn, seat: Seat, item: ItemId): void {
  const p = player(t.table, seat);
  p.items = [...p.items, item];
  t.emit({ type: 'item', seat, item });
  limit(t, seat);
}

/** The top Item; in 1E the discard pile is shuffled when the deck is empty (UP-ACT-MKT-04). */
function popItem(t: Turn): ItemId | undefined {
  const { table } = t;
  if (table.items.length === 0 && !isSecond(table) && table.itemDiscard.length > 0) {
    const again = table.itemDiscard.slice();
    t.shuffle('deck:items', again);
    table.items = again;
    table.itemDiscard = [];
  }
  const item = table.items.at(-1);
  if (item === undefined) return undefined;
  table.items = table.items.slice(0, -1);
  t.reveal();
  return item;
}

/** An Item from the deck; without `any` only one that the Hero can use stays with him (UP-CARD-02, UP-CARD-03). */
export function drawItem(t: Turn, seat: Seat, any: boolean): void {
  const item = popItem(t);
  if (item === undefined) return;
  if (any || canUse(t.table, seat, item)) {
    receiveItem(t, seat, item);
    return;
  }
  t.table.itemDiscard = [...t.table.itemDiscard, item];
  t.emit({ type: 'discarded', seat, card: item, why: null });
}

/** UP-ACT-MKT-03, UP-ACT-MKT-04, UP-REF-08 */
export function refillMarket(t: Turn): void {
  const { table } = t;
  const row = table.market.slice();
  while (row.length < ROW) {
    const item = popItem(t);
    if (item === undefined) break;
    row.push(item);
  }
  table.market = row;
  t.emit({ type: 'market', items: row });
}

/** UP-REF-04 */
export function newMarket(t: Turn): void {
  const { table } = t;
  table.itemDiscard = [...table.itemDiscard, ...table.market];
  table.market = [];
  table.marketClosed = false;
  refillMarket(t);
}
