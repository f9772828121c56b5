/** UP-AIL-03, UP-AIH-02: where a Legion, a Horde or Skeletons may go at all. */
import { CAPITAL, DISTANCE, type HexId } from '../data/map.ts';
import { isSecond } from '../table.ts';
import type { Foe, ReadTable } from '../types.ts';
import { hasAbility } from './dice.ts';
import { plainSteps, routesTo, unitSteps } from './map.ts';

const NO_ROUTE = 99;

/** UP-AIL-02, UP-AIL-07: the next hexes of all shortest routes to its Target. */
export function legionReach(table: ReadTable, foe: Readonly<Foe>): HexId[] {
  if (foe.target < 0 || foe.target === foe.at) return [];
  if (hasAbility(foe.card, 'adjacent-to-all')) return [foe.target];
  /** UP-AIL-03, UP-AIL-04 */
  const far = routesTo(table, foe.target);
  if (far[foe.at]! >= NO_ROUTE) return [];
  return unitSteps(table, foe.at, true).filter((h) => far[h] === far[foe.at]! - 1);
}

/** UP-AIH-02, UP-AIH-06: adjacent hexes that are not farther from The Capital. */
export function hordeReach(table: ReadTable, at: HexId): HexId[] {
  if (at === CAPITAL) return [];
  /** UP-AIH-04 */
  const far = isSecond(table) ? DISTANCE[CAPITAL]! : routesTo(table, CAPITAL);
  /** UP-AIH-03, UP-AIH-07 */
  const steps = table.options.hordeSeaTower === 'jump' ? unitSteps(table, at, true) : plainSteps(table, at);
  return steps.filter((h) => far[h]! <= far[at]!);
}
