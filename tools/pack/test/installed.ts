/** The tarballs, installed in an empty folder, as somebody without this repository has them. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TARBALLS } from '../../pack.ts';

export const folder = mkdtempSync(join(tmpdir(), 'longtable-package-'));
/** The empty folder. */
export const home = join(folder, 'home');
export const LONGTABLE = join(home, 'node_modules', 'longtable');

/** Tools that an author of a game has beside ours. */
const BESIDE = ['typescript@6.0.3', '@types/node@24.19.2'];
const SHELL = process.platform === 'win32';

/** Made once for all tests, by setup.ts. */
export const tarballsHere = (): string[] =>
  readdirSync(TARBALLS)
    .toSorted()
    .map((name) => join(TARBALLS, name));

export function install(): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  npm(['npm install', ...tarballsHere(), ...BESIDE].join(' '), home);
}

export const remove = (): void => rmSync(folder, { recursive: true, force: true });

export interface Ran {
  readonly code: number | null;
  readonly text: string;
}

/** Runs something that is installed there. */
export function run(tool: string, args: readonly string[], { cwd = home, input = '', env = {} as Record<string, string> } = {}): Ran {
  const file = join(home, 'node_modules', '.bin', tool);
  const { status, stdout, stderr } = spawnSync(tool === 'node' ? process.execPath : file, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    shell: SHELL,
  });
  return { code: status, text: stdout + stderr };
}

/** A line that begins with `npm`; what it said. */
export function npm(line: string, cwd: string): string {
  const [, ...args] = line.split(' ');
  return execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: SHELL,
  });
}

export const longtable = (line: string, options?: Parameters<typeof run>[2]): Ran => run('longtable', line.split(' '), options);

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(bound !== null && typeof bound === 'object' ? bound.port : 0));
    });
  });

export interface Served {
  readonly base: string;
  /** What it has said so far. */
  said(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')));

/** `longtable serve` as a process of its own, until it is ready. */
export async function serve(args: readonly string[], cwd = home): Promise<Served> {
  const port = await freePort();
  const bin = join(LONGTABLE, 'bin', 'longtable.mjs');
  const child = spawn(process.execPath, [bin, 'serve', '--port', String(port), ...args], {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'error', BOT_PAUSE_MS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`the server does not start: ${said}`);
    const fine = await fetch(`${base}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (fine) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    base,
    said: () => said,
    stop: () =>
      new Promise((done) => {
        running.delete(child);
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}
