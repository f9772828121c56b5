/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import { type Difficulty, type Edition, PRESETS } from './data/difficulty.ts';
import type { HexId } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { Foe, Hex, Party, Player, ReadTable, Table } from './types.ts';

export const hexOf = (table: ReadTable, h: HexId): Hex => table.hexes[h]!;
export const player = (table: ReadTable, seat: Seat): Player => table.players[seat]!;

export function foeOf(table: ReadTable, card: NemesisId | ''): Foe | undefined {
  for (let i = 0; i < table.foes.length; i++) if (table.foes[i]!.card === card) return table.foes[i];
  return undefined;
}

export const isSecond = (table: ReadTable): boolean => table.options.edition === '2E';

/** Clockwise orders, by number of seats and first player: made once. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_seat, i) => (first + i) % seats)),
);
/** The seats clockwise from the first player (UP-SET-25). */
export const turnOrder = (table: ReadTable): readonly Seat[] => ORDERS[table.players.length]![table.first]!;

export const isSeat = (party: Party): party is Seat => party !== 'E' && party !== 'C';

/** The rows that hold: the level's, unless the table set its own (UP-DIF-13). */
export function difficultyOf(o: Table['options']): Difficulty {
  const preset = PRESETS[o.edition satisfies Edition][o.difficulty];
  const row = <K extends keyof Difficulty>(key: K): Difficulty[K] => (o[key] === 'preset' ? preset[key] : (o[key] as Difficulty[K]));
  return {
    resources: row('resources'),
    curses: row('curses'),
    garrisons: row('garrisons'),
    advancedItems: row('advancedItems'),
    advancedQuests: row('advancedQuests'),
    advancedEnemies: row('advancedEnemies'),
    advancedTowers: row('advancedTowers'),
    advancedHexes: row('advancedHexes'),
    advancedEvents: row('advancedEvents'),
    advancedDruids: row('advancedDruids'),
  };
}

const copyHex = (h: Hex): Hex => ({
  tile: h.tile,
  up: h.up,
  turn: h.turn,
  curse: h.curse,
  haven: h.haven,
  wall: h.wall,
  tower: h.tower,
  garrisons: h.garrisons,
  skeletons: h.skeletons,
  owner: h.owner,
  units: h.units,
});

const copyPlayer = (p: Player): Player => ({
  faction: p.faction,
  hero: p.hero,
  at: p.at,
  home: p.home,
  ap: p.ap,
  salt: p.salt,
  plunder: p.plunder,
  food: p.food,
  vp: p.vp,
  attributes: p.attributes,
  feats: p.feats,
  items: p.items,
  quests: p.quests,
  down: p.down,
  tucked: p.tucked,
  deck: p.deck,
  lore: p.lore,
  drawn: p.drawn,
  marks: p.marks,
  skulls: p.skulls,
  seen: p.seen,
  boxed: p.boxed,
});

const copyFoe = (f: Foe): Foe => ({
  card: f.card,
  at: f.at,
  threat: f.threat,
  tokens: f.tokens,
  target: f.target,
  prey: f.prey,
  held: f.held,
  razed: f.razed,
});

export function copyTable(table: Table): Table {
  // A slice is a list of the same kind as the one that was dealt; `new Array` makes one with holes, and rules that meet both are slower.
  const hexes = table.hexes.slice();
  for (let h = 0; h < hexes.length; h++) hexes[h] = copyHex(hexes[h]!);
  return {
    options: table.options,
    phase: table.phase,
    chapter: table.chapter,
    first: table.first,
    threat: table.threat,
    hexes,
    edges: table.edges,
    players: table.players.map(copyPlayer),
    foes: table.foes.map(copyFoe),
    dying: table.dying.map(copyFoe),
    entering: table.entering,
    gone: table.gone,
    empireVp: table.empireVp,
    chaosVp: table.chaosVp,
    imperialGrave: table.imperialGrave,
    chaosGrave: table.chaosGrave,
    legions: table.legions,
    hordes: table.hordes,
    items: table.items,
    questDeck: table.questDeck,
    owed: table.owed,
    capitalFallen: table.capitalFallen,
    market: table.market,
    marketClosed: table.marketClosed,
    itemDiscard: table.itemDiscard,
    openQuests: table.openQuests,
    questDiscard: table.questDiscard,
    druids: table.druids,
    druidsUp: table.druidsUp,
    events: table.events,
    eventsUp: table.eventsUp,
    spare: table.spare,
    vision: table.vision,
    visionSeat: table.visionSeat,
    banishedBack: table.banishedBack,
    bloodMoon: table.bloodMoon,
    razed: table.razed,
  };
}
