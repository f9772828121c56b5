/** Questions among the people at a table: to end without a result, to take an answer back. All others agree, or nothing happens. */
import { isRefusal } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import type { Decided, Decision } from './actions.ts';
import { isOverDays, longestMove } from './clock.ts';
import type { Question } from './entry.ts';
import { heldByPerson, type Presence, people, spentNow } from './info.ts';
import type { Moment } from './moves.ts';
import type { TableState } from './state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The absence after which nobody need agree to end the table. */
const END_GRACE_MS = 10 * MINUTE;

const patienceOf = ({ created }: TableState): number => (isOverDays(created.clock) ? longestMove(created.clock) : END_GRACE_MS);

/** The time in which silence is no answer yet. */
const silenceOf = ({ created }: TableState, { kind }: Question): number =>
  isOverDays(created.clock) ? longestMove(created.clock) : kind === 'back' ? 30 * SECOND : 2 * MINUTE;

const refuse = (refused: WireRefusal['refused']): WireRefusal => ({ refused });

/** The reason why somebody may not ask anything now. */
function mayAsk(state: TableState, guest: string): WireRefusal | null {
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (state.status !== 'playing') return refuse('not-started');
  if (!people(state).has(guest)) return refuse('not-allowed');
  return state.asking === null ? null : refuse('asked-first');
}

/** The decision that a question comes to when everybody agrees. */
function agreed(state: TableState, what: Question, { now, outages }: Moment): Decided<object> {
  if (what.kind === 'end') return { entry: { t: 'abandoned', at: now }, seat: null, answer: {} };
  const prepared = state.ahead?.prepare({ t: 'rewind', seat: what.seat, length: what.length }) ?? refuse('not-started');
  if (isRefusal(prepared)) return prepared;
  const spent = state.created.clock.kind === 'none' ? {} : { spent: spentNow(state, now, outages) };
  return { entry: { t: 'match', at: now, entry: prepared.entry, ...spent }, seat: what.seat, prepared, answer: {} };
}

/** A question to others. With nobody else to be asked, it is done at once. */
function ask(state: TableState, guest: string, what: Question, of: readonly string[], moment: Moment): Decided<object> {
  if (of.length === 0) return agreed(state, what, moment);
  const { now } = moment;
  return { entry: { t: 'asked', at: now, guest, what, of, until: now + silenceOf(state, what) }, seat: null, answer: {} };
}

/**
 * Offers to end without a result to all who have not been away for long; where the match counts, to everybody: nobody loses a won match by
 * being away. Again only after everybody decided something since.
 */
export function offerEnd(state: TableState, guest: string, presence: Presence, moment: Moment): Decided<object> {
  const refused = mayAsk(state, guest);
  if (refused !== null) return refused;
  const isGone = (other: string): boolean => {
    const since = presence.awaySince(other);
    return state.created.rated !== true && since !== null && moment.now - since > patienceOf(state);
  };
  const here = [...people(state)].filter((other) => other === guest || !isGone(other));
  if (state.playOn.some((one) => here.includes(one))) return refuse('too-soon');
  const others = here.filter((other) => other !== guest);
  return ask(state, guest, { kind: 'end' }, others, moment);
}

/**
 * Asks to take the last answer of one's own seat back. Bots agree as long as nobody has learned anything since. Where the match counts, what
 * others have answered to stands; one's own undo before that is another matter and stays.
 */
export function askBack(state: TableState, guest: string, seat: number, moment: Moment): Decided<object> {
  const refused = mayAsk(state, guest);
  if (refused !== null) return refused;
  const { host } = state;
  if (state.created.rated === true) return refuse('rated');
  if (state.seats[seat]?.guest !== guest || !heldByPerson(state, seat)) return refuse('not-allowed');
  // What is still on its way to the store is part of what would be taken back.
  if (host === null || host.match !== state.match) return refuse('stale');
  const back = host.backTo(seat);
  if (back === null) return { refused: 'undo-closed', why: 'start' };
  const withBots = state.seats.some((_, other) => !heldByPerson(state, other));
  if (back.past !== null && withBots) return { refused: 'undo-closed', why: back.past };
  const others = [...people(state)].filter((other) => other !== guest);
  return ask(state, guest, { kind: 'back', seat, ...back }, others, moment);
}

export function reply(state: TableState, guest: string, yes: boolean, at: number): Decided<object> {
  const { asking } = state;
  if (state.status === 'finished' || state.status === 'abandoned') return refuse('finished');
  if (asking === null) return refuse('not-asked');
  if (!asking.of.includes(guest)) return refuse('not-allowed');
  if (asking.replies.some((one) => one.guest === guest)) return refuse('already-answered');
  return { entry: { t: 'replied', at, guest, yes }, seat: null, answer: {} };
}

/**
 * The decision that a question comes to: null while it is open. A take-back is off with the first no; an offer to end waits for everybody, so that
 * nobody learns who said no.
 */
export function settled(state: TableState, moment: Moment): Decision<object> | null {
  const { asking } = state;
  if (asking === null) return null;
  const { replies, of, until, what } = asking;
  const still = people(state);
  const isComplete = of.every((guest) => !still.has(guest) || replies.some((one) => one.guest === guest));
  const isRefused = replies.some(({ yes }) => !yes);
  const isOver = moment.now >= until || (isRefused && what.kind === 'back') || !still.has(asking.guest);
  if (!isComplete && !isOver) return null;
  const decision = isComplete && !isRefused && still.has(asking.guest) ? agreed(state, what, moment) : refuse('stale');
  return isRefusal(decision) ? { entry: { t: 'declined', at: moment.now }, seat: null, answer: {} } : decision;
}
