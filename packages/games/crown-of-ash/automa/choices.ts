/** Choices of the AI where its rules say "strongest", "weakest", "closest", "least defended": the same every time. */
import { BATTLE_AT, FLANKS, GATHER_AT, LEFT_AT, POSITIONS, type Position, REGIONS } from '../data/board.ts';
import { FIGHTERS, isAutomaton } from '../data/fighters.ts';
import { EMPTY, NOBODY } from '../data/numbers.ts';
import { garrison, merged } from '../deeds/index.ts';
import { worth } from '../query/strength.ts';
import type { Area, FighterId, ReadTable, Turn, Who } from '../spec.ts';
import { hasRoom, limitOf, player } from '../table.ts';

/** Order of combinations (CA-AIA-18): more attack value with bolster, then fewer automatons, then the lower numerals. Above 0: `a` is better. */
function better(table: ReadTable, a: readonly FighterId[], b: readonly FighterId[]): number {
  return worth(table, a) - worth(table, b) || automatonsIn(b) - automatonsIn(a) || numerals(b) - numerals(a);
}
const automatonsIn = (group: readonly FighterId[]): number => group.reduce((n, id) => n + Number(isAutomaton(id)), 0);
const numerals = (group: readonly FighterId[]): number => group.reduce((n, id) => n + FIGHTERS[id]!.tier, 0);

/** Each fighter adds at least 1, so the strongest combination is as large as the limit allows. First found wins: lower ids. */
export function strongest(table: ReadTable, fighters: readonly FighterId[], limit: number): readonly FighterId[] {
  if (fighters.length <= limit) return fighters;
  let best: readonly FighterId[] = [];
  const extend = (group: readonly FighterId[], from: number): void => {
    if (group.length === limit) {
      if (best.length === 0 || better(table, group, best) > 0) best = group;
      return;
    }
    for (let i = from; i < fighters.length; i++) extend([...group, fighters[i]!], i + 1);
  };
  extend([], 0);
  return best;
}

export const bestAttackers = (table: ReadTable, who: Who, limit: number): readonly FighterId[] =>
  strongest(table, player(table, who).hand, limit);

/** Hand and present defenders together. CA-AIA-19, CA-SOL-10 */
export function defendBest(t: Turn, who: Who, area: Area): void {
  const { table } = t;
  garrison(t, who, area, strongest(table, merged(player(table, who).hand, table.defenders[area]!), limitOf(area)));
}

const single = (a: FighterId, b: FighterId): number => {
  const x = FIGHTERS[a]!;
  const y = FIGHTERS[b]!;
  return x.attack - y.attack || Number(isAutomaton(b)) - Number(isAutomaton(a)) || y.tier - x.tier || b - a;
};
/** CA-AIA-24 */
export const strongestOf = (fighters: readonly FighterId[]): FighterId => fighters.reduce((best, id) => (single(id, best) > 0 ? id : best));
/** CA-AIA-26, R 43: the same order from the other end. */
export const weakestOf = (fighters: readonly FighterId[]): FighterId =>
  fighters.reduce((worst, id) => (single(id, worst) < 0 ? id : worst));

/** The regions from each one on, clockwise. */
const CLOCKWISE: readonly (readonly Area[])[] = REGIONS.map((_, from) => REGIONS.map((_r, i) => (from + i) % REGIONS.length));

/** CA-AIA-06 */
export const hasResource = (table: ReadTable, region: Area): boolean =>
  table.tiles[region]!.length > 0 && hasRoom(table, GATHER_AT + region);

/** CA-AIA-12: the determined region or the first clockwise with a vacant resource space; EMPTY: none. */
export const closestResource = (table: ReadTable, from: Area): Area => CLOCKWISE[from]!.find((r) => hasResource(table, r)) ?? EMPTY;

const isOthers = (table: ReadTable, who: Who, region: Area): boolean => table.owner[region] !== who && table.owner[region] !== NOBODY;

/** CA-AIA-08 */
export const canAttack = (table: ReadTable, who: Who, region: Area): boolean =>
  isOthers(table, who, region) && hasRoom(table, BATTLE_AT + region) && player(table, who).hand.length > 0;

/** Of other players' regions with a vacant combat space; ties to the first clockwise. EMPTY: none. CA-AIA-28, CA-AIA-30, CA-AIA-31 */
export function leastDefended(table: ReadTable, who: Who, from: Area): Area {
  return extreme(
    table,
    CLOCKWISE[from]!.filter((r) => isOthers(table, who, r) && hasRoom(table, BATTLE_AT + r)),
    -1,
  );
}

/** Of its own regions; without any, the determined one. CA-AIA-28, CA-AIA-32 */
export function mostDefended(table: ReadTable, who: Who, from: Area): Area {
  const best = extreme(
    table,
    CLOCKWISE[from]!.filter((r) => table.owner[r] === who),
    1,
  );
  return best === EMPTY ? from : best;
}

/** By attack value with bolster. CA-AIA-29 */
function extreme(table: ReadTable, regions: readonly Area[], sign: 1 | -1): Area {
  let found = EMPTY;
  for (const r of regions)
    if (found === EMPTY || sign * (worth(table, table.defenders[r]!) - worth(table, table.defenders[found]!)) > 0) found = r;
  return found;
}

/** CA-AIA-10: the best vacant position. The front always has room. */
export function bestPosition(table: ReadTable): Position {
  const { modifiers } = FLANKS[table.options.flanks];
  return POSITIONS.filter((_, i) => hasRoom(table, LEFT_AT + i)).reduce((best, p) => (modifiers[p] > modifiers[best] ? p : best));
}

/** The right-most of the wanted tier (CA-AIA-15, CA-AIA-17), else of the next lower, then the next higher; EMPTY: the display is bare. */
export function raisableSpace(table: ReadTable, tier: number): number {
  for (const wanted of [tier, tier - 1, tier - 2, tier + 1, tier + 2]) {
    const space = table.display.findLastIndex((id) => id !== EMPTY && FIGHTERS[id]!.tier === wanted);
    if (space >= 0) return space;
  }
  return EMPTY;
}

/** CA-AIA-11: the right-most tile of the row. */
export const rightmostTile = (table: ReadTable): number => table.row.findLast((tile) => tile !== EMPTY) ?? EMPTY;
