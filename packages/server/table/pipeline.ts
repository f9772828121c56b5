/**
 * The way of a table's entries into the store, and the table behind it. `state` is the fold of entries that the store has acknowledged; `tip`
 * is `state` with those on top that are on their way, in order. An entry that comes back as anything but kept, or out of turn, leaves the
 * table `unsure`, until all that is on its way has landed and the log was read again.
 */
import type { Parked, WireRefusal } from '@longtable/protocol';
import type { Metrics } from '../metrics.ts';
import type { Time } from '../ports.ts';
import { type Append, Corrupt, type Outage, Unavailable } from '../store/contract.ts';
import type { Decision } from './actions.ts';
import type { Commands } from './commands.ts';
import type { TableEntry } from './entry.ts';
import { type Folded, fold } from './fold.ts';
import { type FoldContext, type FoldedTable, foldOr, foldTable, openMoves } from './folding.ts';
import { type Summed, summaryOf } from './info.ts';
import type { Moment } from './moves.ts';
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

/** The fate of an entry on its way to the store. */
export type Fate = 'kept' | 'lost' | 'unavailable';

export class Pipeline {
  readonly listeners = new Set<Listener>();
  readonly #context: TableContext;
  #commands: Commands;
  readonly #flying = new Map<string, Promise<Fate>>();
  #state: TableState;
  #tip: TableState;
  #unsure = false;
  #summed: Summed | undefined;

  constructor(context: TableContext, first: FoldedTable) {
    this.#context = context;
    this.#commands = first.commands;
    this.#state = first.state;
    this.#tip = first.state;
  }

  /** Safe on disk. */
  get state(): TableState {
    return this.#state;
  }
  /** The state with all that is on its way to the store. */
  get tip(): TableState {
    return this.#tip;
  }
  /** Something on its way was not kept, or nobody knows: the log must be read again. */
  get unsure(): boolean {
    return this.#unsure;
  }
  get isEmpty(): boolean {
    return this.#flying.size === 0;
  }
  /** True of a command that was done. */
  isDone(commandId: string): boolean {
    return this.#commands.has(commandId);
  }
  isFlying(commandId: string): boolean {
    return this.#flying.has(commandId);
  }
  moment(): Moment {
    return { now: Math.max(this.#context.time.now(), this.#tip.updated), outages: this.#context.outages() };
  }

  /** Nothing is on its way any more. */
  async landed(): Promise<void> {
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

  park(why: Parked, error: unknown): TableState {
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
  guarded<T>(work: () => T): T | WireRefusal {
    try {
      return work();
    } catch (error) {
      if (error instanceof BadLog || error instanceof Corrupt || error instanceof Unavailable) throw error;
      this.park('broken', error);
      return { refused: 'parked' };
    }
  }

  /** A table that could not go on may go on by what was written since. */
  async #unpark(): Promise<void> {
    const again = await foldTable(this.#context, this.#state.id);
    if (again === null) return;
    this.#commands = again.commands;
    this.#show(again.state);
  }

  /** Reads the whole log again, and lists the table by what it says. */
  async reread(): Promise<void> {
    await this.landed();
    await this.#unpark();
    this.#tip = this.#state;
    this.#summed = undefined;
    const { now, outages } = this.moment();
    const { id, seq } = this.#state;
    await this.#context.store.relist(id, seq, summaryOf(this.#state, now, outages).line);
  }

  /** Takes in what the log says beyond the state. */
  async readOn(): Promise<void> {
    await this.landed();
    const fresh = await this.#context.store.read(this.#state.id, this.#state.seq);
    const entries = fresh.map(({ payload }) => JSON.parse(payload) as TableEntry);
    const unusable = await openMoves(this.#context.titles, entries);
    if (this.#state.parked !== null && fresh.length > 0) await this.#unpark();
    else if (unusable !== null) this.park(unusable.why, unusable);
    else
      for (const [i, entry] of entries.entries()) {
        const folded = foldOr(this.#state, entry, (why, error) => this.park(why, error));
        folded.commit();
        this.#enter(folded.state, fresh[i]!.commandId);
      }
    this.#tip = this.#state;
    this.#unsure = false;
  }

  /** Hands an entry to the store, on top of what is on its way. */
  send(commandId: string, { entry, seat, prepared }: Decision<unknown>): Promise<Fate> {
    const expected = this.#tip.seq;
    const folded = fold(this.#tip, entry, prepared);
    const { now, outages } = this.moment();
    const summary = summaryOf(folded.state, now, outages, this.#summed);
    this.#tip = folded.state;
    this.#summed = { state: folded.state, summary };
    const append: Append = { table: this.#state.id, expected, commandId, seat, payload: JSON.stringify(entry), summary };
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
      notify(this.#state.id, this.#state.seq);
      return 'kept';
    });
  }
}
