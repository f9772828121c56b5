/** Hexes that one might expect for a Hero, for Units, for Legions and Hordes, each with the rule that forbids it. */
import type { Blocked, RuleId, Seat } from '@longtable/kernel';
import { ALL, DIRECTION, DISTANCE, type HexId, NEIGHBOURS } from '../data/map.ts';
import type { MoveChoice, MoveOut } from '../events.ts';
import { hexOf, isSecond, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { canStep, commandHexes, type Source } from './command.ts';
import { heroSteps, isExplored, roomFor } from './map.ts';
import { KIND_LIST } from './pieces.ts';

/** All hexes for which there is a rule. */
export function barredBy(hexes: readonly HexId[], why: (h: HexId) => RuleId | null): Blocked[] {
  return hexes.flatMap((id): Blocked[] => {
    const rule = why(id);
    return rule === null ? [] : [{ id, target: `hex:${id}`, rule }];
  });
}

/** UP-ACT-MOVE-02: two hexes away, which is a further Move. */
export function tooFarToMove(table: ReadTable, seat: Seat): Blocked[] {
  const { at } = player(table, seat);
  const near = heroSteps(table, at);
  return barredBy(ALL, (h) => (DISTANCE[at]![h] === 2 && !near.includes(h) ? 'UP-ACT-MOVE-02' : null));
}

/** UP-ACT-CMD-03, UP-ACT-CMD-05, UP-ACT-CMD-06: what keeps Units of a faction out of a hex, or null. */
function whyNoEntry(table: ReadTable, seat: Seat, h: HexId): RuleId | null {
  if (!isExplored(table, h)) return 'UP-ACT-CMD-05';
  const { haven, owner } = hexOf(table, h);
  if ((haven >= 0 && haven !== seat) || (owner >= 0 && owner !== seat)) return 'UP-ACT-CMD-06';
  return roomFor(table, seat, h) === 0 ? 'UP-ACT-CMD-03' : null;
}

/** Hexes of own Units from which they reach another, or would but for an impassable edge. */
const isNextTo = (table: ReadTable, seat: Seat, from: HexId, to: HexId): boolean =>
  hexOf(table, from).owner === seat && (DIRECTION[from]![to]! >= 0 || canStep(table, seat, from, to));

/** Hexes next to own Units, or in 1E next to the Hero, that cannot be named in a Command. */
export function barredCommands(table: ReadTable, seat: Seat): Blocked[] {
  const open = commandHexes(table, seat);
  const hero = isSecond(table) ? [] : heroSteps(table, player(table, seat).at);
  return barredBy(ALL, (to) => {
    if (open.includes(to)) return null;
    /** UP-ACT-CMD-01: in 1E nobody can be sent to an unexplored hex. */
    if (hero.includes(to)) return 'UP-ACT-CMD-01';
    if (!ALL.some((from) => isNextTo(table, seat, from, to))) return null;
    return whyNoEntry(table, seat, to) ?? 'UP-ACT-CMD-04';
  });
}

/** A second hex for Units on Sea Towers, which are next to all hexes. */
export const barredSeconds = (table: ReadTable, seat: Seat, first: HexId): Blocked[] =>
  barredBy(ALL, (h) => (h === first ? null : whyNoEntry(table, seat, h)));

/** Own Units that cannot come into a hex: behind an impassable edge, or not next to it. */
export function barredUnits(table: ReadTable, seat: Seat, to: HexId, coming: readonly Source[]): Blocked[] {
  return ALL.flatMap((from) => {
    if (from === to || hexOf(table, from).owner !== seat) return [];
    const stays = KIND_LIST.filter((k) => hexOf(table, from).units[k]! > 0 && !coming.some((s) => s.from === from && s.kind === k));
    const rule = NEIGHBOURS[from]!.includes(to) ? 'UP-ACT-CMD-04' : 'UP-ACT-CMD-01';
    return stays.map((k) => ({ id: `${from}:${k}`, target: `hex:${from}`, rule }));
  });
}

/** Rules by which a Legion does not go to a hex next to it. */
const LEGION: Readonly<Partial<Record<MoveOut, RuleId>>> = { detour: 'UP-AIL-03', edge: 'UP-HEX-06', spared: 'UP-CON-13' };
/** The same for Hordes and Skeletons. */
const HORDE: Readonly<Partial<Record<MoveOut, RuleId>>> = { farther: 'UP-AIH-02', edge: 'UP-AIH-03' };

/** Hexes that a Nemesis Unit does not go to, as its choice was weighed. */
export const barredRoutes = (choice: MoveChoice): Blocked[] =>
  choice.rejected.map(({ id, why }) => ({
    id,
    target: `hex:${id}`,
    rule: (choice.rule === 'UP-AIL-05' ? LEGION : HORDE)[why] ?? choice.rule,
  }));

/** UP-CHA-08: stacks of Skeletons that have moved, each once. */
export const movedStacks = (table: ReadTable, todo: readonly HexId[]): Blocked[] =>
  barredBy(ALL, (h) => (hexOf(table, h).skeletons > 0 && !todo.includes(h) ? 'UP-CHA-08' : null));
