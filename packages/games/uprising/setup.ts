/** UP-SET: the table before the first Chapter. */
import { type Amount, DECK_SIZE, DRUID_SPACES, SOME } from './data/difficulty.ts';
import { DRUID, druidsOf } from './data/druids.ts';
import { EVENT, type EventId, eventsOf } from './data/events.ts';
import { FACTIONS } from './data/factions.ts';
import { HERO, heroesOf } from './data/heroes.ts';
import { ITEM, itemsOf } from './data/items.ts';
import { CAPITAL, curseSpaces, DIAGRAMS, SINGLE_GARRISONS, SPACES } from './data/map.ts';
import { HORDES, LEGIONS, NEMESIS, type NemesisId } from './data/nemesis.ts';
import { QUEST, questsOf } from './data/quests.ts';
import { TILE, type TileId, tilesOf } from './data/tiles.ts';
import { edgesOf } from './query/map.ts';
import { NO_UNITS } from './query/pieces.ts';
import type { Options, Turn } from './spec.ts';
import { difficultyOf } from './table.ts';
import type { Grave, Hex, Player, Table } from './types.ts';

/** UP-SET-14 */
export const bareHex = (): Hex => ({
  tile: null,
  up: true,
  turn: 0,
  curse: false,
  haven: -1,
  wall: false,
  tower: false,
  garrisons: 0,
  skeletons: 0,
  owner: -1,
  units: NO_UNITS,
});

const grave = (seats: number): Grave => ({
  units: Array.from({ length: seats }, () => NO_UNITS),
  garrisons: [0, 0, 0],
  skeletons: 0,
});

/** UP-SET-21: shuffled, the advanced ones split off as the amount says: those that take part, and those that do not. */
function mix<T>(t: Turn, label: string, all: readonly T[], isAdvanced: (x: T) => boolean, amount: Amount, some: number): [T[], T[]] {
  const advanced = all.filter(isAdvanced);
  t.shuffle(label, advanced);
  const n = amount === 'all' ? advanced.length : amount === 'some' ? Math.min(some, advanced.length) : 0;
  const cards = [...all.filter((x) => !isAdvanced(x)), ...advanced.slice(0, n)];
  t.shuffle(label, cards);
  return [cards, advanced.slice(n)];
}

/** UP-SET-08, UP-SET-09, UP-SET-20: resources by the level, no VP, nothing on the map yet. */
function playerOf(o: Options, seat: number, resources: number): Player {
  const faction = o.factions === 'choose' ? FACTIONS[seat]! : o.factions[seat]!;
  const hero = o.heroes === 'choose' ? heroesOf(faction)[0]! : o.heroes[seat]!;
  return {
    faction,
    hero,
    at: -1,
    home: -1,
    ap: 0,
    salt: resources,
    plunder: resources,
    food: resources,
    vp: 0,
    attributes: HERO[hero].attributes,
    feats: [],
    items: [],
    quests: [],
    down: [],
    tucked: [],
    deck: [],
    lore: [],
    drawn: [],
    marks: [],
    skulls: 0,
    seen: [],
    boxed: NO_UNITS,
  };
}

/** UP-SET-15, UP-SET-16, UP-SET-17: Garrisons, Skeletons and Curses at the beginning. */
function placeNemesis(hexes: readonly Hex[], seats: number, garrisons: number, curses: number): void {
  hexes[CAPITAL]!.garrisons = 3;
  for (const h of SINGLE_GARRISONS.slice(0, garrisons)) hexes[h]!.garrisons = 1;
  for (const h of DIAGRAMS[seats]!.skeletons) hexes[h]!.skeletons = 1;
  for (const h of curseSpaces(seats).slice(0, curses)) hexes[h]!.curse = true;
}

/** UP-SET-10, UP-SET-12, UP-SET-13: the tiles of the diagram, and what stands on them. */
function layMap(
  t: Turn,
  o: Options,
  seats: number,
): { hexes: Hex[]; tiles: TileId[]; tilesOut: TileId[]; towers: TileId[]; towersOut: TileId[] } {
  const rows = difficultyOf(o);
  const diagram = DIAGRAMS[seats]!;
  const hexes = SPACES.map(bareHex);
  const isAdvanced = (id: TileId): boolean => TILE[id].advanced;
  const [tiles, tilesOut] = mix(t, 'tiles', tilesOf(o.edition, 'normal'), isAdvanced, rows.advancedHexes, SOME.hexes);
  const [towers, towersOut] = mix(t, 'towers', tilesOf(o.edition, 'tower'), isAdvanced, rows.advancedTowers, SOME.towers);
  hexes[CAPITAL]!.tile = 'capital';
  for (const h of diagram.random) Object.assign(hexes[h]!, { tile: tiles.pop()!, up: false });
  for (const h of diagram.towers) Object.assign(hexes[h]!, { tile: towers.pop()!, up: false });
  placeNemesis(hexes, seats, rows.garrisons, rows.curses);
  return { hexes, tiles, tilesOut, towers, towersOut };
}

