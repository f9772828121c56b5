// node tools/run.mjs <tool> …: runs an installed tool on Node 24.
import { spawnSync } from 'node:child_process';
import { environment, install } from './node24.mjs';

const [tool, ...args] = process.argv.slice(2);
install();
process.exit(spawnSync(tool, args, { stdio: 'inherit', env: environment(), shell: process.platform === 'win32' }).status ?? 1);
