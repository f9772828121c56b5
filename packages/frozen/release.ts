/**
 * The files of this build, and of the builds before it that were released. A build keeps its files beside this one and makes them anew
 * when a source has changed since; released files never change, and what is released once stays.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { GAME_IDS } from '@longtable/games';
import { type FrozenNames, isHash } from './contract.ts';
import { freeze, hashOf, ROOT } from './freeze.ts';
import { metered } from './metered.ts';
import { impurities } from './purity.ts';

/** Every game of this build with its files. */
export type Names = Readonly<Record<string, FrozenNames>>;

interface Manifest {
  /** Of which sources it was made; null: it is packed, without them. */
  readonly sources: string | null;
  readonly games: Names;
}

const HERE = import.meta.dirname;
/** The files of this build, and the list of them. */
export const BUILT = join(HERE, 'dist');
const RELEASED = join(HERE, 'released');
/** Everything that ends up in a file. */
const SOURCES = ['kernel', 'kit', 'host', 'bots', 'games', 'frozen'];
const NOT_SOURCE = new Set(['dist', 'node_modules', 'test', 'released']);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}

/** Changes when a source file is changed, added or removed. */
function sourcesNow(): string {
  const lines: string[] = [];
  for (const name of existsSync(join(ROOT, 'packages')) ? SOURCES : [])
    for (const path of filesIn(join(ROOT, 'packages', name))) {
      const { mtimeMs, size } = statSync(path);
      lines.push(`${path.slice(ROOT.length)} ${mtimeMs} ${size}`);
    }
  return hashOf(lines.toSorted().join('\n'));
}

/** Whole or not at all, also while others write the same. */
function write(name: string, text: string): void {
  const own = join(BUILT, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  writeFileSync(own, text);
  renameSync(own, join(BUILT, name));
}

function builtBefore(sources: string): Names | null {
  try {
    const manifest = JSON.parse(readFileSync(join(BUILT, 'manifest.json'), 'utf8')) as Manifest;
    const files = Object.values(manifest.games).flatMap(({ rules, words }) => [rules, words]);
    const isOurs = manifest.sources === null || manifest.sources === sources;
    return isOurs && files.every((hash) => existsSync(join(BUILT, `${hash}.mjs`))) ? manifest.games : null;
  } catch {
    return null;
  }
}

const VIEW_LINE = /export const view = "([0-9a-f]{64})";\n$/;

async function frozen(game: string): Promise<FrozenNames> {
  const rules = await freeze(game, 'rules');
  const words = await freeze(game, 'words');
  for (const [kind, { code }] of [['rules', rules] as const, ['words', words] as const]) {
    const impure = impurities(code, kind);
    if (impure.length > 0) throw new Error(`the ${kind} of ${game} are not pure: ${impure.join(', ')}`);
  }
  write(`${rules.hash}.mjs`, rules.code);
  write(`${rules.hash}.metered.mjs`, metered(rules.code));
  write(`${words.hash}.mjs`, words.code);
  return { rules: rules.hash, words: words.hash, view: VIEW_LINE.exec(words.code)?.[1] ?? '' };
}

/** The files of this build: those of before where nothing has changed since, else made now. */
export async function ownTitles(): Promise<Names> {
  const sources = sourcesNow();
  const before = builtBefore(sources);
  if (before !== null) return before;
  mkdirSync(BUILT, { recursive: true });
  const games: Record<string, FrozenNames> = {};
  for (const game of GAME_IDS) games[game] = await frozen(game);
  write('manifest.json', `${JSON.stringify({ sources, games } satisfies Manifest, null, 2)}\n`);
  return games;
}

/** A released file as the list names it. */
export interface Released {
  readonly game: string;
  readonly rules: string;
  readonly words: string;
  /** The number that these rules had before rules were frozen. */
  readonly number?: number;
}

/** Everything ever released, the oldest first. Only ever add to it. */
export const released = JSON.parse(readFileSync(join(RELEASED, 'titles.json'), 'utf8')) as readonly Released[];

/** The rules of matches that are older than hashes. */
export const legacyRules = (game: string, number: number): string | null =>
  released.find((r) => r.game === game && r.number === number)?.rules ?? null;

/** The bytes of a file of this build or of a release; null: it is neither. */
export function ownCode(hash: string): string | null {
  if (!isHash(hash)) return null;
  const built = join(BUILT, `${hash}.mjs`);
  if (existsSync(built)) return readFileSync(built, 'utf8');
  const old = join(RELEASED, `${hash}.mjs.br`);
  return existsSync(old) ? brotliDecompressSync(readFileSync(old)).toString('utf8') : null;
}

/** The same file with a meter in it. A build makes those of its rules beforehand: that takes longer than to load them. */
export function meteredCode(hash: string, code: string): string {
  const built = join(BUILT, `${hash}.metered.mjs`);
  return existsSync(built) ? readFileSync(built, 'utf8') : metered(code);
}
