/** A table as others see it: the public info, and the summary that lists are made of. */
import type { SeatInfo, TableInfo } from '@longtable/protocol';
import type { Member, Outage, Summary } from '../store/contract.ts';
import { elapsed, isOverDays, runsOut } from './clock.ts';
import { joinWords, watchCode } from './codes.ts';
import { isByPlan, nextByPlan } from './plans.ts';
import type { TableState } from './state.ts';
import { awayUntil, isWaitedFor, pausesOf, unrevealed } from './waits.ts';

/** People who are here now. */
export interface Presence {
  has(guest: string): boolean;
  readonly spectators: number;
  /** Names of those who watch by name. */
  readonly watchers: readonly string[];
  /** null: here. */
  awaySince(guest: string): number | null;
  /** The time that somebody may be away before others may vote. */
  readonly graceMs: number;
}
export const NOBODY: Presence = { has: () => false, spectators: 0, watchers: [], awaySince: () => null, graceMs: 0 };

/** True while a person holds the seat: a bot may have taken over. */
export const heldByPerson = (state: TableState, seat: number): boolean =>
  state.match === null ? state.seats[seat]?.kind === 'person' : state.holders[seat] === 'person';

export const awaitedSeats = ({ status, awaited }: TableState): readonly number[] => (status === 'playing' ? awaited : []);

/** Seats whose clock runs. */
export const runningSeats = (state: TableState): number[] =>
  state.created.clock.kind === 'none' ? [] : awaitedSeats(state).filter((seat) => heldByPerson(state, seat));

/** The time that a seat whose clock runs has thought since the last move. */
const thoughtOf = (state: TableState, seat: number, now: number, outages: readonly Outage[]): number =>
  elapsed(state.clock.since, now, state.away.length === 0 ? outages : [...outages, ...pausesOf(state, seat)]);

/** When the clock of a seat runs out, if nothing more comes between. */
export const endOfClock = (state: TableState, seat: number, outages: readonly Outage[]): number =>
  runsOut(state.clock.since, state.clock.left[seat]!, [...outages, ...pausesOf(state, seat)]);

/** The time that each seat has thought since the last move. */
export function spentNow(state: TableState, now: number, outages: readonly Outage[]): number[] {
  const running = runningSeats(state);
  return state.seats.map((_, seat) => (running.includes(seat) ? thoughtOf(state, seat, now, outages) : 0));
}

const HOUR = 60 * 60_000;
/** A table that waits for players ends when nothing has happened at it for so long; a listed one sooner, so that the lobby stays true. */
export const forgottenAt = ({ created, updated }: TableState): number =>
  updated + (created.listed && !isOverDays(created.clock) ? 6 : 14 * 24) * HOUR;

/** More than half of the other people at the table want a bot there. Whoever is voted on as well is away, too, and is not waited for. */
export function isVotedOut(state: TableState, seat: number): boolean {
  const { votes, guest } = state.seats[seat]!;
  if (votes.length === 0 || !heldByPerson(state, seat)) return false;
  const isOther = (s: TableState['seats'][number], i: number): boolean =>
    s.guest !== guest && s.votes.length === 0 && heldByPerson(state, i);
  const others = new Set(state.seats.flatMap((s, i) => (s.guest !== null && isOther(s, i) ? [s.guest] : [])));
  const voters = new Set(votes.flatMap(({ by }) => by.map((s) => state.seats[s]?.guest)));
  return [...voters].filter((g) => others.has(g ?? '')).length * 2 > others.size;
}

/** Deeds that follow at once are written with what they follow from. Where that failed, the store has them done a moment later. */
const MOMENT_MS = 1000;

/** When something happens by itself: an empty table ends, a match begins, nonces are no longer waited for, a seat is handed over. */
export function dueAt(state: TableState, outages: readonly Outage[]): number | null {
  if (state.parked !== null) return null;
  const atOnce = state.updated + MOMENT_MS;
  if (state.status === 'revealing') return unrevealed(state).length > 0 ? state.revealBy : atOnce;
  if (state.status === 'gathering') return state.closing ?? forgottenAt(state);
  if (state.status === 'playing' && state.seats.some((_, seat) => isVotedOut(state, seat))) return atOnce;
  const asked = state.asking === null ? [] : [state.asking.until];
  const running = runningSeats(state);
  const planned = nextByPlan(state);
  const due = [...asked, ...(planned === null ? [] : [planned.due]), ...running.map((seat) => endOfClock(state, seat, outages))];
  return due.length === 0 ? null : Math.min(...due);
}

/** Everybody who holds a seat themselves. */
export const people = (state: TableState): Set<string> =>
  new Set(state.seats.flatMap(({ guest }, seat) => (guest !== null && heldByPerson(state, seat) ? [guest] : [])));

/**
 * The time from which on others may vote a bot onto a seat. null: never. In correspondence, and against a single opponent while the
 * clock of the absent runs, that clock alone decides.
 */
export function voteFrom(state: TableState, seat: number, presence: Presence): number | null {
  const guest = state.seats[seat]?.guest ?? null;
  if (state.status !== 'playing' || guest === null || !heldByPerson(state, seat)) return null;
  const since = presence.awaySince(guest);
  if (since === null || isOverDays(state.created.clock)) return null;
  const isDuel = people(state).size <= 2;
  return isDuel && runningSeats(state).includes(seat) ? null : since + presence.graceMs * (1 + state.seats[seat]!.patience);
}

