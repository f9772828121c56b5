/** Configuration by environment. Everything has a default; a bad value is one line and no start. */
import { z } from 'zod';

export class BadConfig extends Error {}

const whole = (least: number, most: number, otherwise: number) =>
  z.preprocess((x) => (x === undefined || x === '' ? otherwise : Number(x)), z.int().min(least).max(most));

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535, 8080),
  /** Folder of the embedded store. */
  DATA_DIR: z.string().min(1).default('data'),
  /** postgres://… : several nodes on one database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres://')
    .optional(),
  /** Seals the code that the store keeps for its tables: 64 hexadecimal digits, the same for all nodes of a fleet. */
  TITLES_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  /** The address at which people reach the server, for example https://table.example. Needed behind a proxy. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The number of proxies in front. */
  TRUST_PROXY: whole(0, 10, 0),
  /** The word that opens /metrics: `Authorization: Bearer …`. Without it nobody may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** open: guests may become accounts · guests: they may not · closed: nobody new may come at all */
  REGISTRATION: z.enum(['open', 'guests', 'closed']).default('open'),
  /** Ids of the accounts that look after reports, with commas between them. */
  OPERATORS: z
    .string()
    .regex(/^(g[a-z0-9]{16})?(,g[a-z0-9]{16})*$/, 'must be ids of people with commas between them')
    .default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HEARTBEAT_MS: whole(20, 60_000, 10_000),
  /** A reload, a tunnel, a dead battery: so long nobody who is away loses a seat by vote. */
  GRACE_MS: whole(0, 86_400_000, 120_000),
  BOT_THREADS: whole(1, 64, 2),
  /** Bots wait this long before they answer, so that people can follow. */
  BOT_PAUSE_MS: whole(0, 10_000, 300),
  /** The longest thought; whoever needs longer thinks a quick one instead. */
  BOT_HARD_MS: whole(50, 120_000, 5000),
  /** The server that e-mail goes out by, for example smtps://user:password@mail.example. Without it nobody is told by e-mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of the e-mail. */
  MAIL_FROM: z.string().max(200).includes('@').optional(),
  /** Webhooks and push may go to this very machine: for tests, and for own scripts beside the server. */
  NOTICES_LOOPBACK: z.enum(['0', '1']).default('0'),
  LIMIT_FRAME_BYTES: whole(1024, 1_048_576, 8192),
  LIMIT_SOCKETS: whole(1, 1_000_000, 40),
  LIMIT_MESSAGES_PER_SECOND: whole(1, 1_000_000, 10),
  LIMIT_REQUESTS_PER_SECOND: whole(1, 1_000_000, 20),
  LIMIT_GUESTS_PER_HOUR: whole(1, 10_000_000, 120),
  LIMIT_SIGN_INS_PER_HOUR: whole(1, 10_000_000, 30),
  LIMIT_TABLES_PER_HOUR: whole(1, 10_000_000, 60),
  LIMIT_OPEN_TABLES: whole(1, 1_000_000, 50),
  LIMIT_BACKLOG_BYTES: whole(65_536, 1_073_741_824, 1_048_576),
});

/** Every variable that a server reads; docs/configuration.md explains them. */
export const CONFIG_NAMES: readonly string[] = Object.keys(schema.shape);

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** null: none was given. */
  readonly titlesKey: string | null;
  readonly publicUrl: string | null;
  readonly trustProxy: number;
  readonly metricsToken: string | null;
  readonly registration: 'open' | 'guests' | 'closed';
  readonly operators: readonly string[];
  readonly logLevel: string;
  /** The pause after which a silent socket is asked whether anybody is there; after three times without an answer nobody is. */
  readonly heartbeatMs: number;
  /** The time that somebody may be away before others may vote a bot onto the seat. */
  readonly graceMs: number;
  readonly bots: { readonly threads: number; readonly pauseMs: number; readonly hardMs: number };
  readonly notices: {
    readonly loopback: boolean;
    /** null: no e-mail. */
    readonly mail: { readonly url: string; readonly from: string } | null;
  };
  readonly limits: {
    readonly frameBytes: number;
    readonly sockets: number;
    readonly messagesPerSecond: number;
    readonly requestsPerSecond: number;
    readonly guestsPerHour: number;
    readonly signInsPerHour: number;
    readonly tablesPerHour: number;
    readonly openTables: number;
    readonly backlogBytes: number;
  };
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = schema.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = String(issue?.path[0] ?? '');
    throw new BadConfig(`${name} is not usable (${JSON.stringify(shown(name, env[name]))}): ${issue?.message}`);
  }
  const e = read.data;
  if (e.SMTP_URL !== undefined && e.MAIL_FROM === undefined) throw new BadConfig('MAIL_FROM is missing: SMTP_URL needs a sender');
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    titlesKey: e.TITLES_KEY ?? null,
    publicUrl: e.PUBLIC_URL ? new URL(e.PUBLIC_URL).origin : null,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN ?? null,
    registration: e.REGISTRATION,
    operators: e.OPERATORS.split(',').filter((id) => id !== ''),
    logLevel: e.LOG_LEVEL,
    heartbeatMs: e.HEARTBEAT_MS,
    graceMs: e.GRACE_MS,
    bots: { threads: e.BOT_THREADS, pauseMs: e.BOT_PAUSE_MS, hardMs: e.BOT_HARD_MS },
    notices: {
      loopback: e.NOTICES_LOOPBACK === '1',
      mail: e.SMTP_URL === undefined ? null : { url: e.SMTP_URL, from: e.MAIL_FROM ?? '' },
    },
    limits: {
      frameBytes: e.LIMIT_FRAME_BYTES,
      sockets: e.LIMIT_SOCKETS,
      messagesPerSecond: e.LIMIT_MESSAGES_PER_SECOND,
      requestsPerSecond: e.LIMIT_REQUESTS_PER_SECOND,
      guestsPerHour: e.LIMIT_GUESTS_PER_HOUR,
      signInsPerHour: e.LIMIT_SIGN_INS_PER_HOUR,
      tablesPerHour: e.LIMIT_TABLES_PER_HOUR,
      openTables: e.LIMIT_OPEN_TABLES,
      backlogBytes: e.LIMIT_BACKLOG_BYTES,
    },
  };
}

/** Values that hold a secret are not printed. */
const SECRET = ['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN', 'TITLES_KEY'];
const shown = (name: string, value: string | undefined): string => (SECRET.includes(name) ? '…' : (value ?? ''));
