/** Positions of lessons: a real table, arranged, at the beginning of somebody's turn in the last Chapter. */
import { engine, fail, isRefusal, seeded } from '@longtable/kernel';
import { uprisingGame } from '@longtable/uprising';
import { FACTION, type UnitId } from '@longtable/uprising/data/factions';
import type { HexId } from '@longtable/uprising/data/map';
import type { TileId } from '@longtable/uprising/data/tiles';
import { edgesOf } from '@longtable/uprising/query/map';
import type { Table } from '@longtable/uprising/spec';

const SEATS = 2;

/** The tile that lies somewhere else changes places with the one that lies here. */
export function lay(t: Table, hex: HexId, id: TileId): void {
  const there = t.hexes.findIndex(({ tile }) => tile === id);
  const here = t.hexes[hex]!.tile;
  if (there >= 0) t.hexes[there]!.tile = here;
  else {
    const pool = [...t.spare.tiles, ...t.spare.tilesOut];
    const next = pool.map((tile) => (tile === id ? here! : tile));
    t.spare = { ...t.spare, tiles: next.slice(0, t.spare.tiles.length), tilesOut: next.slice(t.spare.tiles.length) };
  }
  Object.assign(t.hexes[hex]!, { tile: id, up: true, turn: 0 });
  t.edges = edgesOf(t.hexes);
}

export function muster(t: Table, seat: number, hex: HexId, counts: Partial<Record<UnitId, number>>): void {
  const units = FACTION[t.players[seat]!.faction].units.map((id) => counts[id] ?? 0);
  Object.assign(t.hexes[hex]!, { units, owner: units.some((n) => n > 0) ? seat : -1 });
}

/** The end of the second and last Chapter: the Actions Phase goes on, and nothing stands on the map but what is arranged. */
export function lastTurn(wish: object, arrange: (t: Table) => void): string {
  const machine = engine(uprisingGame, seeded(1));
  const options = uprisingGame.options(wish, SEATS);
  if (isRefusal(options)) return fail('the options of the lesson do not fit');
  const match = machine.start(options, SEATS, 1);
  Object.assign(match.table, { chapter: 2, eventsUp: 2, phase: 'actions' });
  for (const hex of match.table.hexes) Object.assign(hex, { garrisons: 0, skeletons: 0, curse: false });
  arrange(match.table);
  match.stack = [
    { k: 'game', at: 'chapter', data: {}, into: '', from: -1 },
    { k: 'chapter', at: 'nemesis', data: {}, into: '', from: -1 },
    { k: 'actions', at: 'next', data: { next: 0 }, into: '', from: -1 },
  ];
  match.open = [];
  match.chance.counts = {};
  machine.resume(match);
  return machine.save(match);
}
