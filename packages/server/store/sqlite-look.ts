/** The embedded database opened for looking at it: nothing is migrated, checkpointed or written, whatever state it is in. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { checkedRows } from './checksum.ts';
import { type Kept, type Store, type TableRow, Unavailable } from './contract.ts';
import { noticeStore } from './notices.ts';
import { peopleOn } from './people-sql.ts';
import { openFile, reader, typed } from './sqlite-file.ts';
import type { Row } from './sqlite-row.ts';
import { rowsOf } from './sqlite-text.ts';

const refuse = async (): Promise<never> => {
  throw new Unavailable('the store was opened for reading');
};

/** Everything that can be read before the first page that cannot, with what went wrong there. */
export interface Salvage {
  readonly ids: readonly string[];
  readonly wrong: readonly string[];
}

export interface SqliteLook extends Store {
  /** The ids of all tables that are named anywhere, in the list of tables, in the log or in the journal. */
  salvage(): Salvage;
  /** Faults that SQLite itself finds in its pages. */
  integrity(): string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A part of the database, or something in its place where it is damaged, or missing in databases of earlier versions. */
function readable<T>(get: () => T, otherwise: T): T {
  try {
    return get();
  } catch {
    return otherwise;
  }
}

/** Without a write-ahead log nobody has the database open: then not even SQLite's side files are made. */
function openUntouched(path: string): DatabaseSync {
  if (existsSync(`${path}-wal`)) return openFile(path, true);
  return new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
}

export function sqliteLook(path: string): SqliteLook {
  if (!existsSync(path)) throw new Unavailable(`there is no database at ${path}`);
  const db = openUntouched(path);
  const read = reader(db);

  function journaled(): Row[] {
    const batches = db.prepare('select batch from journal order by id').all() as { batch: string }[];
    return batches.flatMap(({ batch }) => rowsOf(batch));
  }

  /** Entries that a checkpoint has not reached yet stand in the journal. */
  function log(table: string, after: number): Kept[] {
    const stored = read.read(table, after);
    const waiting = journaled()
      .filter((row) => row.table === table && row.expected >= after + stored.length)
      .map(({ expected, commandId, seat, payload, checksum }) => ({ seq: expected + 1, commandId, seat, payload, checksum }));
    return [...stored, ...checkedRows(table, after + stored.length, waiting)];
  }

  function salvage(): Salvage {
    const ids = new Set<string>();
    const wrong: string[] = [];
    const sources = ['select id from tables', 'select distinct table_id as id from log'];
    for (const source of sources) {
      try {
        for (const { id } of db.prepare(source).iterate() as Iterable<{ id: string }>) ids.add(id);
      } catch (error) {
        wrong.push(messageOf(error));
      }
    }
    try {
      for (const { table } of journaled()) ids.add(table);
    } catch (error) {
      wrong.push(messageOf(error));
    }
    return { ids: [...ids].toSorted(), wrong: [...new Set(wrong)] };
  }

  function integrity(): string[] {
    try {
      const rows = db.prepare('pragma integrity_check(20)').all() as { integrity_check: string }[];
      return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
    } catch (error) {
      return [messageOf(error)];
    }
  }

  return {
    // Writing is refused by the database itself.
    ...peopleOn({ all: async (text, ...values) => typed(db.prepare(text).all(...values)), each: refuse }),
    inOrder: true,
    salvage,
    integrity,
    read: async (table, after = 0) => log(table, after),
    heads: async (tables) => read.heads(tables),
    row: async (table): Promise<TableRow | null> => read.row(table),
    list: async (name, guest, limit) => read.list(name, guest, limit),
    due: async (until, limit) => read.due(until, limit),
    waitingForBots: async (since, limit) => read.waitingForBots(since, limit),
    changedSince: async (since, limit) => read.changedSince(since, limit),
    tablesOf: async (guest) => read.tablesOf(guest),
    redact: refuse,
    relist: refuse,
    countOpen: async (guest) => read.open(guest).length,
    outages: async (since) => read.outages(since),
    title: async (hash) => readable(() => read.title(hash), null),
    titleNames: async () => readable(() => read.titleNames(), []),
    notices: noticeStore(async (text, ...values) => typed(db.prepare(text).all(...values))),
    async *allTables() {
      yield* salvage().ids;
    },
    check: async () => void read.row(''),
    close: async () => db.close(),
    append: refuse,
    importTables: refuse,
    postpone: refuse,
    rest: refuse,
    putTitles: refuse,
    beat: refuse,
    noteOutage: refuse,
  };
}
