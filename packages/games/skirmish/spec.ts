import type { FrameRules, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';
import type { Pile } from '@longtable/kit';

/** 1 to 5. A soldier of rank r is kind r - 1 of a pile. */
export type Rank = number;

export interface Options {
  readonly hills: 5 | 7;
  readonly rally: boolean;
}

export interface Table {
  readonly rally: boolean;
  lead: Seat;
  /** Face down, the next one last. */
  hills: readonly number[];
  prize: number;
  deck: Pile;
  discard: Pile;
  hands: Pile[];
  /** Soldiers in the field this round, by seat; 0: not yet turned up. */
  field: readonly Rank[];
  strength: readonly number[];
  points: readonly number[];
}

export interface View {
  readonly me: Seat | null;
  readonly lead: Seat;
  readonly hillsLeft: number;
  readonly prize: number;
  readonly deck: number;
  readonly discard: Pile;
  readonly hand: Pile | null;
  readonly hands: readonly number[];
  readonly field: readonly Rank[];
  readonly strength: readonly number[];
  readonly points: readonly number[];
}

export type Event =
  | { type: 'hill'; points: number; prize: number }
  | { type: 'clash'; ranks: readonly Rank[]; dice: readonly number[]; strength: readonly number[] }
  | { type: 'rally'; seat: Seat; rank: Rank }
  | { type: 'counter'; seat: Seat; rank: Rank }
  | { type: 'rallied'; seat: Seat; strength: number }
  | { type: 'taken'; seat: Seat; points: number }
  | { type: 'stays'; prize: number }
  | { type: 'drew'; seat: Seat; n: number }
  | { type: 'drew-ranks'; seat: Seat; ranks: readonly Rank[] };

/** The table of contents: every heading with what it does and what it asks. */
export interface Skirmish {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  frames: {
    game: { data: object; does: 'round' | 'end' };
    round: { data: object; does: 'hill' | 'clash' | 'prize' | 'refill'; asks: { choose: { pick: Rank } } };
    rally: {
      args: object;
      data: { weakest: Seat; rank: Rank; countered: boolean | null };
      does: 'challenge' | 'add';
      asks: { offer: { pick: Rank | 'hold' } };
    };
    counter: { data: { seat: Seat; rank: Rank }; result: boolean; asks: { answer: { pick: Rank | 'allow' } } };
  };
}

export type Turn = KernelTurn<Skirmish>;
export type Match = KernelMatch<Skirmish>;
export type Rules<K extends keyof Skirmish['frames']> = FrameRules<Skirmish, K>;
