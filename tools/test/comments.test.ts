/** Doc comments begin with the thing they explain: one that begins with a question word names nothing that could be searched for. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-tool.ts';

const QUESTION = /\/\*\*\s*(?:\n\s*\*\s*)?(?:What|How|Where|Who|Whoever|Whose|Whether)\b[^\n]*/g;

const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const found = sources.map((file) => ({ file, comments: readFileSync(join(ROOT, file), 'utf8').match(QUESTION) ?? [] }));
const packages = [...new Set(sources.map((file) => file.split('/')[1]!))];

it('finds such comments where they are', () => {
  expect('/** How many there are. */\n/**\n * Where it lies. */\n/** The number of them. */\n// What'.match(QUESTION)).toHaveLength(2);
  expect(sources.length).toBeGreaterThan(1000);
});

it.each(packages)('%s: no comment begins with a question word', (name) => {
  const all = found.filter(({ file }) => file.startsWith(`packages/${name}/`));
  expect(all.flatMap(({ file, comments }) => comments.map((comment) => `${file}: ${comment}`))).toEqual([]);
});
