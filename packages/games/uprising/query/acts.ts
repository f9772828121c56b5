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
export const havenCost = (t: ReadTable, seat: Seat): number =>
  player(t, seat).marks.includes('free-haven') ? 0 : FACTION[player(t, seat).faction].haven;

/** The rule that forbids a Haven on a hex, or null. */
function whyNoSite(t: ReadTable, seat: Seat, at: HexId): RuleId | null {
  const hex = hexOf(t, at);
  if (hex.curse) return 'UP-CHA-21';
  if (!hex.up || hex.haven >= 0) return 'UP-ACT-HAV-01';
  if (isX(t, at)) return 'UP-HEX-08';
  return (hex.owner >= 0 && hex.owner !== seat) || hasEmpire(t, at) || hasChaos(t, at) ? 'UP-ACT-HAV-01' : null;
}

/** The rule that forbids the Haven Action, or null. */
export function whyNoHaven(t: ReadTable, seat: Seat): RuleId | null {
  const p = player(t, seat);
  const site = whyNoSite(t, seat, p.at);
  if (site !== null) return site;
  if (p.plunder < havenCost(t, seat)) return 'UP-ACT-02';
  return havensLeft(t, seat) === 0 ? 'UP-ACT-HAV-02' : null;
}

/** UP-ACT-EXP-01, UP-CHA-21 */
export const whyNoExplore = (t: ReadTable, seat: Seat): RuleId | null => {
  const { at } = player(t, seat);
  if (isHidden(t, at)) return null;
  return hexOf(t, at).curse ? 'UP-CHA-21' : 'UP-ACT-EXP-01';
};

export const whyNoCommand = (t: ReadTable, seat: Seat): RuleId | null =>
  !canPayCommand(t, seat) ? 'UP-ACT-02' : canCommand(t, seat) ? null : 'UP-ACT-CMD-07';

/** Move and Trade, then at most one other Action. UP-ACT-03, UP-HERO-06 */
export function actions(t: ReadTable, seat: Seat, acted: boolean): Act[] {
  const p = player(t, seat);
  if (acted || p.ap === 0) return [];
  const list: Act[] = ['move', 'trade'];
  if (whyNoCommand(t, seat) === null) list.push('command');
  if (whyNoExplore(t, seat) === null) list.push('explore');
  if (whyNoHaven(t, seat) === null) list.push('haven');
  for (const item of buyable(t, seat)) list.push(BUY[item]!);
  for (const quest of t.openQuests) list.push(TRY[quest]!);
  return list;
}

/** What one might expect, with the rule that forbids it. */
export function blockedActs(t: ReadTable, seat: Seat, acted: boolean): { id: Act; rule: RuleId }[] {
  const p = player(t, seat);
  if (acted || p.ap === 0) return [];
  const list: { id: Act; rule: RuleId }[] = [];
  const add = (id: Act, rule: RuleId | null): void => {
    if (rule !== null) list.push({ id, rule });
  };
  add('command', whyNoCommand(t, seat));
  add('explore', whyNoExplore(t, seat));
  add('haven', whyNoHaven(t, seat));
  const open = buyable(t, seat);
  for (const item of t.market) if (!open.includes(item)) add(BUY[item]!, canUse(t, seat, item) ? 'UP-ACT-MKT-07' : 'UP-CARD-02');
  return list;
}
