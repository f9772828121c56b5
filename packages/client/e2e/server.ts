/** The real server, started and stopped by tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'longtable-e2e-'));

const SERVE = ['packages/cli/main.ts', 'serve'];
/** A server whose build has other rules. */
export const OTHER_BUILD = ['packages/promises/help/old-build.ts'];

export function spawnServer(port: number, folder: string, titlesKey = '', [main, ...rest] = SERVE): ChildProcess {
  const args = ['--disable-warning=ExperimentalWarning', join(ROOT, main ?? ''), ...rest];
  const limits = {
    LIMIT_REQUESTS_PER_SECOND: '1000',
    LIMIT_GUESTS_PER_HOUR: '10000',
    LIMIT_TABLES_PER_HOUR: '1000',
    LIMIT_MESSAGES_PER_SECOND: '200',
  };
  const env = {
    ...process.env,
    ...limits,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BOT_PAUSE_MS: '0',
    BOT_THREADS: '1',
    GRACE_MS: '4000',
    NOTICES_LOOPBACK: '1',
    ...(titlesKey !== '' && { TITLES_KEY: titlesKey }),
  };
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

export async function ready(port: number): Promise<void> {
  for (let i = 0; i < 300; i++) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`no server on ${port}`);
}

export const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
