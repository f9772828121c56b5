// npm start: installs what is needed, builds the client when it is newer than its build, and serves on the embedded store.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, node24, ROOT } from './node24.mjs';

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

function buildClient() {
  if (!existsSync(join(CLIENT, 'index.html'))) return;
  const built = join(CLIENT, 'dist', 'index.html');
  if (existsSync(built) && statSync(built).mtimeMs > sources()) return;
  console.log('Building the client …');
  const run = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
    cwd: CLIENT,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  });
  if (run.status === 0) return;
  console.error('The page could not be built: the reason stands above. Nothing was started.');
  process.exit(1);
}

install();
buildClient();
const main = join(ROOT, 'packages', 'cli', 'main.ts');
const args = ['--disable-warning=ExperimentalWarning', main, 'serve', ...process.argv.slice(2)];
const server = spawn(node24(), args, { cwd: ROOT, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...environment() } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code) => process.exit(code ?? 1));
