// Finds Chromium, or installs it: CHROMIUM_PATH, PATH, Playwright's own, apt-get as root. Says clearly when there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Flags that keep it quiet and on this machine; root has no sandbox. */
export const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(runs);
}

function ownOfPlaywright() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' }).status === 0) return onPath();
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0) return ownOfPlaywright();
  return undefined;
}

export function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished !== undefined && wished !== '') {
    if (!runs(wished)) throw new Error(`CHROMIUM_PATH is ${wished}, which cannot be run`);
    return wished;
  }
  const found = onPath() ?? ownOfPlaywright() ?? installed();
  if (found === undefined) throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.');
  return found;
}

export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: FLAGS });

if (import.meta.main) {
  const path = findChromium();
  console.log(
    path,
    execFileSync(path, ['--version', ...FLAGS])
      .toString()
      .trim(),
  );
}