/** UP-SET-19, UP-SET-22, UP-SET-23: Items and Quests wait for the first Refresh; Legions, Hordes and Druids as many as take part. */
function dealDecks(t: Turn, o: Options, seats: number) {
  const rows = difficultyOf(o);
  const [items] = mix(t, 'deck:items', itemsOf(o.edition), (id) => ITEM[id].advanced, rows.advancedItems, 0);
  const [quests, questsOut] = mix(t, 'deck:quests', questsOf(o.edition), (id) => QUEST[id].advanced, rows.advancedQuests, SOME.quests);
  const missing: NemesisId = o.legionSet === 'butcher' ? 'executioner' : 'butcher';
  const isAdvanced = (id: NemesisId): boolean => NEMESIS[id].advanced;
  const chosen = LEGIONS.filter((id) => id !== missing);
  const [legions] = mix(t, 'deck:legions', chosen, isAdvanced, rows.advancedEnemies, 0);
  const [hordes] = mix(t, 'deck:hordes', HORDES, isAdvanced, rows.advancedEnemies, 0);
  const isLate = (id: keyof typeof DRUID): boolean => o.edition === '1E' && DRUID[id].advanced1E;
  const [druids] = mix(t, 'deck:druids', druidsOf(o.edition), isLate, rows.advancedDruids, 0);
  const n = DECK_SIZE[seats]!;
  return { items, quests, questsOut, legions, hordes, druids, n };
}

/** UP-SET-24: one Event for each Chapter. */
function dealEvents(t: Turn, o: Options): { events: EventId[]; rest: EventId[][]; out: EventId[][] } {
  const events: EventId[] = [];
  const rest: EventId[][] = [];
  const out: EventId[][] = [];
  for (let chapter = 1; chapter <= 4; chapter++) {
    const all = eventsOf(o.edition, chapter);
    const [deck, left] = mix(t, `deck:events:${chapter}`, all, (id) => EVENT[id].advanced, difficultyOf(o).advancedEvents, SOME.events);
    events.push(deck.pop()!);
    rest.push(deck);
    out.push(left);
  }
  return { events, rest, out };
}

export function setup(t: Turn, o: Options, seats: number): Table {
  const rows = difficultyOf(o);
  const first = o.first === 'random' ? t.random('first', seats) : o.first;
  const { hexes, tiles, tilesOut, towers, towersOut } = layMap(t, o, seats);
  const d = dealDecks(t, o, seats);
  const { events, rest, out } = dealEvents(t, o);
  const players = Array.from({ length: seats }, (_, seat) => playerOf(o, seat, rows.resources));
  const homes = DIAGRAMS[seats]!.homes.slice();
  if (o.homes === 'random') t.shuffle('homes', homes);
  if (o.homes !== 'choose') for (const [seat, p] of players.entries()) p.home = homes[seat]!;
  return {
    options: o,
    phase: 'setup',
    chapter: 0,
    first,
    threat: 4,
    hexes,
    edges: edgesOf(hexes),
    players,
    foes: [],
    dying: [],
    entering: '',
    gone: [],
    empireVp: 0,
    chaosVp: 0,
    imperialGrave: grave(seats),
    chaosGrave: grave(seats),
    legions: d.legions.slice(0, d.n),
    hordes: d.hordes.slice(0, d.n),
    items: d.items,
    questDeck: d.quests,
    owed: [],
    capitalFallen: false,
    market: [],
    marketClosed: false,
    itemDiscard: [],
    openQuests: [],
    questDiscard: [],
    druids: d.druids.slice(0, DRUID_SPACES),
    druidsUp: o.edition === '2E' ? DRUID_SPACES : 0,
    events,
    eventsUp: 0,
    spare: {
      tiles,
      tilesOut,
      towers,
      towersOut,
      legions: d.legions.slice(d.n),
      hordes: d.hordes.slice(d.n),
      questsOut: d.questsOut,
      druids: d.druids.slice(DRUID_SPACES),
      events: rest,
      eventsOut: out,
    },
    vision: 0,
    visionSeat: -1,
    banishedBack: false,
    bloodMoon: false,
    razed: [],
  };
}
