/** The worth of single things when something must be kept, given or paid. */
import type { Id, PickAsk } from '@longtable/kernel';
import { type CardId, COST, GOLD_VALUE, KIND, kindOf } from '@longtable/rune-age/data/cards';
import { isSite, site } from '@longtable/rune-age/data/sites';
import { type TreasureId, treasure } from '@longtable/rune-age/data/treasures';
import type { ReadTable } from '@longtable/rune-age/spec';
import { fighter, unitOf } from '@longtable/rune-age/table';
import { least } from '../most.ts';
import { POWER } from './sight.ts';

/** A card in hand: strength for whoever fights, gold for whoever builds. */
export function keepWorth(table: ReadTable, kind: number): number {
  return table.options.scenario === 'monument' ? 2 * GOLD_VALUE[kind]! + 0.2 * POWER[kind]! : POWER[kind]! + 0.4 * GOLD_VALUE[kind]!;
}

/** A unit in combat. */
export function unitWorth(table: ReadTable, id: Id): number {
  const f = table.combat === null ? undefined : fighter(table.combat, unitOf(String(id)));
  return f === undefined ? 0 : POWER[kindOf(f.card)]! + f.bonus + 0.1 * COST[kindOf(f.card)]! - (f.wounded ? 1.5 : 0);
}

/** Yield of a payment, about. */
function produced(payment: string): number {
  let n = 0;
  for (const id of payment.split('+')) {
    if (id === 'stronghold') n++;
    else if (id.startsWith('gold-')) n += GOLD_VALUE[KIND[id as CardId]]!;
    else if (isSite(id)) n += site(id).influence + site(id).gold;
    else n += (treasure(id as TreasureId).influence ?? 0) + (treasure(id as TreasureId).gold ?? 0);
  }
  return n;
}

/** The payment that wastes least. */
export const cheapest = (ask: PickAsk): Id => least(ask.options, (id) => produced(String(id)));
