/** Backup and restore: all tables as lines of JSON, the same for both stores. Files are written and read line by line. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { BadConfig, type Config } from '../config.ts';
import { signerOf } from '../signing.ts';
import type { ImportedTable, Store, Summary, TitleRow } from '../store/contract.ts';
import type { NoticeRow } from '../store/notices-contract.ts';
import { openKeptStore, openStore } from '../store/open.ts';
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

type Counting = { -readonly [P in keyof Count]: Count[P] };
const nothing = (): Counting => ({ tables: 0, entries: 0, guests: 0, kept: 0, titles: 0 });

/** Everything in the store but the last line, counted as it goes. */
async function* contents(store: Store, config: Config, count: Counting): AsyncGenerator<BackupLine> {
  const signer = signerOf(titlesKey(config, false));
  yield { t: 'backup', format: BACKUP_FORMAT, at: Date.now(), ...(signer === null ? {} : { receiptKey: signer.key }) };
  for await (const title of titlesOf(store)) {
    yield { t: 'title', ...title };
    count.titles++;
  }
  for await (const row of store.allPeople()) {
    yield { t: 'person', row };
    count.guests++;
  }
  for await (const line of keptOf(store)) {
    yield line;
    count.kept++;
  }
  for await (const id of store.allTables()) {
    // The row first: entries that come meanwhile are left out, so that summary and log agree.
    const row = await store.row(id);
    if (row === null) continue;
    const { id: _, seq, ...summary } = row;
    const log = (await store.read(id)).slice(0, seq).map(({ commandId, ...entry }) => ({ ...entry, command: commandId }));
    yield { t: 'table', id, summary, log };
    count.tables++;
    count.entries += log.length;
  }
  for await (const row of store.notices.all()) yield { t: 'notice', ...row };
}

/** The whole file, line by line. */
async function* backupOf(store: Store, config: Config, count: Counting): AsyncGenerator<string> {
  const digest = createHash('sha256');
  for await (const line of contents(store, config, count)) {
    const text = `${JSON.stringify(line)}\n`;
    digest.update(text);
    yield text;
  }
  yield `${JSON.stringify({ t: 'end', count, digest: digest.digest('hex') } satisfies BackupLine)}\n`;
}

/** A failure of the disk, as a word to the operator. */
function unwritable(file: string, error: unknown): BadConfig | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new BadConfig(`${file} exists already`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new BadConfig(`there is no room for ${file}: nothing was kept of it`);
  if (code === 'ENOENT') return new BadConfig(`the folder of ${file} is not there`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new BadConfig(`${file} may not be written`);
  return null;
}

/** A file that is not whole does not stay. */
export async function backupTo(config: Config, file: string): Promise<Count> {
  const store = await openKeptStore(config);
  const count = nothing();
  try {
    await pipeline(backupOf(store, config, count), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') await rm(file, { force: true });
    throw unwritable(file, error) ?? error;
  } finally {
    await store.close();
  }
  return count;
}

/** null: the text is no line of a backup. */
function lineIn(text: string): BackupLine | null {
  try {
    const line = JSON.parse(text) as BackupLine | null;
    return typeof line?.t === 'string' ? line : null;
  } catch {
    return null;
  }
}

/** The lines of a backup with the digest of all before each. */
async function* linesOf(file: string): AsyncIterable<{ line: BackupLine; before: string }> {
  const digest = createHash('sha256');
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const text of lines) {
    if (text === '') continue;
    const before = text.includes('"t":"end"') ? digest.copy().digest('hex') : '';
    digest.update(`${text}\n`);
    const line = lineIn(text);
    if (line === null) throw new BadConfig(`${file} is no backup, or cut off: a line cannot be read`);
    yield { line, before };
  }
}

/** Also of a damaged line, which may lack its log. */
const isContiguous = (log: readonly BackupEntry[] | undefined): boolean => log?.every((entry, i) => entry?.seq === i + 1) ?? false;

/** null: the first line is that of a backup that this program can read. */
function unreadable(file: string, line: BackupLine): BadConfig | null {
  if (line.t !== 'backup') return new BadConfig(`${file} is no backup of this program`);
  if (line.format === BACKUP_FORMAT) return null;
  return new BadConfig(`${file} was made by another version of this program (${line.format}, here ${BACKUP_FORMAT})`);
}

/** Reads the whole file before anything is written: what is not whole is refused. */
async function checkWhole(file: string): Promise<void> {
  const count = nothing();
  let end: Extract<BackupLine, { t: 'end' }> | null = null;
  let before = '';
  let n = 0;
  for await (const { line, before: digest } of linesOf(file)) {
    const foreign = n++ === 0 ? unreadable(file, line) : null;
    if (foreign !== null) throw foreign;
    if (end !== null) throw new BadConfig(`${file} goes on after its last line`);
    if (line.t === 'guest' || line.t === 'person') count.guests++;
    if (line.t === 'session' || line.t === 'record') count.kept++;
    if (line.t === 'title') count.titles++;
    if (line.t === 'table') {
      if (!isContiguous(line.log)) throw new BadConfig(`entries of table ${line.id} are missing in ${file}`);
      count.tables++;
      count.entries += line.log.length;
    }
    if (line.t === 'end') [end, before] = [line, digest];
  }
  if (n === 0) throw new BadConfig(`${file} is empty`);
  if (end === null) throw new BadConfig(`${file} is cut off: its last line is missing`);
  const { count: said = nothing() } = end;
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
  const count = nothing();
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
