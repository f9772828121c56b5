import type { FrameRules, Match as KernelMatch, Turn as KernelTurn, Seat } from '@longtable/kernel';

export interface Options {
  readonly heap: 15 | 21;
}

export interface Table {
  /** Pebbles at the start. */
  readonly all: number;
  heap: number;
  turn: Seat;
  /** Pebbles taken so far, by seat. */
  taken: readonly number[];
}

export interface View {
  readonly heap: number;
  readonly turn: Seat;
  readonly taken: readonly number[];
}

export type Event = { type: 'took'; seat: Seat; n: number; left: number };

/** The table of contents: every heading with what it does and what it asks. */
export interface Template {
  options: Options;
  table: Table;
  view: View;
  event: Event;
  frames: {
    game: { data: object; asks: { take: { pick: number } } };
  };
}

export type Turn = KernelTurn<Template>;
export type Match = KernelMatch<Template>;
export type Rules<K extends keyof Template['frames']> = FrameRules<Template, K>;
