/** UP-ACT: what a player could do in his turn, and why not. */
import type { RuleId, Seat } from '@longtable/kernel';
import { FACTION } from '../data/factions.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import type { HexId } from '../data/map.ts';
import { QUESTS } from '../data/quests.ts';
import type { Act } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { canCommand, canPayCommand } from './command.ts';
import { buyable, canUse } from './items.ts';
import { isHidden, isX } from './map.ts';
import { hasChaos, hasEmpire, havensLeft } from './pieces.ts';

const BUY = Object.fromEntries(ITEMS.map((id) => [id, `buy:${id}`])) as Readonly<Record<string, Act>>;
const TRY = Object.fromEntries(QUESTS.map((id) => [id, `quest:${id}`])) as Readonly<Record<string, Act>>;

/** Plunder for the Haven Action. UP-ACT-08 */
export const havenCost = (table: ReadTable, seat: Seat): number =>
  player(table, seat).marks.includes('free-haven') ? 0 : FACTION[player(table, seat).faction].haven;

/** The rule that forbids a Haven on a hex, or null. */
function whyNoSite(table: ReadTable, seat: Seat, at: HexId): RuleId | null {
  const hex = hexOf(table, at);
  if (hex.curse) return 'UP-CHA-21';
  if (!hex.up || hex.haven >= 0) return 'UP-ACT-HAV-01';
  if (isX(table, at)) return 'UP-HEX-08';
  return (hex.owner >= 0 && hex.owner !== seat) || hasEmpire(table, at) || hasChaos(table, at) ? 'UP-ACT-HAV-01' : null;
}

/** The rule that forbids the Haven Action, or null. */
export function whyNoHaven(table: ReadTable, seat: Seat): RuleId | null {
  const p = player(table, seat);
  const site = whyNoSite(table, seat, p.at);
  if (site !== null) return site;
  if (p.plunder < havenCost(table, seat)) return 'UP-ACT-02';
  return havensLeft(table, seat) === 0 ? 'UP-ACT-HAV-02' : null;
}

/** UP-ACT-EXP-01, UP-CHA-21 */
export const whyNoExplore = (table: ReadTable, seat: Seat): RuleId | null => {
  const { at } = player(table, seat);
  if (isHidden(table, at)) return null;
  return hexOf(table, at).curse ? 'UP-CHA-21' : 'UP-ACT-EXP-01';
};

export const whyNoCommand = (table: ReadTable, seat: Seat): RuleId | null =>
  !canPayCommand(table, seat) ? 'UP-ACT-02' : canCommand(table, seat) ? null : 'UP-ACT-CMD-07';

/** Move and Trade, then at most one other Action. UP-ACT-03, UP-HERO-06 */
export function actions(table: ReadTable, seat: Seat, acted: boolean): Act[] {
  const p = player(table, seat);
  if (acted || p.ap === 0) return [];
  const list: Act[] = ['move', 'trade'];
  if (whyNoCommand(table, seat) === null) list.push('command');
  if (whyNoExplore(table, seat) === null) list.push('explore');
  if (whyNoHaven(table, seat) === null) list.push('haven');
  for (const item of buyable(table, seat)) list.push(BUY[item]!);
  for (const quest of table.openQuests) list.push(TRY[quest]!);
  return list;
}

/** UP-ACT-MKT-01, UP-CARD-02, UP-ACT-MKT-07: what keeps a Hero from an Item of the market, or null. */
function whyNoItem(table: ReadTable, seat: Seat, item: ItemId): RuleId | null {
  if (table.marketClosed) return 'UP-ACT-MKT-01';
  if (!canUse(table, seat, item)) return 'UP-CARD-02';
  return buyable(table, seat).includes(item) ? null : 'UP-ACT-MKT-07';
}

/** The rule that forbids each Action by itself, or null. */
const judged = (table: ReadTable, seat: Seat): (readonly [Act, RuleId | null])[] => [
  ['move', null],
  ['command', whyNoCommand(table, seat)],
  ['explore', whyNoExplore(table, seat)],
  ['haven', whyNoHaven(table, seat)],
  ...table.market.map((item) => [BUY[item]!, whyNoItem(table, seat, item)] as const),
  ...table.openQuests.map((quest) => [TRY[quest]!, null] as const),
];

/** Actions one might expect, with the rule that forbids each. Trade is there as long as there is AP (UP-ACT-TRADE-02). */
export function blockedActs(table: ReadTable, seat: Seat, acted: boolean): { id: Act; rule: RuleId }[] {
  const none = player(table, seat).ap === 0;
  /** UP-ACT-03, UP-ACT-02: the Action that ends the turn is taken, or there is no AP for one. */
  const all = acted ? 'UP-ACT-03' : none ? 'UP-ACT-02' : null;
  const list = judged(table, seat).flatMap(([id, rule]) => ((all ?? rule) === null ? [] : [{ id, rule: (all ?? rule)! }]));
  return none ? [...list, { id: 'trade', rule: 'UP-ACT-02' }] : list;
}
