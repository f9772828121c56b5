/** A table's state as the fold of its log. Each entry makes a new state; the old one stays as it is. */
import { commitmentTo, type Deal, type Holder, type Host, host, type Prepared, type Preparing } from '@longtable/host';
import { isRefusal, type Match, type Spec } from '@longtable/kernel';
import type { ChatLine, Level, Parked, TableInfo } from '@longtable/protocol';
import { rulesHash, type TableRules } from '../titles.ts';
import { type ClockState, credit, secondChance, spend, startClock } from './clock.ts';
import type { Created, SeatStart, TableEntry, Why } from './entry.ts';

export interface SeatState {
  readonly kind: 'open' | 'invited' | 'person' | 'bot';
  readonly guest: string | null;
  readonly name: string | null;
  readonly level: Level | null;
  /** Digest of the code that opens the seat. */
  readonly code: string | null;
  readonly promise: string | null;
  readonly nonce: string | null;
  readonly votes: readonly { readonly by: readonly number[]; readonly level: Level }[];
  /** What the bot on this seat said about its last move. */
  readonly why: Why | null;
  /** How often answers of this seat were taken back or undone. */
  readonly takenBack: number;
}

export interface TableState {
  readonly id: string;
  readonly created: Created;
  readonly commitment: string;
  /** The hash of the rules that it is played by now. */
  readonly rules: string;
  /** The words that belong to them. */
  readonly words: string | null;
  /** Rules that were opened for this table. */
  opened(hash: string): TableRules | null;
  /** Why it cannot go on here; null: it can. What is in the log stays there, and others at this server go on. */
  readonly parked: Parked | null;
  readonly seats: readonly SeatState[];
  readonly seq: number;
  readonly status: TableInfo['status'];
  readonly revealBy: number | null;
  /** The authority of the match once it is dealt. Shared by states: what is true now is in `match` and `holders`. */
  readonly host: Host<Spec> | null;
  /** Where the next command is prepared: after this state, committed or not. */
  readonly ahead: Preparing | null;
  readonly match: Match<Spec> | null;
  readonly holders: readonly Holder[];
  /** Seats whose answer the match waits for. */
  readonly awaited: readonly number[];
  readonly clock: ClockState;
  /** The last lines, and how many there were in all. */
  readonly chat: readonly ChatLine[];
  readonly chatted: number;
  /** Raised with every entry that changes what everybody may know of the table. */
  readonly revision: number;
  readonly rematch: string | null;
  /** Seats whose promised share of the luck did not come: nothing was dealt. */
  readonly withheld: readonly number[];
  /** Guests who want to end the table without a result. */
  readonly ending: readonly string[];
  /** Guests who want to go on by other rules. */
  readonly moving: { readonly to: string; readonly by: readonly string[] } | null;
  readonly updated: number;
}

/** The log says something that cannot be. */
export class BadLog extends Error {}

const seatOf = (start: SeatStart): SeatState => ({
  kind: start.who,
  guest: start.who === 'person' ? start.guest : null,
  name: start.who === 'person' ? start.name : null,
  level: start.who === 'bot' ? start.level : null,
  code: start.who === 'invited' ? start.code : null,
  promise: start.who === 'person' ? start.promise : null,
  nonce: null,
  votes: [],
  why: null,
  takenBack: 0,
});

/** Rules as the server has them. */
export type Opened = TableState['opened'];

/** The state after the first entry. */
export function firstState(id: string, created: Created, opened: Opened, parked: Parked | null = null): TableState {
  const seats = created.seats.map(seatOf);
  const rules = rulesHash(created.game, created.rules);
  return {
    id,
    created,
    commitment: commitmentTo(created.secret),
    rules,
    words: opened(rules)?.words ?? null,
    opened,
    parked,
    seats,
    seq: 1,
    status: 'gathering',
    revealBy: null,
    host: null,
    ahead: null,
    match: null,
    holders: holdersOf(seats),
    awaited: [],
    clock: startClock(created.clock, created.seats.length, created.at),
    chat: [],
    chatted: 0,
    revision: 1,
    rematch: null,
    ending: [],
    moving: null,
    withheld: [],
    updated: created.at,
  };
}

export function dealOf(state: TableState): Deal {
  const { game, rules, options } = state.created;
  return { table: state.id, game, rules, seats: state.seats.length, options, nonces: state.seats.map(({ nonce }) => nonce) };
}

/** Who holds each seat before the deal. */
export const holdersOf = (seats: readonly SeatState[]): Holder[] => seats.map(({ level }) => (level === null ? 'person' : { bot: level }));

function begin(state: TableState, at: number): TableState {
  if (state.parked !== null) return { ...state, status: 'playing', revealBy: null };
  const { options, from, clock, secret } = state.created;
  const holders = holdersOf(state.seats);
  const start = { seats: state.seats.length, options, holders, ...(from === undefined ? {} : { from }) };
  const first = state.opened(state.rules)?.rules;
  if (first === undefined) throw new BadLog(`${state.rules} was not opened`);
  const find = (hash: string) => state.opened(hash)?.rules ?? null;
  const authority = host(first, start, first.chance(secret, dealOf(state)), find);
  return {
    ...state,
    host: authority,
    ahead: authority,
    match: authority.match,
    holders,
    awaited: authority.engine.awaited(authority.match),
    revealBy: null,
    clock: startClock(clock, state.seats.length, at),
    status: authority.match.result === null ? 'playing' : 'finished',
  };
}

function withSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  const old = state.seats[seat];
  if (old === undefined) throw new BadLog(`there is no seat ${seat}`);
  return { ...state, seats: state.seats.with(seat, { ...old, ...change }) };
}

