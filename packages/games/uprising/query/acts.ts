/** UP-ACT: what a player could do in his turn, and why not. */
import type { RuleId, Seat } from '@longtable/kernel';
import { FACTION } from '../data/factions.ts';
import { ITEMS } from '../data/items.ts';
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

/** Actions one might expect, with the rule that forbids each. */
export function blockedActs(table: ReadTable, seat: Seat, acted: boolean): { id: Act; rule: RuleId }[] {
  const p = player(table, seat);
  if (acted || p.ap === 0) return [];
  const list: { id: Act; rule: RuleId }[] = [];
  const add = (id: Act, rule: RuleId | null): void => {
    if (rule !== null) list.push({ id, rule });
  };
  add('command', whyNoCommand(table, seat));
  add('explore', whyNoExplore(table, seat));
  add('haven', whyNoHaven(table, seat));
  const open = buyable(table, seat);
  for (const item of table.market) if (!open.includes(item)) add(BUY[item]!, canUse(table, seat, item) ? 'UP-ACT-MKT-07' : 'UP-CARD-02');
  return list;
}
