/** Thinking time. Only what is in the log counts, so every node and every replay agrees; times without a server do not count. */
import type { Clock } from '@longtable/protocol';
import type { Outage } from '../store/contract.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Minimum time on the clock after returning from a time-out. */
const SECOND_CHANCE = 60 * SECOND;

export interface ClockState {
  /** Milliseconds left for each seat. */
  readonly left: readonly number[];
  /** When the time that runs now began to run. */
  readonly since: number;
}

/** The gift of a clock, in milliseconds: to start with, for each move, and the most that anybody can save. */
interface Gift {
  readonly start: number;
  readonly increment: number;
  readonly cap: number;
}
function giftOf(clock: Clock): Gift {
  if (clock.kind === 'none') return { start: 0, increment: 0, cap: 0 };
  if (clock.kind === 'days') return { start: clock.days * DAY, increment: clock.days * DAY, cap: clock.days * DAY };
  const unit = clock.kind === 'hours' ? HOUR : SECOND;
  return { start: clock.start * unit, increment: clock.increment * unit, cap: clock.cap * unit };
}

/** True of tables that are played over days: people come and go, and their clocks alone decide. */
export const isOverDays = ({ kind }: Clock): boolean => kind === 'days' || kind === 'hours';

/** The most time that a person has for a move. */
export const longestMove = (clock: Clock): number => giftOf(clock).cap;

export const startClock = (clock: Clock, seats: number, at: number): ClockState => ({
  left: new Array<number>(seats).fill(giftOf(clock).start),
  since: at,
});

/** Times that do not count, in order and without overlap. */
function merged(pauses: readonly Outage[]): Outage[] {
  const all: { from: number; to: number }[] = [];
  for (const { from, to } of pauses.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || from > last.to) all.push({ from, to });
    else last.to = Math.max(last.to, to);
  }
  return all;
}

/** The time since then, without the times when no server was alive and those that somebody was on vacation. */
export function elapsed(since: number, now: number, outages: readonly Outage[]): number {
  let ms = Math.max(0, now - since);
  for (const { from, to } of outages.length < 2 ? outages : merged(outages)) ms -= Math.max(0, Math.min(to, now) - Math.max(from, since));
  return Math.max(0, ms);
}

/** When a time that runs since then is over. */
export function runsOut(since: number, left: number, pauses: readonly Outage[]): number {
  let at = since + left;
  for (const { from, to } of merged(pauses)) if (from < at && to > since) at += to - Math.max(from, since);
  return at;
}

export function spend({ left }: ClockState, spent: readonly number[] | undefined, at: number): ClockState {
  return { left: left.map((ms, seat) => Math.max(0, ms - (spent?.[seat] ?? 0))), since: at };
}

/** After a move: what the clock gives for it. */
export function credit(state: ClockState, clock: Clock, seat: number): ClockState {
  if (clock.kind === 'none') return state;
  const { increment, cap } = giftOf(clock);
  return { ...state, left: state.left.with(seat, Math.min(cap, state.left[seat]! + increment)) };
}

/** A day at least where people play over days. */
export function secondChance(state: ClockState, clock: Clock, seat: number): ClockState {
  const { start, cap } = giftOf(clock);
  const least = clock.kind === 'days' ? start : clock.kind === 'hours' ? Math.min(cap, DAY) : SECOND_CHANCE;
  return { ...state, left: state.left.with(seat, Math.max(least, state.left[seat]!)) };
}
