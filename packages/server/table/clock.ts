/** Thinking time. Only what is in the log counts, so every node and every replay agrees; times without a server do not count. */
import type { Clock } from '@longtable/protocol';
import type { Outage } from '../store/contract.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Minimum time on the clock after returning from a time-out. */
const SECOND_CHANCE = 60 * SECOND;

export interface ClockState {
  /** Milliseconds left for each seat. */
  readonly left: readonly number[];
  /** When the time that runs now began to run. */
  readonly since: number;
}

const full = (clock: Clock): number => (clock.kind === 'live' ? clock.start * SECOND : clock.kind === 'days' ? clock.days * DAY : 0);

export const startClock = (clock: Clock, seats: number, at: number): ClockState => ({
  left: new Array<number>(seats).fill(full(clock)),
  since: at,
});

/** How long it is since then, without the times when no server was alive. */
export function elapsed(since: number, now: number, outages: readonly Outage[]): number {
  let ms = Math.max(0, now - since);
  for (const { from, to } of outages) ms -= Math.max(0, Math.min(to, now) - Math.max(from, since));
  return Math.max(0, ms);
}

export function spend({ left }: ClockState, spent: readonly number[] | undefined, at: number): ClockState {
  return { left: left.map((ms, seat) => Math.max(0, ms - (spent?.[seat] ?? 0))), since: at };
}

/** After a move: what the clock gives for it. */
export function credit(state: ClockState, clock: Clock, seat: number): ClockState {
  if (clock.kind === 'none') return state;
  const left = state.left[seat]!;
  const next = clock.kind === 'days' ? full(clock) : Math.min(clock.cap * SECOND, left + clock.increment * SECOND);
  return { ...state, left: state.left.with(seat, next) };
}

export function secondChance(state: ClockState, clock: Clock, seat: number): ClockState {
  const least = clock.kind === 'days' ? full(clock) : SECOND_CHANCE;
  return { ...state, left: state.left.with(seat, Math.max(least, state.left[seat]!)) };
}
