// npm start: installs what is needed, builds the page when it is older than its sources, and serves on the embedded store.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node24, ROOT } from './node24.mjs';
import { buildPage } from './page.mjs';

install();
if (!buildPage()) {
  console.error('The page could not be built: the reason stands above. Nothing was started.');
  process.exit(1);
}
const main = join(ROOT, 'packages', 'cli', 'main.ts');
const args = ['--disable-warning=ExperimentalWarning', main, 'serve', ...process.argv.slice(2)];
const server = spawn(node24(), args, { cwd: ROOT, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...environment() } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code) => process.exit(code ?? 1));
