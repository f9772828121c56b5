/** Servers as processes of their own, so that they can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GENEROUS } from './setting.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly base: string;
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyMs: number;
  /** Processor time that it took for that. */
  readonly readyCpuMs: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<number | null>;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once('exit', (code) => done(code)));

/** `flags`: of Node itself. */
export async function startProcess(
  port: number,
  env: Record<string, string>,
  patienceMs = 60_000,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const from = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', ...flags, MAIN, 'serve'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...GENEROUS, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A script that fails must not leave its server behind.
  const orphan = (): void => void child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child, patienceMs);
  return {
    child,
    base,
    readyMs: performance.now() - from,
    readyCpuMs: cpuMs(child),
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop() {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}

export async function untilReady(base: string, child: ChildProcess, patienceMs = 60_000): Promise<void> {
  const from = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (performance.now() - from > patienceMs) throw new Error('the server does not become ready');
    const fine = await fetch(`${base}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (fine) return;
    await pause(10);
  }
}

const MS_PER_TICK = 10;

/** Processor time that a process took so far, all its threads together. */
export function cpuMs({ pid }: ChildProcess): number {
  // What follows the name in brackets; user and system time are fields 14 and 15 of the whole line.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return MS_PER_TICK * (Number(fields[11]) + Number(fields[12]));
}

/** Memory that a process has now. */
export const memoryKiB = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
