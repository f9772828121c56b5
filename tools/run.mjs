// node tools/run.mjs [NAME=value …] <tool> …: runs an installed tool on Node 24, with these variables; in the same way on every platform.
import { spawnSync } from 'node:child_process';
import { environment, install } from './node24.mjs';

const given = process.argv.slice(2);
const tool = given.findIndex((word) => !/^[A-Z_]+=/.test(word));
const settings = Object.fromEntries(given.slice(0, tool).map((word) => word.split(/=(.*)/s)));
install();
const options = { stdio: 'inherit', env: { ...environment(), ...settings }, shell: process.platform === 'win32' };
process.exit(spawnSync(given[tool], given.slice(tool + 1), options).status ?? 1);
