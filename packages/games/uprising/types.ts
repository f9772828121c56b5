/** Things on the table, as types. */
import type { Seat } from '@longtable/kernel';
import type { Amount, Edition, Level } from './data/difficulty.ts';
import type { DruidId } from './data/druids.ts';
import type { EventId } from './data/events.ts';
import type { FactionId } from './data/factions.ts';
import type { FeatId } from './data/feats.ts';
import type { Attribute, HeroId } from './data/heroes.ts';
import type { ItemId } from './data/items.ts';
import type { HexId } from './data/map.ts';
import type { HordeId, LegionId, NemesisId } from './data/nemesis.ts';
import type { PlayerMark } from './data/ops.ts';
import type { QuestId } from './data/quests.ts';
import type { TileId } from './data/tiles.ts';

/** A faction (its seat), The Empire or Chaos. */
export type Party = Seat | 'E' | 'C';
export type CardId = FeatId | ItemId | QuestId;

export const PHASES = ['setup', 'refresh', 'events', 'build', 'actions', 'nemesis', 'production', 'scoring', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Settings of a table. A row of the difficulty table that is not 'preset' goes before the level. */
export interface Options {
  readonly edition: Edition;
  readonly chapters: 2 | 3 | 4;
  readonly difficulty: Level;
  readonly resources: 'preset' | number;
  readonly curses: 'preset' | number;
  readonly garrisons: 'preset' | number;
  readonly advancedItems: 'preset' | Amount;
  readonly advancedQuests: 'preset' | Amount;
  readonly advancedEnemies: 'preset' | Amount;
  readonly advancedTowers: 'preset' | Amount;
  readonly advancedHexes: 'preset' | Amount;
  readonly advancedEvents: 'preset' | Amount;
  readonly advancedDruids: 'preset' | Amount;
  /** choose: at the table, in turn order · or one for each seat */
  readonly factions: 'choose' | readonly FactionId[];
  readonly heroes: 'choose' | readonly HeroId[];
  /** The way in which home spaces are given out (UP-SET-11). */
  readonly homes: 'order' | 'random' | 'choose';
  readonly first: Seat | 'random';
  readonly dice: 'default' | 'p1';
  /** */
  readonly resourceSupply: 'edition' | 'box' | 'unlimited';
  /** */
  readonly capitalReward: 'edition' | 'flip' | 'none';
  /** */
  readonly hordeSeaTower: 'jump' | 'ignore';
  readonly legionSet: 'butcher' | 'executioner';
  readonly production5: 'equal' | 'best';
  readonly mageBreaker: 'printed' | 'even';
  /** UP-HERO-04: whether a player is asked to leave dice of Might, Magic and Leadership out. */
  readonly leaveDice: boolean;
}

export interface Hex {
  /** null: a bare region space. Secret while `up` is false. */
  tile: TileId | null;
  up: boolean;
  /** Sixths of a circle by which the tile is turned, 0 to 5. */
  turn: number;
  curse: boolean;
  /** The faction whose Haven stands here; -1: none. */
  haven: Seat;
  wall: boolean;
  tower: boolean;
  /** Garrison levels. */
  garrisons: number;
  skeletons: number;
  /** The owner of the Units here; -1: nobody. */
  owner: Seat;
  /** By kind, in the order of the owner's board. Replaced, never changed. */
  units: readonly number[];
}

export interface Tucked {
  readonly feat: FeatId;
  readonly attribute: Attribute;
}

export interface Player {
  faction: FactionId;
  hero: HeroId;
  /** The hex of the Hero; -1: not yet on the map. */
  at: HexId;
  home: HexId;
  ap: number;
  salt: number;
  plunder: number;
  food: number;
  vp: number;
  /** Might, Magic, Leadership, Guile, with tucked Feats. */
  attributes: readonly number[];
  feats: readonly FeatId[];
  items: readonly ItemId[];
  /** Quests taken (UP-ACT-QST-06). */
  quests: readonly QuestId[];
  /** Cards that are flipped. */
  down: readonly CardId[];
  tucked: readonly Tucked[];
  /** Secret: the Feat deck, top card last, and who knows each card of it: 0 nobody, 1 the owner, 2 everybody. */
  deck: readonly FeatId[];
  lore: readonly number[];
  /** Secret: drawn in the Build Phase, before one is kept. */
  drawn: readonly FeatId[];
  marks: readonly PlayerMark[];
  /** Skeletons counted on Skull Pile. */
  skulls: number;
  /** Face-down tiles that this seat alone has looked at. */
  seen: readonly HexId[];
  /** Units that left the game, by kind. */
  boxed: readonly number[];
}

/** A Legion or Horde in play. */
export interface Foe {
  readonly card: NemesisId;
  at: HexId;
  threat: number;
  tokens: number;
  /** The hex of its Target; -1: it has none. */
  target: HexId;
  /** The faction that it hunts; -1: nobody, its Target lies on The Capital. */
  prey: Seat;
  /** AP lying on the card, by seat. */
  held: readonly number[];
  /** Sea Towers that it removed. */
  razed: number;
}

export interface Grave {
  /** By seat and kind. */
  readonly units: readonly (readonly number[])[];
  readonly garrisons: readonly number[];
  readonly skeletons: number;
}

/** Components that take no part, or not yet. Secret, all of them. */
export interface Spare {
  readonly tiles: readonly TileId[];
  /** Advanced hexes that were not mixed in. */
  readonly tilesOut: readonly TileId[];
  readonly towers: readonly TileId[];
  readonly towersOut: readonly TileId[];
  readonly legions: readonly LegionId[];
  readonly hordes: readonly HordeId[];
  readonly questsOut: readonly QuestId[];
  readonly druids: readonly DruidId[];
  /** By Chapter. */
  readonly events: readonly (readonly EventId[])[];
  readonly eventsOut: readonly (readonly EventId[])[];
}

export interface Table {
  readonly options: Options;
  phase: Phase;
  chapter: number;
  first: Seat;
  /** Threat printed on the newest Event. */
  threat: number;
  hexes: Hex[];
  /** Impassable edges of each hex as bits by direction. Changes only when a tile is turned up, turned round or removed. */
  edges: readonly number[];
  players: Player[];
  /** In order of initiative. */
  foes: Foe[];
  /** Destroyed, their last effect not yet done. */
  dying: Foe[];
  /** Drawn, its hex not yet chosen. */
  entering: NemesisId | '';
  /** Destroyed or removed for good. */
  gone: readonly NemesisId[];
  empireVp: number;
  chaosVp: number;
  imperialGrave: Grave;
  chaosGrave: Grave;
  /** Secret: decks, top card last. */
  legions: readonly LegionId[];
  hordes: readonly HordeId[];
  items: readonly ItemId[];
  questDeck: readonly QuestId[];
  /** Hexes for which a Horde is still to be drawn (UP-CHA-06). */
  owed: readonly HexId[];
  /** UP-EMP-33 [1E] */
  capitalFallen: boolean;
  market: readonly ItemId[];
  /** Turned face-down by The Spymaster. */
  marketClosed: boolean;
  itemDiscard: readonly ItemId[];
  openQuests: readonly QuestId[];
  questDiscard: readonly QuestId[];
  /** The four Druid spaces; the first `druidsUp` are face-up, the others secret. */
  druids: readonly DruidId[];
  druidsUp: number;
  /** One for each Chapter; the first `eventsUp` are revealed, the others secret. */
  events: readonly EventId[];
  eventsUp: number;
  spare: Spare;
  /** The number of cards on top of the Quest deck that one seat has looked at, and the seat. */
  vision: number;
  visionSeat: Seat;
  /** The Banished has already gone under the deck once. */
  banishedBack: boolean;
  /** UP-R: reroll one die in each combat of this Chapter (Blood Moon). */
  bloodMoon: boolean;
  /** Sea Towers taken off the map face-up. */
  razed: readonly TileId[];
}

export type ReadTable = Readonly<Table>;
