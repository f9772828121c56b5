/** The view of one seat or spectator. A type of its own, so that nothing is sent by accident. */
import type { RuleId, Seat } from '@longtable/kernel';
import type { CardId, HandId, Race } from './data/cards.ts';
import type { Holds } from './data/events/types.ts';
import type { EventId } from './data/events.ts';
import type { SiteId } from './data/sites.ts';
import type { RuneId, TreasureId } from './data/treasures.ts';
import type { FighterId, Options, Side, Target, TurnStep } from './spec.ts';

/** A pile of gold, neutral or mercenary cards in the centre. */
export interface PileView {
  readonly card: CardId;
  readonly left: number;
  /** The price, and what it is paid with. */
  readonly cost: number;
  readonly pays: 'influence';
  readonly mercenary: boolean;
}
/** A city or landmark. */
export interface SiteView {
  readonly id: SiteId;
  /** -1: neutral. */
  readonly owner: Seat;
  readonly exhausted: boolean;
  /** Strength that it takes in a battle while it is neutral. */
  readonly strength: number;
  /** Its yield now, when it is exhausted. */
  readonly influence: number;
  readonly gold: number;
  /** Strength that it adds to its defender in a siege now. */
  readonly walls: number;
}
/** Something that the active player could fight over. */
export interface TargetView {
  readonly target: Target;
  /** -1: a battle; otherwise whose siege it would be. */
  readonly defender: Seat;
  /** Battle: the strength to match. Siege: 0, the defender's army decides. */
  readonly strength: number;
  /** Siege: what the walls add to the defender. */
  readonly walls: number;
  /** Attrition dice that will be rolled before the comparison. */
  readonly attrition: number;
  /** The rule that forbids it to the active player now; null: it may be attacked. */
  readonly barred: RuleId | null;
}
/** A lasting Instant or an Enemy that changes rules at this moment. */
export interface HolderView {
  readonly id: EventId;
  readonly kind: 'instant' | 'enemy';
  /** Whom it concerns; -1: everybody. */
  readonly on: Seat;
  /** Its changes, figure by figure. */
  readonly holds: Holds;
}
/** A card in the combat area. */
export interface FighterView {
  readonly id: FighterId;
  readonly side: Side;
  readonly card: CardId;
  /** Its strength now, and how much of it is bonus. */
  readonly strength: number;
  readonly bonus: number;
  readonly wounded: boolean;
  readonly used: boolean;
}
/** The combat that is going on. */
export interface CombatView {
  readonly attacker: Seat;
  /** -1: a battle. */
  readonly defender: Seat;
  readonly target: Target;
  readonly fighters: readonly FighterView[];
  /** Strength of both armies; the walls are extra. In a battle the second is what the target has. */
  readonly totals: readonly [number, number];
  /** The part of the totals that belongs to the armies as a whole. */
  readonly bonus: readonly [number, number];
  readonly walls: number;
  /** Strength that the attacker must reach to win now. */
  readonly needs: number;
  /** Attrition dice of this battle. */
  readonly attrition: number;
  /** Units that were destroyed in it. */
  readonly fallen: readonly { readonly side: Side; readonly card: CardId }[];
  readonly winner: -1 | Side;
}
export interface TreasureView {
  readonly id: TreasureId;
  readonly exhausted: boolean;
}
/** Prices for a player now. */
export interface PricesView {
  /** Gold, or strength in a battle. */
  readonly stronghold: { readonly gold: number; readonly strength: number };
  /** Gold; null: there is none to build. */
  readonly monument: number | null;
  /** Influence for each kept card, with how many are free; influence for each card action. */
  readonly retain: number;
  readonly freeRetains: number;
  readonly action: number;
}
/** One player's mat. */
export interface PlayerView {
  readonly race: Race;
  readonly alive: boolean;
  readonly damage: number;
  readonly limit: number;
  readonly cards: number;
  readonly deck: number;
  /** Cards on top of the deck that this viewer knows, the topmost first. */
  readonly top: readonly CardId[];
  /** Faceup, newest last; a star marks a used ability. */
  readonly discard: readonly HandId[];
  /** A card played for its Action that is being resolved. */
  readonly acting: CardId | null;
  /** All that hand and deck hold together: every gain and loss was public. */
  readonly hidden: readonly CardId[];
  readonly barracks: readonly { readonly card: CardId; readonly left: number; readonly cost: number; readonly pays: 'gold' }[];
  readonly prices: PricesView;
  readonly strongholds: number;
  readonly ready: number;
  readonly exhausted: number;
  readonly monument: 'none' | 'barracks' | 'built';
  readonly treasures: readonly TreasureView[];
  /** Influence that his refreshed cards could produce now, and gold that lies in the open. */
  readonly influence: number;
  readonly openGold: number;
  readonly overlord: boolean;
  /** Cards that everybody knows to be in the hand. */
  readonly seen: readonly HandId[];
  /** The hand, where this viewer may see it. */
  readonly hand: readonly HandId[] | null;
}
export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly step: TurnStep;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly overlord: Seat;
  readonly shared: { readonly race: Race; readonly damage: number; readonly limit: number } | null;
  readonly gold: readonly PileView[];
  readonly piles: readonly PileView[];
  readonly sites: readonly SiteView[];
  readonly objective: { readonly strength: number; readonly attrition: number } | null;
  /** Event cards left by stage, and their names: which are in it is no secret. */
  readonly events: readonly number[];
  readonly eventsLeft: readonly EventId[];
  /** Events that this viewer has foreseen, the topmost first. */
  readonly foreseen: readonly EventId[];
  readonly eventDiscard: readonly EventId[];
  readonly enemies: readonly { readonly id: EventId; readonly strength: number; readonly attrition: number }[];
  /** Lasting Instants and Enemies that change rules now. */
  readonly holding: readonly HolderView[];
  /** Targets of the active player, in step 2 of his turn. */
  readonly targets: readonly TargetView[];
  /** The Instant of this round, and the one of the next. */
  readonly lasting: EventId | null;
  readonly dawning: EventId | null;
  readonly lastingOn: Seat;
  readonly runes: readonly RuneId[];
  readonly gone: readonly TreasureId[];
  readonly attacked: readonly Target[];
  readonly combat: CombatView | null;
  readonly players: readonly PlayerView[];
  /** Seats that are asked, and those of them whose sealed answer is in. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
}
