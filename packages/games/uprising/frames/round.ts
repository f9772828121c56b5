/** One round of a combat: Before Rolling, Rolling, Before Damage, Damage, After Damage. */

import { KEEP_ORDER, SIDES_OF_A_DIE } from '../data/dice.ts';
import { DRUID_EFFECT, GODPOWER } from '../data/paths.ts';
import { byRule } from '../data/reasons.ts';
import { runEffect } from '../deeds/effect.ts';
import { destroyGarrisons, destroySkeletons, lowerThreat } from '../deeds/pieces.ts';
import { ctxOf } from '../query/context.ts';
import {
  blankRerolls,
  boltsFor,
  boltsToCancel,
  cancelShields,
  godpowerOf,
  isBlank,
  isCard,
  other,
  poolOf,
  rerollable,
  SIDES,
  type Side,
  shields,
  skulls,
  spendBolt,
} from '../query/dice.ts';
import type { CombatData, Die, Party, RoundData, Rules, Turn } from '../spec.ts';
import { isSeat } from '../table.ts';
import { openWindow } from './combat.ts';
import { rollLabel } from './labels.ts';

const NO_SYMBOLS: readonly number[] = [0, 0, 0, 0, 0, 0];
const NO_LOSSES: readonly number[] = [0, 0, 0, 0];
const WOODS_REROLLS = 2;

export const throwDie = (t: Turn, party: Party, d: Die): Die => ({ ...d, face: t.random(rollLabel(party, d.colour), SIDES_OF_A_DIE) });

/** Throws some dice of the roll again (UP-COM-23: what they showed is lost) and tells. */
export function throwAgain(t: Turn, c: Readonly<CombatData>, r: RoundData, which: readonly number[]): void {
  if (which.length === 0) return;
  const dice = r.dice.slice();
  for (const i of which) dice[i] = throwDie(t, c.sides[dice[i]!.side], dice[i]!);
  r.dice = dice;
  t.emit({ type: 'rerolled', party: c.sides[dice[which[0]!]!.side], dice: which.map((i) => dice[i]!) });
}

/** UP-COM-41: the Nemesis rerolls blanks only. */
function nemesisRerolls(t: Turn, c: Readonly<CombatData>, r: RoundData): void {
  for (const side of SIDES) {
    if (isSeat(c.sides[side])) continue;
    let n = blankRerolls(c.groups[side]);
    if (c.terrain === 'woods' && r.kind === 'archery' && !c.marks.includes('woods-mine')) n += WOODS_REROLLS;
    const blanks: number[] = [];
    r.dice.forEach((d, i) => {
      if (d.side === side && isBlank(t.table, d) && blanks.length < n) blanks.push(i);
    });
    throwAgain(t, c, r, blanks);
  }
}

/** UP-COM-35, UP-COM-59: the first Bolt wakes the Godpower, further ones too if it allows, else they cancel Shields. */
function spendNemesisBolts(t: Turn, c: CombatData, r: RoundData, side: Side): void {
  const party = c.sides[side];
  if (isSeat(party)) return;
  const group = c.groups[side];
  const power = godpowerOf(group);
  for (let n = boltsFor(t.table, c, r, side); n > 0; n--) {
    spendBolt(t.table, r, side);
    const used = r.used.includes(`power:${side}`) || c.used.includes(group);
    if (power === null || r.marks.includes('silence') || (used && power.limit !== 'bolt')) {
      if (shields(t.table, c, r, other(side)) > 0) {
        cancelShields(r, other(side), 1);
        t.emit({ type: 'shield-cancelled', party, n: 1 });
      }
      continue;
    }
    if (power.limit === 'combat') c.used = [...c.used, group];
    r.used = [...r.used, `power:${side}`];
    if (r.marks.includes('mirror')) {
      r.marks = r.marks.filter((m) => m !== 'mirror');
      t.emit({ type: 'godpower-stopped', party, group });
      continue;
    }
    t.emit({ type: 'godpower', party, group, when: power.when });
    if (power.when === 'after-damage') r.later = [...r.later, side];
    else callPower(t, c, side);
  }
}

/** UP-COM-38 */
function callPower(t: Turn, c: Readonly<CombatData>, side: Side): void {
  const group = c.groups[side];
  const path = isCard(group) ? GODPOWER[group] : 'skeletons/effect';
  runEffect(t, path, ctxOf(c.by, c.hex, { self: isCard(group) ? group : '', side }));
}

/** UP-COM-24, UP-COM-30, UP-SCO-09: damage to a Nemesis group. */
export function hurt(t: Turn, c: CombatData, side: Side, hits: number): void {
  const group = c.groups[side];
  const by = c.sides[other(side)];
  if (group === 'garrisons') destroyGarrisons(t, c.hex, hits, by, byRule('damage'));
  else if (group === 'skeletons') destroySkeletons(t, c.hex, hits, by, byRule('damage'));
  else if (isCard(group) && lowerThreat(t, group, hits, byRule('damage'))) c.fell = [...c.fell, group];
}

