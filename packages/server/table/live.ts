/**
 * One table in memory: commands one after the other, each kept before anybody sees it.
 *
 * The invariant: what is shown is the fold of entries that the store has acknowledged, and nothing else. New commands are decided on top of
 * the entries that are still on their way (`pipeline.ts`), so that several can share one write to the disk. A refusal is decided on the
 * durable state, never on entries still in flight, because those may yet be lost. docs/adr/0007-pipeline.md says why.
 */
import { isRefusal } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import { Corrupt, Unavailable } from '../store/contract.ts';
import type { Decided, Decision } from './actions.ts';
import type { FoldedTable } from './folding.ts';
import { followUp, type Moment } from './moves.ts';
import { Mutex } from './mutex.ts';
import { type Fate, type Listener, Pipeline, type TableContext } from './pipeline.ts';
import { BadLog } from './seat.ts';
import type { TableState } from './state.ts';

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

type Decide<T> = (state: TableState) => Decided<T> | null;
/** A decision: on its way, refused, done before, or nothing to do. */
type Next<T> = { readonly decided: Decision<T>; readonly fate: Promise<Fate> } | WireRefusal | 'again' | null;

export const liveTable = (context: TableContext, first: FoldedTable): LiveTable => new Live(context, first);

class Live implements LiveTable {
  readonly #context: TableContext;
  readonly #pipeline: Pipeline;
  readonly #mutex = new Mutex();
  #used: number;

  constructor(context: TableContext, first: FoldedTable) {
    this.#context = context;
    this.#pipeline = new Pipeline(context, first);
    this.#used = context.time.now();
  }

  get id(): string {
    return this.state.id;
  }
  get state(): TableState {
    return this.#pipeline.state;
  }
  get listeners(): Set<Listener> {
    return this.#pipeline.listeners;
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
    const result = await this.#settle(commandId, (now) => decide(now, this.#pipeline.moment())).catch(refusalOf);
    if (result === 'again') return again(this.state);
    if (result === null) return { refused: 'stale' };
    if (isRefusal(result)) return result;
    if (followUp(this.state, this.#pipeline.moment()) !== null) await this.#mutex.inTurn(() => this.#followUps()).catch(() => null);
    return result.answer;
  }

  catchUp(atLeast?: number): Promise<void> {
    return this.#mutex.inTurn(async () => {
      const { unsure, tip } = this.#pipeline;
      // An entry of ours that was not kept may have the number of one that another node wrote.
      if (atLeast === undefined || unsure || atLeast > tip.seq) await this.#pipeline.readOn();
    });
  }

  wake(): Promise<void> {
    return this.#mutex.inTurn(() => this.#followUps());
  }

  reread(): Promise<void> {
    return this.#mutex.inTurn(() => this.#pipeline.reread());
  }

  park(error: unknown): void {
    this.#pipeline.park('broken', error);
  }

  /** Follow-ups are batched with the entry that caused them. */
  #sendFollowUp(): void {
    const pipeline = this.#pipeline;
    const next = this.#context.store.inOrder ? followUp(pipeline.tip, pipeline.moment()) : null;
    if (next === null || pipeline.isDone(next.commandId) || pipeline.isFlying(next.commandId)) return;
    pipeline.guarded(() => void pipeline.send(next.commandId, next.decision));
  }

  /** Decides on top of what is on its way. undefined: something must land or be read before. */
  #decideNow<T>(commandId: string, decide: Decide<T>): Next<T> | undefined {
    const pipeline = this.#pipeline;
    const isBusy = pipeline.isFlying(commandId) || (!this.#context.store.inOrder && !pipeline.isEmpty);
    if (pipeline.unsure || isBusy) return undefined;
    if (pipeline.isDone(commandId)) return 'again';
    if (pipeline.tip.parked !== null) return { refused: 'parked' };
    const decided = pipeline.guarded(() => decide(pipeline.tip));
    if (decided === null || isRefusal(decided)) return pipeline.isEmpty || pipeline.tip.parked !== null ? decided : undefined;
    const fate = pipeline.guarded(() => pipeline.send(commandId, decided));
    if (isRefusal(fate)) return fate;
    this.#sendFollowUp();
    return { decided, fate };
  }

  /** A refusal is decided on the durable state, never on entries still in flight. */
  async #decideNext<T>(commandId: string, decide: Decide<T>): Promise<Next<T>> {
    for (;;) {
      if (this.#pipeline.unsure) await this.#pipeline.readOn();
      const next = this.#decideNow(commandId, decide);
      if (next !== undefined) return next;
      await this.#pipeline.landed();
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
    const pipeline = this.#pipeline;
    for (let n = 0; n < 20; n++) {
      await pipeline.landed();
      const next = followUp(pipeline.state, pipeline.moment());
      if (next === null) return;
      const decide = (now: TableState): Decision<object> | null => followUp(now, pipeline.moment())?.decision ?? null;
      const result = await this.#settle(next.commandId, decide, true);
      if (result === null || (result !== 'again' && isRefusal(result))) return;
    }
  }
}
