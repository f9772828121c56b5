/** Numbers that the table decides, and the question an effect asks of it. */
import type { Seat } from '@longtable/kernel';
import { UNIT } from '../data/factions.ts';
import { ALL } from '../data/map.ts';
import type { Count, Num } from '../data/ops.ts';
import type { Data, Up } from '../spec.ts';
import { foeOf, hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { boltsOfBoth, skullsOnDice } from './dice.ts';
import type { Question } from './needs.ts';
import { cursesOnMap, foesOf } from './pieces.ts';

type F = Readonly<Data<'effect'>>;

export const questionOf = (f: F, up: Up): Question => ({
  seat: f.ctx.by,
  combat: up('combat') ?? null,
  round: up('round') ?? null,
  hero: up('hero-roll') ?? null,
  side: f.ctx.side,
  roll: f.roll,
});

const CURSES_FREE = 4;
const GARRISON_HEXES_FREE = 6;
const GRAVE_TYPES_MOST = 2;

function unitsHere(table: ReadTable, f: F, unit: keyof typeof UNIT): number {
  const hex = hexOf(table, f.ctx.here);
  return hex.owner === f.ctx.by && UNIT[unit].faction === player(table, f.ctx.by).faction ? hex.units[UNIT[unit].index]! : 0;
}

/** Kinds of Unit that lie in the Graveyards, Garrisons and Skeletons included. */
function graveTypes(table: ReadTable): number {
  let n = 0;
  for (const grave of [table.imperialGrave, table.chaosGrave]) {
    for (const row of grave.units) n += row.filter((k) => k > 0).length;
    if (grave.skeletons > 0) n++;
    if (grave.garrisons.some((k) => k > 0)) n++;
  }
  return n;
}

const NUMBERS: Readonly<Record<Count, (table: ReadTable, f: F, up: Up, seat: Seat) => number>> = {
  players: (t) => t.players.length,
  'half-plunder': (t, _f, _up, seat) => Math.floor(player(t, seat).plunder / 2),
  'curses-over-4': (t) => Math.max(0, cursesOnMap(t) - CURSES_FREE),
  'garrison-hexes-over-6': (t) => Math.max(0, ALL.filter((h) => hexOf(t, h).garrisons > 0).length - GARRISON_HEXES_FREE),
  hordes: (t) => foesOf(t, 'C').length,
  'grave-types': (t) => Math.min(GRAVE_TYPES_MOST, graveTypes(t)),
  'hero-skulls': (_t, f) => f.roll?.[0] ?? 0,
  'bolts-of-both': (t, _f, up) => {
    const r = up('round');
    return r === undefined ? 0 : boltsOfBoth(t, r);
  },
  'skull-pairs': (t, f, up) => {
    const r = up('round');
    return r === undefined ? 0 : Math.floor(skullsOnDice(t, r, f.ctx.side) / 2);
  },
  'tribesmen-pairs': (t, f) => Math.floor(unitsHere(t, f, 'tribesmen') / 2),
  'younglings-pairs': (t, f) => Math.floor(unitsHere(t, f, 'younglings') / 2),
  spearsingers: (t, f) => unitsHere(t, f, 'spearsingers'),
  'towers-removed': (t, f) => (foeOf(t, f.ctx.self) ?? t.dying.find((foe) => foe.card === f.ctx.self))?.razed ?? 0,
};

export const count = (table: ReadTable, n: Num, f: F, up: Up, seat: Seat = f.ctx.by): number =>
  typeof n === 'number' ? n : NUMBERS[n](table, f, up, seat);
