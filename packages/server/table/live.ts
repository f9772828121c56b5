/**
 * One table in memory: commands one after the other, each kept before anybody sees it.
 *
 * The invariant: `state` is the fold of entries that the store has acknowledged, and nothing else is ever shown. `tip` is `state` with the
 * entries on top that are on their way to the store, in order; new commands are decided on `tip`, so that several can share one write to
 * the disk. When an entry comes back as kept, `state` moves one step towards `tip`. When one comes back as anything else, or out of turn,
 * the table is `unsure`: all that is on its way lands first, the log is read again, and `tip` becomes `state`. A refusal is decided on the
 * durable state, never on entries still in flight, because those may yet be lost. docs/adr/0007-pipeline.md says why.
 */
import { isRefusal } from '@longtable/kernel';
import type { Parked, WireRefusal } from '@longtable/protocol';
import type { Metrics } from '../metrics.ts';
import type { Time } from '../ports.ts';
import { type Append, Corrupt, type Outage, Unavailable } from '../store/contract.ts';
import type { Decided, Decision } from './actions.ts';
import type { TableEntry } from './entry.ts';
import { type FoldContext, type FoldedTable, foldOr, foldTable, openMoves } from './folding.ts';
import { type Summed, summaryOf } from './info.ts';
import { followUp, type Moment } from './moves.ts';
import { BadLog } from './seat.ts';
import { fold, parkedState, type TableState } from './state.ts';

export interface TableContext extends FoldContext {
  readonly time: Time;
  readonly metrics: Metrics;
  /** Times without a server that clocks must not count. */
  outages(): readonly Outage[];
  /** Tells other nodes that a table has grown. */
  notify(table: string, seq: number): void;
}

export type Listener = (state: TableState, before: TableState) => void;

/** Tries of a command when other writers are faster. */
const TRIES = 50;

export interface LiveTable {
  readonly id: string;
  /** Safe on disk. */
  readonly state: TableState;
  readonly listeners: Set<Listener>;
  /** Checks, keeps and shows one command. A repeated one is answered with `again`. */
  perform<T>(
    commandId: string,
    decide: (state: TableState, moment: Moment) => Decided<T>,
    again: (state: TableState) => T,
  ): Promise<T | WireRefusal>;
  /** Takes in what other nodes wrote. */
  catchUp(atLeast?: number): Promise<void>;
  /** Does what is due by now. */
  wake(): Promise<void>;
  /** Reads the whole log again: what it says was written anew. */
  reread(): Promise<void>;
  /** Stops the table where its rules have failed; all others go on. */
  park(error: unknown): void;
  /** When something was asked of it last. */
  readonly used: number;
}

/** A store that fails is no reason to fail ourselves. */
const refusalOf = (error: unknown): WireRefusal => {
  if (error instanceof Corrupt || error instanceof BadLog) return { refused: 'corrupt' };
  if (error instanceof Unavailable) return { refused: 'unavailable' };
  throw error;
};

/** The fate of an entry on its way to the store. */
type Fate = 'kept' | 'lost' | 'unavailable';
type Decide<T> = (state: TableState) => Decided<T> | null;
/** A decision: on its way, refused, done before, or nothing to do. */
type Next<T> = { readonly decided: Decision<T>; readonly fate: Promise<Fate> } | WireRefusal | 'again' | null;

