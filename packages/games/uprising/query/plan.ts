/** UP-PLA: where one piece may go. The first step of the chain that is not empty wins. */
import { ALL, CAPITAL, type HexId } from '../data/map.ts';
import type { Where } from '../data/ops.ts';
import type { Ctx } from '../spec.ts';
import { hexOf, isSecond } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { isX } from './map.ts';
import { cursesLeft, garrisonsLeftByLevel, hasChaos, hasEmpire, hasFoe, isEmpty, skeletonsLeft } from './pieces.ts';
import { hexesOf } from './where.ts';

export interface Plan {
  readonly hexes: readonly HexId[];
  /** UP-CHA-06: the Skeletons of the chosen hex go back and become a Horde. */
  readonly swap: boolean;
  /** The Nemesis that gains 1 VP when there is no hex. */
  readonly vp: 'E' | 'C' | null;
}

const MOST_SKELETONS = 2;

const to = (hexes: readonly HexId[]): Plan => ({ hexes, swap: false, vp: null });
const failed = (vp: Plan['vp']): Plan => ({ hexes: [], swap: false, vp });

function firstOf(...steps: readonly (() => HexId[])[]): HexId[] {
  for (const step of steps) {
    const list = step();
    if (list.length > 0) return list;
  }
  return [];
}

/** UP-PLA-02, for pieces of one Nemesis faction. */
const general = (table: ReadTable, side: 'E' | 'C', fits: (h: HexId) => boolean): HexId[] => {
  const own = side === 'E' ? hasEmpire : hasChaos;
  if (!isSecond(table)) return ALL.filter((h) => fits(h) && (isEmpty(table, h) || own(table, h)));
  return firstOf(
    () => ALL.filter((h) => fits(h) && isEmpty(table, h)),
    () => ALL.filter((h) => fits(h) && own(table, h)),
  );
};

/** UP-PLA-04, UP-PLA-06, UP-EMP-05 */
export function planGarrison(table: ReadTable, where: Where, ctx: Ctx): Plan {
  const left = garrisonsLeftByLevel(table);
  const fits = (h: HexId): boolean => left[table.hexes[h]!.garrisons]! > 0;
  const named = hexesOf(table, where, ctx).filter(fits);
  if (named.length > 0) return to(named);
  const list = fallback();
  return list.length > 0 ? to(list) : failed('E');

  /** UP-EMP-06, UP-EMP-31, UP-PLA-05 */
  function fallback(): HexId[] {
    if (where.at === 'capital') {
      return firstOf(
        () => ALL.filter((h) => isEmpty(table, h) && !isX(table, h) && fits(h)),
        () => ALL.filter((h) => h !== CAPITAL && hexOf(table, h).garrisons > 0 && fits(h)),
      );
    }
    if (where.at !== undefined) return [];
    if (where.noX) return ALL.filter((h) => fits(h) && (hexOf(table, h).garrisons > 0 || hasFoe(table, h, 'E')));
    return general(table, 'E', fits);
  }
}

/** Horde cards that are not yet spoken for. */
export function hordesFree(table: ReadTable): number {
  let n = table.hordes.length - table.owed.length;
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.skeletons > MOST_SKELETONS) n--;
  return n;
}

/** UP-PLA-07, UP-CHA-06, UP-CHA-07 */
export function planSkeleton(table: ReadTable, where: Where, ctx: Ctx): Plan {
  const horde = hordesFree(table) > 0;
  if (skeletonsLeft(table) === 0) {
    const stacks = ALL.filter((h) => hexOf(table, h).skeletons > 0 && hexOf(table, h).skeletons <= MOST_SKELETONS);
    return stacks.length > 0 && horde ? { hexes: stacks, swap: true, vp: null } : failed('C');
  }
  const fits = (h: HexId): boolean => hexOf(table, h).skeletons !== MOST_SKELETONS || horde;
  const named = hexesOf(table, where, ctx);
  const list = named.length > 0 ? named.filter(fits) : where.has === 'skeleton' ? ALL.filter((h) => isEmpty(table, h)) : [];
  if (list.length > 0) return to(list);
  if (named.length > 0) return failed('C');
  const rest = general(table, 'C', fits);
  return rest.length > 0 ? to(rest) : failed('C');
}

/** UP-CHA-20, UP-CHA-26: a Curse that an effect cannot place gives nothing. */
export function planCurse(table: ReadTable, where: Where, ctx: Ctx): Plan {
  return cursesLeft(table) === 0 ? failed(null) : to(hexesOf(table, where, ctx).filter((h) => !hexOf(table, h).curse));
}

/** UP-PLA-13: the words of the effect, the rule of the piece, the general rule, then 1 VP. */
export const PLAN = { garrison: planGarrison, skeleton: planSkeleton, curse: planCurse } as const;

/** UP-PLA-08, UP-PLA-09: where a Legion or Horde may be set up. */
export function planCard(table: ReadTable, side: 'E' | 'C', where: Where | null, ctx: Ctx): HexId[] {
  if (side === 'E' && where === null) return [CAPITAL];
  const words = where ?? { empty: true };
  return firstOf(
    () => hexesOf(table, words, ctx),
    () => (where === null ? ALL.filter((h) => hexOf(table, h).skeletons > 0 || hexOf(table, h).curse) : []),
    () => general(table, side, () => true),
  );
}
