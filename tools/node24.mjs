// Runs on any Node from 20 on: finds Node 24 or brings it from npm, so that the rest of the project can be TypeScript as it is.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WANTED = '24.21.0';
const OLDEST = 24;
const TOOLS = join(ROOT, '.tools');

const major = (version) => Number(version.split('.')[0]);

/** True where the Node that runs is new enough. */
export const isNew = () => major(process.versions.node) >= OLDEST;

/** The path of a Node that strips types: this one when it is new enough, else the one kept in a folder. */
export function node24(folder = TOOLS) {
  if (isNew()) return process.execPath;
  const own = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(own)) {
    console.error(`This is Node ${process.versions.node}; bringing Node ${WANTED} from npm (once, into ${folder}) …`);
    mkdirSync(folder, { recursive: true });
    npm(['install', '--no-save', '--no-package-lock', '--loglevel=error', '--prefix', folder, `node@${WANTED}`], { cwd: folder });
  }
  return own;
}

export function npm(args, options = {}) {
  const run = spawnSync('npm', args, {
    cwd: ROOT,
    // On the error stream: what the command itself prints may be read by a program.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    ...options,
  });
  if (run.status !== 0) {
    console.error(`npm ${args[0]} failed. Is the package registry reachable?`);
    process.exit(run.status ?? 1);
  }
}

/** Installs exactly what the lock file says, unless it is there already. */
export function install() {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json')) || !upToDate()) npm(['ci', '--loglevel=error']);
}

/** Looks closely only when one of the two lock files has changed since it was found to be fine. */
function upToDate() {
  const stamp = join(ROOT, 'node_modules', '.up-to-date');
  const now = stampOf('package-lock.json') + stampOf('node_modules/.package-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  try {
    execFileSync(process.execPath, [join(ROOT, 'tools', 'installed.mjs')], { stdio: 'ignore' });
    writeFileSync(stamp, now);
    return true;
  } catch {
    return false;
  }
}

function stampOf(file) {
  const { mtimeMs, size } = statSync(join(ROOT, file));
  return `${file} ${mtimeMs} ${size}\n`;
}

/**
 * An environment in which `node` means Node 24, for tools that start it by name. What any of them has compiled is kept for the next:
 * tests start hundreds of processes that load the same modules.
 */
export function environment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled'),
    ...process.env,
    PATH: [dirname(node24()), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(separator),
  };
}
