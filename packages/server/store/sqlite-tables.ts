/** Tables in the embedded database: entries go through the journal, everything else reads and changes what it was checkpointed into. */
import { checksumOf } from './checksum.ts';
import type { Redacted, TableStore } from './contract.ts';
import type { FileAccess } from './sqlite-access.ts';
import { inTransaction } from './sqlite-file.ts';
import { importing } from './sqlite-place.ts';

/** Changes of one row of the list of tables, each only if the log still ends where the writer thinks. */
function listChanges({ journaled, run }: FileAccess): Pick<TableStore, 'postpone' | 'rest' | 'relist'> {
  return {
    async postpone(table, seq, due) {
      journaled.now();
      await run('update tables set due = ? where id = ? and seq = ?', due, table, seq);
    },
    async rest(table, seq) {
      journaled.now();
      await run('update tables set due = null, bots = 0 where id = ? and seq = ?', table, seq);
    },
    async relist(table, seq, line) {
      journaled.now();
      await run('update tables set line = ? where id = ? and seq = ?', line, table, seq);
    },
  };
}

async function redact({ db, sql, read, writing, readingAll }: FileAccess, table: string, entries: readonly Redacted[]): Promise<void> {
  const commands = new Map((await readingAll(() => read.read(table, 0))).map(({ seq, commandId }) => [seq, commandId]));
  writing(() =>
    inTransaction(db, () => {
      for (const { seq, payload } of entries) {
        const checksum = checksumOf(table, seq, commands.get(seq) ?? '', payload);
        sql('update log set payload = ?, sum = ? where table_id = ? and seq = ?').run(payload, checksum, table, seq);
      }
    }),
  );
}

async function* idsOfAll({ read, journaled }: FileAccess): AsyncGenerator<string> {
  journaled.now();
  let after = '';
  for (let page = read.tablesAfter(after); page.length > 0; page = read.tablesAfter(after)) {
    yield* page;
    after = page.at(-1) ?? '';
  }
}

export function tablesInFile(access: FileAccess): TableStore {
  const { db, read, journaled, append, writing, reading, readingAll } = access;
  return {
    inOrder: true,
    append,
    importTables: async (tables) => writing(() => importing(db, tables)),
    ...listChanges(access),
    read: (table, after = 0) => readingAll(() => read.read(table, after)),
    heads: (tables) => readingAll(() => read.heads(tables)),
    row: (table) => readingAll(() => read.row(table)),
    list: (name, guest, limit) => readingAll(() => read.list(name, guest, limit)),
    due: (until, limit) => readingAll(() => read.due(until, limit)),
    waitingForBots: (since, limit) => readingAll(() => read.waitingForBots(since, limit)),
    changedSince: (since, limit) => readingAll(() => read.changedSince(since, limit)),
    tablesOf: (guest) => readingAll(() => read.tablesOf(guest)),
    countOpen: (guest) => reading(() => journaled.open(guest, read.open(guest)).size),
    redact: (table, entries) => redact(access, table, entries),
    allTables: () => idsOfAll(access),
  };
}
