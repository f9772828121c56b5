/** UP-ACT-CMD: which hexes can be named, and who may come. */
import type { Seat } from '@longtable/kernel';
import type { Passive } from '../data/cards.ts';
import { FACTION } from '../data/factions.ts';
import { ALL, DIRECTION, DISTANCE, type HexId, NEIGHBOURS } from '../data/map.ts';
import { CARD } from '../data/play-cards.ts';
import { hexOf, isSecond, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { blocked, heroSteps, isExplored, isTower, roomFor, terrainAt } from './map.ts';
import { hasChaos, hasEmpire } from './pieces.ts';

/** Permanent cards with such an effect. */
const permanent = (on: Passive['on']): readonly string[] => Object.keys(CARD).filter((id) => CARD[id]!.passive.some((x) => x.on === on));
/** By effect, as far as somebody asked. */
const PERMANENT: Partial<Record<Passive['on'], readonly string[]>> = {};

/** Does a permanent card of this seat have such an effect (UP-CARD-16 `in-force`)? Not while it lies face-down. UP-CARD-06 */
export function hasPassive(table: ReadTable, seat: Seat, on: Passive['on']): boolean {
  const { feats, items, quests, down }: Readonly<Record<'feats' | 'items' | 'quests' | 'down', readonly string[]>> = player(table, seat);
  PERMANENT[on] ??= permanent(on);
  for (const id of PERMANENT[on]) if ((feats.includes(id) || items.includes(id)) && !down.includes(id)) return true;
  return on === 'stones' && quests.includes('stones-of-the-old-gods');
}

const joined = (table: ReadTable, from: HexId, to: HexId): boolean => {
  const d = DIRECTION[from]![to]!;
  return d >= 0 && !blocked(table, from, d);
};

/** UP-ACT-CMD-02, UP-ACT-CMD-04: one step of Units. */
export function canStep(table: ReadTable, seat: Seat, from: HexId, to: HexId): boolean {
  if (from === to) return false;
  if (isTower(table, from) || joined(table, from, to)) return true;
  if (DIRECTION[from]![to]! < 0 || terrainAt(table, from) !== 'highlands' || terrainAt(table, to) !== 'highlands') return false;
  return hasPassive(table, seat, 'deep-roads');
}

/** A hex between, through which Units may come from distance 2. */
function through(table: ReadTable, seat: Seat, from: HexId, to: HexId, woods: boolean): boolean {
  if (DISTANCE[from]![to] !== 2) return false;
  return NEIGHBOURS[from]!.some((m) => {
    if (DIRECTION[m]![to]! < 0 || !joined(table, from, m) || !joined(table, m, to)) return false;
    const hex = hexOf(table, m);
    if (woods ? terrainAt(table, m) !== 'woods' : !isExplored(table, m)) return false;
    if (hasEmpire(table, m) || hasChaos(table, m)) return false;
    return (hex.haven < 0 || hex.haven === seat) && (hex.owner < 0 || hex.owner === seat);
  });
}

/** Forest Paths for all Units, Oathsworn March for Oathsworn. */
function fromAfar(table: ReadTable, seat: Seat, from: HexId, to: HexId, kind: number): boolean {
  if (DISTANCE[from]![to] !== 2) return false;
  if (hasPassive(table, seat, 'forest-paths') && through(table, seat, from, to, true)) return true;
  const p = player(table, seat);
  const unit = FACTION[p.faction].units[kind];
  return unit === 'oathsworn' && p.marks.includes('oathsworn-march') && through(table, seat, from, to, false);
}

export interface Source {
  readonly from: HexId;
  readonly kind: number;
  readonly n: number;
}

/** Hexes with Units of a faction. */
function garrisoned(table: ReadTable, seat: Seat): HexId[] {
  const list: HexId[] = [];
  for (let h = 0; h < table.hexes.length; h++) if (table.hexes[h]!.owner === seat) list.push(h);
  return list;
}

/** May Units of a kind come from one hex into another? */
const mayCome = (table: ReadTable, seat: Seat, from: HexId, to: HexId, kind: number): boolean =>
  from !== to && (canStep(table, seat, from, to) || fromAfar(table, seat, from, to, kind));

/** Units that may be moved into `to`; with `edge` also from that hex across an impassable edge (Ice Axe). */
export function sources(table: ReadTable, seat: Seat, to: HexId, edge: HexId): Source[] {
  const list: Source[] = [];
  if (roomFor(table, seat, to) === 0) return list;
  for (let from = 0; from < table.hexes.length; from++) {
    const { owner, units } = table.hexes[from]!;
    if (owner !== seat || from === to) continue;
    const isNear = from === edge || canStep(table, seat, from, to);
    for (let kind = 0; kind < units.length; kind++) {
      const n = units[kind]!;
      if (n > 0 && (isNear || fromAfar(table, seat, from, to, kind))) list.push({ from, kind, n });
    }
  }
  return list;
}

export const heroMayCome = (table: ReadTable, seat: Seat, to: HexId): boolean => {
  const { at } = player(table, seat);
  return at !== to && (DIRECTION[at]![to]! >= 0 || isTower(table, at));
};

/** Hexes behind an impassable edge from which Units could come with the Ice Axe. */
export function axeEdges(table: ReadTable, seat: Seat, to: HexId): HexId[] {
  if (!hasPassive(table, seat, 'ice-axe') || roomFor(table, seat, to) === 0) return [];
  return NEIGHBOURS[to]!.filter((h) => hexOf(table, h).owner === seat && !canStep(table, seat, h, to));
}

/** Could Units of a hex come from farther than one step at all? Otherwise only neighbours need a look. */
const reachesFar = (table: ReadTable, seat: Seat, from: HexId): boolean =>
  isTower(table, from) || player(table, seat).marks.includes('oathsworn-march') || hasPassive(table, seat, 'forest-paths');

/** Some Unit of the hex may come into the other. */
function anyMayCome(table: ReadTable, seat: Seat, from: HexId, to: HexId): boolean {
  if (roomFor(table, seat, to) === 0) return false;
  const { units } = hexOf(table, from);
  for (let kind = 0; kind < units.length; kind++) if (units[kind]! > 0 && mayCome(table, seat, from, to, kind)) return true;
  return false;
}

/** Scratch: which hexes can be named. Filled and read within one call. */
const named = new Uint8Array(ALL.length);

/** UP-ACT-CMD-01, UP-ACT-CMD-07: at least one piece must be able to come. */
export function commandHexes(table: ReadTable, seat: Seat): HexId[] {
  named.fill(0);
  const { at } = player(table, seat);
  for (const to of heroSteps(table, at)) named[to] = 1;
  for (const from of garrisoned(table, seat)) {
    for (const to of reachesFar(table, seat, from) ? ALL : NEIGHBOURS[from]!) {
      if (named[to] === 0 && anyMayCome(table, seat, from, to)) named[to] = 1;
    }
  }
  if (named[at] === 0 && axeEdges(table, seat, at).length > 0) named[at] = 1;
  const list: HexId[] = [];
  for (let h = 0; h < named.length; h++) if (named[h] === 1 && (isSecond(table) || isExplored(table, h))) list.push(h);
  return list;
}

/** In 2E the Hero can always come somewhere. */
export const canCommand = (table: ReadTable, seat: Seat): boolean => isSecond(table) || commandHexes(table, seat).length > 0;

/** UP-ACT-CMD, UP-CARD-19: 1 AP and 1 Food, unless a mark pays the Food. */
export const canPayCommand = (table: ReadTable, seat: Seat): boolean => {
  const p = player(table, seat);
  return p.ap > 0 && (p.food > 0 || p.marks.includes('free-food'));
};
