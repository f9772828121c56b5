/** Hexes that do not fit what a card says of a piece to be placed, each with the rule that forbids it. */
import type { Blocked, RuleId } from '@longtable/kernel';
import { CAPITAL, type HexId } from '../data/map.ts';
import type { Where } from '../data/ops.ts';
import type { Ctx } from '../spec.ts';
import type { ReadTable } from '../types.ts';
import { isX } from './map.ts';
import { isEmpty } from './pieces.ts';
import { PLAN, planCard } from './plan.ts';
import { hexesOf } from './where.ts';

type Piece = keyof typeof PLAN | 'card';

/** UP-EMP-05, UP-CHA-07, UP-CHA-20: the limits of a hex for one more piece. */
const FULL: Readonly<Record<keyof typeof PLAN, RuleId>> = { garrison: 'UP-EMP-05', skeleton: 'UP-CHA-07', curse: 'UP-CHA-20' };

/** UP-EMP-31: a fourth Garrison of The Capital goes elsewhere. */
const full = (what: Piece, h: HexId): RuleId | null =>
  what === 'card' ? null : what === 'garrison' && h === CAPITAL ? 'UP-EMP-31' : FULL[what];

/** The hexes that the words name, before those that take some out again. */
const widest = ({ empty: _empty, noX: _noX, not: _not, far: _far, ...words }: Where): Where => words;

/** UP-PLA-01, UP-PLA-09: not what the words say, or next to what they keep away from. */
const keptAway = ({ far }: Where): RuleId => (far === undefined ? 'UP-PLA-01' : 'UP-PLA-09');

/** UP-CON-07, UP-PLA-04: the word that takes a hex out again, or null. */
function unfit(table: ReadTable, where: Where, ctx: Ctx, h: HexId): RuleId | null {
  if (where.empty !== undefined && !isEmpty(table, h)) return 'UP-CON-07';
  if (where.noX !== undefined && isX(table, h)) return 'UP-PLA-04';
  return hexesOf(table, where, ctx).includes(h) ? null : keptAway(where);
}

/** Everything in the place that is named, and that is not among the options. */
function barred(table: ReadTable, what: Piece, where: Where, ctx: Ctx, open: readonly HexId[]): Blocked[] {
  return hexesOf(table, widest(where), ctx).flatMap((id): Blocked[] => {
    if (open.includes(id)) return [];
    const rule = unfit(table, where, ctx, id) ?? full(what, id);
    return rule === null ? [] : [{ id, target: `hex:${id}`, rule }];
  });
}

/** Not for a Skeleton that is missing: any stack on the map may become a Horde then (UP-CHA-06). */
export function barredPlaces(table: ReadTable, what: keyof typeof PLAN, where: Where, ctx: Ctx): Blocked[] {
  const { hexes, swap } = PLAN[what](table, where, ctx);
  return swap ? [] : barred(table, what, where, ctx, hexes);
}

/** UP-PLA-09: without a word about the place a Horde comes to an empty hex. */
export const barredForCard = (table: ReadTable, side: 'E' | 'C', where: Where | null, ctx: Ctx): Blocked[] =>
  barred(table, 'card', where ?? { empty: true }, ctx, planCard(table, side, where, ctx));
