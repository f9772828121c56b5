/** Events, for the log and the animation. Each says who did what where, with numbers. */
import type { AiAction } from './data/ai-cards.ts';
import type { BoardSpace, Position, Space } from './data/board.ts';
import type { CombatCard } from './data/combat-cards.ts';
import type { Necromancer } from './data/powers.ts';
import type { Area, FighterId, TileId, Who } from './spec.ts';

export type GainReason = 'gold-space' | 'gather' | 'build' | 'tax' | 'reward' | 'compensation';
export type RollReason = 'combat' | 'order' | 'region';

export type Event =
  | { type: 'necromancer'; who: Who; necromancer: Necromancer }
  | { type: 'founded'; who: Who; tile: TileId; region: Area; fighter: FighterId }
  | { type: 'garrison'; who: Who; fighters: readonly FighterId[] }
  | { type: 'fate'; who: Who; fate: number }
  | { type: 'order'; order: readonly Who[] }
  | { type: 'round'; round: number; citadel: number }
  | { type: 'turn'; who: Who }
  | { type: 'minion'; who: Who; space: Space }
  | { type: 'gained'; who: Who; why: GainReason; area: Area; goods: readonly number[]; vp: number }
  | { type: 'resurrected'; who: Who; fighters: readonly FighterId[] }
  | { type: 'refreshed'; who: Who; cards: number; charged: boolean }
  | { type: 'built'; who: Who; tile: TileId; region: Area; cost: number; height: number }
  | { type: 'row'; place: number; tile: TileId }
  | { type: 'reshuffled'; n: number }
  | { type: 'amended'; who: Who; area: Area; defenders: readonly FighterId[] }
  | { type: 'raised'; who: Who; fighter: FighterId; paid: readonly number[] }
  | { type: 'display'; space: number; fighter: FighterId }
  | { type: 'attack'; who: Who; defender: Who; area: Area; position: Position | '' }
  | { type: 'committed'; who: Who; n: number; fighters: readonly FighterId[] | null }
  | { type: 'unveiled'; who: Who; fighters: readonly FighterId[] }
  | { type: 'laid'; who: Who }
  | { type: 'forewarned'; who: Who; card: CombatCard }
  | { type: 'revealed'; who: Who; fighters: readonly FighterId[]; card: CombatCard; defender: Who; against: CombatCard | null }
  | { type: 'rolled'; who: Who; why: RollReason; value: number }
  | { type: 'overturned'; who: Who; of: Who; value: number }
  | { type: 'fortified'; who: Who; area: Area; fighters: readonly FighterId[] }
  | { type: 'combat'; area: Area; attack: Tally; defence: Tally; winner: Who }
  | { type: 'returned'; who: Who; fighter: FighterId; deck: number }
  | { type: 'buried'; who: Who; fighters: readonly FighterId[] }
  | { type: 'conquered'; who: Who; area: Area; from: Who; fighters: readonly FighterId[] }
  | { type: 'casualty'; who: Who; fighter: FighterId }
  | { type: 'rescued'; who: Who; fighter: FighterId }
  | { type: 'discarded'; who: Who; card: CombatCard; refilled: boolean }
  | { type: 'fenced'; who: Who; gave: readonly number[]; took: readonly number[] }
  | { type: 'commanded'; who: Who; of: Who; from: BoardSpace; to: BoardSpace }
  | { type: 'reinforced'; who: Who; fighter: FighterId; from: Area; to: Area; swapped: FighterId }
  | { type: 'exhumes'; who: Who }
  | { type: 'ai-card'; who: Who; card: number; region: Area }
  | { type: 'ai-action'; who: Who; action: AiAction; area: Area }
  | { type: 'cube'; square: number }
  | { type: 'scored'; who: Who; areas: readonly Area[]; values: readonly number[]; vp: number }
  | { type: 'homecoming'; who: Who; fighters: readonly FighterId[] }
  | { type: 'cleared'; tiles: readonly TileId[] }
  | { type: 'lowest'; who: Who; why: 'vp' | 'regions' | 'die' }
  | { type: 'charged' }
  | { type: 'final'; who: Who; score: Score }
  | { type: 'end'; ranking: readonly (readonly Who[])[]; scores: readonly number[] };

/** One side of a comparison (CA-COM-09). */
export interface Tally {
  readonly who: Who;
  readonly fighters: number;
  readonly bolster: number;
  readonly card: number;
  readonly position: number;
  readonly total: number;
}

/** Points that the end of the game adds (CA-END). */
export interface Score {
  readonly vp: number;
  readonly resources: number;
  readonly gold: number;
  readonly fate: number;
  readonly penalty: number;
  readonly total: number;
  /** Counts among tied players only (CA-END-09). */
  readonly tie: number;
}
