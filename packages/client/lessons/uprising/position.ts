/** The end of the second and last Chapter, for two factions: one more Haven, and both Nemeses are overtaken. */
import { engine, fail, isRefusal, seeded } from '@longtable/kernel';
import { uprisingGame } from '@longtable/uprising';
import { FACTION, type UnitId } from '@longtable/uprising/data/factions';
import { CAPITAL, type HexId, hexAt } from '@longtable/uprising/data/map';
import type { TileId } from '@longtable/uprising/data/tiles';
import { edgesOf } from '@longtable/uprising/query/map';
import type { Table } from '@longtable/uprising/spec';

export const OPTIONS = {
  edition: '2E',
  chapters: 2,
  difficulty: 'easy',
  factions: ['mohyar', 'druwhn'],
  heroes: ['ronja', 'syndra'],
  homes: 'order',
  first: 0,
} as const;
const SEATS = 2;

/** Your home, and the hex that is taken. */
export const HOME = hexAt(0, 2);
export const RIGGA = hexAt(0, 1);

/** The tile that lies somewhere else changes places with the one that lies here. */
function lay(t: Table, hex: HexId, id: TileId): void {
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

function muster(t: Table, seat: number, hex: HexId, counts: Partial<Record<UnitId, number>>): void {
  const units = FACTION[t.players[seat]!.faction].units.map((id) => counts[id] ?? 0);
  Object.assign(t.hexes[hex]!, { units, owner: units.some((n) => n > 0) ? seat : -1 });
}

function arrange(t: Table): void {
  t.chapter = 2;
  t.eventsUp = 2;
  t.phase = 'actions';
  lay(t, RIGGA, 'rigga');
  for (const hex of t.hexes) Object.assign(hex, { garrisons: 0, skeletons: 0, curse: false });
  t.hexes[RIGGA]!.garrisons = 1;
  muster(t, 0, HOME, { sellswords: 2, hunters: 1, berserkers: 1 });
  muster(t, 1, t.players[1]!.home, { swordsisters: 2 });
  Object.assign(t.players[0]!, { ap: 3, salt: 2, plunder: 2, food: 2, vp: 3 });
  Object.assign(t.players[1]!, { ap: 0, salt: 1, plunder: 1, food: 1, vp: 14 });
  t.legions = t.legions.filter((card) => card !== 'imperial-guard');
  t.foes = [{ card: 'imperial-guard', at: CAPITAL, threat: 2, tokens: 1, target: t.players[1]!.home, prey: 1, held: [0, 0], razed: 0 }];
  t.empireVp = 9;
  t.chaosVp = 6;
}

export function position(): string {
  const machine = engine(uprisingGame, seeded(1));
  const options = uprisingGame.options(OPTIONS, SEATS);
  if (isRefusal(options)) return fail('the options of the lesson do not fit');
  const match = machine.start(options, SEATS, 1);
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
