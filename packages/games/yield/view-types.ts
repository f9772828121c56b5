/** The view of one seat, or of a spectator. Types of their own: a field that is not written here cannot leak. */
import type { Seat } from '@longtable/kernel';
import type { StrategyCard } from './data/cards.ts';
import type { ArmyKind, Power } from './data/leaders.ts';
import type { ArmyId, Motion, Options, Phase, Place, Side } from './spec.ts';

export interface ArmyView {
  readonly owner: Seat;
  readonly kind: ArmyKind;
  readonly at: Place;
  readonly inactive: boolean;
  /** null: secret. */
  readonly units: number | null;
  readonly low: number;
  readonly high: number;
}
export interface PlayerView {
  readonly side: Side;
  readonly power: Power | null;
  readonly cards: number;
  readonly up: readonly number[];
  readonly down: number;
  readonly shown: readonly StrategyCard[];
  readonly kept: number;
  readonly chosen: boolean;
  readonly supply: number;
  readonly points: number;
}
/** Knowledge of the viewer alone. */
export interface OwnView {
  readonly hand: readonly number[];
  readonly fresh: readonly number[];
  readonly down: readonly number[];
  readonly chosen: StrategyCard | null;
  readonly kept: readonly StrategyCard[];
}
export interface BattleView {
  readonly armies: readonly ArmyId[];
  readonly ambusher: Seat;
  readonly order: readonly Seat[];
  readonly inside: readonly Side[];
  readonly totals: readonly number[];
  readonly acting: Side;
  /** The number of sides that have passed on a level start. */
  readonly passes: number;
  /** The proposal of one of a team to the other. */
  readonly motion: Motion | '';
}
export interface View {
  readonly me: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly year: number;
  readonly season: number;
  readonly first: Seat;
  readonly marker: Seat;
  readonly markerLocked: boolean;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly stacks: readonly (readonly Seat[])[];
  readonly armies: readonly ArmyView[];
  readonly players: readonly PlayerView[];
  readonly mine: OwnView | null;
  readonly battle: BattleView | null;
  /** Seats that are asked, and those of them whose sealed answer is in. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
}
