/** The view of a seat or of a spectator, field by field: what lies there. What follows from it, `openView` adds. */
import type { Frame, Seat } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import type { DruidId } from './data/druids.ts';
import type { EventId } from './data/events.ts';
import type { FactionId } from './data/factions.ts';
import type { FeatId } from './data/feats.ts';
import type { HeroId } from './data/heroes.ts';
import type { ItemId } from './data/items.ts';
import type { HexId } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { CombatMark, PlayerMark, Terrain } from './data/ops.ts';
import type { QuestId } from './data/quests.ts';
import type { TileId } from './data/tiles.ts';
import type { DieSeen, Group } from './events.ts';
import type { CardId, Grave, Options, Party, Phase, Tucked } from './types.ts';

/**
 * A hex: what lies or stands there. What is not there is not said; where a hex lies and what is printed on it is in `data/`.
 * `openView` says all of it.
 */
export interface HexView {
  /** bare: no tile lies here. */
  readonly kind: 'capital' | 'home' | 'normal' | 'tower' | 'bare';
  readonly up?: boolean;
  /** null or not said: nothing is printed here that this viewer may know. */
  readonly tile?: TileId | null;
  readonly turn?: number;
  readonly curse?: boolean;
  readonly haven?: Seat;
  readonly wall?: boolean;
  readonly tower?: boolean;
  readonly garrisons?: number;
  readonly skeletons?: number;
  readonly owner?: Seat;
  readonly units?: readonly number[];
}

/** A hex with everything said, as on the table, and what follows from it. */
export interface OpenHex extends Required<HexView> {
  readonly terrain: Terrain;
  /** Directions in which an impassable edge lies. */
  readonly edges: readonly number[];
  readonly heroes: readonly Seat[];
}

export interface PlayerView {
  readonly faction: FactionId;
  readonly hero: HeroId;
  /** -1: faction, Hero and home hex are not settled. Before, `faction` and `hero` are nobody's choice yet. */
  readonly at: HexId;
  readonly home: HexId;
  readonly ap: number;
  readonly salt: number;
  readonly plunder: number;
  readonly food: number;
  readonly vp: number;
  readonly attributes: readonly number[];
  readonly feats: readonly FeatId[];
  readonly items: readonly ItemId[];
  readonly quests: readonly QuestId[];
  readonly down: readonly CardId[];
  readonly tucked: readonly Tucked[];
  readonly marks: readonly PlayerMark[];
  readonly skulls: number;
  /** The Feat deck from the bottom up; null: a card that this viewer does not know. */
  readonly deck: readonly (FeatId | null)[];
  readonly drawn: number;
  readonly boxed: readonly number[];
  readonly looked: readonly HexId[];
}

export interface OpenPlayer extends PlayerView {
  readonly reserve: readonly number[];
  readonly havens: number;
  /** Goods that the next Production Phase would give. */
  readonly income: readonly number[];
  /** Open Quests whose bonus die the Hero would roll where it stands now. */
  readonly bonuses: readonly QuestId[];
}

export interface FoeView {
  readonly card: NemesisId;
  readonly at: HexId;
  readonly threat: number;
  readonly tokens: number;
  readonly target: HexId;
  readonly prey: Seat;
  readonly held: readonly number[];
}

export interface OpenFoe extends FoeView {
  readonly initiative: number;
  /** The dice of its present Threat, before terrain and abilities. All rows: `NEMESIS[card]`. */
  readonly archery: readonly Colour[];
  readonly clash: readonly Colour[];
}

/** A Hero roll in progress: for a Quest, or for what else asks for it. */
export interface HeroRollView {
  readonly seat: Seat;
  readonly quest: QuestId | null;
  /** Dice still to be thrown. */
  readonly pool: readonly Colour[];
  /** As they lie; empty before the throw. */
  readonly dice: readonly DieSeen[];
  /** Skulls, Shields and Bolts so far. */
  readonly symbols: readonly number[];
  /** Which goals of the Quest these would meet, in the order of SYMBOLS. */
  readonly met: readonly boolean[];
}

export interface CombatView {
  readonly hex: HexId;
  readonly terrain: Terrain;
  readonly sides: readonly Party[];
  readonly groups: readonly Group[];
  readonly marks: readonly CombatMark[];
  readonly round: 'archery' | 'clash' | null;
  readonly dice: readonly DieSeen[];
  /** Dice that each side would roll as it stands: before cards, Marsh and Highlands (UP-COM-21). */
  readonly pools: { readonly archery: readonly (readonly Colour[])[]; readonly clash: readonly (readonly Colour[])[] };
  /** Units, Garrison levels, Skeletons or Threat of each side: at the beginning, and now. */
  readonly before: readonly number[];
  readonly now: readonly number[];
  /** Rounds begun so far. */
  readonly rounds: number;
  /** Skulls, Shields and Bolts of each side as they count now. */
  readonly symbols: readonly (readonly number[])[];
  /** Frames from the combat itself up to the open question: enough to play the fight on. Frames hold no secrets. */
  readonly running: readonly Frame[];
}

export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly chapter: number;
  readonly first: Seat;
  readonly threat: number;
  readonly hexes: readonly HexView[];
  readonly players: readonly PlayerView[];
  readonly foes: readonly FoeView[];
  readonly entering: NemesisId | '';
  readonly gone: readonly NemesisId[];
  readonly empireVp: number;
  readonly chaosVp: number;
  readonly imperialGrave: Grave;
  readonly chaosGrave: Grave;
  readonly legions: number;
  readonly hordes: number;
  /** The Banished, when everybody knows that it lies at the bottom. */
  readonly bottomHorde: NemesisId | null;
  readonly items: number;
  readonly quests: number;
  /** Cards on top of the Quest deck that this viewer has looked at, top first. */
  readonly seenQuests: readonly QuestId[];
  readonly market: readonly ItemId[];
  readonly marketClosed: boolean;
  readonly itemDiscard: readonly ItemId[];
  readonly openQuests: readonly QuestId[];
  readonly questDiscard: readonly QuestId[];
  /** null: face-down. */
  readonly druids: readonly (DruidId | null)[];
  readonly events: readonly (EventId | null)[];
  readonly capitalFallen: boolean;
  readonly bloodMoon: boolean;
  readonly razed: readonly TileId[];
  /** Feats that the viewer alone knows. */
  readonly drawn: readonly FeatId[];
  readonly combat: CombatView | null;
  readonly heroRoll: HeroRollView | null;
  /** The Legion, Horde or 'skeletons' that acts now (its activation goes on); null: none. */
  readonly acting: NemesisId | 'skeletons' | null;
  readonly turn: Seat | null;
  readonly asked: readonly Seat[];
  /** After the end everything that was never shown, for curiosity. */
  readonly afterwards: { readonly tiles: readonly (TileId | null)[]; readonly events: readonly EventId[] } | null;
}

/** A view that says everything: also what is not there, and what follows. */
export interface OpenView extends View {
  readonly hexes: readonly OpenHex[];
  readonly players: readonly OpenPlayer[];
  readonly foes: readonly OpenFoe[];
  readonly skeletonsLeft: number;
  readonly cursesLeft: number;
  /** By level. */
  readonly garrisonsLeft: readonly number[];
  readonly wallsLeft: number;
  readonly towersLeft: number;
}
