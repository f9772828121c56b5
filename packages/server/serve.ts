/** Puts a server together and starts it. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Parked, SOCKET_PATH } from '@longtable/protocol';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { WebSocketServer } from 'ws';
import type { Thinker } from './bots/contract.ts';
import { moveBot } from './bots/driver.ts';
import { botPool } from './bots/pool.ts';
import { type Bus, localBus } from './bus/contract.ts';
import type { Config } from './config.ts';
import { app } from './http/app.ts';
import { upgrades } from './http/upgrade.ts';
import type { Job, Jobs } from './jobs/contract.ts';
import { embeddedJobs } from './jobs/embedded.ts';
import { eventLoopDelay, type Metrics, metrics as newMetrics } from './metrics.ts';
import { slowPoll } from './poll.ts';
import { type Randomness, systemRandomness, systemTime, type Time } from './ports.ts';
import { hub as newHub } from './socket/hub.ts';
import { rooms as newRooms } from './socket/rooms.ts';
import type { Outage, Store } from './store/contract.ts';
import { openStore } from './store/open.ts';
import { dueAt } from './table/info.ts';
import type { LiveTable } from './table/live.ts';
import { botsToMove } from './table/moves.ts';
import { tables as newTables } from './table/tables.ts';
import { openTitles, type Titles } from './titles.ts';
import { titlesKey } from './titles-key.ts';
import { keepTime } from './watch.ts';

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly store: Store;
  readonly time: Time;
  readonly random: Randomness;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly thinker: Thinker;
  readonly logger: Logger;
  readonly clientDir: string;
  readonly titles: Titles;
}

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Says goodbye, finishes what was begun, ends. */
  close(): Promise<void>;
}

const CLIENT = fileURLToPath(new URL('../client/dist', import.meta.url));
const DRAIN_MS = 8000;

const loggerFor = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, base: null, redact: { paths: ['req', 'res', 'headers', 'cookie', 'payload'], remove: true } });

interface Links {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
}

/** Embedded: all in this process. Fleet: through PostgreSQL. */
async function links(config: Config, parts: Partial<Parts>, time: Time, onError: (error: unknown) => void): Promise<Links> {
  const url = config.databaseUrl;
  const store = parts.store ?? (await openStore(config));
  if (url === null) return { store, bus: parts.bus ?? localBus, jobs: parts.jobs ?? embeddedJobs(time, onError) };
  // Read only where they are needed: a table at home starts faster without them.
  const { postgresBus } = await import('./bus/postgres.ts');
  const { fleetJobs } = await import('./jobs/fleet.ts');
  const bus = parts.bus ?? (await postgresBus(url, onError));
  return { store, bus, jobs: parts.jobs ?? (await fleetJobs(url, time, onError)) };
}

