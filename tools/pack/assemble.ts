/** Folders that `npm pack` turns into tarballs: `longtable` whole, and the packages that authors of games compile against. */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownTitles } from '../../packages/frozen/index.ts';
import { GAME_IDS } from '../../packages/games/all/index.ts';
import { ROOT } from '../run-tool.ts';
import { compile, PACKAGES } from './compile.ts';
import { manifestOf, ours, sourceOf } from './manifest.ts';
import { declarations, reachable, readdressed } from './types.ts';

/** What a game is written against, each with its doors. */
const FOR_AUTHORS = ['kernel', 'kit', 'laws'];

/** Everything that is started or imported by its file: the command, threads, and what titles from outside are frozen with. */
const ENTRIES = [
  'cli/main.ts',
  'server/index.ts',
  'server/bots/worker.ts',
  'server/store/sqlite-pages.ts',
  'lab/simulate/worker.ts',
  'lab/arena/worker.ts',
  'bots/advise.ts',
  'bots/guessing.ts',
  'bots/heuristic.ts',
  'bots/think.ts',
  'frozen/contract.ts',
];
/** Of which the types are there, too. */
const DOORS = { '.': 'server/index.ts', './heuristic': 'bots/heuristic.ts' };

/** Files that are read as they are. */
const AS_THEY_ARE = ['client/dist', 'frozen/released', 'cli/new/template'];

/** Without which it is no package: the page, the frozen titles, the threads, the catalogues that `play` shows. */
export const MUST = [
  'bin/longtable.mjs',
  'bin/node24.mjs',
  'dist/client/dist/index.html',
  'dist/client/dist/sw.js',
  'dist/frozen/dist/manifest.json',
  'dist/frozen/released/titles.json',
  'dist/server/bots/worker.js',
  'dist/server/index.d.ts',
  'dist/cli/new/template/game/game.ts',
  'docs/rules/skirmish.md',
  'LICENSE',
  'README.md',
];

const typesOf = (file: string): string => file.replace(/\.ts$/, '.d.ts');
const inJs = (file: string): string => `./${file.replace(/\.ts$/, '.js')}`;

function put(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The frozen titles of this build, in a list that says: there are no sources to compare with. */
async function putTitles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const games = await ownTitles();
  for (const { rules, words } of Object.values(games))
    for (const file of [`${rules}.mjs`, `${rules}.metered.mjs`, `${words}.mjs`])
      cpSync(join(PACKAGES, 'frozen', 'dist', file), join(folder, file));
  writeFileSync(join(folder, 'manifest.json'), json({ sources: null, games }));
}

async function assembleLongtable(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const { needs } = await compile(ENTRIES, dist);
  const all = ours();
  const types = [...declarations(Object.values(DOORS))];
  const addressed = new Map(types.map(([path, text]) => [path, readdressed(path, text, (id) => sourceOf(id, all))]));
  put(dist, reachable(addressed, Object.values(DOORS).map(typesOf)));
  for (const part of AS_THEY_ARE) cpSync(join(PACKAGES, part), join(dist, part), { recursive: true });
  await putTitles(join(dist, 'frozen', 'dist'));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(join(ROOT, 'tools/packed.mjs'), join(folder, 'bin/longtable.mjs'));
  chmodSync(join(folder, 'bin/longtable.mjs'), 0o755);
  cpSync(join(ROOT, 'tools/node24.mjs'), join(folder, 'bin/node24.mjs'));
  for (const game of GAME_IDS) cpSync(join(ROOT, `docs/rules/${game}.md`), join(folder, `docs/rules/${game}.md`));
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(folder, file));
  const exports = Object.fromEntries(Object.entries(DOORS).map(([key, file]) => [key, inJs(`dist/${file}`)]));
  const description = 'A digital table for four fantasy war games, and for those that you write: terminal, server, page.';
  put(folder, new Map([['package.json', json(manifestOf({ name: 'longtable', description, needs, exports, bin: 'bin/longtable.mjs' }))]]));
}

async function assembleForAuthors(name: string, folder: string): Promise<void> {
  const { json: own } = ours().get(`@longtable/${name}`) ?? { json: null };
  if (own === null) throw new Error(`there is no package ${name}`);
  const doors = Object.entries(own.exports ?? {});
  const entries = doors.map(([, target]) => `${name}/${target.slice(2)}`);
  const { needs } = await compile(entries, folder, { root: join(PACKAGES, name), apart: true });
  const types = [...declarations(entries)].filter(([path]) => path.startsWith(`${name}/`));
  put(folder, new Map(types.map(([path, text]) => [path.slice(name.length + 1), readdressed(path, text, () => null)])));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const exports = Object.fromEntries(doors.map(([key, target]) => [key, inJs(target.slice(2))]));
  put(folder, new Map([['package.json', json(manifestOf({ name: own.name, description: own.description, needs, exports }))]]));
}

/** Assembles all of them below a folder; the paths of theirs. */
export async function assemble(into: string): Promise<readonly string[]> {
  rmSync(into, { recursive: true, force: true });
  const longtable = join(into, 'longtable');
  await assembleLongtable(longtable);
  const folders = [longtable];
  for (const name of FOR_AUTHORS) {
    const folder = join(into, name);
    await assembleForAuthors(name, folder);
    folders.push(folder);
  }
  return folders;
}
