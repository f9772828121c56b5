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
import { type Folded, fold } from './fold.ts';
import { type FoldContext, type FoldedTable, foldOr, foldTable, openMoves } from './folding.ts';
import { type Summed, summaryOf } from './info.ts';
import { followUp, type Moment } from './moves.ts';
import { Mutex } from './mutex.ts';
import { BadLog } from './seat.ts';
import { parkedState, type TableState } from './state.ts';

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

export const liveTable = (context: TableContext, first: FoldedTable): LiveTable => new Live(context, first);

class Live implements LiveTable {
  readonly listeners = new Set<Listener>();
  readonly #context: TableContext;
  readonly #commands: Set<string>;
  readonly #flying = new Map<string, Promise<Fate>>();
  readonly #mutex = new Mutex();
  #state: TableState;
  /** The state with all that is on its way to the store. */
  #tip: TableState;
  #used: number;
  /** Something on its way was not kept, or nobody knows: the log must be read again. */
  #unsure = false;
  #summed: Summed | undefined;

  constructor(context: TableContext, first: FoldedTable) {
    this.#context = context;
    this.#commands = first.commands;
    this.#state = first.state;
    this.#tip = first.state;
    this.#used = context.time.now();
  }

  get id(): string {
    return this.#state.id;
  }
  get state(): TableState {
    return this.#state;
  }
  get used(): number {
    return this.#used;
  }

  async perform<T>(
    commandId: string,
    decide: (state: TableState, moment: Moment) => Decided<T>,
    again: (state: TableState) => T,
  ): Promise<T | WireRefusal> {
    this.#used = this.#context.time.now();
    const result = await this.#settle(commandId, (now) => decide(now, this.#moment())).catch(refusalOf);
    if (result === 'again') return again(this.#state);
    if (result === null) return { refused: 'stale' };
    if (isRefusal(result)) return result;
    if (followUp(this.#state, this.#moment()) !== null) await this.#mutex.inTurn(() => this.#followUps()).catch(() => null);
    return result.answer;
  }

  catchUp(atLeast?: number): Promise<void> {
    return this.#mutex.inTurn(async () => {
      // An entry of ours that was not kept may have the number of one that another node wrote.
      if (atLeast === undefined || this.#unsure || atLeast > this.#tip.seq) await this.#readOn();
    });
  }

  wake(): Promise<void> {
    return this.#mutex.inTurn(() => this.#followUps());
  }

  reread(): Promise<void> {
    return this.#mutex.inTurn(async () => {
      await this.#landed();
      await this.#unpark();
      this.#tip = this.#state;
      this.#summed = undefined;
      const { now, outages } = this.#moment();
      const { id, seq } = this.#state;
      await this.#context.store.relist(id, seq, summaryOf(this.#state, now, outages).line);
    });
  }

  park(error: unknown): void {
    this.#park('broken', error);
  }

  #moment(): Moment {
    return { now: Math.max(this.#context.time.now(), this.#tip.updated), outages: this.#context.outages() };
  }

  /** Nothing is on its way any more. */
  async #landed(): Promise<void> {
    while (this.#flying.size > 0) await Promise.allSettled(this.#flying.values());
  }

  #show(next: TableState): void {
    const before = this.#state;
    this.#state = next;
    for (const listener of this.listeners) listener(next, before);
  }

