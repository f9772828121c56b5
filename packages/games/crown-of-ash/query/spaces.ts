/** Spaces where a minion may be put: one predicate for the question and for "why not?". */
import type { Blocked, RuleId } from '@longtable/kernel';
import {
  BATTLE_AT,
  BOARD_SPACES,
  BUILD_AT,
  CITADEL,
  FRONT_AT,
  GATHER_AT,
  GOLD_AT,
  LEFT_AT,
  POSITIONS,
  type Position,
  REGION_COUNT,
  SPACES,
  type Space,
} from '../data/board.ts';
import { GOLD } from '../data/goods.ts';
import { EMPTY, NOBODY } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import { target } from '../ids.ts';
import type { Area, ReadTable, Who } from '../spec.ts';
import { hasRoom, isMany } from '../table.ts';

/** The rule that forbids the player to put a minion on this space of the board now; null: none does. CA-TRN-09 */
function barred(table: ReadTable, who: Who, at: number): RuleId | null {
  if (at === GOLD_AT) return null;
  if (at === BUILD_AT) return buildBarred(table, who);
  if (at < BATTLE_AT) return gatherBarred(table, regionAt(at), at);
  return attackBarred(table, who, isCitadelAttack(at) ? CITADEL : regionAt(at), at);
}

function gatherBarred(table: ReadTable, region: Area, at: number): RuleId | null {
  if (table.tiles[region]!.length === 0) return 'CA-RES-02';
  return hasRoom(table, at) ? null : fullRule(table);
}

/** A taken space; with one or two players its dashed twin is not there. */
const fullRule = (table: ReadTable): RuleId => (isMany(table) ? 'CA-TRN-06' : 'CA-SET-28');

/** Any foreign area, wherever it lies. CA-COM-18 */
function attackBarred(table: ReadTable, who: Who, area: Area, at: number): RuleId | null {
  const owner = table.owner[area]!;
  if (owner === who || owner === NOBODY) return targetRule(area, owner === who);
  if (!hasRoom(table, at)) return area === CITADEL ? 'CA-CIT-14' : fullRule(table);
  return table.players[who]!.hand.length === 0 ? 'CA-COM-03' : null;
}

/** Own land, or nobody's. */
const targetRule = (area: Area, own: boolean): RuleId => (own && area === CITADEL ? 'CA-CIT-17' : 'CA-COM-02');

/** Nothing to buy, too little gold, or no land for it. */
function buildBarred(table: ReadTable, who: Who): RuleId | null {
  let rule: RuleId = 'CA-STR-14';
  for (let place = 0; place < table.row.length; place++) {
    const tile = tileBarred(table, who, place);
    if (tile === null) return landBarred(table, who);
    if (tile === 'CA-GLD-01') rule = tile;
  }
  return rule;
}

function landBarred(table: ReadTable, who: Who): RuleId | null {
  for (let r = 0; r < REGION_COUNT; r++) if (regionBarred(table, who, r) === null) return null;
  return 'CA-STR-03';
}

/** The rule that forbids to buy the tile at a place of the row. */
export function tileBarred(table: ReadTable, who: Who, place: number): RuleId | null {
  const tile = table.row[place]!;
  if (tile === EMPTY) return 'CA-STR-14';
  return TILES[tile]!.cost > table.players[who]!.goods[GOLD]! ? 'CA-GLD-01' : null;
}

/** Free land or one's own; the Citadel is no region. CA-STR-03, CA-CIT-01, CA-AMD-07 */
export function regionBarred(table: ReadTable, who: Who, region: Area): RuleId | null {
  const owner = table.owner[region]!;
  return owner === NOBODY || owner === who ? null : 'CA-STR-03';
}

/** All legal spaces. The own refresh space holds one minion (CA-CRD-15). */
export function legalSpaces(table: ReadTable, who: Who): Space[] {
  const spaces: Space[] = [];
  for (let at = 0; at < SPACES; at++) if (barred(table, who, at) === null) spaces.push(BOARD_SPACES[at]!);
  if (!table.players[who]!.refreshed) spaces.push('refresh');
  return spaces;
}

export function blockedSpaces(table: ReadTable, who: Who): Blocked[] {
  const blocked: Blocked[] = [];
  BOARD_SPACES.forEach((id, at) => {
    const rule = barred(table, who, at);
    if (rule !== null) blocked.push({ id, target: target('space', id), rule });
  });
  if (table.players[who]!.refreshed) blocked.push({ id: 'refresh', target: 'space:refresh', rule: 'CA-CRD-15' });
  return blocked;
}

/** The region, position or kind of a space of the board. */
export const regionAt = (at: number): Area => (at < BATTLE_AT ? at - GATHER_AT : at - BATTLE_AT);
export const positionAt = (at: number): Position => POSITIONS[at - LEFT_AT]!;
export const isGather = (at: number): boolean => at >= GATHER_AT && at < BATTLE_AT;
export const isRegionBattle = (at: number): boolean => at >= BATTLE_AT && at < LEFT_AT;
export const isCitadelAttack = (at: number): boolean => at >= LEFT_AT && at <= FRONT_AT;

/** The position of a space's id in BOARD_SPACES. */
export const AT: Readonly<Record<string, number>> = Object.fromEntries(BOARD_SPACES.map((id, at) => [id, at]));
