/** Deeds in the match: moves of people and bots, time-outs, and what follows by itself. */
import type { Command } from '@longtable/host';
import { isRefusal } from '@longtable/kernel';
import { LEVELS, type Level } from '@longtable/protocol';
import type { Outage } from '../store/contract.ts';
import { type Decided, type Decision, handOver, STAND_IN } from './actions.ts';
import { settled } from './asking.ts';
import type { Why } from './entry.ts';
import { awaitedSeats, forgottenAt, heldByPerson, isVotedOut, runningSeats, spentNow } from './info.ts';
import { nextByPlan } from './plans.ts';
import type { TableState } from './state.ts';
import { isHeld, unrevealed } from './waits.ts';

/** The time of a decision: what has run until now counts. */
export interface Moment {
  readonly now: number;
  readonly outages: readonly Outage[];
}

export const timed = (state: TableState, { now, outages }: Moment): { spent?: readonly number[] } =>
  state.created.clock.kind === 'none' ? {} : { spent: spentNow(state, now, outages) };

function move(state: TableState, command: Command, moment: Moment, why?: Why): Decided<object> {
  if (state.ahead === null) return { refused: state.parked === null ? 'not-started' : 'parked' };
  const prepared = state.ahead.prepare(command);
  if (isRefusal(prepared)) return prepared;
  const entry = { t: 'match' as const, at: moment.now, entry: prepared.entry, ...timed(state, moment), ...(why ? { why } : {}) };
  return { entry, seat: command.seat, prepared, answer: {} };
}

/** The number of times that one seat may take back or undo in a match. */
const MOST_TAKEN_BACK = 300;

export function personMoves(state: TableState, guest: string, command: Command, moment: Moment): Decided<object> {
  if (state.seats[command.seat]?.guest !== guest) return { refused: 'not-allowed' };
  if (state.status === 'abandoned') return { refused: 'finished' };
  if (state.host === null) return { refused: 'not-started' };
  if (!heldByPerson(state, command.seat)) return { refused: 'not-allowed', message: 'A bot plays this seat. Take it back first.' };
  if (isHeld(state)) return { refused: 'asked-first' };
  const isBack = command.t === 'take-back' || command.t === 'undo';
  if (isBack && state.seats[command.seat]!.takenBack >= MOST_TAKEN_BACK) return { refused: 'too-many' };
  return move(state, command, moment);
}

/** A bot's answer counts only for the position that it thought about. */
export function botMoves(state: TableState, command: Command, moment: Moment, why?: Why): Decided<object> {
  if (state.status !== 'playing' || heldByPerson(state, command.seat) || isHeld(state)) return { refused: 'stale' };
  return move(state, command, moment, why);
}

/** The first seat whose time is over. */
export function timedOut(state: TableState, { now, outages }: Moment): number | null {
  if (state.created.clock.kind === 'none') return null;
  const spent = spentNow(state, now, outages);
  return runningSeats(state).find((seat) => state.clock.left[seat]! - spent[seat]! <= 0) ?? null;
}

/** The first answer that a seat left with the table and whose time has come. */
function plannedMove(state: TableState, moment: Moment): Decision<object> | null {
  const next = nextByPlan(state);
  if (next === null || moment.now < next.due) return null;
  const { seat, answer } = next;
  const decided = move(state, { t: 'answer', seat, answer, planned: true }, moment);
  return isRefusal(decided) ? null : decided;
}

/** The next deed of the table that nobody asks for: a deal once all nonces are in, an end where one is withheld, a hand-over after a vote or a time-out. */
export function followUp(state: TableState, moment: Moment): { readonly commandId: string; readonly decision: Decision<object> } | null {
  const { now } = moment;
  if (state.status === 'gathering')
    return now < (state.closing ?? forgottenAt(state))
      ? null
      : { commandId: 'auto:forgotten', decision: { entry: { t: 'abandoned', at: now }, seat: null, answer: {} } };
  if (state.status === 'revealing') {
    const missing = unrevealed(state);
    if (missing.length > 0 && now < (state.revealBy ?? 0)) return null;
    // Whoever knew the others' nonces could choose between two deals: neither is dealt.
    if (missing.length > 0)
      return { commandId: 'auto:withheld', decision: { entry: { t: 'withheld', at: now, seats: missing }, seat: null, answer: {} } };
    return { commandId: 'auto:started', decision: { entry: { t: 'started', at: now }, seat: null, answer: {} } };
  }
  if (state.status !== 'playing') return null;
  const answer = settled(state, moment);
  if (answer !== null) return { commandId: `auto:${state.seq + 1}`, decision: answer };
  const planned = plannedMove(state, moment);
  if (planned !== null) return { commandId: `auto:${state.seq + 1}`, decision: planned };
  const voted = state.seats.findIndex((_, seat) => isVotedOut(state, seat));
  const late = voted >= 0 ? null : timedOut(state, moment);
  const seat = voted >= 0 ? voted : late;
  if (seat === null) return null;
  const level = voted >= 0 ? strongest(state.seats[seat]?.votes ?? []) : STAND_IN;
  const decision = handOver(state, seat, { bot: level }, voted >= 0 ? 'vote' : 'time-out', now, timed(state, moment).spent);
  return isRefusal(decision) ? null : { commandId: `auto:${state.seq + 1}`, decision };
}

/** Opponents who vote cannot put a weaker bot in place of somebody. */
const strongest = (votes: readonly { readonly level: Level }[]): Level =>
  votes.reduce<Level>((best, { level }) => (LEVELS.indexOf(level) > LEVELS.indexOf(best) ? level : best), STAND_IN);

/** Seats whose bot has something to answer. */
export const botsToMove = (state: TableState): number[] =>
  isHeld(state) ? [] : awaitedSeats(state).filter((seat) => !heldByPerson(state, seat));
