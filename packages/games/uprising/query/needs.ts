/** Conditions of cards: what must be true for a use to change anything (UP-CARD-18). */
import type { Seat } from '@longtable/kernel';
import { FACTION, UNIT, type UnitId } from '../data/factions.ts';
import type { HexId } from '../data/map.ts';
import type { NEEDS, Need } from '../data/ops.ts';
import type { CombatData, HeroRollData, RoundData } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { canCommand, canPayCommand } from './command.ts';
import { boltsFor, godpowerOf, isAlive, isCard, mayUseBolts, other, rerollable, type Side, shields, skulls, skullsOnDice } from './dice.ts';
import { canPay } from './goods.ts';
import { canUse } from './items.ts';
import { heroSteps, isHidden, isTowerSpace, roomFor, unitSteps } from './map.ts';
import { cursesLeft, cursesOnMap, foesOf, hasFoe, havenCount, havensOf, KIND_LIST, reserve, reserves, unitsAt } from './pieces.ts';

/** Who asks, and inside what. */
export interface Question {
  readonly seat: Seat;
  readonly combat: Readonly<CombatData> | null;
  readonly round: Readonly<RoundData> | null;
  readonly hero: Readonly<HeroRollData> | null;
  readonly side: Side;
  /** Symbols of the last Hero roll of the effect. */
  readonly roll: readonly number[] | null;
}

const kindsOf = (table: ReadTable, seat: Seat): readonly UnitId[] => FACTION[player(table, seat).faction].units;
const hereOf = (table: ReadTable, q: Question): HexId => q.combat?.hex ?? player(table, q.seat).at;
const heroAt = (table: ReadTable, q: Question): HexId => player(table, q.seat).at;
const near = (table: ReadTable, q: Question, test: (h: HexId) => boolean): boolean => heroSteps(table, heroAt(table, q)).some(test);

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
  if (q.round === null) return false;
  if ('blank' in need) return rerollable(table, q.round.dice, q.side, need.blank, 'blank', kindsOf(table, q.seat)).length > 0;
  return q.round.dice.some((d) => d.side === q.side && kindsOf(table, q.seat)[d.of] === need.dieOf && !d.spent);
}

/** How much stands against one side: Units, or Threat. */
function enemyStrength(table: ReadTable, q: Question): number {
  if (q.combat === null) return 0;
  const group = q.combat.groups[other(q.side)];
  const hex = hexOf(table, q.combat.hex);
  if (group === 'garrisons') return hex.garrisons;
  if (group === 'skeletons') return hex.skeletons;
  return isCard(group) ? (table.foes.find((f) => f.card === group)?.threat ?? 0) : unitsAt(table, q.combat.hex);
}

const lost = (q: Question): number => (q.round === null ? 0 : q.round.lost.reduce((sum, n) => sum + n, 0));
const inGraves = (table: ReadTable, seat: Seat): boolean =>
  table.imperialGrave.units[seat]!.some((n) => n > 0) || table.chaosGrave.units[seat]!.some((n) => n > 0);

/** Elite kinds of equal type, of which one is in the reserve. */
export const elitesFor = (table: ReadTable, seat: Seat, kind: number): number[] => {
  const kinds = kindsOf(table, seat);
  const { type } = UNIT[kinds[kind]!];
  return KIND_LIST.filter((k) => UNIT[kinds[k]!].elite && UNIT[kinds[k]!].type === type && reserve(table, seat, k) > 0);
};
export const isElite = (table: ReadTable, seat: Seat, kind: number): boolean => UNIT[kindsOf(table, seat)[kind]!].elite;
export const basicsAt = (table: ReadTable, seat: Seat, h: HexId): number[] =>
  hexOf(table, h).owner === seat ? KIND_LIST.filter((k) => hexOf(table, h).units[k]! > 0 && !isElite(table, seat, k)) : [];
export const basicsInReserve = (table: ReadTable, seat: Seat): number[] => {
  const left = reserves(table, seat);
  return KIND_LIST.filter((k) => left[k]! > 0 && !isElite(table, seat, k));
};

