/** Whom a table waits for since when, and who is on vacation: read from the log alone, so that every node names the same cause. */
import type { Outage } from '../store/contract.ts';
import { isOverDays } from './clock.ts';
import type { TableState } from './state.ts';

/** A seat is waited for since an entry of the log. */
export interface Wait {
  readonly seq: number;
  readonly at: number;
}

/** A person is away from a table by its rule. */
export interface Away extends Outage {
  readonly guest: string;
}

/** Seats that have promised a nonce and not shown it. */
export const unrevealed = ({ seats }: TableState): number[] =>
  seats.flatMap(({ kind, promise, nonce }, seat) => (kind === 'person' && promise !== null && nonce === null ? [seat] : []));

/** For an answer, or before the deal for a share of the luck, which the person's page shows as soon as it is open. */
export const isWaitedFor = (state: TableState, seat: number): boolean =>
  state.status === 'revealing'
    ? unrevealed(state).includes(seat)
    : state.status === 'playing' && state.awaited.includes(seat) && state.holders[seat] === 'person';

/** The match stands still while a take-back is asked for. */
export const isHeld = ({ asking }: TableState): boolean => asking?.what.kind === 'back';

/** The state with those who are waited for. One who was waited for before still is, since the same entry. */
export function withWaits(next: TableState): TableState {
  const before = next.waits;
  const waits = next.seats.map((_, seat) => (isWaitedFor(next, seat) ? (before[seat] ?? { seq: next.seq, at: next.updated }) : null));
  return waits.every((wait, seat) => wait === before[seat]) ? next : { ...next, waits };
}

/** The rule of the table: whether vacations stop clocks here. */
export const allowsVacation = ({ created: { clock } }: TableState): boolean =>
  isOverDays(clock) && 'vacation' in clock && clock.vacation === true;

/** Times in which the clock of a seat stands still. */
export const pausesOf = ({ seats, away }: TableState, seat: number): readonly Outage[] =>
  away.filter(({ guest }) => guest === seats[seat]?.guest);

/** Until when the person on a seat is on vacation; null: they are not. */
export const awayUntil = (state: TableState, seat: number, now: number): number | null =>
  pausesOf(state, seat).find(({ from, to }) => from <= now && now < to)?.to ?? null;

/** The same times again replace those of the person that were not over. */
export const withAway = (state: TableState, { guest, from, to, at }: Away & { readonly at: number }): TableState => {
  const others = state.away.filter((away) => away.guest !== guest || away.to <= at);
  // What has run of a vacation stays, also when it ends early.
  const begun = state.away.filter((away) => away.guest === guest && away.from < at && away.to > at).map((away) => ({ ...away, to: at }));
  return { ...state, away: [...others, ...begun, ...(to > Math.max(from, at) ? [{ guest, from: Math.max(from, at), to }] : [])] };
};
