/** Every arrow that must not be is shown to be caught: a small repository with bad imports, under our settings. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

const PACKAGES = [
  'kernel',
  'kit',
  'laws',
  'catalogue',
  'games/all',
  'games/yield',
  'games/skirmish',
  'host',
  'bots',
  'lab',
  'server',
  'client',
  'cli',
];
const nameOf = (path: string): string => `@longtable/${path === 'games/all' ? 'games' : path.replace('games/', '')}`;

/** Who imports what, and the rule that says no. */
const BAD: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['kernel', 'kit', 'arrows-of-kernel'],
  ['kit', 'laws', 'arrows-of-kit'],
  ['laws', 'games', 'arrows-of-laws'],
  ['games/yield', 'skirmish', 'games-never-import-each-other'],
  ['games/yield', 'games', 'games-never-import-each-other'],
  ['games/yield', 'host', 'arrows-of-games'],
  ['games/all', 'host', 'arrows-of-games/all'],
  ['host', 'kit', 'arrows-of-host'],
  ['lab', 'server', 'arrows-of-lab'],
  ['server', 'lab', 'arrows-of-server'],
  ['client', 'server', 'arrows-of-client'],
  ['cli', 'client', 'arrows-of-cli'],
];

let folder = '';
let found: { rule: { name: string }; from: string; to: string }[] = [];
const put = (path: string, code: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
};
const rulesAgainst = (from: string): string[] => found.filter((v) => v.from === from).map((v) => v.rule.name);
const fileOf = (from: string, to: string): string => `packages/${from}/to-${to}.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-imports-'));
  cpSync(join(ROOT, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  put('package.json', JSON.stringify({ name: 'x', type: 'module', workspaces: PACKAGES.map((p) => `packages/${p}`) }));
  mkdirSync(join(folder, 'node_modules/@longtable'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
  for (const path of PACKAGES) {
    put(`packages/${path}/package.json`, JSON.stringify({ name: nameOf(path), type: 'module', exports: './index.ts' }));
    put(`packages/${path}/index.ts`, 'export const x = 1;\n');
    symlinkSync(join(folder, 'packages', path), join(folder, 'node_modules', nameOf(path)));
  }
  for (const [from, to] of BAD) put(fileOf(from, to), `export { x } from '@longtable/${to}';\n`);
  put('packages/games/yield/platform.ts', "export { readFileSync } from 'node:fs';\n");
  put('packages/kit/scene.ts', 'export const scene = 1;\n');
  put('packages/games/yield/uses-scene.ts', "export { scene } from '../../kit/scene.ts';\n");
  put('packages/games/yield/test/fine.test.ts', "export { x } from '@longtable/laws';\nexport { readFileSync } from 'node:fs';\n");
  put('packages/games/yield/fine.ts', "export { x } from '@longtable/kit';\n");
  put('packages/games/yield/frames/battle.ts', 'export const battle = 1;\n');
  put('packages/games/yield/data/cards.ts', 'export const cards = 1;\n');
  put('packages/client/skins/yield/board.ts', "export { battle } from '../../../games/yield/frames/battle.ts';\n");
  put('packages/client/skins/yield/cards.ts', "export { cards } from '../../../games/yield/data/cards.ts';\n");
  put('packages/kit/a.ts', "export * from './b.ts';\n");
  put('packages/kit/b.ts', "export * from './a.ts';\n");
  put('packages/kit/lost.ts', "export * from './nowhere.ts';\n");
  const args = ['packages', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  found = (JSON.parse(stdout) as { summary: { violations: typeof found } }).summary.violations;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(BAD)('%s must not import %s: %s', (from, to, rule) => {
  expect(rulesAgainst(fileOf(from, to))).toContain(rule);
});
it('games use no platform, no scene, and no path into another package', () => {
  expect(rulesAgainst('packages/games/yield/platform.ts')).toContain('pure-packages-use-no-platform');
  expect(rulesAgainst('packages/games/yield/uses-scene.ts').sort()).toEqual(['packages-meet-by-name', 'scenes-are-for-tests']);
});
it('boards draw by data and decide nothing', () => {
  expect(rulesAgainst('packages/client/skins/yield/board.ts')).toContain('boards-decide-nothing');
  expect(rulesAgainst('packages/client/skins/yield/cards.ts')).not.toContain('boards-decide-nothing');
});
it('cycles and imports of nothing are found', () => {
  expect(rulesAgainst('packages/kit/a.ts')).toContain('no-cycles');
  expect(rulesAgainst('packages/kit/lost.ts')).toContain('everything-resolves');
});
it('ARCHITECTURE.md says what the rules say', async () => {
  const { default: rules } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string; comment?: string }[] };
  };
  const listed = (text: string): string[] => (text.startsWith('no') ? [] : text.split(', ')).sort();
  const meant = rules.forbidden.flatMap(({ name, comment }) => {
    const [, owner, may] = /^packages\/(\S+) may import (.*)\.$/.exec(comment ?? '') ?? [];
    return name.startsWith('arrows-of-') ? [[owner, listed(may ?? '')] as const] : [];
  });
  const rows = [...readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)];
  const said = rows.map(([, owner, may]) => [owner?.replace('/*', ''), listed((may ?? '').replace(/ \(.*?\)/g, ''))] as const);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(meant));
});
it('what is allowed is allowed', () => {
  expect(rulesAgainst('packages/games/yield/fine.ts')).toEqual([]);
  expect(rulesAgainst('packages/games/yield/test/fine.test.ts')).toEqual([]);
});
