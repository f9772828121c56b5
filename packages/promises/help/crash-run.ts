/** Servers, or their database, killed again and again under scripted clients; then all that was acknowledged is looked for. */
import { join } from 'node:path';
import type { Created, TableEntry } from '@longtable/server/table/entry.ts';
import { fold } from '@longtable/server/table/fold.ts';
import { firstState } from '@longtable/server/table/state.ts';
import type { Titles } from '@longtable/server/titles.ts';
import { type Acked, type Audit, audit, type LogRow, otherEnds, otherStates, postgresRows, type SeenEnd, sqliteRows } from './audit.ts';
import { ownTitlesOnly } from './own.ts';
import { freePort, type TestPostgres, testPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { Robot } from './robot.ts';
import { removeFolder, temporaryFolder } from './setting.ts';

/** sqlite: the server with its own store · node: one of three nodes on one PostgreSQL · database: PostgreSQL itself, below two nodes */
export type Victim = keyof typeof NODES;
const NODES = { sqlite: 1, node: 3, database: 2 };

export interface CrashPlan {
  readonly cycles: number;
  readonly clients: number;
  readonly kill: Victim;
  /** Ends earlier, with fewer cycles. */
  readonly seconds: number;
  onCycle?(cycle: number, acknowledged: number, stuck: number): void;
  /** Somebody does not come back by themselves: where they stand. */
  onStuck?(standing: object): void;
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
/** Somebody who has no new answer by then does not come back by themselves. */
const PATIENCE_MS = 60_000;

/** Pairs at tables; where there are several nodes, both sit at different ones. */
export async function seated(bases: readonly string[], clients: number): Promise<Robot[]> {
  const robots: Robot[] = [];
  const base = (i: number): string => bases[i % bases.length]!;
  for (let i = 0; i < clients; i += 2) {
    const maker = new Robot(base(i), '', true, 1000 + i);
    await maker.beGuest(`Maker ${i}`);
    const made = await maker.ask<{ id: string }>('POST', '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    if (made === null) throw new Error('no table');
    maker.table = made.id;
    const joiner = new Robot(base(i + 1), made.id, false, 2000 + i);
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

export async function crashRun({ cycles, clients, kill, seconds, onCycle, onStuck }: CrashPlan): Promise<CrashRun> {
  const folder = temporaryFolder();
  const postgres: TestPostgres | null = kill === 'sqlite' ? null : await testPostgres();
  const url = await postgres?.database();
  const env: Record<string, string> = url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: url, DATA_DIR: folder };
  const servers: { port: number; process: ServerProcess }[] = [];
  for (let i = 0; i < NODES[kill]; i++) {
    const port = await freePort();
    servers.push({ port, process: await startProcess(port, env) });
  }
  const bases = servers.map(({ process: { base } }) => base);
  const robots = await seated(bases, clients);
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
    const victim = servers[Math.floor(Math.random() * servers.length)]!;
    if (kill === 'database') await postgres?.kill();
    else {
      await victim.process.kill();
      victim.process = await startProcess(victim.port, env);
      return victim.process.readyMs;
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
    if (back === null) {
      stuck++;
      for (const [i, { acks, standing }] of robots.entries()) if (acks <= before[i]!) onStuck?.(standing);
    } else resumedMs.push(back);
    onCycle?.(cycle + 1, acked.length, stuck);
  }
  await pause(500);
  for (const robot of robots) robot.end();
  for (const server of servers) await server.process.stop();
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
  readonly statesCompared: number;
  /** States that the server makes of a log otherwise than the rules alone do. */
  readonly statesThatDiffer: number;
  readonly cyclesWithStuckClients: number;
  readonly readyMs: { readonly median: number; readonly max: number };
  /** From ready until the last of all clients has a new answer. */
  readonly resumedMs: { readonly median: number; readonly max: number };
  readonly seconds: number;
}

/** The state of a table as a server that starts makes it of the log. */
export function foldedHash(titles: Titles, log: readonly LogRow[]): string | null {
  const [first, ...rest] = log.map(({ payload }) => JSON.parse(payload) as TableEntry);
  let state = firstState(log[0]!.table, first as Created, (hash) => titles.opened(hash));
  for (const entry of rest) {
    const folded = fold(state, entry);
    folded.commit();
    state = folded.state;
  }
  return state.host === null || state.match === null ? null : state.host.engine.hash(state.match);
}

export async function crashReport(run: CrashRun): Promise<CrashReport> {
  const titles = await ownTitlesOnly();
  const ends = await otherEnds(titles, run.rows, run.ends);
  const states = await otherStates(titles, run.rows, async (log) => foldedHash(titles, log));
  return {
    cycles: run.readyMs.length,
    acknowledged: run.acked.length,
    ...audit(run.rows, run.acked),
    resumedCommands: run.resumedCommands,
    refusals: run.refusals,
    matchesCompared: ends.compared,
    matchesThatEndedOtherwise: ends.different,
    statesCompared: states.compared,
    statesThatDiffer: states.different,
    cyclesWithStuckClients: run.cyclesWithStuckClients,
    readyMs: spread(run.readyMs),
    resumedMs: spread(run.resumedMs),
    seconds: run.seconds,
  };
}

/** A good client hears these when somebody else was faster, or when nobody knows what became of a command. */
export const EXPECTED = ['stale', 'not-an-option', 'not-asked', 'already-answered', 'unavailable', 'conflict', 'finished'];

/** Faults of a run; empty: the promise held. A run in which nothing happened proves nothing. */
export function crashFaults(report: CrashReport, cycles: number): string[] {
  const { lost, doubled, altered, gaps, matchesThatEndedOtherwise, statesThatDiffer, cyclesWithStuckClients } = report;
  const counts = { lost, doubled, altered, gaps, matchesThatEndedOtherwise, statesThatDiffer, cyclesWithStuckClients };
  return [
    ...Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [name] : [])),
    ...(report.cycles < cycles ? ['fewer cycles than wanted'] : []),
    ...(report.acknowledged < 10 * report.cycles ? ['hardly anything was acknowledged'] : []),
    ...Object.keys(report.refusals).flatMap((code) => (EXPECTED.includes(code) ? [] : [`refused: ${code}`])),
    ...(report.matchesCompared === 0 ? ['no match was compared'] : []),
    ...(report.statesCompared < report.tables / 2 ? ['hardly any state was compared'] : []),
  ];
}
