/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import { type Difficulty, type Edition, PRESETS } from './data/difficulty.ts';
import type { HexId } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { Foe, Hex, Party, Player, ReadTable, Table } from './types.ts';

export const hexOf = (t: ReadTable, h: HexId): Hex => t.hexes[h]!;
export const player = (t: ReadTable, seat: Seat): Player => t.players[seat]!;

export function foeOf(t: ReadTable, card: NemesisId | ''): Foe | undefined {
  for (let i = 0; i < t.foes.length; i++) if (t.foes[i]!.card === card) return t.foes[i];
  return undefined;
}

export const isSecond = (t: ReadTable): boolean => t.options.edition === '2E';

/** Clockwise orders, by number of seats and first player: made once. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_seat, i) => (first + i) % seats)),
);
/** The seats clockwise from the first player (UP-SET-25). */
export const turnOrder = (t: ReadTable): readonly Seat[] => ORDERS[t.players.length]![t.first]!;

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

export function copyTable(t: Table): Table {
  const hexes = new Array<Hex>(t.hexes.length);
  for (let h = 0; h < hexes.length; h++) hexes[h] = copyHex(t.hexes[h]!);
  return {
    options: t.options,
    phase: t.phase,
    chapter: t.chapter,
    first: t.first,
    threat: t.threat,
    hexes,
    edges: t.edges,
    players: t.players.map(copyPlayer),
    foes: t.foes.map(copyFoe),
    dying: t.dying.map(copyFoe),
    entering: t.entering,
    gone: t.gone,
    empireVp: t.empireVp,
    chaosVp: t.chaosVp,
    imperialGrave: t.imperialGrave,
    chaosGrave: t.chaosGrave,
    legions: t.legions,
    hordes: t.hordes,
    items: t.items,
    questDeck: t.questDeck,
    owed: t.owed,
    capitalFallen: t.capitalFallen,
    market: t.market,
    marketClosed: t.marketClosed,
    itemDiscard: t.itemDiscard,
    openQuests: t.openQuests,
    questDiscard: t.questDiscard,
    druids: t.druids,
    druidsUp: t.druidsUp,
    events: t.events,
    eventsUp: t.eventsUp,
    spare: t.spare,
    vision: t.vision,
    visionSeat: t.visionSeat,
    banishedBack: t.banishedBack,
    bloodMoon: t.bloodMoon,
    razed: t.razed,
  };
}