const canMove = (table: ReadTable, side: 'E' | 'C'): boolean => foesOf(table, side).some((f) => unitSteps(table, f.at, true).length > 0);
const rolled = (q: Question, symbol: number, n: number): boolean => (q.roll?.[symbol] ?? 0) >= n;

const TESTS: Readonly<Record<(typeof NEEDS)[number], (table: ReadTable, q: Question) => boolean>> = {
  ap: (t, q) => player(t, q.seat).ap > 0,
  'curses-below-5': (t) => cursesOnMap(t) < 5,
  'two-free-havens': (t, q) => havensOf(t, q.seat).filter((h) => !t.foes.some((f) => f.target === h)).length >= 2,
  item: (t, q) => player(t, q.seat).items.length > 0,
  feat: (t, q) => player(t, q.seat).feats.length > 0,
  'three-vp': (t, q) => player(t, q.seat).vp >= 3,
  die: (t, q) =>
    q.round !== null ? rerollable(t, q.round.dice, q.side, '', '', []).length > 0 : q.hero !== null && q.hero.dice.length > 0,
  'untouched-dice': (_t, q) => {
    const own = q.round?.dice.filter((d) => d.side === q.side) ?? [];
    return own.length > 0 && own.every((d) => !d.spent) && q.round!.bolts[q.side] === 0;
  },
  'one-unit': (t, q) => q.combat !== null && unitsAt(t, q.combat.hex) === 1,
  'skulls-2': (t, q) => q.round !== null && skullsOnDice(t, q.round, q.side) >= 2,
  'skull-to-turn': (t, q) => q.round !== null && q.combat !== null && skulls(t, q.round, q.side) > 0 && mayUseBolts(t, q.combat, q.side),
  'wall-here': (t, q) => q.combat !== null && hexOf(t, q.combat.hex).wall && hexOf(t, q.combat.hex).haven === q.seat,
  'against-garrisons': (_t, q) => q.combat?.groups[other(q.side)] === 'garrisons',
  outnumbered: (t, q) => q.combat !== null && unitsAt(t, q.combat.hex) < enemyStrength(t, q),
  won: (t, q) => q.combat !== null && isAlive(t, q.combat, q.side) && !isAlive(t, q.combat, other(q.side)),
  'lost-here': (t, q) => lost(q) > 0 && q.combat !== null && isAlive(t, q.combat, other(q.side)),
  'lost-to-grave': (t, q) => lost(q) > 0 && q.combat !== null && roomFor(t, q.seat, q.combat.hex) > 0,
  'enemy-shields': (t, q) => q.round !== null && q.combat !== null && shields(t, q.combat, q.round, other(q.side)) > 0,
  'enemy-power': (t, q) =>
    q.round !== null &&
    q.combat !== null &&
    godpowerOf(q.combat.groups[other(q.side)]) !== null &&
    boltsFor(t, q.combat, q.round, other(q.side)) > 0,
  'enemy-dice': (_t, q) => q.round?.dice.some((d) => d.side !== q.side) === true,
  'no-curse-here': (t, q) => q.combat !== null && q.combat.terrain !== 'woods' && !hexOf(t, q.combat.hex).curse,
  'own-in-grave': (t, q) => inGraves(t, q.seat),
  'any-in-grave': (t) => t.players.some((_, seat) => inGraves(t, seat)),
  'unexplored-near': (t, q) => near(t, q, (h) => isHidden(t, h)),
  'tower-space': (t, q) => t.hexes.some((_, h) => isTowerSpace(t, h) && h !== heroAt(t, q)),
  'curse-near-possible': (t, q) => cursesLeft(t) > 0 && near(t, q, (h) => !hexOf(t, h).curse),
  'curse-at-hero': (t, q) => hexOf(t, heroAt(t, q)).curse,
  'garrison-at-hero': (t, q) => hexOf(t, heroAt(t, q)).garrisons > 0,
  'garrison-near': (t, q) => near(t, q, (h) => hexOf(t, h).garrisons > 0),
  'garrison-at-or-near': (t, q) => hexOf(t, heroAt(t, q)).garrisons > 0 || near(t, q, (h) => hexOf(t, h).garrisons > 0),
  'legion-at-hero': (t, q) => hasFoe(t, heroAt(t, q), 'E'),
  'horde-at-hero': (t, q) => hasFoe(t, heroAt(t, q), 'C'),
  'skeleton-near': (t, q) => near(t, q, (h) => hexOf(t, h).skeletons > 0),
  'token-near': (t, q) => near(t, q, (h) => t.foes.some((f) => f.at === h && f.tokens > 0)),
  'legion-token': (t) => foesOf(t, 'E').some((f) => f.tokens > 0),
  'horde-can-move': (t) => canMove(t, 'C'),
  'legion-can-move': (t) => canMove(t, 'E'),
  'basic-for-elite': (t, q) =>
    basicsAt(t, q.seat, heroAt(t, q)).length > 0 && KIND_LIST.some((k) => isElite(t, q.seat, k) && reserve(t, q.seat, k) > 0),
  'hero-hex-open': (t, q) => roomFor(t, q.seat, heroAt(t, q)) > 0,
  'two-face-down': (t) => {
    const hidden = t.hexes.flatMap((_, h) => (isHidden(t, h) ? [isTowerSpace(t, h)] : []));
    return hidden.filter((tower) => tower).length >= 2 || hidden.filter((tower) => !tower).length >= 2;
  },
  'quest-deck': (t) => t.questDeck.length > 0,
  'next-event': (t) => t.chapter < t.options.chapters && t.eventsUp <= t.chapter,
  'discard-usable': (t, q) => t.itemDiscard.some((item) => item !== 'golden-collar' && canUse(t, q.seat, item)),
  'others-command': (t, q) => t.players.some((_, seat) => seat !== q.seat && canPayCommand(t, seat) && canCommand(t, seat)),
  'own-haven': (t, q) => havenCount(t, q.seat) > 0,
  'haven-room': (t, q) => havensOf(t, q.seat).some((h) => roomFor(t, q.seat, h) > 0),
  'basic-to-elite-here': (t, q) => q.combat !== null && basicsAt(t, q.seat, q.combat.hex).some((k) => elitesFor(t, q.seat, k).length > 0),
  'basic-in-reserve-here': (t, q) => q.combat !== null && roomFor(t, q.seat, q.combat.hex) > 0 && basicsInReserve(t, q.seat).length > 0,
  'haven-for-unit-here': (t, q) =>
    q.combat !== null &&
    hexOf(t, q.combat.hex).owner === q.seat &&
    havensOf(t, q.seat).some((h) => h !== q.combat!.hex && roomFor(t, q.seat, h) > 0),
  'rolled-3-skulls': (_t, q) => rolled(q, 0, 3),
  'rolled-2-shields': (_t, q) => rolled(q, 1, 2),
  'rolled-bolt': (_t, q) => rolled(q, 2, 1),
  'rolled-nothing': (_t, q) => !rolled(q, 0, 3) && !rolled(q, 1, 2) && !rolled(q, 2, 1),
  whip: (_t, q) => q.round?.marks.includes('whip') === true,
  'enemy-is-card': (_t, q) => q.combat !== null && isCard(q.combat.groups[other(q.side)]),
  'storm-ready': (t, q) =>
    q.round !== null &&
    q.combat !== null &&
    !q.round.marks.includes('storm') &&
    t.druidsUp >= 2 &&
    boltsFor(t, q.combat, q.round, q.side) > 0,
  'elite-on-map': (t, q) => t.hexes.some((hex) => hex.owner === q.seat && hex.units.some((n, k) => n > 0 && isElite(t, q.seat, k))),
  'two-resources': (t, q) => player(t, q.seat).salt + player(t, q.seat).plunder + player(t, q.seat).food >= 2,
  'wanderer-unused': (_t, q) => q.combat?.marks.includes('wanderer') === false,
  'basic-for-haven': (t, q) => basicsInReserve(t, q.seat).length > 0 && havensOf(t, q.seat).some((h) => roomFor(t, q.seat, h) > 0),
  'weak-legion': (t) => foesOf(t, 'E').some((f) => f.threat <= 3),
};
