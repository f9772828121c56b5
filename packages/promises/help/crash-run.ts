/** Servers, or their database, killed again and again under scripted clients; then all that was acknowledged is looked for. */
import { join } from 'node:path';
import { type Acked, type Audit, audit, type LogRow, otherEnds, postgresRows, type SeenEnd, sqliteRows } from './audit.ts';
import { ownTitlesOnly } from './own.ts';
import { freePort, type TestPostgres, testPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { Robot } from './robot.ts';
import { removeFolder, temporaryFolder } from './setting.ts';

export interface CrashPlan {
  readonly cycles: number;
  readonly clients: number;
  /** sqlite: the server with its own store · node: a server on PostgreSQL · database: PostgreSQL itself */
  readonly kill: 'sqlite' | 'node' | 'database';
  /** Ends earlier, with fewer cycles. */
  readonly seconds: number;
  onCycle?(cycle: number, acknowledged: number, stuck: number): void;
}

export interface CrashRun {
  readonly rows: readonly LogRow[];
  readonly acked: readonly Acked[];
  readonly ends: readonly SeenEnd[];
  readonly readyMs: readonly number[];
  readonly resumedMs: readonly number[];
  readonly cyclesWithStuckClients: number;
  readonly resumedCommands: number;
  /** Refused answers by code. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Whoever has no new answer by then does not come back by themselves. */
const PATIENCE_MS = 60_000;

export async function seated(base: string, clients: number): Promise<Robot[]> {
  const robots: Robot[] = [];
  for (let i = 0; i < clients; i += 2) {
    const maker = new Robot(base, '', true, 1000 + i);
    await maker.beGuest(`Maker ${i}`);
    const made = await maker.ask<{ id: string }>('POST', '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    if (made === null) throw new Error('no table');
    maker.table = made.id;
    const joiner = new Robot(base, made.id, false, 2000 + i);
    await joiner.beGuest(`Joiner ${i}`);
    robots.push(maker, joiner);
  }
  return robots;
}

export function refusalsOf(robots: readonly Robot[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { refusals } of robots) for (const [code, n] of refusals) all[code] = (all[code] ?? 0) + n;
  return all;
}

/** Everybody gets somewhere by themselves; how long that took, or null. */
export async function allGoOn(robots: readonly Robot[], before: readonly number[]): Promise<number | null> {
  const from = performance.now();
  const behind = (): boolean => robots.some(({ acks }, i) => acks <= before[i]!);
  while (behind()) {
    if (performance.now() - from > PATIENCE_MS) return null;
    await pause(20);
  }
  return performance.now() - from;
}

export async function crashRun({ cycles, clients, kill, seconds, onCycle }: CrashPlan): Promise<CrashRun> {
  const folder = temporaryFolder();
  const postgres: TestPostgres | null = kill === 'sqlite' ? null : await testPostgres();
  const url = await postgres?.database();
  const env: Record<string, string> = url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url, DATA_DIR: folder };
  const port = await freePort();
  let server: ServerProcess = await startProcess(port, env);
  const robots = await seated(server.base, clients);
  const acked: Acked[] = [];
  const ends: SeenEnd[] = [];
  for (const robot of robots) {
    robot.onAck = (ack) => void acked.push(ack);
    robot.onEnd = (end) => void ends.push(end);
    robot.run();
  }

  /** Milliseconds until it was there again. */
  async function crash(): Promise<number> {
    const from = performance.now();
    if (kill === 'database') await postgres?.kill();
    else {
      await server.kill();
      server = await startProcess(port, env);
      return server.readyMs;
    }
    return performance.now() - from;
  }

  const [readyMs, resumedMs]: [number[], number[]] = [[], []];
  let stuck = 0;
  const from = performance.now();
  await allGoOn(
    robots,
    robots.map(() => 0),
  );
  for (let cycle = 0; cycle < cycles && performance.now() - from < 1000 * seconds; cycle++) {
    await pause(100 + Math.random() * 900);
    const before = robots.map(({ acks }) => acks);
    readyMs.push(await crash());
    const back = await allGoOn(robots, before);
    if (back === null) stuck++;
    else resumedMs.push(back);
    onCycle?.(cycle + 1, acked.length, stuck);
  }
  await pause(500);
  for (const robot of robots) robot.end();
  await server.stop();
  const rows = url === undefined ? sqliteRows(join(folder, 'longtable.sqlite')) : await postgresRows(url);
  await postgres?.end();
  removeFolder(folder);
  return {
    rows,
    acked,
    ends,
    readyMs,
    resumedMs,
    cyclesWithStuckClients: stuck,
    resumedCommands: robots.reduce((sum, { resumed }) => sum + resumed, 0),
    refusals: refusalsOf(robots),
    seconds: Math.round((performance.now() - from) / 1000),
  };
}

function spread(list: readonly number[]): { median: number; max: number } {
  const sorted = list.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1] ?? 0), max: Math.round(sorted.at(-1) ?? 0) };
}

export interface CrashReport extends Audit {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly resumedCommands: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly matchesCompared: number;
  readonly matchesThatEndedOtherwise: number;
  readonly cyclesWithStuckClients: number;
  readonly readyMs: { readonly median: number; readonly max: number };
  /** From ready until the last of all clients has a new answer. */
  readonly resumedMs: { readonly median: number; readonly max: number };
  readonly seconds: number;
}

export async function crashReport(run: CrashRun): Promise<CrashReport> {
  const ends = await otherEnds(await ownTitlesOnly(), run.rows, run.ends);
  return {
    cycles: run.readyMs.length,
    acknowledged: run.acked.length,
    ...audit(run.rows, run.acked),
    resumedCommands: run.resumedCommands,
    refusals: run.refusals,
    matchesCompared: ends.compared,
    matchesThatEndedOtherwise: ends.different,
    cyclesWithStuckClients: run.cyclesWithStuckClients,
    readyMs: spread(run.readyMs),
    resumedMs: spread(run.resumedMs),
    seconds: run.seconds,
  };
}

/** A good client hears these when somebody else was faster, or when nobody knows what became of a command. */
export const EXPECTED = ['stale', 'not-an-option', 'not-asked', 'already-answered', 'unavailable', 'conflict', 'finished'];

/** What is wrong with a run; empty: the promise held. A run in which nothing happened proves nothing. */
export function crashFaults(report: CrashReport, cycles: number): string[] {
  const { lost, doubled, altered, gaps, matchesThatEndedOtherwise, cyclesWithStuckClients } = report;
  const counts = { lost, doubled, altered, gaps, matchesThatEndedOtherwise, cyclesWithStuckClients };
  return [
    ...Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [name] : [])),
    ...(report.cycles < cycles ? ['fewer cycles than wanted'] : []),
    ...(report.acknowledged < 10 * report.cycles ? ['hardly anything was acknowledged'] : []),
    ...Object.keys(report.refusals).flatMap((code) => (EXPECTED.includes(code) ? [] : [`refused: ${code}`])),
    ...(report.matchesCompared === 0 ? ['no match was compared'] : []),
  ];
}
