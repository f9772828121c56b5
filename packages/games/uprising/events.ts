/** Events, for the log and the animation. */
import type { RuleId, Seat } from '@longtable/kernel';
import type { Colour } from './data/dice.ts';
import type { DruidId } from './data/druids.ts';
import type { EventId } from './data/events.ts';
import type { FactionId, UnitId } from './data/factions.ts';
import type { FeatId } from './data/feats.ts';
import type { Attribute, HeroId } from './data/heroes.ts';
import type { ItemId } from './data/items.ts';
import type { HexId } from './data/map.ts';
import type { NemesisId } from './data/nemesis.ts';
import type { Terrain } from './data/ops.ts';
import type { QuestId } from './data/quests.ts';
import type { Reason } from './data/reasons.ts';
import type { TileId } from './data/tiles.ts';
import type { CardId, Party, Phase } from './types.ts';

export type Group = 'units' | 'garrisons' | 'skeletons' | NemesisId;
/** One die of a roll as everybody sees it. */
export interface DieSeen {
  readonly colour: Colour;
  readonly face: number;
  readonly side: number;
}

/** Things that a rule found equal, and the seat that decided among them. */
export interface Choice<T> {
  readonly tied: readonly T[];
  readonly by: Seat;
}
/** A choice by rules: what was left in the end, who broke a tie (null: there was none), and what fell out before, and why. */
export interface Weighed<T, Out extends string> {
  readonly tied: readonly T[];
  readonly by: Seat | null;
  /** `n`: Units, or strength, where the reason compares numbers; else 0. */
  readonly rejected: readonly { readonly id: T; readonly why: Out; readonly n: number }[];
}
/**
 * edge: impassable · detour: on no shortest route to the Target · farther: away from The Capital · no-haven, no-enemies,
 * not-empty: another hex has the higher priority · more-units: a Haven with more Units · stronger: more Units and Threat ·
 * spared: a card spares it.
 */
export const MOVE_OUTS = ['edge', 'detour', 'farther', 'no-haven', 'more-units', 'spared', 'no-enemies', 'stronger', 'not-empty'] as const;
export type MoveOut = (typeof MOVE_OUTS)[number];
/** The way of a Legion, a Horde or Skeletons: the rule, and the priority that decided (only: there was one way). */
export interface MoveChoice extends Weighed<HexId, MoveOut> {
  readonly rule: RuleId;
  readonly priority: 'only' | 'haven' | 'enemies' | 'empty' | 'any';
}
/** Why a Legion hunts whom it hunts. null: there was nothing to choose. */
export interface TargetChoice {
  readonly rule: RuleId;
  /** placed: a new Target · moved: the Haven under it is gone · capital: nobody can be hunted. */
  readonly kind: 'placed' | 'moved' | 'capital';
  /** hunted: has a Target already · no-haven: none on the map · behind: another faction leads. */
  readonly factions: Weighed<Seat, 'hunted' | 'no-haven' | 'behind'> | null;
  readonly havens: Weighed<HexId, 'more-units'> | null;
}
/** at-target: on its Target · capital: its Target is The Capital and it is there · no-way: no hex is allowed. */
export type StayReason = 'at-target' | 'capital' | 'no-way';
export type Piece = 'garrison' | 'skeleton' | 'curse';
export type Building = 'haven' | 'wall' | 'tower';
export type ActionId = 'move' | 'trade' | 'command' | 'explore' | 'haven' | 'market' | 'quest';

