/** Purchases of Rune Age's bots. */
import type { Id, PickAsk, Rnd, Seat } from '@longtable/kernel';
import { COST, KIND } from '@longtable/rune-age/data/cards';
import { MONUMENT_GOLD } from '@longtable/rune-age/data/numbers';
import { priceOf } from '@longtable/rune-age/query/goods';
import type { CardId, Purchase, ReadTable } from '@longtable/rune-age/spec';
import { most } from '../most.ts';
import { aimsOf, gain } from './aims.ts';
import { deckOf, handGold, openIncome } from './sight.ts';

const VICTORY = 100;
const STRONGHOLD_WORTH = 1.6;

/** Points that a purchase would add for the player. */
export function appraise(table: ReadTable, seat: Seat): (what: Id) => number {
  const aims = aimsOf(table);
  const deck = deckOf(table.players[seat]!);
  const open = openIncome(table, seat);
  return (what) => {
    const id = String(what);
    if (id === 'monument') return VICTORY;
    if (id === 'stronghold') return STRONGHOLD_WORTH * aims.influence;
    return gain(aims, deck, open, KIND[(id.startsWith('forge:') ? id.slice(6) : id) as CardId]);
  };
}

/** The purchase that does most for what it costs; nothing, if all would make the deck worse. */
export function buy(table: ReadTable, { seat, options }: PickAsk, rnd: Rnd): Id {
  const value = appraise(table, seat);
  return most(options, (id) =>
    id === 'done' || id === 'no' ? 0 : (value(id) * (80 + rnd(40))) / Math.sqrt(priceOf(table, seat, id as Purchase)),
  );
}

export function acquire(table: ReadTable, { seat, options }: PickAsk, rnd: Rnd): Id {
  const value = appraise(table, seat);
  return most(options, (id) => (id === 'done' ? 0 : (value(id) * (80 + rnd(40))) / Math.sqrt(COST[KIND[id as CardId]]!)));
}

const NEARLY = 7;

/** Close to the monument, gold is kept together. */
export function saves(table: ReadTable, seat: Seat): boolean {
  if (table.options.scenario !== 'monument') return false;
  const p = table.players[seat]!;
  const open = openIncome(table, seat);
  const gold = handGold(p) + open;
  return gold < MONUMENT_GOLD && gold >= NEARLY && deckOf(p).bestGold + open >= MONUMENT_GOLD;
}
