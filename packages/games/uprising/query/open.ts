/** A view that says what it leaves out and what follows: for boards and pictures, which draw what is not there too. */
import type { Seat } from '@longtable/kernel';
import { ALL, DIRECTIONS } from '../data/map.ts';
import { NEMESIS } from '../data/nemesis.ts';
import { QUEST } from '../data/quests.ts';
import type { ReadTable } from '../types.ts';
import type { FoeView, HexView, OpenFoe, OpenHex, OpenPlayer, OpenView, PlayerView, View } from '../view-types.ts';
import { cardDice } from './dice.ts';
import { income } from './income.ts';
import { edgesOf, terrainOf } from './map.ts';
import { cursesLeft, garrisonsLeft, havenCount, NO_UNITS, reserves, skeletonsLeft, towersLeft, wallsLeft } from './pieces.ts';
import { hasBonus } from './quests.ts';

const NOTHING: Required<HexView> = {
  kind: 'bare',
  up: false,
  tile: null,
  turn: 0,
  curse: false,
  haven: -1,
  wall: false,
  tower: false,
  garrisons: 0,
  skeletons: 0,
  owner: -1,
  units: NO_UNITS,
};

function openHexes(view: View): OpenHex[] {
  const hexes = view.hexes.map((hex): Required<HexView> => ({ ...NOTHING, ...hex }));
  const edges = edgesOf(hexes);
  return ALL.map((h) => ({
    ...hexes[h]!,
    terrain: terrainOf(hexes[h]!),
    edges: DIRECTIONS.flatMap((_, d) => ((edges[h]! >> d) & 1 ? [d] : [])),
    heroes: view.players.flatMap(({ at }, seat) => (at === h ? [seat] : [])),
  }));
}

function openPlayer(table: ReadTable, player: PlayerView, seat: Seat): OpenPlayer {
  const isBonus = (id: View['openQuests'][number]): boolean => {
    const { bonus } = QUEST[id];
    return bonus !== null && hasBonus(table, seat, bonus.when);
  };
  return {
    ...player,
    reserve: reserves(table, seat),
    havens: havenCount(table, seat),
    income: player.home < 0 ? [0, 0, 0] : income(table, seat),
    bonuses: player.at < 0 ? [] : table.openQuests.filter(isBonus),
  };
}

const openFoe = (table: ReadTable, foe: FoeView): OpenFoe => ({
  ...foe,
  initiative: NEMESIS[foe.card].initiative[table.options.edition],
  archery: cardDice(table, foe.card, 'archery', foe.threat),
  clash: cardDice(table, foe.card, 'clash', foe.threat),
});

export function openView(view: View): OpenView {
  const hexes = openHexes(view);
  const table = asTable({ ...view, hexes });
  return {
    ...view,
    hexes,
    players: view.players.map((player, seat) => openPlayer(table, player, seat)),
    foes: view.foes.map((foe) => openFoe(table, foe)),
    skeletonsLeft: skeletonsLeft(table),
    cursesLeft: cursesLeft(table),
    garrisonsLeft: [1, 2, 3].map((level) => garrisonsLeft(table, level)),
    wallsLeft: wallsLeft(table),
    towersLeft: towersLeft(table),
  };
}

/**
 * A view for queries about things that lie open: hexes, pieces, Heroes and Threat have the same names in it as on a table.
 * What is hidden is missing, and no query about the map asks for it.
 */
export const asTable = (view: Omit<View, 'hexes'> & { readonly hexes: readonly OpenHex[] }): ReadTable => view as unknown as ReadTable;
