/** UP-CON-21: what the table demands because of how it looks. Pure: the frame `settle` repeats it until nothing is due. */
import { ALL, CAPITAL, type HexId } from '../data/map.ts';
import type { NemesisId } from '../data/nemesis.ts';
import type { Group } from '../events.ts';
import { hexOf } from '../table.ts';
import type { Party, ReadTable } from '../types.ts';
import { foesAt, hasChaos, hasEmpire, hasFoe, sideOf, unitsAt } from './pieces.ts';

const MOST_SKELETONS = 2;

/** UP-EMP-25: Legions whose prey has no Haven under the Target any more. */
export function retargets(table: ReadTable): NemesisId[] {
  const list: NemesisId[] = [];
  for (const foe of table.foes) if (foe.prey >= 0 && hexOf(table, foe.target).haven !== foe.prey) list.push(foe.card);
  return list;
}

/** UP-CHA-04, UP-CHA-06: hexes for which a Horde is to be drawn. */
export function hordesDue(table: ReadTable): HexId[] {
  const list = table.owed.slice();
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.skeletons > MOST_SKELETONS && !list.includes(h)) list.push(h);
  return list;
}

/** whether a Capital that nobody can defend any more gives VP. */
const hasReward = (table: ReadTable): boolean =>
  table.options.capitalReward === 'flip' || (table.options.capitalReward === 'edition' && table.options.edition === '1E');

/** UP-EMP-32, UP-EMP-33: only others are on The Capital, and a Legion or at least the reward is still to come. */
export function capitalIsBare(table: ReadTable): boolean {
  if (table.hexes[CAPITAL]!.garrisons > 0 || table.capitalFallen || (table.legions.length === 0 && !hasReward(table))) return false;
  return !hasEmpire(table, CAPITAL) && (unitsAt(table, CAPITAL) > 0 || hasChaos(table, CAPITAL));
}

/** UP-COM-17, UP-COM-62 */
export const isOverrun = (table: ReadTable, h: HexId): boolean =>
  hexOf(table, h).haven >= 0 && hexOf(table, h).owner < 0 && (hasEmpire(table, h) || hasChaos(table, h));
export const overrun = (table: ReadTable): HexId[] => ALL.filter((h) => isOverrun(table, h));

const PLAYER = 1;
const EMPIRE = 2;
const CHAOS = 4;
/** UP-CON-11: any two of the three. */
const FIGHT: readonly boolean[] = [false, false, false, true, false, true, true, true];
/** Scratch: who is where. Filled and read within one call. */
const present = new Uint8Array(ALL.length);

/** UP-CON-12: hexes in which enemies stand together. */
export function battles(table: ReadTable): HexId[] {
  for (let h = 0; h < present.length; h++) {
    const hex = table.hexes[h]!;
    present[h] = (hex.owner >= 0 ? PLAYER : 0) | (hex.garrisons > 0 ? EMPIRE : 0) | (hex.skeletons > 0 ? CHAOS : 0);
  }
  for (const foe of table.foes) present[foe.at]! |= sideOf(foe) === 'E' ? EMPIRE : CHAOS;
  const list: HexId[] = [];
  for (let h = 0; h < present.length; h++) if (FIGHT[present[h]!]) list.push(h);
  return list;
}

/** Nothing is due at all: asked after everything that happens, so it looks at every hex once and makes nothing. */
export function isAtRest(table: ReadTable): boolean {
  if (table.owed.length > 0) return false;
  for (let h = 0; h < table.hexes.length; h++) {
    const hex = table.hexes[h]!;
    if (hex.skeletons === 0 && hex.garrisons === 0) continue;
    if (hex.skeletons > MOST_SKELETONS || (hex.skeletons > 0 && hex.garrisons > 0) || hex.owner >= 0 || hex.haven >= 0) return false;
  }
  for (let i = 0; i < table.foes.length; i++) {
    const foe = table.foes[i]!;
    const hex = table.hexes[foe.at]!;
    if (hex.owner >= 0 || hex.haven >= 0 || (foe.prey >= 0 && table.hexes[foe.target]!.haven !== foe.prey)) return false;
    if ((sideOf(foe) === 'E' ? hex.skeletons : hex.garrisons) > 0 || hasFoe(table, foe.at, sideOf(foe) === 'E' ? 'C' : 'E')) return false;
  }
  return !capitalIsBare(table);
}

export interface Pair {
  readonly sides: readonly [Party, Party];
  readonly groups: readonly [Group, Group];
}

/** UP-COM-01, UP-COM-02: the two groups that fight next in a hex. */
export function nextPair(table: ReadTable, h: HexId): Pair | null {
  const hex = hexOf(table, h);
  /** UP-EMP-02 */
  const empire = hex.garrisons > 0 ? 'garrisons' : foesAt(table, h, 'E')[0]?.card;
  /** UP-CHA-03 */
  const chaos = hex.skeletons > 0 ? 'skeletons' : foesAt(table, h, 'C')[0]?.card;
  if (hex.owner >= 0) {
    if (empire !== undefined) return { sides: [hex.owner, 'E'], groups: ['units', empire] };
    return chaos === undefined ? null : { sides: [hex.owner, 'C'], groups: ['units', chaos] };
  }
  return empire === undefined || chaos === undefined ? null : { sides: ['E', 'C'], groups: [empire, chaos] };
}
