/** The words of a card as a set of hexes. */
import { ALL, CAPITAL, DISTANCE, type HexId, NEIGHBOURS, NEXT, REGIONS, type Region, ring, WEDGES } from '../data/map.ts';
import type { Where } from '../data/ops.ts';
import { TILE } from '../data/tiles.ts';
import type { Ctx } from '../spec.ts';
import { hexOf, isSecond, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { blocked, heroSteps, isBare, isExplored, isHidden, isTowerSpace, isX, roomFor } from './map.ts';
import { havensOf, isEmpty, sideOf } from './pieces.ts';

const NOWHERE: readonly HexId[] = [];

function basis(table: ReadTable, w: Where, ctx: Ctx): readonly HexId[] {
  if (w.at !== undefined) return atHexes(table, w.at, ctx);
  if (w.near !== undefined) return nearHexes(table, w.near, ctx);
  if (w.region !== undefined) return regionHexes(table, w.region, ctx);
  if (w.nearest !== undefined) return nearestToLeader(table);
  return ALL;
}

/** UP-CARD-07: `hero` is the hex the Hero is on, and no other. */
function atHexes(table: ReadTable, at: NonNullable<Where['at']>, ctx: Ctx): readonly HexId[] {
  if (at === 'here') return [ctx.here];
  if (at === 'capital') return [CAPITAL];
  return at === 'hero' ? [player(table, decider(table, ctx)).at] : NOWHERE;
}

/** UP-CON-15: in 2E hexes with an impassable edge between them are not adjacent for Units. */
const neighboursForUnits = (table: ReadTable, h: HexId): readonly HexId[] =>
  isSecond(table) ? NEXT[h]!.filter((n, d) => n >= 0 && !blocked(table, h, d)) : NEIGHBOURS[h]!;

function nearHexes(table: ReadTable, near: NonNullable<Where['near']>, ctx: Ctx): readonly HexId[] {
  if (near === 'here') return NEIGHBOURS[ctx.here]!;
  if (near === 'here-or-at') return [ctx.here, ...neighboursForUnits(table, ctx.here)];
  if (near === 'home') return NEIGHBOURS[player(table, decider(table, ctx)).home]!;
  if (near === 'horde') return ALL.filter((h) => NEIGHBOURS[h]!.some((n) => table.foes.some((f) => f.at === n && sideOf(f) === 'C')));
  if (near === 'placed') return NOWHERE;
  const { at } = player(table, decider(table, ctx));
  return near === 'hero' ? heroSteps(table, at) : [at, ...heroSteps(table, at)];
}

/** UP-HEX-14 */
export const bareSpaces = (table: ReadTable, region: Region): HexId[] => WEDGES[region].filter((h) => isBare(table, h));

function regionHexes(table: ReadTable, region: NonNullable<Where['region']>, ctx: Ctx): readonly HexId[] {
  if (region === 'any') return REGIONS.flatMap((r) => bareSpaces(table, r));
  if (region === 'each') return ctx.region === '' ? NOWHERE : bareSpaces(table, ctx.region);
  if (region !== 'most-skeletons') return bareSpaces(table, region);
  const counts = REGIONS.map((r) => bareSpaces(table, r).reduce((n, h) => n + hexOf(table, h).skeletons, 0));
  const most = Math.max(...counts);
  return REGIONS.filter((_, i) => counts[i] === most).flatMap((r) => bareSpaces(table, r));
}

/** The empty hexes nearest to a Haven of a faction with most VP. */
function nearestToLeader(table: ReadTable): readonly HexId[] {
  const most = Math.max(...table.players.map((p) => p.vp));
  const havens = table.players.flatMap((p, seat) => (p.vp === most ? havensOf(table, seat) : []));
  const far = (h: HexId): number => Math.min(...havens.map((haven) => DISTANCE[h]![haven]!));
  const free = ALL.filter((h) => isEmpty(table, h));
  const least = Math.min(...free.map(far));
  return havens.length === 0 ? free : free.filter((h) => far(h) === least);
}

const HAS: Readonly<Record<NonNullable<Where['has']>, (table: ReadTable, h: HexId, ctx: Ctx) => boolean>> = {
  skeleton: (t, h) => hexOf(t, h).skeletons > 0,
  garrison: (t, h) => hexOf(t, h).garrisons > 0,
  'one-garrison': (t, h) => hexOf(t, h).garrisons === 1,
  curse: (t, h) => hexOf(t, h).curse,
  'sea-tower': isTowerSpace,
  haven: (t, h) => hexOf(t, h).haven >= 0,
  'own-haven': (t, h, ctx) => hexOf(t, h).haven === ctx.by,
};

/** UP-HEX-14 and the further words: a home hex is known from the start, a face-down tile never is one. */
const isNear = (table: ReadTable, h: HexId, what: 'home' | 'haven'): boolean =>
  NEIGHBOURS[h]!.some((n) => {
    const hex = hexOf(table, n);
    return what === 'haven' ? hex.haven >= 0 : hex.up && hex.tile !== null && TILE[hex.tile].home !== null;
  });

function holdsFor(table: ReadTable, w: Where, ctx: Ctx, h: HexId): boolean {
  if (w.ring !== undefined && ring(h) !== w.ring) return false;
  if (w.empty !== undefined && !isEmpty(table, h)) return false;
  if (w.noX !== undefined && isX(table, h)) return false;
  if (w.explored !== undefined && (w.explored ? !isExplored(table, h) : !isHidden(table, h))) return false;
  if (w.has !== undefined && !HAS[w.has](table, h, ctx)) return false;
  if (w.not !== undefined && (w.not === 'capital' ? h === CAPITAL : hexOf(table, h).curse)) return false;
  if (w.room !== undefined && roomFor(table, ctx.by, h) === 0) return false;
  return w.far === undefined || !isNear(table, h, w.far);
}

/** All hexes that a `Where` names. */
export function hexesOf(table: ReadTable, w: Where, ctx: Ctx): HexId[] {
  const from = basis(table, w, ctx);
  const list: HexId[] = [];
  for (let i = 0; i < from.length; i++) if (holdsFor(table, w, ctx, from[i]!)) list.push(from[i]!);
  return list;
}

/** The seat that decides for an effect: its owner, or the first player (UP-EVT-02, UP-CON-14). */
export const decider = (table: ReadTable, ctx: Pick<Ctx, 'by'>): number => (ctx.by >= 0 ? ctx.by : table.first);

/** UP-EVT-06: the seat that chooses among cards with equally few Activation Tokens. */
export const tokenGiver = (table: ReadTable, ctx: Pick<Ctx, 'by'>): number => (isSecond(table) ? table.first : decider(table, ctx));