export function liveTable(context: TableContext, first: FoldedTable): LiveTable {
  const { store, time, metrics } = context;
  const { commands } = first;
  let { state } = first;
  /** The state with all that is on its way to the store. */
  let tip = state;
  const flying = new Map<string, Promise<Fate>>();
  let used = time.now();
  /** Something on its way was not kept, or nobody knows: the log must be read again. */
  let unsure = false;
  let last: Promise<unknown> = Promise.resolve();
  /** The number of those in turn or waiting for it. */
  let inLine = 0;
  let summed: Summed | undefined;
  const listeners = new Set<Listener>();

  const moment = (): Moment => ({ now: Math.max(time.now(), tip.updated), outages: context.outages() });

  /** One thing at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    inLine++;
    const result = last.then(work);
    const over = (): void => void inLine--;
    last = result.then(over, over);
    return result;
  }
  const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();

  /** Nothing is on its way any more. */
  async function landed(): Promise<void> {
    while (flying.size > 0) await Promise.allSettled(flying.values());
  }

  function show(next: TableState): void {
    const before = state;
    state = next;
    for (const listener of listeners) listener(state, before);
  }

  function enter(next: TableState, commandId: string): void {
    commands.add(commandId);
    show(state.parked === null ? next : parkedState(next, state.parked));
  }

  function park(why: Parked, error: unknown): TableState {
    if (state.parked !== null) return state;
    context.onParked(state.id, why, error);
    show(parkedState(state, why));
    tip = state;
    // Where the store fails, too, it is looked at again in vain, and no harm is done.
    void store.rest(state.id, state.seq).catch(() => null);
    return state;
  }

  /** Rules that fail stop this table alone. */
  function guarded<T>(work: () => T): T | WireRefusal {
    try {
      return work();
    } catch (error) {
      if (error instanceof BadLog || error instanceof Corrupt || error instanceof Unavailable) throw error;
      park('broken', error);
      return { refused: 'parked' };
    }
  }

  /** A table that could not go on may go on by what was written since. */
  async function unpark(): Promise<void> {
    const again = await foldTable(context, state.id);
    if (again === null) return;
    for (const id of again.commands) commands.add(id);
    show(again.state);
  }

  async function readOn(): Promise<void> {
    await landed();
    const fresh = await store.read(state.id, state.seq);
    const entries = fresh.map(({ payload }) => JSON.parse(payload) as TableEntry);
    const unusable = await openMoves(context.titles, entries);
    if (state.parked !== null && fresh.length > 0) await unpark();
    else if (unusable !== null) park(unusable.why, unusable);
    else
      for (const [i, entry] of entries.entries()) {
        const folded = foldOr(state, entry, (error) => park('broken', error));
        folded.commit();
        enter(folded.state, fresh[i]!.commandId);
      }
    tip = state;
    unsure = false;
  }

  /** Hands an entry to the store, on top of what is on its way. */
  function send(commandId: string, { entry, seat, prepared }: Decision<unknown>): Promise<Fate> {
    const expected = tip.seq;
    const folded = fold(tip, entry, prepared);
    const { now, outages } = moment();
    const summary = summaryOf(folded.state, now, outages, summed);
    tip = folded.state;
    summed = { state: tip, summary };
    const from = performance.now();
    const append: Append = { table: state.id, expected, commandId, seat, payload: JSON.stringify(entry), summary };
    const fate = store.append(append).then((result) => {
      flying.delete(commandId);
      metrics.appended(result.t, performance.now() - from);
      // Where one before was lost, only the log can tell what comes after what.
      unsure ||= result.t !== 'ok' || state.seq !== expected;
      if (unsure) return result.t === 'unavailable' ? 'unavailable' : 'lost';
      folded.commit();
      enter(folded.state, commandId);
      context.notify(state.id, state.seq);
      return 'kept';
    });
    flying.set(commandId, fate);
    fate.catch(() => {
      flying.delete(commandId);
      unsure = true;
    });
    return fate;
  }

  /** Follow-ups are batched with the entry that caused them. */
  function sendFollowUp(): void {
    const next = store.inOrder ? followUp(tip, moment()) : null;
    if (next === null || commands.has(next.commandId) || flying.has(next.commandId)) return;
    guarded(() => void send(next.commandId, next.decision));
  }

  /** Decides on top of what is on its way. undefined: something must land or be read before. */
  function decideNow<T>(commandId: string, decide: Decide<T>): Next<T> | undefined {
    if (unsure || flying.has(commandId) || (!store.inOrder && flying.size > 0)) return undefined;
    if (commands.has(commandId)) return 'again';
    if (tip.parked !== null) return { refused: 'parked' };
    const decided = guarded(() => decide(tip));
    if (decided === null || isRefusal(decided)) return flying.size === 0 || tip.parked !== null ? decided : undefined;
    const fate = guarded(() => send(commandId, decided));
    if (isRefusal(fate)) return fate;
    sendFollowUp();
    return { decided, fate };
  }

  /** A refusal is decided on the durable state, never on entries still in flight. */
  async function decideNext<T>(commandId: string, decide: Decide<T>): Promise<Next<T>> {
    for (;;) {
      if (unsure) await readOn();
      const next = decideNow(commandId, decide);
      if (next !== undefined) return next;
      await landed();
    }
  }

  /** Tries until it is kept, refused, or nobody can tell. */
  async function settle<T>(commandId: string, decide: Decide<T>, turn = inTurn): Promise<Decided<T> | 'again' | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = inLine === 0 ? decideNow(commandId, decide) : undefined;
      const next = now === undefined ? await turn(() => decideNext(commandId, decide)) : now;
      if (next === null || next === 'again' || isRefusal(next)) return next;
      const fate = await next.fate;
      if (fate === 'kept') return next.decided;
      if (fate === 'unavailable') return { refused: 'unavailable' };
    }
    return { refused: 'conflict' };
  }

  /** Bounded: every follow-up changes who holds a seat or the status. */
  async function followUps(): Promise<void> {
    for (let n = 0; n < 20; n++) {
      await landed();
      const next = followUp(state, moment());
      if (next === null) return;
      const result = await settle(next.commandId, (now) => followUp(now, moment())?.decision ?? null, atOnce);
      if (result === null || (result !== 'again' && isRefusal(result))) return;
    }
  }

  return {
    id: state.id,
    listeners,
    get state() {
      return state;
    },
    get used() {
      return used;
    },
    async perform(commandId, decide, again) {
      used = time.now();
      const result = await settle(commandId, (now) => decide(now, moment())).catch(refusalOf);
      if (result === 'again') return again(state);
      if (result === null) return { refused: 'stale' as const };
      if (isRefusal(result)) return result;
      if (followUp(state, moment()) !== null) await inTurn(followUps).catch(() => null);
      return result.answer;
    },
    catchUp: (atLeast) =>
      inTurn(async () => {
        if (atLeast === undefined || atLeast > tip.seq) await readOn();
      }),
    wake: () => inTurn(followUps),
    reread: () =>
      inTurn(async () => {
        await landed();
        await unpark();
        tip = state;
        summed = undefined;
        const { now, outages } = moment();
        await store.relist(state.id, state.seq, summaryOf(state, now, outages).line);
      }),
    park: (error) => void park('broken', error),
  };
}
