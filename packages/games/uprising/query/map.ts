/** The map: adjacency, routes, terrain. Only this file reads the face of a tile, and only when it is up. */
import type { Seat } from '@longtable/kernel';
import { UNITS_PER_HEX } from '../data/factions.ts';
import { ALL, CAPITAL, type HexId, NEIGHBOURS, NEXT, opposite } from '../data/map.ts';
import type { Terrain } from '../data/ops.ts';
import { TILE, type TileDef } from '../data/tiles.ts';
import { hexOf, isSecond } from '../table.ts';
import type { Hex, ReadTable } from '../types.ts';
import { unitsAt } from './pieces.ts';

const faceOf = (hex: Readonly<Hex>): TileDef | null => (hex.up && hex.tile !== null ? TILE[hex.tile] : null);
/** The printed side, where everybody can see it. */
export const tileAt = (table: ReadTable, h: HexId): TileDef | null => faceOf(hexOf(table, h));

/** UP-HEX-03, UP-HEX-06, UP-HEX-07: impassable edges of all hexes as bits by direction; an edge stops both ways. */
export function edgesOf(hexes: readonly Readonly<Hex>[]): number[] {
  const own = hexes.map((hex) => (faceOf(hex)?.edges ?? []).reduce((bits, edge) => bits | (1 << ((edge + hex.turn) % 6)), 0));
  return hexes.map((_, h) => {
    let bits = own[h]!;
    for (let d = 0; d < 6; d++) {
      const next = NEXT[h]![d]!;
      if (next >= 0 && (own[next]! >> opposite(d)) & 1) bits |= 1 << d;
    }
    return bits;
  });
}

/** UP-HEX-06 */
export const blocked = (table: ReadTable, from: HexId, direction: number): boolean => ((table.edges[from]! >> direction) & 1) === 1;

export const isBare = (table: ReadTable, h: HexId): boolean => hexOf(table, h).tile === null;

/** An explored Sea Tower (UP-HEX-11); under a Curse it works on (UP-CHA-23). */
export const isTower = (table: ReadTable, h: HexId): boolean => tileAt(table, h)?.kind === 'tower';

/** A space with a Sea Tower, explored or not: known from the diagram (V-6). */
export function isTowerSpace(table: ReadTable, h: HexId): boolean {
  const { tile } = hexOf(table, h);
  return tile !== null && TILE[tile].kind === 'tower';
}

/** UP-CON-08, UP-CHA-22 */
export const isExplored = (table: ReadTable, h: HexId): boolean => hexOf(table, h).up || hexOf(table, h).curse;

/** A face-down tile that could be flipped (UP-ACT-EXP-01). */
export const isHidden = (table: ReadTable, h: HexId): boolean => !hexOf(table, h).up && !hexOf(table, h).curse;

/** UP-TER-06, UP-TER-07, UP-HEX-03 */
export function terrainOf(hex: Pick<Hex, 'tile' | 'up' | 'curse'>): Terrain {
  if (hex.curse) return 'curse';
  if (!hex.up) return 'none';
  return hex.tile === null ? 'ice' : TILE[hex.tile].terrain;
}
export const terrainAt = (table: ReadTable, h: HexId): Terrain => terrainOf(hexOf(table, h));

/** UP-HEX-08; a face-down tile shows no X (UP-PLA-04). */
export const isX = (table: ReadTable, h: HexId): boolean => hexOf(table, h).tile === null || hexOf(table, h).curse || h === CAPITAL;

/** UP-CON-15: the next hexes behind no impassable edge. */
export function plainSteps(table: ReadTable, from: HexId): HexId[] {
  const list: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const to = NEXT[from]![d]!;
    if (to >= 0 && !blocked(table, from, d)) list.push(to);
  }
  return list;
}

/** UP-HEX-11: where Units of one side may step from a hex, before looking at what is there. */
export const unitSteps = (table: ReadTable, from: HexId, nemesis: boolean): HexId[] =>
  isTower(table, from) && (!nemesis || isSecond(table)) ? ALL.filter((h) => h !== from) : plainSteps(table, from);

/** UP-ACT-MOVE-01, UP-ACT-MOVE-03, UP-HERO-07: a Hero crosses every edge and may be anywhere. */
export const heroSteps = (table: ReadTable, from: HexId): readonly HexId[] =>
  isTower(table, from) ? ALL.filter((h) => h !== from) : NEIGHBOURS[from]!;

/** UP-CON-06, UP-CON-08, UP-CON-09: may Units of this faction be in the hex, and how many more. */
export function roomFor(table: ReadTable, seat: Seat, h: HexId): number {
  const hex = hexOf(table, h);
  if (!hex.up && !hex.curse) return 0;
  if (hex.haven >= 0 && hex.haven !== seat) return 0;
  if (hex.owner >= 0 && hex.owner !== seat) return 0;
  return UNITS_PER_HEX - unitsAt(table, h);
}

const FAR = 99;

/** UP-AIL-03, UP-AIL-04, UP-AIH-04 [1E]: steps to a goal on the shortest route of a Nemesis Unit; 99: no route. */
export function routesTo(table: ReadTable, goal: HexId): number[] {
  const far = new Array<number>(ALL.length).fill(FAR);
  far[goal] = 0;
  let edge: HexId[] = [goal];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: HexId[] = [];
    for (const h of edge) {
      for (let d = 0; d < 6; d++) {
        const from = NEXT[h]![d]!;
        if (from >= 0 && far[from]! === FAR && !blocked(table, h, d)) {
          far[from] = steps;
          next.push(from);
        }
      }
    }
    if (steps === 1 && isSecond(table)) {
      for (const h of ALL) {
        if (far[h]! === FAR && isTower(table, h)) {
          far[h] = 1;
          next.push(h);
        }
      }
    }
    edge = next;
  }
  return far;
}