/** UP-TER-02: the Nemesis keeps its best die (UP-COM-43). */
function keepBest(r: RoundData, side: Side): void {
  const own = r.dice.filter((d) => d.side === side);
  const best = KEEP_ORDER.find((colour) => own.some((d) => d.colour === colour));
  r.dice = [...r.dice.filter((d) => d.side !== side), own.find((d) => d.colour === best)!];
}

/** UP-TER-03: for both sides, also dice that were added. */
const marsh = (d: Die): Die => (d.colour === 'red' ? { ...d, colour: 'white' } : d);

/** UP-COM-20 */
export const round: Rules<'round'> = {
  first: 'gather',
  begin: (_table, { kind }) => ({
    kind,
    dice: [],
    extra: NO_SYMBOLS,
    bolts: [0, 0],
    cancelled: [0, 0],
    used: [],
    marks: [],
    later: [],
    druids: [],
    lost: NO_LOSSES,
  }),
  stages: {
    /** UP-COM-21, UP-COM-15, UP-COM-57: the dice of what stands there now. */
    gather(t, f) {
      const c = t.need('combat');
      c.rounds++;
      f.dice = [...poolOf(t.table, c, f.kind, 0), ...poolOf(t.table, c, f.kind, 1)];
      openWindow(t, c, 'before-rolling');
      return 'pool';
    },
    /** UP-TER-02, UP-TER-03 */
    pool(t, f) {
      const c = t.need('combat');
      if (f.dice.length === 0) return 'done';
      if (c.terrain === 'marsh') f.dice = f.dice.map(marsh);
      if (c.terrain !== 'highlands' || f.kind === 'clash') return 'roll';
      for (const side of SIDES) {
        const party = c.sides[side];
        if (f.dice.filter((d) => d.side === side).length < 2) continue;
        if (!isSeat(party)) keepBest(f, side);
        else if (!c.marks.includes('no-highlands')) t.call('keep-die', { seat: party, side });
      }
      return 'roll';
    },
    /** UP-COM-04: both sides at once. */
    roll(t, f) {
      const c = t.need('combat');
      f.dice = f.dice.map((d) => throwDie(t, c.sides[d.side], d));
      t.emit({ type: 'rolled', round: f.kind, dice: f.dice });
      return 'rerolls';
    },
    /** UP-TER-04 */
    rerolls(t, f) {
      const c = t.need('combat');
      if (c.terrain !== 'woods' || f.kind === 'clash') return 'rolled';
      for (const side of SIDES) {
        const seat = c.sides[side];
        if (isSeat(seat) && rerollable(t.table, f.dice, side, '', '', []).length > 0)
          t.call('reroll', { seat, max: WOODS_REROLLS, of: '', only: '', hero: false });
      }
      return 'rolled';
    },
    /** UP-COM-23 */
    rolled(t, f) {
      const c = t.need('combat');
      nemesisRerolls(t, c, f);
      openWindow(t, c, 'rolled');
      return 'nemesisBolts';
    },
    nemesisBolts(t, f) {
      const c = t.need('combat');
      for (const side of SIDES) spendNemesisBolts(t, c, f, side);
      return 'playerBolts';
    },
    playerBolts(t) {
      openWindow(t, t.need('combat'), 'before-damage');
      return 'damage';
    },
    /** UP-COM-24, UP-COM-33 */
    damage(t, f) {
      const c = t.need('combat');
      cancelWithTheRest(t, c, f);
      const hits = SIDES.map((side) => Math.max(0, skulls(t.table, f, other(side)) - shields(t.table, c, f, side)));
      t.emit({ type: 'damage', sides: c.sides, groups: c.groups, hits });
      for (const side of SIDES) {
        if (c.groups[side] === 'units') t.call('losses', { side, n: hits[side]! });
        else hurt(t, c, side, hits[side]!);
      }
      return 'powers';
    },
    /** UP-COM-60, UP-COM-63: what was destroyed is back in the reserve. */
    powers(t, f) {
      const c = t.need('combat');
      for (const side of f.later) callPower(t, c, side);
      return 'druids';
    },
    /** UP-COM-63, UP-COM-64 */
    druids(t, f) {
      const c = t.need('combat');
      const side: Side = isSeat(c.sides[0]) ? 0 : 1;
      const seat = c.sides[side];
      if (isSeat(seat)) {
        for (const id of f.druids) {
          runEffect(t, DRUID_EFFECT[id], ctxOf(seat, c.hex, { side }));
        }
      }
      return 'after';
    },
    /** UP-COM-25 */
    after(t) {
      openWindow(t, t.need('combat'), 'after-damage');
      return 'over';
    },
    over: () => 'done',
  },
};

/** UP-COM-05, UP-COM-64: every Bolt that a player has left cancels a Shield by itself. */
function cancelWithTheRest(t: Turn, c: Readonly<CombatData>, r: RoundData): void {
  for (const side of SIDES) {
    if (!isSeat(c.sides[side])) continue;
    const n = Math.min(boltsToCancel(t.table, c, r, side), shields(t.table, c, r, other(side)));
    if (n === 0) continue;
    for (let i = 0; i < n; i++) spendBolt(t.table, r, side);
    cancelShields(r, other(side), n);
    t.emit({ type: 'shield-cancelled', party: c.sides[side], n });
  }
}
