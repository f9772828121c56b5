/** Combat: Before Combat, Archery, Clash, After Combat. */

import type { Window } from '../data/ops.ts';
import { byRule } from '../data/reasons.ts';
import { removeHaven } from '../deeds/pieces.ts';
import { hasAbility, isAlive, poolOf, SIDES, strengthOf } from '../query/dice.ts';
import { isOverrun } from '../query/due.ts';
import { terrainAt } from '../query/map.ts';
import { usable } from '../query/usable.ts';
import type { CombatData, In, Rules, Turn } from '../spec.ts';
import { isSeat } from '../table.ts';
import type { ReadTable } from '../types.ts';

/** Opens a window for the player in the combat; in Empire against Chaos there is none (UP-COM-28). */
export function openWindow(t: Pick<In<'combat'>, 'call'>, c: Readonly<CombatData>, at: Window): void {
  for (const seat of c.sides) if (isSeat(seat)) t.call('window', { at, seat });
}

/** UP-COM-11: is there anything to roll, or a card that could add to it? */
function hasArchery(table: ReadTable, c: Readonly<CombatData>): boolean {
  if (c.marks.includes('no-archery') || c.groups.some((g) => hasAbility(g, 'no-archery'))) return false;
  if (SIDES.some((side) => poolOf(table, c, 'archery', side).length > 0)) return true;
  return c.sides.some((seat) => isSeat(seat) && usable(table, seat, 'before-rolling', c, NO_DICE, undefined).length > 0);
}
const NO_DICE = {
  kind: 'archery' as const,
  dice: [],
  extra: [0, 0, 0, 0, 0, 0],
  bolts: [0, 0] as const,
  cancelled: [0, 0] as const,
  used: [],
  marks: [],
  later: [],
  druids: [],
  lost: [0, 0, 0, 0],
};

/** UP-COM-03, UP-COM-18: the side that is left has won; nobody, when both fell. */
function tellEnd(t: Turn, c: Readonly<CombatData>): void {
  const after = SIDES.map((side) => (c.turned && c.groups[side] === 'skeletons' ? 0 : strengthOf(t.table, c, side)));
  const winner = after[0]! > 0 ? c.sides[0] : after[1]! > 0 ? c.sides[1] : null;
  const { hex, sides, groups, before, rounds } = c;
  t.emit({ type: 'combat-over', hex, sides, groups, winner, before, after, rounds });
}

export const combat: Rules<'combat'> = {
  first: 'before',
  begin: (table, { hex, by, sides, groups }) => ({
    hex,
    sides,
    groups,
    by,
    terrain: terrainAt(table, hex),
    used: [],
    marks: [],
    fell: [],
    before: SIDES.map((side) => strengthOf(table, { hex, sides, groups }, side)),
    rounds: 0,
    turned: false,
  }),
  stages: {
    /** UP-COM-10, UP-TER-08 */
    before(t, f) {
      t.emit({ type: 'combat', hex: f.hex, terrain: f.terrain, sides: f.sides, groups: f.groups });
      openWindow(t, f, 'before-combat');
      return 'archery';
    },
    /** UP-COM-11 */
    archery(t, f) {
      if (!hasArchery(t.table, f)) return 'clash';
      t.call('round', { kind: 'archery' });
      return 'rest';
    },
    /** UP-COM-14 */
    clash(t) {
      t.call('round', { kind: 'clash' });
      return 'rest';
    },
    /** UP-COM-63 (5) */
    rest(t, f) {
      t.call('settle', { by: f.by, fights: false });
      return 'again';
    },
    /** UP-COM-03, UP-CHA-15 */
    again: (t, f) => (!f.turned && isAlive(t.table, f, 0) && isAlive(t.table, f, 1) ? 'clash' : 'conquer'),
    /** UP-COM-16, UP-COM-18 */
    conquer(t, f) {
      if (isOverrun(t.table, f.hex)) removeHaven(t, f.hex, byRule('overrun'));
      t.call('settle', { by: f.by, fights: false });
      return 'destroyed';
    },
    /** UP-COM-53 */
    destroyed(t, f) {
      for (const card of f.fell) t.call('slain', { card, victor: f.groups[0] === card ? f.sides[1] : f.sides[0], here: f.hex });
      return 'cards';
    },
    cards(t, f) {
      openWindow(t, f, 'after-combat');
      return 'over';
    },
    over(t, f) {
      if (t.telling) tellEnd(t, f);
      return 'done';
    },
  },
};
