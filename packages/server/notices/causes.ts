/** Why somebody is told something, read from the state of a table alone: each node, also after a restart, finds the same causes. */
import type { NoticeKind } from '@longtable/protocol';
import type { Outage } from '../store/contract.ts';
import { isOverDays, longestMove } from '../table/clock.ts';
import { endOfClock, runningSeats } from '../table/info.ts';
import { isByPlan } from '../table/plans.ts';
import type { TableState } from '../table/state.ts';

export interface Cause {
  /** The same for the same cause, and for no other. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly guest: string;
  readonly seat: number;
  /** When it comes about: may lie ahead. */
  readonly at: number;
}

const HOUR = 60 * 60_000;
/** People are warned two hours before their clock ends, at short paces when a quarter of the longest move is left. */
const LEAD_MS = 2 * HOUR;

/** When to warn somebody whose clock runs; null: never, at live tables. */
export function warnAt(state: TableState, seat: number, outages: readonly Outage[]): number | null {
  if (!isOverDays(state.created.clock) || !runningSeats(state).includes(seat)) return null;
  return endOfClock(state, seat, outages) - Math.min(LEAD_MS, longestMove(state.created.clock) / 4);
}

/** A person with several seats is waited for once; whoever left an answer with the table is not. */
function waitsOf(state: TableState): { guest: string; seat: number; seq: number; at: number }[] {
  const { seats, waits } = state;
  const found: { guest: string; seat: number; seq: number; at: number }[] = [];
  waits.forEach((wait, seat) => {
    const guest = seats[seat]?.guest ?? null;
    const isAsked = wait !== null && guest !== null && !isByPlan(state, seat);
    if (isAsked && !found.some((one) => one.guest === guest)) found.push({ guest, seat, ...wait });
  });
  return found;
}

export function causesOf(state: TableState, outages: readonly Outage[]): Cause[] {
  if (state.created.hotSeat || state.parked !== null) return [];
  if (state.ended !== null && state.host !== null) {
    const at = state.ended;
    const people = new Map(state.seats.flatMap(({ guest }, seat) => (guest === null ? [] : [[guest, seat] as const])));
    return [...people].map(([guest, seat]) => ({ id: `${state.id}:over:${guest}:over`, kind: 'over', guest, seat, at }));
  }
  return waitsOf(state).flatMap(({ guest, seat, seq, at }): Cause[] => {
    const id = `${state.id}:${seq}:${guest}`;
    const warn = warnAt(state, seat, outages);
    return [
      { id: `${id}:turn`, kind: 'turn', guest, seat, at },
      ...(warn === null || warn <= at ? [] : [{ id: `${id}:clock`, kind: 'clock' as const, guest, seat, at: warn }]),
    ];
  });
}

/** The id of the cause, out of which the id of a delivery was made. */
export const causeIn = (delivery: string): string => delivery.split(':').slice(0, 4).join(':');
export const deliveryId = (cause: Cause, channel: string): string => `${cause.id}:${channel}`;
