/** A table's state as the fold of its log. Each entry makes a new state; the old one stays as it is. */
import { withWish } from '@longtable/bots/wishes';
import { type Host, host, type Prepared, type Preparing } from '@longtable/host';
import { isRefusal, type Spec } from '@longtable/kernel';
import { credit, secondChance, spend, startClock } from './clock.ts';
import type { TableEntry, Why } from './entry.ts';
import { GATHERING } from './gathering.ts';
import { PACKING } from './packing.ts';
import { withPlan, withPlans } from './plans.ts';
import { BadLog, withSeat } from './seat.ts';
import { dealOf, holdersOf, type TableState } from './state.ts';
import { withAway, withWaits } from './waits.ts';

function begin(state: TableState, at: number): TableState {
  if (state.parked !== null) return { ...state, status: 'playing', revealBy: null };
  const { options, from, clock, secret } = state.created;
  const holders = holdersOf(state.seats);
  const start = { seats: state.seats.length, options, holders, ...(from === undefined ? {} : { from }) };
  const first = state.opened(state.rules)?.rules;
  if (first === undefined) throw new BadLog(`${state.rules} was not opened`);
  const find = (hash: string) => state.opened(hash)?.rules ?? null;
  const authority = host(first, start, first.chance(secret, dealOf(state)), find, PACKING);
  return {
    ...state,
    host: authority,
    ahead: authority,
    match: authority.match,
    holders,
    awaited: authority.engine.awaited(authority.match),
    revealBy: null,
    // Whoever was waited for before the deal is waited for anew.
    waits: state.seats.map(() => null),
    started: at,
    clock: startClock(clock, state.seats.length, at),
    status: authority.match.result === null ? 'playing' : 'finished',
  };
}

/** The seat after its move: a person who moves is here and plays on, a bot may say why. */
function moved(state: TableState, seat: number, why: Why | undefined): TableState {
  if (state.holders[seat] !== 'person') return withSeat(state, seat, { why: why ?? null });
  const { votes, patience, guest } = state.seats[seat]!;
  const playOn = state.playOn.length === 0 ? state.playOn : state.playOn.filter((one) => one !== guest);
  const isNews = votes.length + patience > 0 || playOn.length !== state.playOn.length;
  return isNews ? raised({ ...withSeat(state, seat, { votes: [], patience: 0 }), playOn }) : state;
}

/** Everybody may know something new of the table. */
const raised = (state: TableState): TableState => ({ ...state, revision: state.revision + 1 });

type MatchEntry = Extract<TableEntry, { t: 'match' }>;

/** A step of the match, prepared by the authority and not yet committed. */
function play(host: Host<Spec>, state: TableState, { entry, spent, at, why }: MatchEntry, ahead: Prepared): TableState {
  const { match, holders, resigned } = ahead;
  const clock = spend(state.clock, spent, at);
  const isMove = entry.t !== 'hand-over' && entry.t !== 'rules' && entry.t !== 'resign' && entry.t !== 'rewind';
  const next: TableState = {
    ...state,
    seq: state.seq + 1,
    updated: at,
    ahead,
    match,
    holders,
    resigned,
    awaited: host.engine.awaited(match),
    status: match.result === null ? state.status : 'finished',
    asking: match.result === null ? state.asking : null,
    clock: isMove ? credit(clock, state.created.clock, entry.seat) : clock,
    // A result is for everybody; clocks are with every move.
    revision: match.result !== null || state.created.clock.kind !== 'none' ? state.revision + 1 : state.revision,
  };
  if (entry.t === 'rules') return raised({ ...next, moving: null, rules: entry.to, words: state.opened(entry.to)?.words ?? null });
  const { seat } = entry;
  if (entry.t === 'take-back' || entry.t === 'undo')
    return moved(withSeat(next, seat, { takenBack: next.seats[seat]!.takenBack + 1 }), seat, why);
  if (entry.t === 'rewind') return raised({ ...next, asking: null, answered: { kind: 'back', agreed: true, at } });
  // A planned answer is no sign that anybody is here.
  if (entry.t === 'answer' && entry.planned === true) return next;
  if (isMove) return moved(next, seat, why);
  const back = entry.t === 'hand-over' && entry.to === 'person';
  return raised({
    ...withSeat(next, seat, { votes: [], patience: 0 }),
    clock: back ? secondChance(clock, state.created.clock, seat) : clock,
  });
}

/** An offer to end may come again after everybody at the table has decided something. */
function declined(state: TableState, at: number): TableState {
  const { asking } = state;
  if (asking === null) return state;
  const playOn = asking.what.kind === 'end' ? [asking.guest, ...asking.of] : state.playOn;
  return { ...state, asking: null, answered: { kind: asking.what.kind, agreed: false, at }, playOn };
}

