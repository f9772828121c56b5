/** Uprising: face-down tiles, decks, Events and Druids to come, Feat decks and drawn Feats, and all that takes no part. */
import type { Rnd } from '@longtable/kernel';
import { exchange, oneOf, pick, type Spot, spotIn, type Viewer, type Zones } from './contract.ts';

interface Hex {
  tile: string | null;
  readonly up: boolean;
}
interface Player {
  deck: string[];
  readonly lore: readonly number[];
  drawn: string[];
  readonly seen: readonly number[];
}
interface Spare {
  tiles: string[];
  tilesOut: string[];
  towers: string[];
  towersOut: string[];
  legions: string[];
  hordes: string[];
  questsOut: string[];
  druids: string[];
  events: string[][];
  eventsOut: string[][];
}
interface Table {
  hexes: Hex[];
  players: Player[];
  legions: string[];
  hordes: string[];
  items: string[];
  questDeck: string[];
  readonly vision: number;
  readonly visionSeat: number;
  druids: string[];
  readonly druidsUp: number;
  events: string[];
  readonly eventsUp: number;
  readonly banishedBack: boolean;
  spare: Spare;
}

const TOWERS = ['dawngaard', 'guragi-tower', 'hellhound-tower', 'zeegard', 'midnight-tower'];

const spots = (list: string[], from = 0): Spot<string>[] => list.map((_, i) => spotIn(list, i)).slice(from);

const tileSpot = (hex: Hex): Spot<string> => ({
  get: () => hex.tile ?? '',
  set(id) {
    hex.tile = id;
  },
});

/** Two face-down tiles of one kind that the viewer has not looked at, or one of them and an unused one. */
function tileSpots({ hexes, players, spare }: Table, viewer: Viewer, towers: boolean): Spot<string>[] {
  const looked = viewer === null ? [] : players[viewer]!.seen;
  const down = hexes.flatMap((hex, h): Spot<string>[] => {
    const { tile } = hex;
    if (tile === null || hex.up || looked.includes(h) || TOWERS.includes(tile) !== towers) return [];
    return [tileSpot(hex)];
  });
  return [...down, ...spots(towers ? spare.towers : spare.tiles)];
}

/** A horde that came back lies at the bottom for all to see. */
const knownHordes = ({ banishedBack, hordes }: Table): number => Number(banishedBack && hordes[0] === 'banished');

const seenQuests = ({ vision, visionSeat }: Table, viewer: Viewer): number => (viewer !== null && visionSeat === viewer ? vision : 0);

/** Cards of one Feat deck that the viewer has not seen, and what another has just drawn. */
function featSpots(player: Player, isOwner: boolean): Spot<string>[] {
  const deck = player.deck.flatMap((_, i) => (player.lore[i]! < (isOwner ? 1 : 2) ? [spotIn(player.deck, i)] : []));
  return isOwner ? deck : [...deck, ...spots(player.drawn)];
}

function ways(table: Table, viewer: Viewer, rnd: Rnd): (() => boolean)[] {
  const { spare } = table;
  const seat = rnd(table.players.length);
  const chapter = table.eventsUp + rnd(Math.max(1, table.events.length - table.eventsUp));
  const event = spots(table.events)[chapter];
  const quests = spots(table.questDeck);
  const lists: Spot<string>[][] = [
    tileSpots(table, viewer, false),
    tileSpots(table, viewer, true),
    [...spots(table.legions), ...spots(spare.legions)],
    [...spots(table.hordes, knownHordes(table)), ...spots(spare.hordes)],
    spots(table.items),
    quests.slice(0, quests.length - seenQuests(table, viewer)),
    [...spots(table.druids, table.druidsUp), ...spots(spare.druids)],
    event === undefined || chapter < table.eventsUp ? [] : [event, ...spots(spare.events[chapter] ?? [])],
    featSpots(table.players[seat]!, seat === viewer),
  ];
  return [() => exchange(pick(lists, rnd) ?? [], rnd), ...lists.map((list) => () => exchange(list, rnd))];
}

const count = (list: readonly string[]): string[] => [String(list.length)];

export const uprising: Zones<Table> = {
  swap: ({ table }, viewer, rnd) => oneOf(ways(table, viewer, rnd), rnd),
  cover({ table }, viewer) {
    for (const spot of [true, false].flatMap((towers) => tileSpots(table, viewer, towers))) spot.set('?');
    for (const quest of spots(table.questDeck).slice(0, table.questDeck.length - seenQuests(table, viewer))) quest.set('?');
    for (const druid of spots(table.druids, table.druidsUp)) druid.set('?');
    for (const event of spots(table.events, table.eventsUp)) event.set('?');
    for (const horde of spots(table.hordes, knownHordes(table))) horde.set('?');
    table.legions = count(table.legions);
    table.items = count(table.items);
    for (const [seat, player] of table.players.entries()) for (const feat of featSpots(player, seat === viewer)) feat.set('?');
    const { spare } = table;
    table.spare = {
      tiles: count(spare.tiles),
      tilesOut: [],
      towers: count(spare.towers),
      towersOut: [],
      legions: count(spare.legions),
      hordes: count(spare.hordes),
      questsOut: [],
      druids: count(spare.druids),
      events: [],
      eventsOut: [],
    };
  },
};
