#!/usr/bin/env node
// Plain JavaScript, so that any Node from 20 on can start it: brings Node 24 where this one is older, then hands over.
import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNew, node24 } from './node24.mjs';

const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
if (isNew()) {
  // The database that Node brings says that it is an experiment: nobody who plays can change that.
  const warn = process.emitWarning;
  process.emitWarning = (warning, ...more) => (more[0] === 'ExperimentalWarning' ? undefined : warn.call(process, warning, ...more));
  await import(pathToFileURL(main).href);
} else {
  const kept = join(process.env.XDG_CACHE_HOME || process.env.LOCALAPPDATA || join(homedir(), '.cache'), 'longtable');
  const args = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)];
  const child = spawn(node24(kept), args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
