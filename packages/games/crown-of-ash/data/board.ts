/** The board: areas, and the spaces for minions. */
import type { Source } from './source.ts';

/** Clockwise; the die face 1 stands for the first (CA-AIA-02). The names are from a public source, their order is ours. */
export const REGIONS = ['desert', 'mountains', 'volcano', 'village', 'coast', 'forest'] as const;
export type Region = (typeof REGIONS)[number];
export const REGION_COUNT = REGIONS.length;
export const CITADEL = 6;
export const AREAS = 7;

const REGION_IDS = [0, 1, 2, 3, 4, 5] as const;
type RegionId = (typeof REGION_IDS)[number];
export const POSITIONS = ['left', 'right', 'front'] as const;
export type Position = (typeof POSITIONS)[number];
/** A place for a minion on the board. */
export type BoardSpace = 'gold' | 'build' | `gather:${RegionId}` | `battle:${RegionId}` | Position;
/** And on the own mat. */
export type Space = BoardSpace | 'refresh';

const GATHER = REGION_IDS.map((r): BoardSpace => `gather:${r}`);
const BATTLE = REGION_IDS.map((r): BoardSpace => `battle:${r}`);
/** All spaces of the board. Their positions in this list are what the table counts by. */
export const BOARD_SPACES: readonly BoardSpace[] = ['gold', 'build', ...GATHER, ...BATTLE, ...POSITIONS];
export const GOLD_AT = 0;
export const BUILD_AT = 1;
export const GATHER_AT = 2;
export const BATTLE_AT = 8;
export const LEFT_AT = 14;
export const FRONT_AT = 16;
export const SPACES = BOARD_SPACES.length;

/** CA-TRN-07 */
export const isUnlimited = (at: number): boolean => at === GOLD_AT || at === BUILD_AT || at === FRONT_AT;
/** Spaces with a dashed twin for three and four players (CA-SET-28). */
export const hasDashed = (at: number): boolean => at >= GATHER_AT && at < LEFT_AT;

/** CA-CIT-13: added to the attacker's total, by reading of the rulebook's picture (R 20). */
export const FLANKS: Readonly<Record<'one' | 'both', { readonly modifiers: Readonly<Record<Position, number>>; readonly source: Source }>> =
  {
    one: { modifiers: { left: 1, right: 0, front: -1 }, source: 'house' },
    both: { modifiers: { left: 1, right: 1, front: -1 }, source: 'house' },
  };
