/** Files that lint looks at again: those that changed, and all of them when its settings did. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince, type Linted, toLint } from '../linted.ts';

let folder = '';
let fine: Linted;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const changed = (): string[] => changedSince(fine, toLint(folder));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longtable-linted-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  put('.gitignore', 'dist\n');
  put('biome.json', JSON.stringify({ files: { includes: ['**', '!**/released', '!**/replays/*.json'] } }));
  put('package.json', '{}');
  put('rules.grit', 'language js');
  put('src/one.ts', 'one');
  put('src/two.tsx', 'two');
  put('src/read.md', 'no code');
  put('dist/built.ts', 'ignored');
  put('old/released/rules.ts', 'left out');
  put('test/replays/match.json', '{}');
  fine = toLint(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('are all files that Biome reads and the settings do not leave out', () => {
  expect(Object.keys(fine.files)).toEqual(['biome.json', 'package.json', 'rules.grit', 'src/one.ts', 'src/two.tsx']);
});

it('are none while nothing changed, and none because of what is not read', () => {
  expect(changed()).toEqual([]);
  put('src/read.md', 'other words');
  put('dist/built.ts', 'built again');
  expect(changed()).toEqual([]);
});

it('are those with another text, and new ones', () => {
  put('src/one.ts', 'another one');
  put('src/three.css', 'a {}');
  rmSync(join(folder, 'src/two.tsx'));
  expect(changed()).toEqual(['src/one.ts', 'src/three.css']);
});

it.each(['biome.json', 'rules.grit', 'package.json', '.gitignore'])('are all of them when %s changed', (setting) => {
  put(setting, setting === 'biome.json' ? JSON.stringify({ files: { includes: ['**'] } }) : 'changed');
  expect(changed()).toEqual(Object.keys(toLint(folder).files));
});

it('are unknown where there is no git', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(toLint(folder).files).toEqual({});
});
