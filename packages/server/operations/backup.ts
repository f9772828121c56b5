/** Backup and restore: all tables as lines of JSON, the same for both stores. Files are written and read line by line. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadConfig, type Config } from '../config.ts';
import { signerOf } from '../signing.ts';
import type { ImportedTable, Store, Summary, TitleRow } from '../store/contract.ts';
import type { NoticeRow } from '../store/notices-contract.ts';
import { openStore } from '../store/open.ts';
import type { PersonRow, RecordRow, SessionRow } from '../store/people-contract.ts';
import { sealOf } from '../titles.ts';
import { titlesKey } from '../titles-key.ts';

export const BACKUP_FORMAT = 'longtable-backup-1';

export interface Count {
  readonly tables: number;
  readonly entries: number;
  readonly guests: number;
  /** Sessions and records of people; backups of earlier versions have none. */
  readonly kept: number;
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
  /** `receiptKey`: the public key that receipts of these tables are signed with. */
  | { readonly t: 'backup'; readonly format: string; readonly at: number; readonly receiptKey?: string }
  /** As earlier versions wrote it. */
  | { readonly t: 'guest'; readonly token: string; readonly id: string; readonly name: string; readonly seen: number }
  | { readonly t: 'person'; readonly row: PersonRow }
  | { readonly t: 'session'; readonly row: SessionRow }
  | { readonly t: 'record'; readonly row: RecordRow }
  | { readonly t: 'table'; readonly id: string; readonly summary: Summary; readonly log: readonly BackupEntry[] }
  | ({ readonly t: 'title' } & TitleRow)
  /** Keys for web push, wishes, ways to people, what was told. Backups of earlier versions have none. */
  | ({ readonly t: 'notice' } & NoticeRow)
  /** `digest`: SHA-256 of all lines before; backups of earlier versions have none. */
  | { readonly t: 'end'; readonly count: Count; readonly digest?: string };

/** Code that the tables are played by comes before them. */
async function* titlesOf(store: Store): AsyncGenerator<TitleRow> {
  for (const { hash } of await store.titleNames()) {
    const row = await store.title(hash);
    if (row !== null) yield row;
  }
}

async function* keptOf(store: Store): AsyncGenerator<Extract<BackupLine, { t: 'session' | 'record' }>> {
  for await (const row of store.allSessions()) yield { t: 'session', row };
  for await (const row of store.allRecords()) yield { t: 'record', row };
}

