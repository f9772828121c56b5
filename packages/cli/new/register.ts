/** Enters a new game wherever games are listed. A list that has changed its shape is named, not guessed at. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../repository.ts';
import type { Names } from './names.ts';

interface Entry {
  readonly file: string;
  /** The line before which the entry goes, once in its file. */
  readonly before: string;
  readonly text: string;
}

const quoted = (id: string): string => (id.includes('-') ? `'${id}'` : id);
const indexed = (id: string): string => (id.includes('-') ? `ABOUT['${id}']` : `ABOUT.${id}`);

const entriesOf = ({ id, type, value }: Names): readonly Entry[] => [
  {
    file: 'packages/games/all/index.ts',
    before: '} as const;',
    text: `  ${quoted(id)}: async () => (await import('@longtable/${id}')).${value},\n`,
  },
  {
    file: 'packages/games/all/about.ts',
    before: "import type { GameId } from './index.ts';",
    text: `import { about as ${value} } from '@longtable/${id}/about';\n`,
  },
  {
    file: 'packages/games/all/about.ts',
    before: '} satisfies Record<GameId, About>;',
    text: id === value ? `  ${id},\n` : `  ${quoted(id)}: ${value},\n`,
  },
  {
    file: 'packages/games/all/rulebooks.ts',
    before: '};\n\nexport const loadRulebook',
    text: `  ${quoted(id)}: {\n    en: () => import('@longtable/${id}/rulebook/en'),\n    de: () => import('@longtable/${id}/rulebook/de'),\n  },\n`,
  },
  {
    file: 'packages/bots/heuristics.ts',
    before: '};\n\n/** ',
    text: `  ${quoted(id)}: async () => (await import('./heuristics/${id}.ts')).${value},\n`,
  },
  {
    file: 'packages/client/skins/game-cards.ts',
    before: "import type { IconName } from '../src/design/icons.ts';",
    text: `import type { ${type} } from '@longtable/${id}/spec';\n`,
  },
  { file: 'packages/client/skins/game-cards.ts', before: '];\n\n/** Any span of people', text: `  cardOf<${type}>(${indexed(id)}),\n` },
];

/** Packages that name every game among what they need. */
const DEPENDENTS = ['packages/games/all', 'packages/bots', 'packages/client', 'packages/frozen'];

export function register(root: string, names: Names): string[] {
  const entries = entriesOf(names);
  for (const { file, before, text } of entries) {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    const at = source.indexOf(before);
    if (at < 0 || source.indexOf(before, at + 1) >= 0)
      throw new Error(`${file} is not as it was: enter the game by hand before "${before}".`);
    writeFileSync(path, source.slice(0, at) + text + source.slice(at));
  }
  for (const folder of DEPENDENTS) need(join(root, folder, 'package.json'), names.id);
  lock(root, names.id);
  return [...new Set(entries.map(({ file }) => file)), ...DEPENDENTS.map((folder) => `${folder}/package.json`), 'package-lock.json'];
}

type Json = Record<string, unknown>;
const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json;
const write = (path: string, value: Json): void => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
const sorted = <T>(list: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));

const withNeed = (pack: Json, id: string): Json => ({
  ...pack,
  dependencies: sorted({ ...(pack['dependencies'] as Record<string, string>), [`@longtable/${id}`]: version() }),
});

function need(path: string, id: string): void {
  write(path, withNeed(read(path), id));
}

/** Writes what `npm install` would: the package itself, the link to it, and who needs it. */
function lock(root: string, id: string): void {
  const path = join(root, 'package-lock.json');
  const all = read(path);
  const packages = { ...(all['packages'] as Record<string, Json>) };
  const { name, version, license, dependencies } = read(join(root, 'packages/games', id, 'package.json'));
  packages[`packages/games/${id}`] = { name, version, license, dependencies } as Json;
  packages[`node_modules/@longtable/${id}`] = { resolved: `packages/games/${id}`, link: true };
  for (const folder of DEPENDENTS) packages[folder] = withNeed(packages[folder]!, id);
  write(path, { ...all, packages: sorted(packages) });
}
