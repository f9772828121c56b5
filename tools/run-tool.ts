/** Starts the tools that the layers use. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './lanes.ts';

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
export const CACHE = resolve(ROOT, '.cache');

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a tool, shows what it says unless told otherwise, and gives it back. */
export function run(tool: string, args: readonly string[], { quiet = false, env = {} } = {}): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(tool, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) say(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
      if (!quiet) say(chunk);
    });
    child.on('error', (error) => done({ code: 127, output, errors: `${tool} cannot be started: ${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output, errors }));
  });
}

export const longtable = (args: readonly string[], options?: { quiet?: boolean }): Promise<Ran> =>
  run(process.execPath, [resolve(ROOT, 'packages/cli/main.ts'), ...args], options);