export type Event =
  | { type: 'faction'; seat: Seat; faction: FactionId }
  | { type: 'hero'; seat: Seat; hero: HeroId }
  | { type: 'home'; seat: Seat; hex: HexId }
  | { type: 'first'; seat: Seat }
  | { type: 'chapter'; chapter: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'druid'; druid: DruidId }
  | { type: 'market'; items: readonly ItemId[] }
  | { type: 'market-closed' }
  | { type: 'quests'; quests: readonly QuestId[] }
  | { type: 'event'; event: EventId; threat: number }
  | { type: 'event-seen'; event: EventId }
  | { type: 'drew-feats'; seat: Seat; n: number }
  | { type: 'drew-feats-own'; seat: Seat; feats: readonly FeatId[] }
  | { type: 'feat'; seat: Seat; feat: FeatId }
  | { type: 'attribute'; seat: Seat; feat: FeatId; attribute: Attribute }
  | { type: 'item'; seat: Seat; item: ItemId }
  | { type: 'discarded'; seat: Seat; card: CardId; why: Reason | null }
  | { type: 'flipped'; seat: Seat; cards: readonly CardId[]; why: Reason | null }
  | { type: 'used'; seat: Seat; card: CardId }
  | { type: 'bought'; seat: Seat; what: UnitId | 'wall' | 'tower'; goods: readonly number[] }
  | { type: 'built'; seat: Seat; what: UnitId | Building; hex: HexId }
  /** Gained, or below 0 lost or paid. */
  | { type: 'goods'; seat: Seat; goods: readonly number[]; why: Reason | null }
  | { type: 'exchanged'; seat: Seat; from: number; to: number }
  | { type: 'gave'; seat: Seat; to: Seat; goods: readonly number[] }
  | { type: 'gave-item'; seat: Seat; to: Seat; item: ItemId }
  | { type: 'vp'; party: Party; n: number; total: number; why: Reason | null }
  | { type: 'ap'; seat: Seat; n: number; why: Reason | null }
  | { type: 'action'; seat: Seat; action: ActionId }
  | { type: 'turn'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'moved'; seat: Seat; from: HexId; to: HexId }
  | { type: 'commanded'; seat: Seat; to: HexId; units: readonly number[]; hero: boolean }
  | { type: 'unit-moved'; seat: Seat; unit: UnitId; from: HexId; to: HexId }
  | { type: 'unit-swapped'; seat: Seat; from: UnitId; to: UnitId; hex: HexId }
  | { type: 'unit-removed'; seat: Seat; unit: UnitId; hex: HexId; to: 'reserve' | 'grave' | 'box'; why: Reason | null }
  | { type: 'unit-back'; seat: Seat; unit: UnitId; n: number; hex: HexId }
  | { type: 'explored'; seat: Seat; hex: HexId; tile: TileId }
  | { type: 'turned'; seat: Seat; hex: HexId; turn: number }
  | { type: 'looked'; seat: Seat; hexes: readonly HexId[] }
  | { type: 'looked-own'; seat: Seat; tiles: readonly TileId[] }
  | { type: 'swapped'; seat: Seat; hexes: readonly HexId[] }
  | { type: 'vision'; seat: Seat; n: number }
  | { type: 'tile-removed'; hex: HexId; why: Reason | null }
  /** `party`: whose piece or card it is, also in the events that follow. */
  | { type: 'placed'; party: 'E' | 'C'; what: Piece; hex: HexId; why: Reason | null; choice: Choice<HexId> | null }
  | { type: 'unplaced'; party: 'E' | 'C'; what: Piece | 'legion' | 'horde'; why: Reason | null }
  | { type: 'removed'; party: 'E' | 'C'; what: Piece; hex: HexId; n: number; why: Reason | null }
  /** `party`: who destroyed it. */
  | { type: 'destroyed'; party: Party; what: 'garrison' | 'skeleton'; hex: HexId; n: number; why: Reason | null }
  | { type: 'building-removed'; what: Building; hex: HexId; seat: Seat; why: Reason | null }
  | { type: 'foe'; party: 'E' | 'C'; card: NemesisId; hex: HexId; threat: number; why: Reason | null; choice: Choice<HexId> | null }
  /** `choice`: null when an effect moves it, else the rules of its activation. */
  | { type: 'foe-moved'; party: 'E' | 'C'; card: NemesisId; from: HexId; to: HexId; why: Reason | null; choice: MoveChoice | null }
  | { type: 'foe-stays'; party: 'E' | 'C'; card: NemesisId; hex: HexId; why: StayReason; rule: RuleId }
  | { type: 'threat'; party: 'E' | 'C'; card: NemesisId; n: number; threat: number; why: Reason | null }
  | {
      type: 'token';
      party: 'E' | 'C';
      card: NemesisId;
      n: number;
      tokens: number;
      why: Reason | null;
      choice: Choice<NemesisId> | null;
    }
  | { type: 'target'; party: 'E'; card: NemesisId; hex: HexId; prey: Seat; choice: TargetChoice }
  /** One activation begins; it ends with the next one, or with the Phase. */
  | { type: 'activated'; party: 'E' | 'C'; card: NemesisId; hex: HexId; why: Reason | null }
  | { type: 'skeletons-moved'; party: 'C'; from: HexId; to: HexId; n: number; why: Reason | null; choice: MoveChoice }
  /** `party`: who destroyed it. */
  | { type: 'slain'; party: Party; card: NemesisId }
  | { type: 'foe-removed'; party: 'E' | 'C'; card: NemesisId; why: Reason | null }
  | { type: 'capital-fallen'; party: Party }
  | { type: 'combat'; hex: HexId; terrain: Terrain; sides: readonly Party[]; groups: readonly Group[] }
  | { type: 'rolled'; round: 'archery' | 'clash'; dice: readonly DieSeen[] }
  | { type: 'rerolled'; party: Party; dice: readonly DieSeen[] }
  /** A Bolt woke it. `when`: at once, or After Damage. */
  | { type: 'godpower'; party: 'E' | 'C'; group: Group; when: 'before-damage' | 'after-damage' }
  /** A Bolt was meant for the Godpower, and a player's card turned it away. */
  | { type: 'godpower-stopped'; party: 'E' | 'C'; group: Group }
  | { type: 'druid-used'; seat: Seat; druid: DruidId }
  | { type: 'shield-cancelled'; party: Party; n: number }
  | { type: 'damage'; sides: readonly Party[]; groups: readonly Group[]; hits: readonly number[] }
  | { type: 'losses'; seat: Seat; hex: HexId; units: readonly number[]; to: 'E' | 'C' | 'reserve' }
  /**
   * The side that is left, and so has won; null: both sides fell. `before`, `after`: Units, Garrison levels, Skeletons or Threat of each
   * side at the beginning and at the end.
   */
  | {
      type: 'combat-over';
      hex: HexId;
      sides: readonly Party[];
      groups: readonly Group[];
      winner: Party | null;
      before: readonly number[];
      after: readonly number[];
      rounds: number;
    }
  | { type: 'quest-tried'; seat: Seat; quest: QuestId }
  | { type: 'hero-rolled'; seat: Seat; dice: readonly DieSeen[]; symbols: readonly number[] }
  | { type: 'quest-solved'; seat: Seat; quest: QuestId; met: readonly boolean[] }
  | { type: 'quest-failed'; seat: Seat; quest: QuestId }
  | { type: 'quest-taken'; seat: Seat; quest: QuestId }
  | { type: 'quest-discarded'; quest: QuestId }
  | { type: 'produced'; seat: Seat; goods: readonly number[] }
  | {
      type: 'scored';
      party: Party;
      n: number;
      why: 'garrisons' | 'legions' | 'curses' | 'hordes' | 'graveyard' | 'havens' | 'hexes' | 'cards';
    }
  | { type: 'spent'; seat: Seat; to: Seat; goods: readonly number[] }
  | { type: 'end'; won: boolean; scores: readonly number[]; empire: number; chaos: number };
