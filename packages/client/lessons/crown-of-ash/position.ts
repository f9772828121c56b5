/** The last round of a match for two: the King still holds the Citadel, and somebody must take it from him. */

import { crownOfAshGame } from '@longtable/crown-of-ash';
import { CITADEL, REGIONS, type Region } from '@longtable/crown-of-ash/data/board';
import { FATES } from '@longtable/crown-of-ash/data/fate';
import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import { KING, NOBODY } from '@longtable/crown-of-ash/data/numbers';
import { TILES } from '@longtable/crown-of-ash/data/structures';
import type { FighterId, Table, TileId } from '@longtable/crown-of-ash/spec';
import { engine, fail, isRefusal, seeded } from '@longtable/kernel';

export const OPTIONS = { necromancers: ['visio', 'nox'] } as const;
const SEATS = 2;

export const area = (name: Region): number => REGIONS.indexOf(name);
export const fighter = (key: string): FighterId => FIGHTERS.findIndex((card) => card.key === key);
export const tile = (key: string): TileId => TILES.findIndex((one) => one.key === key);

interface Holding {
  readonly owner: number;
  /** Bottom first. */
  readonly tiles: readonly string[];
  readonly defenders: readonly string[];
}
const LAND: Partial<Readonly<Record<Region, Holding>>> = {
  volcano: { owner: 0, tiles: ['smouldering-vent', 'sulphur-mine'], defenders: ['st-visio-1'] },
  forest: { owner: 0, tiles: ['burnt-chapel'], defenders: ['st-visio-2'] },
  village: { owner: 1, tiles: ['plague-infirmary', 'bloodletting-house'], defenders: ['st-nox-1', 'blood-1'] },
  desert: { owner: 1, tiles: ['open-ossuary', 'toll-house'], defenders: ['st-nox-2', 'bone-1'] },
};
const HANDS = [
  ['st-visio-3', 'sulphur-1'],
  ['st-nox-3', 'ash-1'],
] as const;
/** Sulphur, blood, ash, bone, gold. */
const GOODS = [
  [0, 0, 0, 1, 2],
  [0, 0, 1, 0, 1],
] as const;
const POINTS = [17, 29] as const;
const FATE = ['sulphur-bone', 'blood-ash'] as const;
const DISPLAY = ['sulphur-2', 'bone-2', 'blood-4', 'ash-4', 'bone-7', 'sulphur-8'] as const;
const ROW = ['fume-crypt', 'pyre-altar', 'sulphur-works', 'war-treasury'] as const;

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

function arrange(t: Table): void {
  t.round = 4;
  t.order = [0, 1];
  t.active = 0;
  t.owner = t.owner.map((_, at) => (at === CITADEL ? KING : NOBODY));
  t.tiles = t.tiles.map(() => []);
  t.defenders = t.defenders.map(() => []);
  for (const [name, { owner, tiles, defenders }] of Object.entries(LAND)) {
    const at = area(name as Region);
    t.owner[at] = owner;
    t.tiles[at] = tiles.map(tile);
    t.defenders[at] = sorted(defenders.map(fighter));
  }
  t.players.forEach((player, seat) => {
    player.hand = sorted(HANDS[seat]!.map(fighter));
    player.goods = [...GOODS[seat]!];
    player.vp = POINTS[seat]!;
    player.fate = FATES.findIndex(({ key }) => key === FATE[seat]);
  });
  restock(t);
}

/** Things that lie somewhere are in no deck and no stack. */
function restock(t: Table): void {
  const raisable = [...t.decks.flat(), ...t.display];
  t.display = DISPLAY.map(fighter);
  const gone = [...t.display, ...t.defenders.flat(), ...t.players.flatMap(({ hand }) => hand)];
  t.decks = t.decks.map((_, tier) => sorted(raisable.filter((id) => FIGHTERS[id]!.tier === tier && !gone.includes(id))));
  const tiles = [...t.upper, ...t.lower, ...t.row];
  t.row = ROW.map(tile);
  const laid = [...t.row, ...t.tiles.flat()];
  const stack = sorted(tiles.filter((id) => !laid.includes(id)));
  t.upper = stack.filter((id) => TILES[id]!.tier === 1);
  t.lower = stack.filter((id) => TILES[id]!.tier === 2);
}

export function position(): string {
  const machine = engine(crownOfAshGame, seeded(1));
  const options = crownOfAshGame.options(OPTIONS, SEATS);
  if (isRefusal(options)) return fail('the options of the lesson do not fit');
  const match = machine.start(options, SEATS, 1);
  arrange(match.table);
  match.stack = [{ k: 'game', at: 'round', data: { turn: 0 }, into: '', from: -1 }];
  match.chance.counts = {};
  machine.resume(match);
  return machine.save(match);
}