/** The question that goes round, with those who answered; their words only of a take-back: whether to end is answered in secret. */
function askingInfo({ asking }: TableState): TableInfo['asking'] {
  if (asking === null) return null;
  const { guest, what, of, until, replies } = asking;
  const isBack = what.kind === 'back';
  return {
    guest,
    kind: what.kind,
    seat: isBack ? what.seat : null,
    past: isBack ? what.past : null,
    of: [...of],
    until,
    replied: replies.map((one) => ({ guest: one.guest, yes: isBack ? one.yes : null })),
  };
}

function seatInfo(state: TableState, seat: number, now: number, outages: readonly Outage[], presence: Presence): SeatInfo {
  const { kind, guest, name, level, crest, votes, ready, since } = state.seats[seat]!;
  const holder = state.match === null ? undefined : state.holders[seat];
  const running = runningSeats(state).includes(seat);
  const spent = running ? thoughtOf(state, seat, now, outages) : 0;
  const away = awayUntil(state, seat, now);
  return {
    seat,
    kind: holder === undefined ? kind : holder === 'person' ? 'person' : 'bot',
    guest,
    name,
    level: holder === undefined || holder === 'person' ? level : (holder.bot as SeatInfo['level']),
    ...(crest === null ? {} : { crest }),
    present: guest !== null && presence.has(guest),
    ready,
    since,
    awaySince: state.status === 'playing' && guest !== null && heldByPerson(state, seat) ? presence.awaySince(guest) : null,
    voteFrom: voteFrom(state, seat, presence),
    asked: state.waits[seat]?.at ?? null,
    away,
    clock:
      state.created.clock.kind === 'none'
        ? null
        : { left: Math.max(0, Math.round(state.clock.left[seat]! - spent)), running: running && away === null },
    votes: [...new Set(votes.flatMap(({ by }) => by))],
  };
}

const wishInfo = ({ replies, ...wish }: TableState['wishes'][number]): NonNullable<TableInfo['wishes']>[number] => ({
  ...wish,
  replies: [...replies],
});

type Ways = Pick<TableInfo, 'called' | 'watch'>;
const knownWays = new WeakMap<TableState['created'], Ways>();

/** The ways to a table, which stay what they are: made once. */
function waysTo({ id, created }: TableState): Ways {
  const known = knownWays.get(created) ?? { called: joinWords(id), watch: watchCode(created.secret) };
  knownWays.set(created, known);
  return known;
}

export function infoOf(state: TableState, now: number, outages: readonly Outage[], presence: Presence): TableInfo {
  const { created } = state;
  const result = state.match?.result ?? null;
  return {
    id: state.id,
    ...waysTo(state),
    game: created.game,
    rules: state.rules,
    words: state.words,
    parked: state.parked === null ? null : { why: state.parked },
    options: created.options as Record<string, unknown>,
    status: state.status,
    listed: created.listed,
    hotSeat: created.hotSeat,
    ...(created.rated === true ? { rated: true as const } : {}),
    host: created.host,
    clock: created.clock,
    seats: state.seats.map((_, seat) => seatInfo(state, seat, now, outages, presence)),
    spectators: presence.spectators,
    watchers: [...presence.watchers],
    created: created.at,
    updated: state.updated,
    commitment: state.commitment,
    revealBy: state.revealBy,
    rematch: state.rematch,
    asking: askingInfo(state),
    answered: state.answered,
    playOn: [...state.playOn],
    resigned: [...state.resigned],
    ...(state.wishes.length > 0 && { wishes: state.wishes.map(wishInfo) }),
    grace: presence.graceMs,
    closing: state.closing,
    changed: state.changed === null ? null : { at: state.changed.at, fields: [...state.changed.fields] },
    moving: state.moving === null ? null : { to: state.moving.to, by: [...state.moving.by] },
    withheld: [...state.withheld],
    result: result === null ? null : { winners: [...result.winners], scores: [...result.scores], why: result.why },
  };
}

/** A table that gathers is also found by its words: they stand among its members, and are no guest's id. */
export const wordsMember = (words: string): string => `words:${words}`;

function membersOf(state: TableState): Member[] {
  const members: { guest: string; waiting: boolean }[] = [];
  const add = (guest: string, waiting: boolean): void => {
    const known = members.find((member) => member.guest === guest);
    if (known === undefined) members.push({ guest, waiting });
    else known.waiting ||= waiting;
  };
  state.seats.forEach(({ guest }, seat) => {
    if (guest !== null) add(guest, isWaitedFor(state, seat) && !isByPlan(state, seat));
  });
  if (state.status === 'gathering' && state.closing === null) add(wordsMember(waysTo(state).called), false);
  add(state.created.host, state.status === 'gathering' && state.seats.every(({ kind }) => kind === 'person' || kind === 'bot'));
  return members;
}

/** The line of a list, without the time of the last change: the store knows that. */
function lineOf(state: TableState, now: number, outages: readonly Outage[]): string {
  const { id, game, status, listed, clock, seats, created, result, host, options, rated } = infoOf(state, now, outages, NOBODY);
  return JSON.stringify({ id, game, status, listed, clock, seats, created, result, host, options, rated });
}

/** A state with its summary. */
export interface Summed {
  readonly state: TableState;
  readonly summary: Summary;
}

/** The summary of a state. A line that looks the same as before is not written again. */
export function summaryOf(state: TableState, now: number, outages: readonly Outage[], before?: Summed): Summary {
  const { created, status, updated } = state;
  return {
    game: created.game,
    status,
    listed: created.listed && state.closing === null,
    created: created.at,
    updated,
    due: dueAt(state, outages),
    bots: awaitedSeats(state).some((seat) => !heldByPerson(state, seat)),
    members: membersOf(state),
    line: before !== undefined && before.state.revision === state.revision ? before.summary.line : lineOf(state, now, outages),
  };
}
