/** Numbers of one card each, which the table decides. */
import type { Seat } from '@longtable/kernel';
import { ALL } from '../data/map.ts';
import type { CardCount } from '../data/ops.ts';
import { boltsOfBoth, skullsOnDice } from '../query/dice.ts';
import { cursesOnMap, foesOf } from '../query/pieces.ts';
import type { Data, Up } from '../spec.ts';
import { foeOf, hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';

const CURSES_FREE = 4;
const GARRISON_HEXES_FREE = 6;
const GRAVE_TYPES_MOST = 2;

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

export const CARD_NUMBERS: Readonly<Record<CardCount, (table: ReadTable, f: Readonly<Data<'effect'>>, up: Up, seat: Seat) => number>> = {
  'card:banished': (t) => foesOf(t, 'C').length,
  'card:butcher': (t, _f, _up, seat) => Math.floor(player(t, seat).plunder / 2),
  'card:crown-of-ice': (t) => Math.max(0, ALL.filter((h) => hexOf(t, h).garrisons > 0).length - GARRISON_HEXES_FREE),
  'card:feast-of-crows': (t) => Math.max(0, cursesOnMap(t) - CURSES_FREE),
  'card:flenser': (t, f, up) => {
    const r = up('round');
    return r === undefined ? 0 : Math.floor(skullsOnDice(t, r, f.ctx.side) / 2);
  },
  'card:mage-breaker:bolts': (t, _f, up) => {
    const r = up('round');
    return r === undefined ? 0 : boltsOfBoth(t, r);
  },
  'card:mage-breaker:towers': (t, f) => (foeOf(t, f.ctx.self) ?? t.dying.find((foe) => foe.card === f.ctx.self))?.razed ?? 0,
  'card:ship-graveyard': (t) => Math.min(GRAVE_TYPES_MOST, graveTypes(t)),
};
