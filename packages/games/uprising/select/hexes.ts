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
const having = (what: 'curse' | 'skeletons' | 'garrisons') => (table: ReadTable) => ALL.filter((h) => Number(hexOf(table, h)[what]) > 0);
const havens = (table: ReadTable): HexId[] => ALL.filter((h) => hexOf(table, h).haven >= 0);
const hidden = (table: ReadTable): HexId[] => ALL.filter((h) => isHidden(table, h));
const towers = (table: ReadTable): HexId[] => ALL.filter((h) => isTowerSpace(table, h));
/** Havens and Garrison hexes. */
const held = (table: ReadTable): HexId[] => ALL.filter((h) => hexOf(table, h).haven >= 0 || hexOf(table, h).garrisons > 0);
/** Hexes within so many steps of the Hero. */
const within =
  (steps: number) =>
  (table: ReadTable, { seat }: Readonly<SelectData>): HexId[] =>
    ALL.filter((h) => h !== player(table, seat).at && DISTANCE[h]![player(table, seat).at]! <= steps);
const fresh = (f: Readonly<SelectData>, hexes: HexId[]): HexId[] => (f.distinct ? hexes.filter((h) => !f.chosen.includes(h)) : hexes);

/** The Messiah goes where fewest Units or Garrisons hold a Haven or a Garrison hex. */
function weakestHeld(table: ReadTable): HexId[] {
  const all = held(table);
  const force = (h: HexId): number => unitsAt(table, h) + hexOf(table, h).garrisons;
  const least = Math.min(...all.map(force));
  return all.filter((h) => force(h) === least);
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
    range: hidden,
    act: (t, f, hex: HexId) => t.call('explore', { seat: f.seat, hex, effect: true }),
  },
  'remove-curse': { options: named, range: having('curse'), act: (t, f, h: HexId) => liftCurse(t, h, f.ctx.why) },
  'remove-skeleton': { options: named, range: having('skeletons'), act: (t, f, h: HexId) => removeSkeletons(t, h, 1, f.ctx.why) },
  'remove-garrison': {
    options: (t, f) => fresh(f, named(t, f)),
    range: having('garrisons'),
    act: (t, f, h: HexId) => removeGarrisons(t, h, 1, f.ctx.why),
  },
  'destroy-garrison': { options: named, range: having('garrisons'), act: (t, f, h: HexId) => destroyGarrisons(t, h, 1, f.seat, f.ctx.why) },
  'remove-haven': { options: named, range: havens, act: (t, f, h: HexId) => removeHaven(t, h, f.ctx.why) },
  messiah: {
    options: weakestHeld,
    range: held,
    act(t, f, h: HexId) {
      if (f.ctx.self !== '') moveFoe(t, f.ctx.self, h, f.ctx.why);
    },
  },
  'tower-falls': {
    options: named,
    range: towers,
    act(t, f, h: HexId) {
      removeHaven(t, h, f.ctx.why);
      razeTower(t.table, h);
      const foe = foeOf(t.table, f.ctx.self);
      if (foe !== undefined) foe.razed++;
      t.emit({ type: 'tile-removed', hex: h, why: reasonOf(f.ctx.why) });
    },
  },
  'hero-to-tower': { options: (t, f) => towers(t).filter((h) => h !== player(t, f.seat).at), range: towers, act: heroGoes },
  'hero-two-steps': {
    options(t, f) {
      const { at } = player(t, f.seat);
      const near = heroSteps(t, at);
      return ALL.filter((h) => h !== at && (near.includes(h) || near.some((n) => heroSteps(t, n).includes(h))));
    },
    range: within(3),
    act: heroGoes,
  },
  'hero-distance-2': {
    options: within(2),
    range: within(3),
    act: heroGoes,
  },
} satisfies Record<string, SelectionRules>;
