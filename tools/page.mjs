// The page of `packages/client/dist`: built where it is older than what it is made of.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT } from './node24.mjs';

const CLIENT = join(ROOT, 'packages', 'client');
const NOT_SOURCE = new Set(['dist', 'node_modules', 'test', 'tests', 'e2e']);

/** When something in a folder was last changed. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

/** Everything that ends up in the page. */
const sources = () =>
  Math.max(
    newest(join(ROOT, 'docs')),
    newest(join(ROOT, 'tools', 'docs')),
    ...['client', 'protocol', 'host', 'kernel', 'kit', 'games', 'bots', 'frozen'].map((name) => newest(join(ROOT, 'packages', name))),
  );

/** True where there is a page of these sources now. */
export function buildPage() {
  const built = join(CLIENT, 'dist', 'index.html');
  if (existsSync(built) && statSync(built).mtimeMs > sources()) return true;
  console.log('Building the page …');
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
    cwd: CLIENT,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  });
  return status === 0;
}
