/** One table in memory: commands one after the other, each kept before anybody sees it. */
import type { AnyTitle } from '@longtable/games';
import type { WireRefusal } from '@longtable/protocol';
import type { Metrics } from '../metrics.ts';
import type { Time } from '../ports.ts';
import { type Appended, Corrupt, type Outage, type Store, Unavailable } from '../store/contract.ts';
import type { Decided, Decision } from './actions.ts';
import type { Created, TableEntry } from './entry.ts';
import { type Summed, summaryOf } from './info.ts';
import { followUp, isRefused, type Moment } from './moves.ts';
import { BadLog, firstState, fold, type TableState } from './state.ts';

export interface TableContext {
  readonly store: Store;
  readonly time: Time;
  readonly metrics: Metrics;
  title(game: string): Promise<AnyTitle | null>;
  /** Times without a server that clocks must not count. */
  outages(): readonly Outage[];
  /** Tells other nodes that a table has grown. */
  hint(table: string, seq: number): void;
}

export type Listener = (state: TableState, before: TableState) => void;

/** How often a command is tried again when other writers are faster. */
const TRIES = 50;

export interface LiveTable {
  readonly id: string;
  /** Safe on disk. */
  readonly state: TableState;
  readonly listeners: Set<Listener>;
  /** Checks, keeps and shows one command. A repeated one is answered with `again`. */
  perform<T>(
    command: string,
    decide: (state: TableState, moment: Moment) => Decided<T>,
    again: (state: TableState) => T,
  ): Promise<T | WireRefusal>;
  /** Takes in what other nodes wrote. */
  catchUp(atLeast?: number): Promise<void>;
  /** Does what is due by now. */
  wake(): Promise<void>;
  /** When something was asked of it last. */
  readonly used: number;
}

/** Reads a whole log. null: there is no such table. */
export async function foldTable(context: TableContext, id: string): Promise<{ state: TableState; commands: Set<string> } | null> {
  const kept = await context.store.read(id);
  const [first, ...rest] = kept;
  if (first === undefined) return null;
  try {
    const made = JSON.parse(first.payload) as Created;
    const title = await context.title(made.game);
    if (title === null || title.game.rules !== made.rules) throw new BadLog(`no rules ${made.rules} of ${made.game} here`);
    let state = firstState(id, made, title);
    for (const { payload } of rest) {
      const folded = fold(state, JSON.parse(payload) as TableEntry);
      folded.commit();
      state = folded.state;
    }
    return { state, commands: new Set(kept.map(({ command }) => command)) };
  } catch (error) {
    if (error instanceof BadLog || error instanceof SyntaxError) throw new Corrupt(id, 0);
    throw error;
  }
}

/** A store that fails is no reason to fail ourselves. */
const refusalOf = (error: unknown): WireRefusal => {
  if (error instanceof Corrupt || error instanceof BadLog) return { refused: 'corrupt' };
  if (error instanceof Unavailable) return { refused: 'unavailable' };
  throw error;
};

export function liveTable(context: TableContext, first: { state: TableState; commands: Set<string> }): LiveTable {
  const { store, time, metrics } = context;
  const { commands } = first;
  let { state } = first;
  let used = time.now();
  /** An append failed without an answer: the log must be read again. */
  let unsure = false;
  let last: Promise<unknown> = Promise.resolve();
  let summed: Summed | undefined;
  const listeners = new Set<Listener>();

  const moment = (): Moment => ({ now: Math.max(time.now(), state.updated), outages: context.outages() });

  /** One thing at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => null);
    return result;
  }

  function show(before: TableState): void {
    for (const listener of listeners) listener(state, before);
  }

  async function readOn(): Promise<void> {
    for (const { payload, command } of await store.read(state.id, state.seq)) {
      const before = state;
      const folded = fold(state, JSON.parse(payload) as TableEntry);
      folded.commit();
      state = folded.state;
      commands.add(command);
      show(before);
    }
    unsure = false;
  }

  async function keep(command: string, { entry, seat, prepared }: Decision<unknown>): Promise<Appended['t']> {
    const folded = fold(state, entry, prepared);
    const { now, outages } = moment();
    const from = performance.now();
    const payload = JSON.stringify(entry);
    const summary = summaryOf(folded.state, now, outages, summed);
    const result = await store.append({ table: state.id, expected: state.seq, command, seat, payload, summary });
    metrics.appended(result.t, performance.now() - from);
    if (result.t !== 'ok') return result.t;
    folded.commit();
    const before = state;
    summed = { state: folded.state, summary };
    state = folded.state;
    commands.add(command);
    context.hint(state.id, state.seq);
    show(before);
    return 'ok';
  }

  /** Tries until it is kept, refused, or nobody can tell. */
  async function settle<T>(command: string, decide: () => Decided<T> | null): Promise<Decided<T> | 'again' | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (unsure) await readOn();
      if (commands.has(command)) return 'again';
      const decided = decide();
      if (decided === null || isRefused(decided)) return decided;
      const result = await keep(command, decided);
      if (result === 'ok') return decided;
      if (result === 'unavailable') {
        unsure = true;
        return { refused: 'unavailable' };
      }
      await readOn();
    }
    return { refused: 'conflict' };
  }

  /** Bounded: every follow-up changes who holds a seat or the status. */
  async function followUps(): Promise<void> {
    for (let n = 0; n < 20; n++) {
      const next = followUp(state, moment());
      if (next === null) return;
      const result = await settle(next.command, () => followUp(state, moment())?.decision ?? null);
      if (result === null || (result !== 'again' && isRefused(result))) return;
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
    perform: (command, decide, again) =>
      inTurn(async () => {
        used = time.now();
        const result = await settle(command, () => decide(state, moment())).catch(refusalOf);
        if (result === 'again') return again(state);
        if (result === null) return { refused: 'stale' as const };
        if (isRefused(result)) return result;
        if (followUp(state, moment()) !== null) await followUps().catch(() => null);
        return result.answer;
      }),
    catchUp: (atLeast) =>
      inTurn(async () => {
        if (atLeast === undefined || atLeast > state.seq) await readOn();
      }),
    wake: () => inTurn(followUps),
  };
}
