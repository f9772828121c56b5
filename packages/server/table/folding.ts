/** A table out of its log. Where its rules cannot be used, it is parked: known as far as it can be, and nothing is lost. */
import { UnusableTitle } from '@longtable/frozen';
import type { Parked } from '@longtable/protocol';
import { Corrupt, type Kept, type Store } from '../store/contract.ts';
import { rulesHash, type Titles } from '../titles.ts';
import { Commands } from './commands.ts';
import type { Created, TableEntry } from './entry.ts';
import { type Folded, fold, LaterEntry } from './fold.ts';
import { BadLog } from './seat.ts';
import { firstState, parkedState, type TableState } from './state.ts';

export interface FoldContext {
  readonly store: Store;
  readonly titles: Titles;
  /** Somebody should know that a table cannot go on, and why. */
  onParked(table: string, why: Parked, error: unknown): void;
}

export interface FoldedTable {
  readonly state: TableState;
  readonly commands: Commands;
}

/** The rules that an entry moves the table to. */
const movesTo = (entry: TableEntry): string[] => (entry.t === 'match' && entry.entry.t === 'rules' ? [entry.entry.to] : []);

/** Opens rules; what stands in the way of using them, or null. */
export async function openRules(titles: Titles, hashes: readonly string[]): Promise<UnusableTitle | null> {
  try {
    for (const hash of hashes) await titles.open(hash);
    return null;
  } catch (error) {
    if (error instanceof UnusableTitle) return error;
    throw error;
  }
}

/** Opens the rules that entries move a table to. */
export const openMoves = (titles: Titles, entries: readonly TableEntry[]): Promise<UnusableTitle | null> =>
  openRules(titles, entries.flatMap(movesTo));

type Park = (why: Parked, error: unknown) => TableState;

/** The next state; rules that fail, and entries of a later program, park the table. */
export function foldOr(state: TableState, entry: TableEntry, park: Park, next: typeof fold = fold): Folded {
  try {
    return next(state, entry);
  } catch (error) {
    if (error instanceof BadLog) throw error;
    return fold(park(error instanceof LaterEntry ? 'newer' : 'broken', error), entry);
  }
}

/** The next state, while nobody looks at the one before. Plans do: they look back at the question that was answered. */
function refold(state: TableState, entry: TableEntry): Folded {
  const isAlone = entry.t === 'match' && state.plans.length === 0;
  return fold(state, entry, isAlone ? state.host?.replay(entry.entry) : undefined);
}

async function foldAll(context: FoldContext, id: string, created: Created, rest: readonly TableEntry[]): Promise<TableState> {
  const { titles } = context;
  const unusable = await openRules(titles, [rulesHash(created.game, created.rules), ...rest.flatMap(movesTo)]);
  if (unusable !== null) context.onParked(id, unusable.why, unusable);
  let state = firstState(id, created, titles.opened, unusable?.why ?? null);
  const park = (why: Parked, error: unknown): TableState => {
    context.onParked(id, why, error);
    return parkedState(state, why);
  };
  for (const entry of rest) {
    const folded = foldOr(state, entry, park, refold);
    folded.commit();
    state = folded.state;
  }
  return state;
}

/** Without its rules only the list knows whether a match is over. */
async function withStatus(store: Store, state: TableState): Promise<TableState> {
  const row = state.parked === null ? null : await store.row(state.id);
  return row === null ? state : { ...state, status: row.status as TableState['status'] };
}

function parsed(id: string, kept: readonly Kept[]): TableEntry[] {
  try {
    return kept.map(({ payload }) => JSON.parse(payload) as TableEntry);
  } catch {
    throw new Corrupt(id, 0);
  }
}

/** Reads a whole log. null: there is no such table. */
export async function foldTable(context: FoldContext, id: string): Promise<FoldedTable | null> {
  const kept = await context.store.read(id);
  const [first, ...rest] = parsed(id, kept);
  if (first === undefined) return null;
  try {
    const state = await withStatus(context.store, await foldAll(context, id, first as Created, rest));
    return { state, commands: new Commands(kept.map(({ commandId }) => commandId)) };
  } catch (error) {
    if (error instanceof BadLog) throw new Corrupt(id, 0);
    throw error;
  }
}
