/** UP-AIL-05, UP-AIH-05: the first priority that fits. Ties stay in the list: the first player chooses. */
import { type HexId, NEIGHBOURS } from '../data/map.ts';
import type { MoveChoice, MoveOut } from '../events.ts';
import { hexOf } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { hasPassive } from './command.ts';
import { plainSteps } from './map.ts';
import { hasNemesis, isEmpty, strengthAgainst, unitsAt } from './pieces.ts';

type Side = 'E' | 'C';

function least(hexes: readonly HexId[], by: (h: HexId) => number): HexId[] {
  const min = Math.min(...hexes.map(by));
  return hexes.filter((h) => by(h) === min);
}

const withHaven = (table: ReadTable, hexes: readonly HexId[]): HexId[] => hexes.filter((h) => hexOf(table, h).haven >= 0);
const withEnemies = (table: ReadTable, side: Side, hexes: readonly HexId[]): HexId[] =>
  hexes.filter((h) => hexOf(table, h).owner >= 0 || hasNemesis(table, h, side === 'E' ? 'C' : 'E'));

export function prefer(table: ReadTable, side: Side, hexes: readonly HexId[]): HexId[] {
  const havens = withHaven(table, hexes);
  if (havens.length > 0)
    return spared(
      table,
      side,
      least(havens, (h) => unitsAt(table, h)),
    );
  const enemies = withEnemies(table, side, hexes);
  if (enemies.length > 0) return least(enemies, (h) => strengthAgainst(table, h, side));
  const empty = hexes.filter((h) => isEmpty(table, h));
  return empty.length > 0 ? empty : hexes.slice();
}

/** Crown of the Last Emperor: ties of a Legion are settled in favour of its owner's Havens. */
function spared(table: ReadTable, side: Side, tied: HexId[]): HexId[] {
  if (side === 'C' || tied.length < 2) return tied;
  const others = tied.filter((h) => !hasPassive(table, hexOf(table, h).haven, 'spared'));
  return others.length > 0 ? others : tied;
}

type Rejected = MoveChoice['rejected'][number];

/** The priority that decides among some hexes. */
function priorityOf(table: ReadTable, side: Side, hexes: readonly HexId[]): MoveChoice['priority'] {
  if (hexes.length === 1) return 'only';
  if (withHaven(table, hexes).length > 0) return 'haven';
  if (withEnemies(table, side, hexes).length > 0) return 'enemies';
  return hexes.some((h) => isEmpty(table, h)) ? 'empty' : 'any';
}

/** Why a hex that could be entered is not among the best. */
function rejection(table: ReadTable, side: Side, priority: MoveChoice['priority'], best: readonly HexId[], id: HexId): Rejected {
  const out = (why: MoveOut, n = 0): Rejected => ({ id, why, n });
  if (priority === 'haven') {
    if (hexOf(table, id).haven < 0) return out('no-haven');
    const n = unitsAt(table, id);
    return n > unitsAt(table, best[0]!) ? out('more-units', n) : out('spared', n);
  }
  if (priority === 'enemies')
    return withEnemies(table, side, [id]).length > 0 ? out('stronger', strengthAgainst(table, id, side)) : out('no-enemies');
  return out('not-empty');
}

/** The choice with all that was rejected, for whoever listens. `reach`: the hexes that its route allows. */
export function weigh(table: ReadTable, side: Side, from: HexId, reach: readonly HexId[]): MoveChoice {
  const tied = prefer(table, side, reach);
  const priority = priorityOf(table, side, reach);
  const away: MoveOut = side === 'E' ? 'detour' : 'farther';
  const steps = plainSteps(table, from);
  const near = [...reach, ...NEIGHBOURS[from]!.filter((h) => !reach.includes(h))];
  const rejected = near.flatMap((id): Rejected[] => {
    if (tied.includes(id)) return [];
    if (reach.includes(id)) return [rejection(table, side, priority, tied, id)];
    return [{ id, why: steps.includes(id) ? away : 'edge', n: 0 }];
  });
  return { rule: side === 'E' ? 'UP-AIL-05' : 'UP-AIH-05', priority, tied, by: tied.length > 1 ? table.first : null, rejected };
}
