/** Puts a server together and starts it. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { GuestTitle } from '@longtable/frozen';
import { SOCKET_PATH } from '@longtable/protocol';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { WebSocketServer } from 'ws';
import type { Thinker } from './bots/contract.ts';
import { botPool } from './bots/pool.ts';
import { type Bus, localBus } from './bus/contract.ts';
import { BadConfig, type Config } from './config.ts';
import { app } from './http/app.ts';
import { upgrades } from './http/upgrade.ts';
import type { Jobs } from './jobs/contract.ts';
import { embeddedJobs } from './jobs/embedded.ts';
import { ledgerService } from './matches/service.ts';
import { eventLoopDelay, type Metrics, metrics as newMetrics } from './metrics.ts';
import { node } from './node.ts';
import { noticeService } from './notices/service.ts';
import { type Randomness, systemRandomness, systemTime, type Time } from './ports.ts';
import { readiness } from './readiness.ts';
import { signerOf } from './signing.ts';
import type { Store } from './store/contract.ts';
import { openStore } from './store/open.ts';
import { openTitles, type Titles } from './titles.ts';
import { titlesKey } from './titles-key.ts';

/** Parts that tests put in the place of the real thing, and titles from outside. */
export interface Parts {
  readonly guests: readonly GuestTitle[];
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
  const titles = parts.titles ?? (await openTitles(store, titlesKey(config), time.now(), parts.guests));
  const thinker = parts.thinker ?? botPool(config.bots.threads);
  const signer = signerOf(titlesKey(config));
  const self = node({
    config,
    store,
    bus,
    jobs,
    time,
    random,
    titles,
    thinker,
    metrics,
    logger,
    onError,
    isFleet: config.databaseUrl !== null,
    receiptKey: signer?.key ?? null,
  });
  const { tables, rooms, hub } = self;
  const { outages } = self;
  const notices = await noticeService({ config, store, time, random, tables, titles, rooms, metrics, outages, onError });
  const ledger = ledgerService({ store, time, tables, outages, onError });
  await self.begin();

  const ready = readiness({ store, time, logger, isDraining: () => self.draining });
  const server = await app({
    config,
    store,
    time,
    random,
    titles,
    tables,
    rooms,
    notices,
    called: notices.board.look,
    hub,
    metrics,
    logger,
    ready: ready.check,
    signer,
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
  upgrades(server.server, sockets, { config, store, hub, path: SOCKET_PATH, isDraining: () => self.draining, onError });
  metrics.gauge('longtable_sockets', () => hub.size);
  metrics.gauge('longtable_tables', () => tables.live.size);
  metrics.gauge('longtable_parked_tables', () => [...tables.live.values()].filter(({ state }) => state.parked !== null).length);
  metrics.gauge('longtable_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('longtable_event_loop_ms', eventLoopDelay());
  const address = await server.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    // Parts that are open by now would keep the process alive, and nobody would see that it serves nothing.
    await close();
    throw unlistenable(config, error);
  });
  self.run();
  ready.run();
  notices.run();
  ledger.run();
  logger.info({ address, store: config.databaseUrl === null ? 'embedded' : 'postgres' }, 'ready');

  async function close(): Promise<void> {
    if (self.draining) return;
    // Before everybody is sent away: who is at a table is not told of it.
    const told = notices.end();
    self.drain();
    ready.end();
    await bounded(told, time);
    await bounded(ledger.end(), time);
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

/** The reason that nothing can listen there, as a word to the operator. */
function unlistenable({ host, port }: Config, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new BadConfig(`port ${port} of ${host} is in use: perhaps a server runs there already`);
  if (code === 'EACCES') return new BadConfig(`port ${port} may not be used by this user: take one from 1024 on`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new BadConfig(`HOST ${host} is no address of this machine`);
  return error;
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
