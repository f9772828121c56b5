/** `longtable serve`: the server, until it is told to end. */
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { GuestTitle } from '@longtable/frozen';
import type { Config, Running } from '@longtable/server';
import { type Command, type Line, WrongUse } from '../command.ts';
import { DATA_OPTION } from '../data-option.ts';

export const command: Command = {
  name: 'serve',
  summary: 'Serves tables over HTTP and sockets.',
  args: '',
  options: {
    port: { value: 'N', help: 'Port to listen on. Default: PORT, or 8080.' },
    host: { value: 'NAME', help: 'Address to listen on. Default: HOST, or 127.0.0.1; 0.0.0.0 lets others in.' },
    title: {
      value: 'PATH',
      multiple: true,
      help: 'A game from outside: the folder of its package, or the name of an installed one; may be given several times.',
    },
    data: DATA_OPTION,
  },
  notes: [
    'A title from outside is frozen and put to the laws first. One that breaks them is left out with a word, and all others are served. docs/write-a-game.md says how to make one.',
    'Configured by environment; docs/configuration.md explains each: HOST, PORT, DATA_DIR, DATABASE_URL (PostgreSQL, any number of nodes), TITLES_KEY, PUBLIC_URL (behind a proxy), TRUST_PROXY, METRICS_TOKEN, REGISTRATION, OPERATORS, LOG_LEVEL, HEARTBEAT_MS, GRACE_MS.',
    'Bots: BOT_THREADS, BOT_PAUSE_MS, BOT_HARD_MS. Notices: SMTP_URL, MAIL_FROM, NOTICES_LOOPBACK. Limits: LIMIT_FRAME_BYTES, LIMIT_SOCKETS, LIMIT_MESSAGES_PER_SECOND, LIMIT_REQUESTS_PER_SECOND, LIMIT_GUESTS_PER_HOUR, LIMIT_SIGN_INS_PER_HOUR, LIMIT_TABLES_PER_HOUR, LIMIT_OPEN_TABLES, LIMIT_BACKLOG_BYTES.',
    'SIGTERM and SIGINT end it within ten seconds; nothing that was acknowledged is lost.',
  ],
  run,
};

async function configOf(line: Line): Promise<Config> {
  const { readConfig } = await import('@longtable/server');
  const given = { PORT: line.text('port'), HOST: line.text('host'), DATA_DIR: line.text('data') };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return readConfig({ ...process.env, ...set });
}

async function started(line: Line): Promise<[Config, Running]> {
  const { BadConfig, serve } = await import('@longtable/server');
  try {
    const config = await configOf(line);
    return [config, await serve(config, { guests: await guestsOf(line.texts('title')) })];
  } catch (error) {
    if (error instanceof BadConfig) throw new WrongUse(`${error.message}.`);
    throw error;
  }
}

/** Titles that can be played by; of every other one is said why not. */
async function guestsOf(paths: readonly string[]): Promise<readonly GuestTitle[]> {
  if (paths.length === 0) return [];
  const { admitted } = await import('../guests.ts');
  return admitted(paths, (path, why) => console.error(`longtable: the title ${path} is left out: ${why}.`));
}

/**
 * Young objects are collected once a twelfth of their room is taken, not four fifths: everybody waits while what is still in use is copied, and
 * a server with hundreds of tables then has little of it to copy at a time. Measured in docs/promises.md, "Slow answers".
 */
const SOONER = '--minor-gc-task-trigger=8';

/** The time after which a server that has not ended is ended. */
const LAST_MS = 10_000;

async function run(line: Line): Promise<number> {
  // What was compiled once is read from there next time: a restart takes a third of the time.
  enableCompileCache();
  setFlagsFromString(SOONER);
  const [config, server] = await started(line);
  if (line.json) console.log(JSON.stringify({ address: server.address, port: server.port }));
  else
    console.log(
      `Longtable is at ${config.publicUrl ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${server.port}`}`,
    );
  await new Promise<void>((done) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, done);
  });
  setTimeout(() => process.exit(1), LAST_MS).unref();
  await server.close();
  return 0;
}