/** What a move says about the seat that made it: a person who moves is here and plays on, a bot may say why. */
function moved(state: TableState, seat: number, why: Why | undefined): TableState {
  if (state.holders[seat] !== 'person') return withSeat(state, seat, { why: why ?? null });
  const { votes, guest } = state.seats[seat]!;
  const isNews = votes.length > 0 || (guest !== null && state.ending.includes(guest));
  return isNews ? raised({ ...withSeat(state, seat, { votes: [] }), ending: state.ending.filter((one) => one !== guest) }) : state;
}

/** Everybody may know something new of the table. */
const raised = (state: TableState): TableState => ({ ...state, revision: state.revision + 1 });

type MatchEntry = Extract<TableEntry, { t: 'match' }>;

/** A step of the match, prepared by the authority and not yet committed. */
function play(host: Host<Spec>, state: TableState, { entry, spent, at, why }: MatchEntry, ahead: Prepared): TableState {
  const { match, holders } = ahead;
  const clock = spend(state.clock, spent, at);
  const next: TableState = {
    ...state,
    seq: state.seq + 1,
    updated: at,
    ahead,
    match,
    holders,
    awaited: host.engine.awaited(match),
    status: match.result === null ? state.status : 'finished',
    clock: entry.t === 'hand-over' || entry.t === 'rules' ? clock : credit(clock, state.created.clock, entry.seat),
    // A result is for everybody; clocks are with every move.
    revision: match.result !== null || state.created.clock.kind !== 'none' ? state.revision + 1 : state.revision,
  };
  if (entry.t === 'rules') return raised({ ...next, moving: null, rules: entry.to, words: state.opened(entry.to)?.words ?? null });
  const { seat } = entry;
  if (entry.t === 'take-back' || entry.t === 'undo')
    return moved(withSeat(next, seat, { takenBack: next.seats[seat]!.takenBack + 1 }), seat, why);
  if (entry.t !== 'hand-over') return moved(next, seat, why);
  const back = entry.to === 'person';
  return raised({ ...withSeat(next, seat, { votes: [] }), clock: back ? secondChance(clock, state.created.clock, seat) : clock });
}

/** A seat that somebody left is again what it was before: by invitation, or open. */
const emptied = (start: SeatStart | undefined): Pick<SeatState, 'kind' | 'code'> =>
  start?.who === 'invited' ? { kind: 'invited', code: start.code } : { kind: 'open', code: null };

/** Lines of chat that a table remembers: more are in its log. */
const CHAT_KEPT = 200;

type Other = Exclude<TableEntry, { t: 'created' | 'match' }>;

const FOLD: { readonly [T in Other['t']]: (state: TableState, entry: Extract<Other, { t: T }>) => TableState } = {
  joined: (state, { seat, guest, name, promise }) => withSeat(state, seat, { kind: 'person', guest, name, promise, code: null }),
  left: (state, { seat }) =>
    withSeat(state, seat, { ...emptied(state.created.seats[seat]), guest: null, name: null, promise: null, nonce: null }),
  revealing: (state, { until }) => ({ ...state, status: 'revealing', revealBy: until }),
  nonce: (state, { seat, nonce }) => withSeat(state, seat, { nonce }),
  started: (state, { at }) => begin(state, at),
  vote: (state, { seat, by, level }) => withSeat(state, seat, { votes: [...(state.seats[seat]?.votes ?? []), { by, level }] }),
  back: (state, { seat }) => withSeat(state, seat, { votes: [] }),
  chat: (state, { guest, name, text, at }) => ({
    ...state,
    chat: [...state.chat.slice(1 - CHAT_KEPT), { n: state.chatted, guest, name, text, at }],
    chatted: state.chatted + 1,
  }),
  withheld: (state, { seats }) => ({ ...state, status: 'abandoned', revealBy: null, withheld: seats }),
  moving: (state, { guest, to }) => ({
    ...state,
    moving: { to, by: [...(state.moving?.to === to ? state.moving.by : []), guest] },
  }),
  ending: (state, { guest }) => ({ ...state, ending: [...state.ending, guest] }),
  rematch: (state, { table }) => ({ ...state, rematch: table }),
  abandoned: (state) => ({ ...state, status: 'abandoned', revealBy: null }),
};

/** The table as far as it can be known without its rules. Nobody is waited for, and no clock runs. */
export const parkedState = (state: TableState, parked: Parked): TableState => ({
  ...state,
  parked,
  revision: state.revision + 1,
  host: null,
  ahead: null,
  match: null,
  awaited: [],
});

export interface Folded {
  readonly state: TableState;
  /** Makes it so in the authority, too. */
  commit(): void;
}

/** The state after one more entry. What was prepared when a command was checked is not prepared again. */
export function fold(state: TableState, entry: TableEntry, ready?: Prepared): Folded {
  if (entry.t === 'created') throw new BadLog('made twice');
  if (entry.t !== 'match') {
    const next = (FOLD[entry.t] as (state: TableState, entry: Other) => TableState)(state, entry);
    const news = entry.t === 'chat' ? 0 : 1;
    return { state: { ...next, seq: state.seq + 1, updated: entry.at, revision: state.revision + news }, commit: () => {} };
  }
  if (state.parked !== null) return { state: { ...state, seq: state.seq + 1, updated: entry.at }, commit: () => {} };
  if (state.host === null || state.ahead === null) throw new BadLog('a move before the start');
  const prepared = ready ?? state.ahead.prepare(entry.entry);
  if (isRefusal(prepared)) throw new BadLog(`the rules refuse an entry: ${prepared.refused}`);
  const fine = prepared as Prepared;
  return { state: play(state.host, state, entry, fine), commit: () => fine.commit() };
}
