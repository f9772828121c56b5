/** Folders of the page: none imports another one that imports it back, types apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src');
const IMPORT = /import (?!type )[^;]*?from '(\.[^']+)'|import '(\.[^']+)'/g;

const sources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.replaceAll(sep, '/'), readFileSync(join(ROOT, file), 'utf8')]),
  );

const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

/** Pairs of folders that import each other, each with one import of either direction. */
function knots(files: Readonly<Record<string, string>>): string[] {
  const arrows = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    for (const [, named, bare] of text.matchAll(IMPORT)) {
      const target = relative('.', join(dirname(file), named ?? bare ?? '')).replaceAll(sep, '/');
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to && !target.startsWith('..')) arrows.set(`${from} ${to}`, `${file} → ${target}`);
    }
  }
  return [...arrows].flatMap(([pair, there]) => {
    const [from, to] = pair.split(' ') as [string, string];
    const back = arrows.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${there}, ${back}`] : [];
  });
}

describe('folders of the page', () => {
  it('import in one direction only', () => {
    const files = sources();
    expect(Object.keys(files).length).toBeGreaterThan(80);
    expect(knots(files)).toEqual([]);
  });
  it('would be seen if they were knotted, but types tie no knot', () => {
    const there = { 'a/one.ts': "import { x } from '../b/two.ts';" };
    expect(knots({ ...there, 'b/two.ts': "import {\n  y,\n} from '../a/one.ts';" })).toEqual(['a/one.ts → b/two.ts, b/two.ts → a/one.ts']);
    expect(knots({ ...there, 'b/two.ts': "import type { Y } from '../a/one.ts';" })).toEqual([]);
  });
});
