/** Backup and restore: all tables as lines of JSON, the same for both stores. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { BadConfig, type Config } from '../config.ts';
import type { Append, Summary } from '../store/contract.ts';
import { openStore } from '../store/open.ts';

export const BACKUP_FORMAT = 'longtable-backup-1';

export interface Count {
  readonly tables: number;
  readonly entries: number;
  readonly guests: number;
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
  | { readonly t: 'end'; readonly count: Count };

export async function backupTo(config: Config, file: string): Promise<Count> {
  const store = await openStore(config);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const write = async (line: BackupLine): Promise<void> => {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  };
  const count = { tables: 0, entries: 0, guests: 0 };
  try {
    await write({ t: 'backup', format: BACKUP_FORMAT, at: Date.now() });
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

export async function restoreFrom(config: Config, text: string): Promise<Count> {
  const lines = linesOf(text);
  const store = await openStore(config);
  const count = { tables: 0, entries: 0, guests: 0 };
  try {
    for await (const _ of store.allTables()) throw new BadConfig('the store is not empty: restore into a new one');
    for (const line of lines) {
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
