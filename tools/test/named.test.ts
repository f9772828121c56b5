/** What the documents name is there: files and folders of the repository, scripts, commands. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../packages/cli/commands.ts';
import { ROOT } from '../run-tool.ts';

/** A path in backticks: from the root of the repository, or the end of a file's path. */
const PATH = /`((?:packages|docs|tools|examples|\.github)\/[^`\s]*|\w[\w./<>{},-]*\.(?:tsx?|mjs|css|svg|md))`/g;
/** Of a game in a repository of its own. */
const ELSEWHERE = ['src/index.ts'];
const SCRIPT = /npm run (?:-s )?([\w-]+)/g;
const COMMAND = /npx longtable ([a-z]+)/g;

const scripts = Object.keys((JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts);

/** `locale/{en,de}/words.ts` as the paths that it stands for. */
function spelled(path: string): string[] {
  const braces = /\{([^}]*)\}/.exec(path);
  if (braces === null) return [path];
  return braces[1]!.split(',').flatMap((part) => spelled(path.replace(braces[0], part)));
}

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const games = readdirSync(join(ROOT, 'packages/games'));

/** `<game>` stands for any game that has it; what stands for anything else is not looked up. */
function isThere(path: string): boolean {
  if (path.includes('<game>')) return games.some((game) => isThere(path.replaceAll('<game>', game)));
  return /[<>*…]/.test(path) || ELSEWHERE.includes(path) || existsSync(join(ROOT, path)) || files.some((file) => file.endsWith(`/${path}`));
}

function wrongIn(text: string): string[] {
  const named = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...named(PATH)
      .flatMap(spelled)
      .filter((path) => !isThere(path)),
    ...named(SCRIPT).filter((name) => !scripts.includes(name)),
    ...named(COMMAND).filter((name) => !Object.hasOwn(COMMANDS, name)),
  ];
}

const documents = execFileSync('git', ['ls-files', '*.md', ':!CHANGELOG.md', ':!docs/rules/*'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

it('names that lead nowhere are found', () => {
  const text =
    '`packages/games/<game>/{spec,nothing}.ts` `docs/adr/` `data/leaders.ts` `lost.ts` npm run unit npm run fly npx longtable play npx longtable swim `packages/x/…`';
  expect(wrongIn(text)).toEqual(['packages/games/<game>/nothing.ts', 'lost.ts', 'fly', 'swim']);
});

it.each(documents)('%s names what is there', (document) => {
  expect(wrongIn(readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
});
