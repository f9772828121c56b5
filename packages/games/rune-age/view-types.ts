/** What a viewer gets. A type of its own, so that nothing is sent by accident. */
import type { Seat } from '@longtable/kernel';
import type { CardId, HandId, Race } from './data/cards.ts';
import type { EventId } from './data/events.ts';
import type { SiteId } from './data/sites.ts';
import type { RuneId, TreasureId } from './data/treasures.ts';
import type { FighterId, Options, Side, Target, TurnStep } from './spec.ts';

export interface PileView {
  readonly card: CardId;
  readonly left: number;
  readonly cost: number;
  readonly mercenary: boolean;
}
export interface SiteView {
  readonly id: SiteId;
  /** -1: neutral. */
  readonly owner: Seat;
  readonly exhausted: boolean;
  readonly strength: number;
  readonly influence: number;
  readonly walls: number;
}
export interface FighterView {
  readonly id: FighterId;
  readonly side: Side;
  readonly card: CardId;
  readonly strength: number;
  readonly wounded: boolean;
  readonly used: boolean;
}
export interface CombatView {
  readonly attacker: Seat;
  /** -1: a battle. */
  readonly defender: Seat;
  readonly target: Target;
  readonly fighters: readonly FighterView[];
  /** Strength of both armies; the walls are extra. In a battle the second is what the target has. */
  readonly totals: readonly [number, number];
  readonly walls: number;
  readonly attrition: number;
  readonly winner: -1 | Side;
}
export interface TreasureView {
  readonly id: TreasureId;
  readonly exhausted: boolean;
}
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
  readonly barracks: readonly { readonly card: CardId; readonly left: number; readonly cost: number }[];
  readonly strongholds: number;
  readonly ready: number;
  readonly exhausted: number;
  readonly monument: 'none' | 'barracks' | 'built';
  readonly treasures: readonly TreasureView[];
  readonly influence: number;
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
  /** What this viewer has foreseen, the topmost first. */
  readonly foreseen: readonly EventId[];
  readonly eventDiscard: readonly EventId[];
  readonly enemies: readonly { readonly id: EventId; readonly strength: number; readonly attrition: number }[];
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
