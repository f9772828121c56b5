/**
 * The rest of what was acknowledged, read with plain SQL and played again with the rules alone: neither the store nor the table code under
 * test is asked.
 */
import { DatabaseSync } from 'node:sqlite';
import { type Answer, canonical, type Engine, outcome, type Seat, type Spec } from '@longtable/kernel';
import type { Titles } from '@longtable/server/titles.ts';
import pg from 'pg';

export interface LogRow {
  readonly table: string;
  readonly seq: number;
  readonly command: string;
  readonly payload: string;
}

/** An answer that a client was told is done. */
export interface Acked {
  readonly table: string;
  readonly commandId: string;
  /** As JSON. */
  readonly answer: string;
}

/** The end of a match as a client saw it. */
export interface SeenEnd {
  readonly table: string;
  readonly seat: Seat;
  /** The view, canonical. */
  readonly view: string;
}

const TEXT = 'select table_id as "table", seq, command, payload from log order by table_id, seq';

export function sqliteRows(file: string): LogRow[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const waiting = db.prepare('select count(*) as n from journal').get() as { n: number };
  if (waiting.n > 0) throw new Error('the server did not end well: its journal is not empty');
  const rows = db.prepare(TEXT).all() as unknown as LogRow[];
  db.close();
  return rows;
}

export async function postgresRows(url: string): Promise<LogRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<LogRow>(TEXT);
  await client.end();
  return rows;
}

export interface Audit {
  readonly tables: number;
  readonly entries: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more than once. */
  readonly doubled: number;
  /** There with another answer than was given. */
  readonly altered: number;
  /** Numbers that are missing or come twice. */
  readonly gaps: number;
}

const answerIn = (payload: string): string =>
  JSON.stringify((JSON.parse(payload) as { entry?: { answer?: unknown } }).entry?.answer ?? null);

export function audit(rows: readonly LogRow[], acked: readonly Acked[]): Audit {
  const byCommand = new Map<string, LogRow[]>();
  let gaps = 0;
  for (const [i, row] of rows.entries()) {
    const key = `${row.table} ${row.command}`;
    byCommand.set(key, [...(byCommand.get(key) ?? []), row]);
    const before = rows[i - 1];
    if (row.seq !== (before?.table === row.table ? before.seq + 1 : 1)) gaps++;
  }
  let [lost, altered] = [0, 0];
  for (const { table, commandId, answer } of acked) {
    const [found] = byCommand.get(`${table} ${commandId}`) ?? [];
    if (found === undefined) lost++;
    else if (answerIn(found.payload) !== answer) altered++;
  }
  const doubled = [...byCommand.values()].filter((list) => list.length > 1).length;
  return { tables: new Set(rows.map(({ table }) => table)).size, entries: rows.length, lost, doubled, altered, gaps };
}

interface Created {
  readonly game: string;
  readonly rules: string;
  readonly options: object;
  readonly seats: readonly unknown[];
  readonly secret: string;
}
interface Entry {
  readonly t: string;
  readonly seat: Seat;
  readonly nonce: string;
  readonly entry: { readonly t: string; readonly seat: Seat; readonly answer: Answer };
}

interface Replayed {
  readonly view: (seat: Seat) => string;
  /** A digest of all that there is, secrets included. */
  readonly hash: string;
}

/** A match after all answers of a log. null: it has not begun, or has something in it that is neither an answer nor a hand-over. */
async function replayed(titles: Titles, rows: readonly LogRow[]): Promise<Replayed | null> {
  const [first, ...rest] = rows.map(({ payload }) => JSON.parse(payload) as unknown);
  const made = first as Created;
  const nonces: (string | null)[] = made.seats.map(() => null);
  const { rules } = await titles.open(made.rules);
  let engine: Engine<Spec> | null = null;
  let match: ReturnType<Engine<Spec>['start']> | null = null;
  for (const entry of rest as Entry[]) {
    if (entry.t === 'nonce') nonces[entry.seat] = entry.nonce;
    if (entry.t === 'started') {
      const { game, options } = made;
      const deal = { table: rows[0]!.table, game, rules: made.rules, seats: made.seats.length, options, nonces };
      engine = rules.engine(rules.game, rules.chance(made.secret, deal)) as Engine<Spec>;
      match = engine.start(options, made.seats.length, 0, outcome());
    }
    if (entry.t !== 'match' || entry.entry.t === 'hand-over') continue;
    if (engine === null || match === null || entry.entry.t !== 'answer') return null;
    const refused = engine.apply(match, entry.entry.seat, entry.entry.answer);
    if (refused !== null) throw new Error(`refused: ${refused.refused}`);
  }
  if (engine === null || match === null) return null;
  const [machine, end] = [engine, match];
  return { view: (seat) => canonical(rules.game.view(end, seat)), hash: machine.hash(end) };
}

/** The view of a seat after all answers of a log. null: nobody can tell. */
export const playedAgain = async (titles: Titles, rows: readonly LogRow[], seat: Seat): Promise<string | null> =>
  (await replayed(titles, rows))?.view(seat) ?? null;

/** Tables whose state, as `told`, is another than the rules alone make of the log. `told`: null, where there is no match. */
export async function otherStates(
  titles: Titles,
  rows: readonly LogRow[],
  told: (log: readonly LogRow[]) => Promise<string | null>,
): Promise<{ compared: number; different: number }> {
  let [compared, different] = [0, 0];
  for (const log of Map.groupBy(rows, ({ table }) => table).values()) {
    const again = await replayed(titles, log).catch(() => ({ hash: 'not playable' }));
    if (again === null) continue;
    compared++;
    if (again.hash !== (await told(log).catch(() => 'not foldable'))) different++;
  }
  return { compared, different };
}

/** Matches whose end looks different when they are played again. */
export async function otherEnds(
  titles: Titles,
  rows: readonly LogRow[],
  ends: readonly SeenEnd[],
): Promise<{ compared: number; different: number }> {
  const logs = Map.groupBy(rows, ({ table }) => table);
  let [compared, different] = [0, 0];
  for (const { table, seat, view } of ends) {
    const again = await playedAgain(titles, logs.get(table) ?? [], seat).catch(() => 'not playable');
    if (again === null) continue;
    compared++;
    if (again !== view) different++;
  }
  return { compared, different };
}
