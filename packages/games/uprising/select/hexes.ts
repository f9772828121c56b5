/** Choices of a hex. */

import { ALL, DISTANCE, type HexId } from '../data/map.ts';
import { reasonOf } from '../data/reasons.ts';
import { destroyGarrisons, layTile, liftCurse, moveFoe, moveHero, removeGarrisons, removeHaven, removeSkeletons } from '../deeds/pieces.ts';
import { heroSteps, isHidden, isTowerSpace } from '../query/map.ts';
import { unitsAt } from '../query/pieces.ts';
import { hexesOf } from '../query/where.ts';
import { foeOf, hexOf, player } from '../table.ts';
import type { ReadTable, Table } from '../types.ts';
import type { SelectData, SelectionRules } from './types.ts';

const named = (table: ReadTable, f: Readonly<SelectData>): HexId[] => hexesOf(table, f.where ?? {}, f.ctx);
const fresh = (f: Readonly<SelectData>, hexes: HexId[]): HexId[] => (f.distinct ? hexes.filter((h) => !f.chosen.includes(h)) : hexes);

/** The Messiah goes where fewest Units or Garrisons hold a Haven or a Garrison hex. */
function weakestHeld(table: ReadTable): HexId[] {
  const held = ALL.filter((h) => hexOf(table, h).haven >= 0 || hexOf(table, h).garrisons > 0);
  const force = (h: HexId): number => unitsAt(table, h) + hexOf(table, h).garrisons;
  const least = Math.min(...held.map(force));
  return held.filter((h) => force(h) === least);
}

/** A Sea Tower leaves the map: bare Ice Waste stays, and no Haven can stand there. */
function razeTower(table: Table, h: HexId): void {
  const { tile, up } = hexOf(table, h);
  if (tile === null) return;
  if (up) table.razed = [...table.razed, tile];
  else table.spare = { ...table.spare, towers: [...table.spare.towers, tile] };
  for (const p of table.players) p.seen = p.seen.filter((x) => x !== h);
  layTile(table, h, null, true);
}

const heroGoes: SelectionRules['act'] = (t, f, h: HexId) => moveHero(t, f.seat, h);

export const HEX_SELECTIONS = {
  /** UP-ACT-EXP-06: whoever flips it gains and decides. */
  'flip-hex': {
    options: (t, f) => named(t, f).filter((h) => isHidden(t, h)),
    act: (t, f, hex: HexId) => t.call('explore', { seat: f.seat, hex, effect: true }),
  },
  'remove-curse': { options: named, act: (t, f, h: HexId) => liftCurse(t, h, f.ctx.why) },
  'remove-skeleton': { options: named, act: (t, f, h: HexId) => removeSkeletons(t, h, 1, f.ctx.why) },
  'remove-garrison': { options: (t, f) => fresh(f, named(t, f)), act: (t, f, h: HexId) => removeGarrisons(t, h, 1, f.ctx.why) },
  'destroy-garrison': { options: named, act: (t, f, h: HexId) => destroyGarrisons(t, h, 1, f.seat, f.ctx.why) },
  'remove-haven': { options: named, act: (t, f, h: HexId) => removeHaven(t, h, f.ctx.why) },
  messiah: {
    options: weakestHeld,
    act(t, f, h: HexId) {
      if (f.ctx.self !== '') moveFoe(t, f.ctx.self, h, f.ctx.why);
    },
  },
  'tower-falls': {
    options: named,
    act(t, f, h: HexId) {
      removeHaven(t, h, f.ctx.why);
      razeTower(t.table, h);
      const foe = foeOf(t.table, f.ctx.self);
      if (foe !== undefined) foe.razed++;
      t.emit({ type: 'tile-removed', hex: h, why: reasonOf(f.ctx.why) });
    },
  },
  'hero-to-tower': { options: (t, f) => ALL.filter((h) => isTowerSpace(t, h) && h !== player(t, f.seat).at), act: heroGoes },
  'hero-two-steps': {
    options(t, f) {
      const { at } = player(t, f.seat);
      const near = heroSteps(t, at);
      return ALL.filter((h) => h !== at && (near.includes(h) || near.some((n) => heroSteps(t, n).includes(h))));
    },
    act: heroGoes,
  },
  'hero-distance-2': {
    options: (t, f) => ALL.filter((h) => h !== player(t, f.seat).at && DISTANCE[h]![player(t, f.seat).at]! <= 2),
    act: heroGoes,
  },
} satisfies Record<string, SelectionRules>;