export async function serve(config: Config, parts: Partial<Parts> = {}): Promise<Running> {
  const time = parts.time ?? systemTime;
  const random = parts.random ?? systemRandomness;
  const logger = parts.logger ?? loggerFor(config);
  const metrics = newMetrics();
  const onError = (error: unknown): void => logger.error({ what: error instanceof Error ? error.message : String(error) }, 'a job failed');
  const { store, bus, jobs } = await links(config, parts, time, onError);
  // Safe before the first table names them.
  const titles = parts.titles ?? (await openTitles(store, titlesKey(config), time.now()));
  const thinker = parts.thinker ?? botPool(config.bots.threads);
  let outages: readonly Outage[] = [];
  let draining = false;

  const context = {
    store,
    time,
    metrics,
    titles,
    onParked(table: string, why: Parked, error: unknown): void {
      metrics.count('longtable_parked_total', { why });
      logger.error({ table, why, what: error instanceof Error ? error.message : String(error) }, 'a table is parked');
    },
    outages: () => outages,
    notify: (table: string, seq: number) => bus.notify({ table, seq }),
  };
  const tables = newTables(context, metrics, (table) => logger.error({ table }, 'a table is damaged'));
  const rooms = newRooms({ time, bus, graceMs: config.graceMs, outages: () => outages });
  const hub = newHub({ config, time, metrics, tables, titles, rooms, random, log: onError });

  /** After every change: who must be woken, and when. */
  function plan(table: LiveTable): void {
    const { state } = table;
    for (const seat of botsToMove(state))
      jobs.plan({ t: 'bot', table: table.id, seat, given: state.match?.given[seat] ?? 0 }, config.bots.pauseMs);
    const due = dueAt(state, time.now(), outages);
    if (due === null) jobs.drop({ t: 'wake', table: table.id });
    else jobs.plan({ t: 'wake', table: table.id }, Math.max(0, due - time.now()) + 1);
  }
  tables.onLoad((table) => {
    table.listeners.add(() => plan(table));
    plan(table);
    // Whoever wrote the last entry may have ended before doing what follows from it.
    table.wake().catch(onError);
  });
  bus.onNotification(({ table, seq }) => void tables.live.get(table)?.catchUp(seq).catch(onError));

  const bots = {
    thinker,
    titles,
    metrics,
    hardMs: config.bots.hardMs,
    log: (what: string, game: string) => logger.warn({ game }, what),
  };
  /** A table that cannot go on must not be looked at again and again. */
  async function forget(job: Job): Promise<void> {
    const row = await store.row(job.table);
    if (row !== null) await store.rest(job.table, row.seq);
  }
  async function work(job: Job): Promise<void> {
    if (draining) return;
    const table = await tables.get(job.table);
    if (table === null || table.state.parked !== null) return forget(job);
    if (job.t === 'wake') {
      await table.wake();
      const { id, state } = table;
      const due = dueAt(state, time.now(), outages);
      // Where nothing is due any more, the entry that made it so has said it already.
      if (due !== null) await store.postpone(id, state.seq, due);
      plan(table);
    } else await moveBot(table, job.seat, bots);
  }

  const clock = keepTime({ store, time, tables, jobs, onError, setOutages: (list) => (outages = list), readOutages: () => outages });
  await clock.begin();
  await jobs.start(work);

  const ready = async (): Promise<void> => {
    if (draining) throw new Error('going down');
    await store.check();
  };
  const server = await app({
    config,
    store,
    time,
    random,
    titles,
    tables,
    rooms,
    metrics,
    logger,
    ready,
    clientDir: parts.clientDir ?? CLIENT,
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: config.limits.frameBytes,
    perMessageDeflate: false,
    // Pings are answered by the hub, which counts them.
    autoPong: false,
    clientTracking: true,
  });
  upgrades(server.server, sockets, { config, store, hub, path: SOCKET_PATH, isDraining: () => draining, onError });
  metrics.gauge('longtable_sockets', () => hub.size);
  metrics.gauge('longtable_tables', () => tables.live.size);
  metrics.gauge('longtable_parked_tables', () => [...tables.live.values()].filter(({ state }) => state.parked !== null).length);
  metrics.gauge('longtable_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('longtable_event_loop_ms', eventLoopDelay());
  const address = await server.listen({ host: config.host, port: config.port });
  clock.run();
  const endPoll = config.databaseUrl === null ? (): void => {} : slowPoll(store, tables, time, onError);
  logger.info({ address, store: config.databaseUrl === null ? 'embedded' : 'postgres' }, 'ready');

  async function close(): Promise<void> {
    if (draining) return;
    draining = true;
    hub.drain();
    rooms.end();
    clock.end();
    endPoll();
    await bounded(jobs.close(), time);
    await bounded(thinker.close(), time);
    await bounded(closeHttp(server, sockets), time);
    await bus.close();
    await store.close();
    logger.info('closed');
  }
  return { address, port: portOf(server), metrics, close };
}

function portOf(server: FastifyInstance<Server>): number {
  const bound = server.server.address();
  return bound !== null && typeof bound === 'object' ? bound.port : 0;
}

/** Waits for something, but not for ever. */
const bounded = (work: Promise<unknown>, time: Time): Promise<void> =>
  new Promise((done) => {
    const cancel = time.after(DRAIN_MS / 3, done);
    void work
      .catch(() => null)
      .then(() => {
        cancel();
        done();
      });
  });

async function closeHttp(server: FastifyInstance<Server>, sockets: WebSocketServer): Promise<void> {
  const patience = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.server.closeAllConnections();
  }, 1500);
  await server.close();
  clearTimeout(patience);
  for (const socket of sockets.clients) socket.terminate();
}