  #enter(next: TableState, commandId: string): void {
    this.#commands.add(commandId);
    const { parked } = this.#state;
    this.#show(parked === null ? next : parkedState(next, parked));
  }

  #park(why: Parked, error: unknown): TableState {
    const { id, seq, parked } = this.#state;
    if (parked !== null) return this.#state;
    this.#context.onParked(id, why, error);
    this.#show(parkedState(this.#state, why));
    this.#tip = this.#state;
    // Where the store fails, too, it is looked at again in vain, and no harm is done.
    void this.#context.store.rest(id, seq).catch(() => null);
    return this.#state;
  }

  /** Rules that fail stop this table alone. */
  #guarded<T>(work: () => T): T | WireRefusal {
    try {
      return work();
    } catch (error) {
      if (error instanceof BadLog || error instanceof Corrupt || error instanceof Unavailable) throw error;
      this.#park('broken', error);
      return { refused: 'parked' };
    }
  }

  /** A table that could not go on may go on by what was written since. */
  async #unpark(): Promise<void> {
    const again = await foldTable(this.#context, this.#state.id);
    if (again === null) return;
    for (const id of again.commands) this.#commands.add(id);
    this.#show(again.state);
  }

  async #readOn(): Promise<void> {
    await this.#landed();
    const fresh = await this.#context.store.read(this.#state.id, this.#state.seq);
    const entries = fresh.map(({ payload }) => JSON.parse(payload) as TableEntry);
    const unusable = await openMoves(this.#context.titles, entries);
    if (this.#state.parked !== null && fresh.length > 0) await this.#unpark();
    else if (unusable !== null) this.#park(unusable.why, unusable);
    else
      for (const [i, entry] of entries.entries()) {
        const folded = foldOr(this.#state, entry, (error) => this.#park('broken', error));
        folded.commit();
        this.#enter(folded.state, fresh[i]!.commandId);
      }
    this.#tip = this.#state;
    this.#unsure = false;
  }

  /** Hands an entry to the store, on top of what is on its way. */
  #send(commandId: string, { entry, seat, prepared }: Decision<unknown>): Promise<Fate> {
    const expected = this.#tip.seq;
    const folded = fold(this.#tip, entry, prepared);
    const { now, outages } = this.#moment();
    const summary = summaryOf(folded.state, now, outages, this.#summed);
    this.#tip = folded.state;
    this.#summed = { state: folded.state, summary };
    const append: Append = { table: this.id, expected, commandId, seat, payload: JSON.stringify(entry), summary };
    const fate = this.#kept(append, folded);
    this.#flying.set(commandId, fate);
    fate.catch(() => {
      this.#flying.delete(commandId);
      this.#unsure = true;
    });
    return fate;
  }

  /** The way of an entry into the store, and of the table behind it. */
  #kept(append: Append, folded: Folded): Promise<Fate> {
    const { store, metrics, notify } = this.#context;
    const from = performance.now();
    return store.append(append).then((result) => {
      this.#flying.delete(append.commandId);
      metrics.appended(result.t, performance.now() - from);
      // Where one before was lost, only the log can tell what comes after what.
      this.#unsure ||= result.t !== 'ok' || this.#state.seq !== append.expected;
      if (this.#unsure) return result.t === 'unavailable' ? 'unavailable' : 'lost';
      folded.commit();
      this.#enter(folded.state, append.commandId);
      notify(this.id, this.#state.seq);
      return 'kept';
    });
  }

  /** Follow-ups are batched with the entry that caused them. */
  #sendFollowUp(): void {
    const next = this.#context.store.inOrder ? followUp(this.#tip, this.#moment()) : null;
    if (next === null || this.#commands.has(next.commandId) || this.#flying.has(next.commandId)) return;
    this.#guarded(() => void this.#send(next.commandId, next.decision));
  }

  /** Decides on top of what is on its way. undefined: something must land or be read before. */
  #decideNow<T>(commandId: string, decide: Decide<T>): Next<T> | undefined {
    const isBusy = this.#flying.has(commandId) || (!this.#context.store.inOrder && this.#flying.size > 0);
    if (this.#unsure || isBusy) return undefined;
    if (this.#commands.has(commandId)) return 'again';
    if (this.#tip.parked !== null) return { refused: 'parked' };
    const decided = this.#guarded(() => decide(this.#tip));
    if (decided === null || isRefusal(decided)) return this.#flying.size === 0 || this.#tip.parked !== null ? decided : undefined;
    const fate = this.#guarded(() => this.#send(commandId, decided));
    if (isRefusal(fate)) return fate;
    this.#sendFollowUp();
    return { decided, fate };
  }

  /** A refusal is decided on the durable state, never on entries still in flight. */
  async #decideNext<T>(commandId: string, decide: Decide<T>): Promise<Next<T>> {
    for (;;) {
      if (this.#unsure) await this.#readOn();
      const next = this.#decideNow(commandId, decide);
      if (next !== undefined) return next;
      await this.#landed();
    }
  }

  /** Tries until it is kept, refused, or nobody can tell. `mine`: whoever asks has the turn already. */
  async #settle<T>(commandId: string, decide: Decide<T>, mine = false): Promise<Decided<T> | 'again' | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = this.#mutex.isFree ? this.#decideNow(commandId, decide) : undefined;
      const work = (): Promise<Next<T>> => this.#decideNext(commandId, decide);
      const next = now === undefined ? await (mine ? work() : this.#mutex.inTurn(work)) : now;
      if (next === null || next === 'again' || isRefusal(next)) return next;
      const fate = await next.fate;
      if (fate === 'kept') return next.decided;
      if (fate === 'unavailable') return { refused: 'unavailable' };
    }
    return { refused: 'conflict' };
  }

  /** Bounded: every follow-up changes who holds a seat or the status. */
  async #followUps(): Promise<void> {
    for (let n = 0; n < 20; n++) {
      await this.#landed();
      const next = followUp(this.#state, this.#moment());
      if (next === null) return;
      const decide = (now: TableState): Decision<object> | null => followUp(now, this.#moment())?.decision ?? null;
      const result = await this.#settle(next.commandId, decide, true);
      if (result === null || (result !== 'again' && isRefusal(result))) return;
    }
  }
}
