// Finds Chromium, or installs it: CHROMIUM_PATH, PATH, Playwright's own, apt-get as root. Says clearly when there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Packages of apt-get: not every system has the shell by itself. */
const PACKAGES = [['chromium', 'chromium-headless-shell'], ['chromium']];

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

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs);
}

function ownOfPlaywright() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const comesByApt = (packages) => spawnSync('apt-get', ['install', '-y', ...packages], { stdio: 'ignore' }).status === 0;

function installed() {
  if (process.getuid?.() === 0 && PACKAGES.some(comesByApt)) return onPath(WHOLE);
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0) return ownOfPlaywright();
  return undefined;
}

const wished = () => process.env.CHROMIUM_PATH ?? '';

export function findChromium() {
  if (wished() !== '' && !runs(wished())) throw new Error(`CHROMIUM_PATH is ${wished()}, which cannot be run`);
  const found = wished() || (onPath(WHOLE) ?? ownOfPlaywright() ?? installed());
  if (found === undefined) throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.');
  return found;
}

/** Chromium's headless shell: without a window to draw it costs less, and it shows no notices. Where there is none, the whole. */
export function findShell() {
  const whole = findChromium();
  return wished() === '' ? (onPath(SHELL) ?? whole) : whole;
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
