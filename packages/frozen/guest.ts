/**
 * Titles from outside: a package whose front door exports `game` and `words`, `about` for its card, and `heuristic` where bots know more
 * than its rules. It is frozen like a title of this build, with this build's own kernel and kit, and checked like all code from elsewhere.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import type { FrozenNames, FrozenRules, FrozenWords } from './contract.ts';
import { bundle, hashOf } from './freeze.ts';
import { loadRules, loadWords, UnusableTitle } from './load.ts';

export interface GuestTitle {
  /** The id of the game. */
  readonly game: string;
  readonly names: FrozenNames;
  readonly rules: FrozenRules;
  readonly words: FrozenWords;
  /** The bytes of its files, by their hashes. */
  readonly code: ReadonlyMap<string, string>;
}

/** A title that cannot be played by; its message is one sentence for whoever wrote it. */
export class BadTitle extends Error {}

/** This build's packages as they lie beside this one: sources in the repository, compiled where it is installed. */
const own = (path: string): string => join(import.meta.dirname, '..', `${path}${extname(import.meta.filename)}`);
const OWN: Readonly<Record<string, string>> = {
  '@longtable/kernel': own('kernel/index'),
  '@longtable/kit': own('kit/index'),
  '@longtable/host': own('host/index'),
  '@longtable/bots/advise': own('bots/advise'),
  '@longtable/bots/guessing': own('bots/guessing'),
  '@longtable/bots/think': own('bots/think'),
  '@longtable/frozen/contract': own('frozen/contract'),
};

const ENTRY = 'longtable-title.js';

const withOwn = (folder: string, entry: string): Plugin => ({
  name: 'guest',
  resolveId: (id) => (id === ENTRY ? join(folder, ENTRY) : (OWN[id] ?? null)),
  load: (id) => (basename(id) === ENTRY ? entry : null),
});

type Door = string | { readonly [condition: string]: Door };
interface PackageJson {
  readonly exports?: Door;
  readonly main?: string;
}

const CONDITIONS = ['.', 'import', 'default'];
const behind = (door: Door | undefined): string | null => {
  if (door === undefined || typeof door === 'string') return door ?? null;
  const next = CONDITIONS.find((condition) => door[condition] !== undefined);
  return next === undefined ? null : behind(door[next]);
};

/** The file behind a package's front door. */
function frontDoor(folder: string): string {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) throw new BadTitle(`there is no package.json in ${folder}`);
  const { exports, main } = JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
  const file = join(folder, behind(exports) ?? main ?? 'index.js');
  if (!existsSync(file)) throw new BadTitle(`${file} does not exist; is the package built?`);
  return file;
}

/** `./my-game`, or the name of a package that is installed here or further up. */
function folderOf(title: string, from = process.cwd()): string {
  const near = resolve(from, title);
  if (existsSync(near) && statSync(near).isDirectory()) return near;
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const installed = join(folder, 'node_modules', title);
    if (existsSync(installed)) return installed;
    if (folder === dirname(folder)) throw new BadTitle('there is neither a folder nor an installed package of this name');
  }
}

const rulesEntry = (door: string): string => `export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { game } from ${door};
export { ABI as abi } from '@longtable/frozen/contract';
`;

const wordsEntry = (door: string, exports: readonly string[]): string => `export { words } from ${door};
${exports.includes('about') ? `export { about } from ${door};` : ''}
export { ABI as abi } from '@longtable/frozen/contract';
${exports.includes('heuristic') ? knowing(door) : "export { guessing as think } from '@longtable/bots/guessing';"}
`;
const knowing = (door: string): string => `import { heuristic } from ${door};
import { advising, judging } from '@longtable/bots/advise';
import { thinking } from '@longtable/bots/think';
export const think = thinking(heuristic);
export const advise = advising(heuristic);
export const judge = judging(heuristic);`;

async function files(title: string, folder: string): Promise<{ names: FrozenNames; code: Map<string, string> }> {
  const door = JSON.stringify(frontDoor(folder));
  const made = (entry: string) => bundle(title, ENTRY, folder, [withOwn(folder, entry)]);
  const { exports } = await made(`export * from ${door};`);
  const missing = ['game', 'words'].filter((name) => !exports.includes(name));
  if (missing.length > 0) throw new BadTitle(`its front door exports no ${missing.join(' and no ')}`);
  const rules = (await made(rulesEntry(door))).code;
  const view = hashOf(rules);
  const words = `${(await made(wordsEntry(door, exports))).code}\nexport const view = "${view}";\n`;
  return { names: { rules: hashOf(rules), words: hashOf(words), view }, code: new Map([rules, words].map((code) => [hashOf(code), code])) };
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** The first line that says something: a bundler begins with how many errors there are. */
function first(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).replaceAll(COLOURS, '').split('\n');
  return (lines.find((line) => line !== '' && !line.startsWith('Build failed')) ?? '').replace(/^Error: /, '');
}

/** Freezes the package and loads it as a server would; throws `BadTitle`. */
export async function freezeGuest(title: string): Promise<GuestTitle> {
  try {
    const { names, code } = await files(title, folderOf(title));
    const bytes = (hash: string) => ({ code: code.get(hash) ?? '', own: false });
    const rules = await loadRules(names.rules, bytes(names.rules));
    const words = await loadWords(names.words, bytes(names.words));
    const { id } = rules.game;
    if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{1,39}$/.test(id)) throw new BadTitle('its game has no id of small letters and dashes');
    return { game: id, names, rules, words, code };
  } catch (error) {
    if (error instanceof BadTitle) throw error;
    throw new BadTitle(error instanceof UnusableTitle ? error.message.replace(/^the file [0-9a-f]{64}/, 'its code') : first(error));
  }
}
