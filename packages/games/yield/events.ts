/** Events, for the log and the animation. `emit` says who hears it; without an audience everybody does. */
import type { Seat } from '@longtable/kernel';
import type { PlainCard, Region, StrategyCard } from './data/cards.ts';
import type { Power } from './data/leaders.ts';
import type { ArmyId, Motion, Phase, Place, Side } from './spec.ts';

export type MoveReason = 'card' | 'retreat' | 'chase';

export type Event =
  | { type: 'first'; seat: Seat }
  | { type: 'leader'; seat: Seat; power: Power }
  | { type: 'start'; seat: Seat; at: Place }
  | { type: 'placed'; seat: Seat; army: ArmyId; at: Place }
  | { type: 'year'; year: number }
  | { type: 'season'; season: number }
  | { type: 'performed'; seat: Seat; card: StrategyCard }
  | { type: 'kept'; seat: Seat }
  | { type: 'copied'; seat: Seat; card: PlainCard }
  | { type: 'moved'; seat: Seat; army: ArmyId; from: Place; to: Place; why: MoveReason }
  | { type: 'drew'; seat: Seat; n: number }
  | { type: 'drew-cards'; seat: Seat; kinds: readonly number[] }
  | { type: 'discarded'; seat: Seat; kinds: readonly number[] }
  | { type: 'reshuffled'; n: number }
  | { type: 'conquered'; seat: Seat; places: readonly Place[]; values: readonly number[] }
  | { type: 'upgraded'; seat: Seat; places: readonly Place[]; values: readonly number[] }
  | { type: 'built'; seat: Seat; at: Place }
  | { type: 'sacrificed'; seat: Seat; at: Place; value: number }
  | { type: 'shifted'; seat: Seat; from: Place; to: Place; value: number }
  | { type: 'stole'; seat: Seat; from: Seat; region: Region; found: boolean }
  | { type: 'stole-card'; seat: Seat; from: Seat; kind: number }
  | { type: 'marker'; seat: Seat; to: Seat }
  | { type: 'phase'; phase: Phase }
  /** places, units: of each army in turn */
  | {
      type: 'battle';
      armies: readonly ArmyId[];
      places: readonly Place[];
      units: readonly number[];
      totals: readonly number[];
      ambusher: Seat;
    }
  | { type: 'initiative'; side: Side; seats: readonly Seat[]; totals: readonly number[] }
  | { type: 'played'; seat: Seat; kind: number | null; adds: number; total: number }
  | { type: 'motion'; seat: Seat; motion: Motion }
  | { type: 'refused'; seat: Seat; motion: Motion }
  | { type: 'passed'; seats: readonly Seat[] }
  | { type: 'drawn'; seats: readonly Seat[] }
  | { type: 'yielded'; seats: readonly Seat[]; loss: number }
  | { type: 'lost'; seat: Seat; army: ArmyId; n: number; left: number }
  | { type: 'destroyed'; seat: Seat; army: ArmyId; at: Place; dial: number; by: readonly Seat[] }
  | { type: 'rises'; seat: Seat; army: ArmyId; n: number }
  | { type: 'rose'; seat: Seat; army: ArmyId; units: number }
  | { type: 'won'; seats: readonly Seat[] }
  | { type: 'turned-up'; seat: Seat; kinds: readonly number[] }
  | { type: 'recovered'; seat: Seat; armies: readonly ArmyId[]; at: Place }
  | { type: 'recruits'; kinds: readonly number[]; n: number }
  | { type: 'end'; scores: readonly number[]; winners: readonly Seat[] };
