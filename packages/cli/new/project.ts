/** Makes the small game as a package of its own, for somebody who has the command installed and not this repository. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongUse } from '../command.ts';
import { version } from '../repository.ts';
import { filled, TEMPLATE } from './make.ts';
import type { Names } from './names.ts';

/** Belongs to the repository: its tests, its sentences for the page, its own front door. */
const LEFT_OUT = /^test[\\/]|rulebook\.ts$|^index\.ts$|^package\.json$/;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const manifest = ({ id, title }: Names): string =>
  json({
    name: id,
    version: '0.1.0',
    description: `${title}: whoever takes the last pebble wins.`,
    license: 'MIT',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist', '!dist/test'],
    scripts: { build: 'tsc', test: 'tsc && node --test dist/test/laws.test.js' },
    peerDependencies: { '@longtable/kernel': `^${version()}`, '@longtable/kit': `^${version()}` },
    devDependencies: {
      '@longtable/kernel': version(),
      '@longtable/kit': version(),
      '@longtable/laws': version(),
      '@types/node': '24.19.2',
      longtable: version(),
      typescript: '6.0.3',
    },
  });

const CONFIG = json({
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
    types: ['node'],
  },
  include: ['src'],
});

const door = ({ value }: Names): string => `/** The front door: what "longtable play" and "longtable serve --title" look for. */
export { about } from './about.ts';
export { ${value}Game as game } from './game.ts';
export { heuristic } from './heuristic.ts';
export { ${value}Words as words } from './words.ts';
`;

const heuristic = (names: Names): string =>
  filled('heuristic.ts', names)
    .replace("'@longtable/bots'", "'longtable/heuristic'")
    .replace("'./game/index.ts'", "'./spec.ts'")
    .replace(`export const ${names.value}:`, 'export const heuristic:');

const laws = ({ type }: Names): string => `import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Title } from '@longtable/kit';
import { examine, readMatch } from '@longtable/laws';
import { game, words } from '../index.ts';
import type { ${type} } from '../spec.ts';

const title: Title<${type}> = { game, ...words };

for (const seats of [2, 3, 4])
  test(\`keeps all laws in whole matches of \${seats}, and reads well\`, () => {
    for (let seed = 1; seed <= 5; seed++) {
      const plan = { seats, options: { heap: seed % 2 === 0 ? 15 : 21 }, seed };
      equal(examine(title, { ...plan, wholeEvery: 1 }).violation, null);
      deepEqual(readMatch(title, plan).read, []);
    }
  });
`;

/** Writes the package into a new folder and says which files. */
export function makeProject(root: string, names: Names): string[] {
  if (existsSync(join(root, names.id))) throw new WrongUse(`There is a folder ${names.id} already.`);
  const made: string[] = [];
  const put = (path: string, text: string): void => {
    const file = join(root, names.id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    made.push(`${names.id}/${path}`);
  };
  put('package.json', manifest(names));
  put('tsconfig.json', CONFIG);
  for (const file of readdirSync(join(TEMPLATE, 'game'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !LEFT_OUT.test(file)) put(`src/${file.replaceAll('\\', '/')}`, filled(`game/${file}`, names));
  put('src/index.ts', door(names));
  put('src/heuristic.ts', heuristic(names));
  put('src/test/laws.test.ts', laws(names));
  put('RULES.md', filled('rules.md', names));
  return made;
}
