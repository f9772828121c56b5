/** A server writes under strace; then the power goes at many moments, and each disk that may be left is opened. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rndFrom } from '@longtable/kernel';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { sqliteRows } from '../audit.ts';
import { freePort } from '../postgres.ts';
import { untilReady } from '../process.ts';
import { Robot } from '../robot.ts';
import { GENEROUS, removeFolder, temporaryFolder } from '../setting.ts';
import { powerCut } from './images.ts';
import { type Deed, readStrace } from './strace-log.ts';

const MAIN = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));
const CALLS = 'pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,unlink,unlinkat';

export function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PowerPlan {
  readonly images: number;
  readonly seed: number;
  /** The number of answers that are waited for before the server ends. */
  readonly answers: number;
  /** A planted fault: the disk says that it made things safe and does not. */
  readonly lyingDisk?: boolean;
  onImage?(done: number): void;
}

export interface PowerReport {
  readonly images: number;
  readonly acknowledged: number;
  readonly writes: number;
  readonly syncs: number;
  /** Acknowledged commands that an image does not hold, over all images. */
  readonly lost: number;
  /** Images that cannot be opened or read. */
  readonly unreadable: number;
  readonly first: string | null;
}

/** The system calls of a server under a few clients. */
async function recorded({ answers, lyingDisk = false }: PowerPlan): Promise<Deed[]> {
  const folder = temporaryFolder();
  const log = join(temporaryFolder(), 'strace');
  const port = await freePort();
  const lie = lyingDisk ? ['-e', 'inject=fsync,fdatasync:retval=0'] : [];
  const args = ['-f', '-y', '-xx', '-s', '4000000', '-e', `trace=${CALLS}`, ...lie, '-o', log, process.execPath, MAIN, 'serve'];
  const env = { ...process.env, ...GENEROUS, PORT: String(port), DATA_DIR: folder };
  const child = spawn('strace', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child);
  const robots: Robot[] = [];
  for (let i = 0; i < 3; i++) {
    const robot = new Robot(base, '', true, 100 + i);
    await robot.beGuest(`Robot ${i}`);
    const form = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true };
    robot.table = (await robot.ask<{ id: string }>('POST', '/api/tables', form))?.id ?? '';
    robots.push(robot);
    robot.run();
  }
  const given = (): number => robots.reduce((sum, { acks }) => sum + acks, 0);
  while (given() < answers && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
  for (const robot of robots) robot.end();
  const gone = new Promise((done) => child.once('exit', done));
  // strace ends with the server that it watches.
  for (const pid of readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' '))
    if (pid !== '') process.kill(Number(pid), 'SIGKILL');
  await gone;
  const deeds = await readStrace(log, folder);
  removeFolder(folder);
  removeFolder(join(log, '..'));
  return deeds;
}

/** The loss on one disk, or why it cannot be read. */
async function missingOn(folder: string, told: readonly string[]): Promise<string[] | string> {
  try {
    const file = join(folder, 'longtable.sqlite');
    // Opening it puts in place what is in its journal; the log itself is read with plain SQL.
    await (await sqliteStore(file)).close();
    const there = new Set(sqliteRows(file).map(({ command }) => command.split(':').at(-1)!));
    return told.filter((id) => !there.has(id));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function powerRun(plan: PowerPlan): Promise<PowerReport> {
  const deeds = await recorded(plan);
  const rnd = rndFrom(plan.seed);
  const firstTold = deeds.findIndex(({ t }) => t === 'told');
  let [lost, unreadable] = [0, 0];
  let first: string | null = null;
  for (let n = 0; n < plan.images; n++) {
    const folder = temporaryFolder();
    const until = firstTold + 1 + rnd(deeds.length - firstTold);
    const { told } = powerCut(deeds, until, folder, rnd);
    const missing = await missingOn(folder, told);
    removeFolder(folder);
    if (typeof missing === 'string') unreadable++;
    else lost += missing.length;
    if (missing.length > 0)
      first ??= `after ${until} of ${deeds.length} calls: ${typeof missing === 'string' ? missing : missing.join(', ')}`;
    plan.onImage?.(n + 1);
  }
  const count = (t: Deed['t']): number => deeds.filter((deed) => deed.t === t).length;
  return { images: plan.images, acknowledged: count('told'), writes: count('write'), syncs: count('sync'), lost, unreadable, first };
}

/** Faults of a run; empty: the promise held. */
export const powerFaults = ({ acknowledged, writes, syncs, lost, unreadable }: PowerReport): string[] =>
  Object.entries({
    'acknowledged commands are lost': lost > 0,
    'a disk cannot be read': unreadable > 0,
    'nothing was acknowledged': acknowledged === 0,
    'nothing was written': writes === 0,
    'nothing was made safe': syncs === 0,
  }).flatMap(([name, isSo]) => (isSo ? [name] : []));