/** Lines of chat that a table remembers: more are in its log. */
const CHAT_KEPT = 200;

type Other = Exclude<TableEntry, { t: 'created' | 'match' }>;
export type Fold<T extends Other['t']> = (state: TableState, entry: Extract<Other, { t: T }>) => TableState;

const FOLD: { readonly [T in Other['t']]: Fold<T> } = {
  ...GATHERING,
  revealing: (state, { until }) => ({ ...state, status: 'revealing', revealBy: until }),
  nonce: (state, { seat, nonce }) => withSeat(state, seat, { nonce }),
  started: (state, { at }) => begin(state, at),
  vote: (state, { seat, by, level }) => withSeat(state, seat, { votes: [...(state.seats[seat]?.votes ?? []), { by, level }] }),
  back: (state, { seat }) => withSeat(state, seat, { votes: [], patience: 0 }),
  patience: (state, { seat }) => withSeat(state, seat, { patience: (state.seats[seat]?.patience ?? 0) + 1 }),
  asked: (state, { guest, what, of, until }) => ({ ...state, asking: { guest, what, of, until, replies: [] } }),
  replied: (state, { guest, yes }) =>
    state.asking === null ? state : { ...state, asking: { ...state.asking, replies: [...state.asking.replies, { guest, yes }] } },
  declined: (state, { at }) => declined(state, at),
  chat: (state, { guest, name, text, at }) => ({
    ...state,
    chat: text === '' ? state.chat : [...state.chat.slice(1 - CHAT_KEPT), { n: state.chatted, guest, name, text, at }],
    chatted: state.chatted + 1,
  }),
  withheld: (state, { seats }) => ({ ...state, status: 'abandoned', revealBy: null, withheld: seats }),
  moving: (state, { guest, to }) => ({
    ...state,
    moving: { to, by: [...(state.moving?.to === to ? state.moving.by : []), guest] },
  }),
  ending: (state) => state,
  wished: (state, { wish }) => ({ ...state, wishes: withWish(state.wishes, wish), wished: state.wished + 1 }),
  rematch: (state, { table }) => ({ ...state, rematch: table }),
  vacation: withAway,
  planned: withPlan,
  abandoned: (state) => ({ ...state, status: 'abandoned', revealBy: null, asking: null, closing: null }),
};

export interface Folded {
  readonly state: TableState;
  /** Makes it so in the authority, too. */
  commit(): void;
}

const isOver = ({ status }: TableState): boolean => status === 'finished' || status === 'abandoned';

/** The state with what follows for all entries alike: who is waited for, and whether it is over. */
function settled(before: TableState, next: TableState): TableState {
  const waiting = withWaits(next);
  return before.ended === null && isOver(next) ? { ...waiting, ended: next.updated } : waiting;
}

/** An entry of a kind that this program does not know: a later one wrote it. */
export class LaterEntry extends Error {}

/** A table that waits for a later program lets entries of its kinds pass. */
function foldOther(state: TableState, entry: Other): TableState {
  const known = Object.hasOwn(FOLD, entry.t) ? (FOLD[entry.t] as (state: TableState, entry: Other) => TableState) : null;
  if (known === null && state.parked === null) throw new LaterEntry(entry.t);
  return known === null ? state : known(state, entry);
}

/** Entries that leave no trace in what everybody sees, not even that something happened. */
const isQuiet = ({ t }: TableEntry): boolean => t === 'planned' || t === 'opened';

/** The state after one more entry. What was prepared when a command was checked, or is played again, is not prepared once more. */
export function fold(state: TableState, entry: TableEntry, ready?: ReturnType<Preparing['prepare']>): Folded {
  if (entry.t === 'created') throw new BadLog('made twice');
  if (entry.t !== 'match') {
    const next = foldOther(state, entry);
    const news = entry.t === 'chat' || isQuiet(entry) ? 0 : 1;
    const updated = isQuiet(entry) ? state.updated : entry.at;
    const done = { ...next, seq: state.seq + 1, updated, revision: state.revision + news };
    return { state: settled(state, done), commit: () => {} };
  }
  if (state.parked !== null) return { state: { ...state, seq: state.seq + 1, updated: entry.at }, commit: () => {} };
  if (state.host === null || state.ahead === null) throw new BadLog('a move before the start');
  const prepared = ready ?? state.ahead.prepare(entry.entry);
  if (isRefusal(prepared)) throw new BadLog(`the rules refuse an entry: ${prepared.refused}`);
  const fine = prepared as Prepared;
  const played = withPlans(state, play(state.host, state, entry, fine), entry.entry);
  return { state: settled(state, played), commit: () => fine.commit() };
}
