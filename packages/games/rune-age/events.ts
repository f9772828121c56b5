/**
 * Events, for the log and the animation: a turn as a film. A combat opens with `fights` or `besieges`, goes through `played`,
 * `attrition`, `destroyed`, `strengthened` … and ends with `compared` and its consequence (`secured`, `held`, `defeated`, `repelled`,
 * `damage`), then `survivors`. A purchase is `paid` (with what, for what) and then `bought` or `acquired`. Several types go to one seat
 * alone: `drew-cards`, `put-card-on-top`, `looked-at`.
 */
import type { Seat } from '@longtable/kernel';
import type { CardId, Race } from './data/cards.ts';
import type { EventId } from './data/events.ts';
import type { GoldId } from './data/gold.ts';
import type { SiteId } from './data/sites.ts';
import type { RuneId, TreasureId } from './data/treasures.ts';
import type { FighterId, Payment, Purchase, Target } from './spec.ts';

export type LossReason = 'attrition' | 'ability' | 'wound' | 'shield' | 'devoured';

export type Event =
  | { type: 'setup'; first: Seat; races: readonly Race[]; sites: readonly SiteId[]; piles: readonly CardId[] }
  | { type: 'overlord'; seat: Seat }
  | { type: 'shared-realm'; race: Race }
  | { type: 'rune'; seat: Seat; rune: RuneId }
  | { type: 'neutrals'; agreed: boolean; piles: readonly CardId[] }
  | { type: 'round'; round: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'refreshed'; seat: Seat; n: number }
  /** A battle: what the target has, and how many attrition dice will be rolled. */
  | { type: 'fights'; seat: Seat; target: Target; strength: number; attrition: number }
  /** A siege: `walls` is the auto-defense that the defender adds. */
  | { type: 'besieges'; seat: Seat; defender: Seat; target: Target; walls: number }
  /** A card from hand: its own strength, and the total of its army with it. */
  | { type: 'played'; seat: Seat; card: CardId; unit: FighterId; strength: number; total: number }
  | { type: 'joined'; seat: Seat; card: CardId; unit: FighterId; total: number }
  | { type: 'passed'; seat: Seat; cards: number }
  | { type: 'used'; seat: Seat; card: CardId | TreasureId | SiteId }
  | { type: 'attrition'; seat: Seat; rolls: readonly number[]; total: number }
  | { type: 'wounded'; seat: Seat; unit: FighterId; card: CardId }
  | { type: 'destroyed'; seat: Seat; unit: FighterId; card: CardId; why: LossReason }
  | { type: 'healed'; seat: Seat; unit: FighterId; card: CardId }
  | { type: 'strengthened'; seat: Seat; unit: FighterId; by: number; total: number }
  | { type: 'shadowed'; seat: Seat; unit: FighterId; card: CardId }
  | { type: 'walls-down'; target: Target }
  /** A unit that this combat had destroyed goes to its owner's discard pile after all. */
  | { type: 'rescued'; seat: Seat; card: CardId }
  /** The sums; `walls` are part of `defender`. */
  | { type: 'compared'; target: Target; attacker: number; defender: number; walls: number; won: boolean }
  | { type: 'secured'; seat: Seat; target: Target; from: Seat }
  | { type: 'held'; seat: Seat; target: Target }
  | { type: 'defeated'; seat: Seat; target: Target }
  | { type: 'claimed'; seat: Seat; reward: TreasureId }
  | { type: 'repelled'; seat: Seat; target: Target }
  /** `by`: whose siege it was, or -1; `of`: the event card that dealt it, or null. */
  | { type: 'damage'; seat: Seat; n: number; total: number; by: Seat; of: EventId | null }
  | { type: 'warded'; seat: Seat; by: TreasureId; n: number }
  | { type: 'mended'; seat: Seat; n: number; total: number }
  | { type: 'eliminated'; seat: Seat; by: Seat; gold: readonly number[]; neutrals: readonly CardId[]; sites: readonly SiteId[] }
  /** After a combat: to the discard pile, and on top of the deck. */
  | { type: 'survivors'; seat: Seat; cards: readonly CardId[]; top: readonly CardId[] }
  | { type: 'drew'; seat: Seat; n: number }
  | { type: 'drew-cards'; seat: Seat; cards: readonly CardId[] }
  | { type: 'reshuffled'; seat: Seat; n: number }
  | { type: 'revealed'; seat: Seat; cards: readonly CardId[] }
  | { type: 'took-revealed'; seat: Seat; card: CardId }
  | { type: 'put-on-top'; seat: Seat; n: number }
  | { type: 'put-card-on-top'; seat: Seat; card: CardId }
  | { type: 'looked'; seat: Seat; n: number }
  | { type: 'looked-at'; seat: Seat; cards: readonly (CardId | EventId)[] }
  | { type: 'hand-shown'; seat: Seat; cards: readonly CardId[] }
  | { type: 'discarded'; seat: Seat; cards: readonly CardId[] }
  | { type: 'returned'; seat: Seat; card: CardId }
  | { type: 'kept'; seat: Seat; n: number }
  /** `what`: the thing that is bought with it; null: something else, for instance keeping cards or an ability. */
  | { type: 'paid'; seat: Seat; with: Payment; kind: 'gold' | 'influence'; value: number; what: Purchase | null }
  | { type: 'bought'; seat: Seat; what: CardId | 'stronghold' | 'monument'; cost: number; to: 'discard' | 'hand' | 'play' }
  | { type: 'acquired'; seat: Seat; what: CardId; cost: number }
  | { type: 'took'; seat: Seat; card: CardId; to: 'hand' | 'discard' }
  | { type: 'readied'; seat: Seat; what: readonly (SiteId | 'stronghold')[] }
  | { type: 'exhausted'; seat: Seat; what: readonly (SiteId | TreasureId | 'stronghold')[] }
  | { type: 'lost-site'; seat: Seat; site: SiteId }
  | { type: 'lost-stronghold'; seat: Seat }
  | { type: 'lost-reward'; seat: Seat; reward: TreasureId }
  | { type: 'gold-gone'; seat: Seat; gold: GoldId }
  | { type: 'event-phase'; round: number }
  /** A card is turned up; strength 0: it neither attacks nor can be attacked. */
  | { type: 'event'; event: EventId; left: number; strength: number; attrition: number }
  | { type: 'event-target'; seat: Seat; event: EventId }
  | { type: 'event-over'; event: EventId }
  | { type: 'events-reshuffled'; n: number }
  | { type: 'no-event' }
  | { type: 'nothing'; seat: Seat }
  | { type: 'end'; winners: readonly Seat[]; scores: readonly number[]; why: string };
