// npm test [-- layer …]: brings Node 24 and the packages, then runs the layers of layers.ts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node24, ROOT } from './node24.mjs';

install();
const main = join(ROOT, 'tools', 'main.ts');
const args = ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)];
process.exit(spawnSync(node24(), args, { cwd: ROOT, stdio: 'inherit', env: environment() }).status ?? 1);
