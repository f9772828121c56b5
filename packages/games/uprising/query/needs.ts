/** Conditions of cards: what must be true for a use to change anything (UP-CARD-18). */
import type { Seat } from '@longtable/kernel';
import { CARD_TESTS } from '../cards/needs.ts';
import { UNIT } from '../data/factions.ts';
import type { CardNeed, NEEDS, Need, WhichFoe } from '../data/ops.ts';
import { hexOf, player } from '../table.ts';
import type { Foe, ReadTable } from '../types.ts';
import { ctxOf } from './context.ts';
import { boltsFor, godpowerOf, isCard, mayUseBolts, other, rerollable, skulls } from './dice.ts';
import { canPay, wealth } from './goods.ts';
import { basicsInReserve } from './kinds.ts';
import { roomFor, unitSteps } from './map.ts';
import { havensOf, isBuried, reserve, sideOf } from './pieces.ts';
import { hereOf, kindsOf, type Question } from './question.ts';
import { hexesOf } from './where.ts';

/** A condition, asked of the table. */
export type Test = (table: ReadTable, q: Question) => boolean;

export function holds(table: ReadTable, need: Need, q: Question): boolean {
  if (typeof need === 'string') return TESTS[need](table, q);
  if ('unitHere' in need) {
    const hex = hexOf(table, hereOf(table, q));
    return (
      UNIT[need.unitHere].faction === player(table, q.seat).faction &&
      hex.owner === q.seat &&
      hex.units[UNIT[need.unitHere].index]! >= (need.atLeast ?? 1)
    );
  }
  if ('reserve' in need)
    return UNIT[need.reserve].faction === player(table, q.seat).faction && reserve(table, q.seat, UNIT[need.reserve].index) > 0;
  if ('terrain' in need) return q.combat?.terrain === need.terrain;
  if ('goods' in need) return canPay(table, q.seat, need.goods);
  if ('hex' in need) return hexesOf(table, need.hex, ctxOf(q.seat, hereOf(table, q))).length > 0;
  if ('foe' in need) return table.foes.some((foe) => isSuch(table, foe, need.foe, q));
  if ('own' in need) return owned(table, q.seat, need.own) >= need.least;
  if (q.round === null) return false;
  if ('blank' in need) return rerollable(table, q.round.dice, q.side, need.blank, 'blank', kindsOf(table, q.seat)).length > 0;
  return q.round.dice.some((d) => d.side === q.side && kindsOf(table, q.seat)[d.of] === need.dieOf && !d.spent);
}

function isSuch(table: ReadTable, foe: Foe, { side, where, token, canMove, threatAtMost }: WhichFoe, q: Question): boolean {
  if (side !== undefined && sideOf(foe) !== side) return false;
  if (where !== undefined && !hexesOf(table, where, ctxOf(q.seat, hereOf(table, q))).includes(foe.at)) return false;
  if (token && foe.tokens === 0) return false;
  if (canMove && unitSteps(table, foe.at, true).length === 0) return false;
  return threatAtMost === undefined || foe.threat <= threatAtMost;
}

function owned(table: ReadTable, seat: Seat, what: 'items' | 'feats' | 'vp' | 'goods'): number {
  const p = player(table, seat);
  if (what === 'goods') return wealth(table, seat);
  return what === 'vp' ? p.vp : p[what].length;
}

const TESTS: Readonly<Record<(typeof NEEDS)[number] | CardNeed, Test>> = {
  ...CARD_TESTS,
  ap: (t, q) => player(t, q.seat).ap > 0,
  die: (t, q) =>
    q.round !== null ? rerollable(t, q.round.dice, q.side, '', '', []).length > 0 : q.hero !== null && q.hero.dice.length > 0,
  'skull-to-turn': (t, q) => q.round !== null && q.combat !== null && skulls(t, q.round, q.side) > 0 && mayUseBolts(t, q.combat, q.side),
  'wall-here': (t, q) => q.combat !== null && hexOf(t, q.combat.hex).wall && hexOf(t, q.combat.hex).haven === q.seat,
  'enemy-power': (t, q) =>
    q.round !== null &&
    q.combat !== null &&
    godpowerOf(q.combat.groups[other(q.side)]) !== null &&
    boltsFor(t, q.combat, q.round, other(q.side)) > 0,
  'enemy-dice': (_t, q) => q.round?.dice.some((d) => d.side !== q.side) === true,
  'own-in-grave': (t, q) => isBuried(t, q.seat),
  'basic-for-haven': (t, q) => basicsInReserve(t, q.seat).length > 0 && havensOf(t, q.seat).some((h) => roomFor(t, q.seat, h) > 0),
  'enemy-is-card': (_t, q) => q.combat !== null && isCard(q.combat.groups[other(q.side)]),
};
