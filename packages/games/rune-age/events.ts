/** What happened, for the log and the animation. */
import type { Seat } from '@longtable/kernel';
import type { CardId, Race } from './data/cards.ts';
import type { EventId } from './data/events.ts';
import type { GoldId } from './data/gold.ts';
import type { SiteId } from './data/sites.ts';
import type { RuneId, TreasureId } from './data/treasures.ts';
import type { FighterId, Payment, Target } from './spec.ts';

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
  | { type: 'fights'; seat: Seat; target: Target; strength: number }
  | { type: 'besieges'; seat: Seat; defender: Seat; target: Target }
  | { type: 'played'; seat: Seat; card: CardId; unit: FighterId; total: number }
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
  | { type: 'compared'; target: Target; attacker: number; defender: number; won: boolean }
  | { type: 'secured'; seat: Seat; target: Target; from: Seat }
  | { type: 'held'; seat: Seat; target: Target }
  | { type: 'defeated'; seat: Seat; target: Target }
  | { type: 'claimed'; seat: Seat; reward: TreasureId }
  | { type: 'repelled'; seat: Seat; target: Target }
  | { type: 'damage'; seat: Seat; n: number; total: number; by: Seat }
  | { type: 'warded'; seat: Seat; n: number }
  | { type: 'mended'; seat: Seat; n: number; total: number }
  | { type: 'eliminated'; seat: Seat; by: Seat; gold: readonly number[]; neutrals: readonly CardId[]; sites: readonly SiteId[] }
  | { type: 'survivors'; seat: Seat; cards: readonly CardId[] }
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
  | { type: 'paid'; seat: Seat; with: Payment; kind: 'gold' | 'influence'; value: number }
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
  | { type: 'event'; event: EventId; left: number }
  | { type: 'event-target'; seat: Seat; event: EventId }
  | { type: 'event-over'; event: EventId }
  | { type: 'events-reshuffled'; n: number }
  | { type: 'no-event' }
  | { type: 'nothing'; seat: Seat }
  | { type: 'end'; winners: readonly Seat[]; scores: readonly number[]; why: string };
