/** The memory of open tables and of sockets that watch them: a server with many tables in play, then with many people beside. */
import { Player } from './player.ts';

export interface SocketsWork {
  readonly base: string;
  readonly game: string;
  readonly tables: number;
  readonly sockets: number;
  /** The server's memory now. */
  memoryKiB(): number;
  /** Processor time that the server took so far. */
  cpuMs(): number;
  /** Milliseconds until all has come to rest, and those in which nobody moves. */
  readonly restMs: number;
  readonly idleMs: number;
}

export interface SocketsReport {
  readonly tables: number;
  readonly sockets: number;
  /** People who were shown the table that they watch. */
  readonly watching: number;
  readonly emptyMiB: number;
  readonly tableKiB: number;
  readonly socketKiB: number;
  /** Share of a processor while nobody moves. */
  readonly idle: number;
}

/** About twice what was measured. */
const MOST_TABLE_KIB = 512;
const MOST_SOCKET_KIB = 64;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A table in play, held open by the one who made it. */
async function tableOf({ base, game }: SocketsWork, i: number): Promise<{ id: string; host: Player }> {
  const host = await Player.named(base, `Host ${i}`);
  const { id } = await host.make({ game, seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true, listed: true });
  await host.watch(id);
  await host.do({ t: 'start' });
  await host.until(() => host.looks.size === 2);
  return { id, host };
}

/** In small groups: a server is not opened at by thousands at once. */
async function inGroups<T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < n; i += 20) all.push(...(await Promise.all(Array.from({ length: Math.min(20, n - i) }, (_, k) => make(i + k)))));
  return all;
}

export async function socketsRun(work: SocketsWork): Promise<SocketsReport> {
  const { base, memoryKiB, cpuMs, restMs, idleMs } = work;
  const empty = memoryKiB();
  const tables = await inGroups(work.tables, (i) => tableOf(work, i));
  await pause(restMs);
  const withTables = memoryKiB();
  const people = await inGroups(work.sockets, async (i) => {
    const person = await Player.named(base, `Watcher ${i}`);
    await person.watch(tables[i % tables.length]?.id ?? '');
    return person;
  });
  await pause(restMs);
  const withSockets = memoryKiB();
  const cpuBefore = cpuMs();
  await pause(idleMs);
  const idle = (cpuMs() - cpuBefore) / idleMs;
  const watching = people.filter(({ said }) => said.some(({ t }) => t === 'welcome')).length;
  for (const { host } of tables) host.close();
  for (const person of people) person.close();
  return {
    tables: tables.length,
    sockets: people.length,
    watching,
    emptyMiB: Math.round(empty / 1024),
    tableKiB: Math.round((withTables - empty) / tables.length),
    socketKiB: Math.round((withSockets - withTables) / people.length),
    idle: Number(idle.toFixed(3)),
  };
}

export function socketsFaults({ sockets, watching, tableKiB, socketKiB }: SocketsReport): string[] {
  return [
    ...(watching === sockets ? [] : ['not everybody was shown their table']),
    ...(tableKiB <= MOST_TABLE_KIB ? [] : ['a table takes too much memory']),
    ...(socketKiB <= MOST_SOCKET_KIB ? [] : ['a socket takes too much memory']),
  ];
}
