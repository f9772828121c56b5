/** Backup and restore: all tables as lines of JSON, the same for both stores. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { BadConfig, type Config } from '../config.ts';
import type { Append, Store, Summary, TitleRow } from '../store/contract.ts';
import { openStore } from '../store/open.ts';
import { sealOf } from '../titles.ts';
import { titlesKey } from '../titles-key.ts';

export const BACKUP_FORMAT = 'longtable-backup-1';

export interface Count {
  readonly tables: number;
  readonly entries: number;
  readonly guests: number;
  /** Files of rules and words that the tables need. */
  readonly titles: number;
}

/** An entry of a log as a backup holds it. */
interface BackupEntry {
  readonly seq: number;
  readonly command: string;
  readonly seat: number | null;
  readonly payload: string;
}

type BackupLine =
  | { readonly t: 'backup'; readonly format: string; readonly at: number }
  | { readonly t: 'guest'; readonly token: string; readonly id: string; readonly name: string; readonly seen: number }
  | { readonly t: 'table'; readonly id: string; readonly summary: Summary; readonly log: readonly BackupEntry[] }
  | ({ readonly t: 'title' } & TitleRow)
  | { readonly t: 'end'; readonly count: Count };

/** Code that the tables are played by comes before them. */
async function* titlesOf(store: Store): AsyncGenerator<TitleRow> {
  for (const { hash } of await store.titleNames()) {
    const row = await store.title(hash);
    if (row !== null) yield row;
  }
}

export async function backupTo(config: Config, file: string): Promise<Count> {
  const store = await openStore(config);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const write = async (line: BackupLine): Promise<void> => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  };
  const count = { tables: 0, entries: 0, guests: 0, titles: 0 };
  try {
    await write({ t: 'backup', format: BACKUP_FORMAT, at: Date.now() });
    for await (const title of titlesOf(store)) {
      await write({ t: 'title', ...title });
      count.titles++;
    }
    for await (const guest of store.allGuests()) {
      await write({ t: 'guest', ...guest });
      count.guests++;
    }
    for await (const id of store.allTables()) {
      // The row first: entries that come meanwhile are left out, so that summary and log agree.
      const row = await store.row(id);
      if (row === null) continue;
      const { id: _, seq, ...summary } = row;
      const log = (await store.read(id)).slice(0, seq).map(({ commandId, ...entry }) => ({ ...entry, command: commandId }));
      await write({ t: 'table', id, summary, log });
      count.tables++;
      count.entries += log.length;
    }
    await write({ t: 'end', count });
  } finally {
    out.end();
    await once(out, 'finish');
    await store.close();
  }
  return count;
}

function linesOf(text: string): BackupLine[] {
  let lines: BackupLine[];
  try {
    lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as BackupLine);
  } catch {
    throw new BadConfig('the file is no backup: it is not JSON');
  }
  const [first] = lines;
  const last = lines.at(-1);
  if (first?.t !== 'backup' || first.format !== BACKUP_FORMAT) throw new BadConfig('the file is no backup of this program');
  if (last?.t !== 'end') throw new BadConfig('the backup is cut off: its last line is missing');
  return lines;
}

/** What a restore may do with code that this server's key has not sealed. */
export interface RestoreWish {
  /** Whoever restores vouches for the backup: its files are sealed anew. */
  readonly seal: boolean;
}

export async function restoreFrom(config: Config, text: string, { seal }: RestoreWish = { seal: false }): Promise<Count> {
  const lines = linesOf(text);
  const store = await openStore(config);
  const count = { tables: 0, entries: 0, guests: 0, titles: 0 };
  try {
    for await (const _ of store.allTables()) throw new BadConfig('the store is not empty: restore into a new one');
    const key = titlesKey(config);
    for (const line of lines) {
      if (line.t === 'title') {
        const { t: _, ...row } = line;
        await store.putTitles([seal && key !== null ? { ...row, seal: sealOf(key, row) } : row]);
        count.titles++;
      }
      if (line.t === 'guest') {
        await store.putGuest({ id: line.id, name: line.name }, line.token, line.seen);
        count.guests++;
      }
      if (line.t !== 'table') continue;
      count.tables++;
      for (const { seq, command, seat, payload } of line.log) {
        const entry: Append = { table: line.id, expected: seq - 1, commandId: command, seat, payload, summary: line.summary };
        const result = await store.append(entry);
        if (result.t !== 'ok') throw new Error(`entry ${seq} of ${line.id} could not be written: ${result.t}`);
        count.entries++;
      }
    }
  } finally {
    await store.close();
  }
  return count;
}