export async function backupTo(config: Config, file: string): Promise<Count> {
  const store = await openStore(config);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const digest = createHash('sha256');
  const write = async (line: BackupLine): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    digest.update(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  const count = { tables: 0, entries: 0, guests: 0, kept: 0, titles: 0 };
  try {
    const signer = signerOf(titlesKey(config, false));
    await write({ t: 'backup', format: BACKUP_FORMAT, at: Date.now(), ...(signer === null ? {} : { receiptKey: signer.key }) });
    for await (const title of titlesOf(store)) {
      await write({ t: 'title', ...title });
      count.titles++;
    }
    for await (const row of store.allPeople()) {
      await write({ t: 'person', row });
      count.guests++;
    }
    for await (const line of keptOf(store)) {
      await write(line);
      count.kept++;
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
    for await (const row of store.notices.all()) await write({ t: 'notice', ...row });
    await write({ t: 'end', count, digest: digest.copy().digest('hex') });
  } finally {
    out.end();
    await once(out, 'finish');
    await store.close();
  }
  return count;
}

/** The lines of a backup with the digest of all before each. */
async function* linesOf(file: string): AsyncIterable<{ line: BackupLine; before: string }> {
  const digest = createHash('sha256');
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    if (text === '') continue;
    const before = text.includes('"t":"end"') ? digest.copy().digest('hex') : '';
    digest.update(`${text}\n`);
    try {
      yield { line: JSON.parse(text) as BackupLine, before };
    } catch {
      throw new BadConfig(`${file} is no backup, or cut off: a line is not JSON`);
    }
  }
}

const isContiguous = (log: readonly BackupEntry[]): boolean => log.every(({ seq }, i) => seq === i + 1);

/** Reads the whole file before anything is written: what is not whole is refused. */
async function checkWhole(file: string): Promise<void> {
  const count = { tables: 0, entries: 0, guests: 0, kept: 0, titles: 0 };
  let end: Extract<BackupLine, { t: 'end' }> | null = null;
  let before = '';
  let n = 0;
  for await (const { line, before: digest } of linesOf(file)) {
    if (n++ === 0 && (line.t !== 'backup' || line.format !== BACKUP_FORMAT)) throw new BadConfig(`${file} is no backup of this program`);
    if (end !== null) throw new BadConfig(`${file} goes on after its last line`);
    if (line.t === 'guest' || line.t === 'person') count.guests++;
    if (line.t === 'session' || line.t === 'record') count.kept++;
    if (line.t === 'title') count.titles++;
    if (line.t === 'table') {
      count.tables++;
      count.entries += line.log.length;
      if (!isContiguous(line.log)) throw new BadConfig(`entries of table ${line.id} are missing in ${file}`);
    }
    if (line.t === 'end') [end, before] = [line, digest];
  }
  if (n === 0) throw new BadConfig(`${file} is empty`);
  if (end === null) throw new BadConfig(`${file} is cut off: its last line is missing`);
  const { count: said } = end;
  for (const what of ['tables', 'entries', 'guests', 'kept', 'titles'] as const)
    if ((said[what] ?? 0) !== count[what])
      throw new BadConfig(`${file} is not whole: it should hold ${said[what]} ${what}, and holds ${count[what]}`);
  if (end.digest !== undefined && end.digest !== before) throw new BadConfig(`${file} was changed: its digest does not fit`);
}

/** So many entries are made safe together. */
const BATCH = 2000;

/** Collects tables until they are worth a transaction. */
function importer(store: Store): { add(table: ImportedTable): Promise<void>; flush(): Promise<void> } {
  let tables: ImportedTable[] = [];
  let entries = 0;
  async function flush(): Promise<void> {
    const batch = tables;
    tables = [];
    entries = 0;
    if (batch.length > 0) await store.importTables(batch);
  }
  return {
    flush,
    async add(table) {
      tables.push(table);
      entries += table.log.length;
      if (entries >= BATCH) await flush();
    },
  };
}

/** The permission of a restore for code that this server's key has not sealed. */
export interface RestoreWish {
  /** The operator vouches for the backup: its files are sealed anew. */
  readonly seal: boolean;
}

async function restorePeople(store: Store, line: BackupLine): Promise<void> {
  if (line.t === 'person') await store.putPerson(line.row);
  if (line.t === 'session') await store.addSession(line.row);
  if (line.t === 'record') await store.changeRecords([{ kind: line.row.kind, id: line.row.id, before: null, after: line.row }]);
  if (line.t !== 'guest') return;
  const { id, name, token, seen } = line;
  await store.putPerson({ id, name, kind: 'guest', owner: null, since: seen, seen, profile: '{}' });
  await store.addSession({ token, person: id, rights: null, device: '', since: seen, seen });
}

export async function restoreFrom(config: Config, file: string, { seal }: RestoreWish = { seal: false }): Promise<Count> {
  await checkWhole(file);
  const store = await openStore(config);
  const count = { tables: 0, entries: 0, guests: 0, kept: 0, titles: 0 };
  const { add, flush } = importer(store);
  try {
    for await (const _ of store.allTables()) throw new BadConfig('the store is not empty: restore into a new one');
    const key = titlesKey(config);
    for await (const { line } of linesOf(file)) {
      if (line.t === 'title') {
        const { t: _, ...row } = line;
        await store.putTitles([seal && key !== null ? { ...row, seal: sealOf(key, row) } : row]);
        count.titles++;
      }
      if (line.t === 'notice') await store.notices.restore({ of: line.of, row: line.row });
      if (line.t === 'guest' || line.t === 'person') count.guests++;
      if (line.t === 'session' || line.t === 'record') count.kept++;
      await restorePeople(store, line);
      if (line.t !== 'table') continue;
      await add({ id: line.id, summary: line.summary, log: line.log.map(({ command, ...entry }) => ({ ...entry, commandId: command })) });
      count.tables++;
      count.entries += line.log.length;
    }
    await flush();
  } finally {
    await store.close();
  }
  return count;
}
