/** Runs the real command in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/longtable.mjs', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function start(file: string, args: readonly string[], input: string): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('close', (code) => done({ code: code ?? -1, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

export const longtable = (args: readonly string[], input = ''): Promise<Ran> => start(MAIN, args, input);
export const binary = (args: readonly string[]): Promise<Ran> => start(BIN, args, '');

/** Seconds of processor time that the command takes, its own start included. */
export function processorTime(args: readonly string[]): number {
  const times = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(String((user + system) / 1e6)); });`;
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(times)}`, MAIN, ...args];
  const { stderr } = spawnSync(process.execPath, watched, { encoding: 'utf8' });
  return Number(/[\d.]+$/.exec(stderr)?.[0]);
}

/** A folder that is gone when the tests are over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longtable-cli-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
export const lines = (...typed: (string | number)[]): string => `${typed.join('\n')}\n`;
