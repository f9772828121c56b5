/** A new game, made in a copy of this repository: it compiles, is played, keeps the laws and reads well. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../new/names.ts';
import { ROOT } from '../repository.ts';

const LEFT_OUT = ['node_modules', '.git', '.cache', '.tools', 'dist', 'test-results', 'fonts'];
let copy = '';
const run = (tool: string, args: readonly string[], input = ''): { status: number | null; text: string } => {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: copy, input, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};
const longtable = (line: string, input = '') => run(process.execPath, ['packages/cli/main.ts', ...line.split(' ')], input);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'longtable-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@longtable'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@longtable' && name !== '.cache') symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(modules, '@longtable')))
    symlinkSync(readlinkSync(join(modules, '@longtable', name)), join(copy, 'node_modules/@longtable', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('longtable new', () => {
  it('makes a game that is entered everywhere', () => {
    const { status, text } = longtable('new river-crossing --json');
    expect([status, text]).toEqual([0, expect.stringContaining('"prefix": "RC"')]);
    const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> };
    expect(lock.packages['packages/games/river-crossing']).toMatchObject({ name: '@longtable/river-crossing' });
    expect(run('node_modules/.bin/biome', ['check', 'packages/games', 'packages/bots', 'packages/frozen/entries']).status).toBe(0);
  });
  it('is played at the terminal at once, in both languages', () => {
    const typed = `${'1\n'.repeat(21)}`;
    expect(longtable('play river-crossing --seed 3', typed).text).toContain('The last pebble is taken.');
    expect(longtable('play river-crossing --seed 3 --lang de --bots random', typed).text).toContain('Der letzte Kiesel ist genommen.');
  });
  it('keeps all laws and reads well', () => {
    expect(longtable('simulate river-crossing --games 20').text).toContain('no violation');
    expect(longtable('simulate river-crossing --games 5 --texts').text).toContain('no finding');
  });
  it('passes its own tests, each rule has a place, a test and sentences', () => {
    const { status, text } = run('node_modules/.bin/vitest', ['run', 'packages/games/river-crossing']);
    expect([status, text]).toEqual([0, expect.stringMatching(/Tests .*17 passed/)]);
    const { games } = JSON.parse(longtable('rules river-crossing --json').text.replace(/longtable:[^\n]*\n?/g, '')) as {
      games: Record<string, object>;
    };
    expect(games['river-crossing']).toMatchObject({ rules: 7, inCode: 7, unaddressed: [], overfull: [], sentences: [], unknown: [] });
  });
  it('misses what one forgets: a sentence, a test, the words of an option', () => {
    const home = join(copy, 'packages/games/river-crossing');
    const without = (file: string, what: string | RegExp, instead: string, line: string) => {
      const text = readFileSync(join(home, file), 'utf8');
      writeFileSync(join(home, file), text.replace(what, instead));
      const ran = longtable(line);
      writeFileSync(join(home, file), text);
      return ran;
    };
    const sentence = without('locale/de/rulebook.ts', /.*RC-TRN-02.*\n/, '', 'rules river-crossing');
    expect([sentence.status, sentence.text]).toEqual([1, expect.stringContaining('de: RC-TRN-02 has no sentence')]);
    expect(longtable('rules river-crossing').status).toBe(0);
    expect(without('test/rules/turn.test.ts', '[RC-TRN-02] ', '', 'rules RC-TRN-02').text).toContain('tests\n  none');
    const words = without('locale/de/index.ts', 'options: { heap:', 'options: { heaps:', 'simulate river-crossing --games 1 --texts');
    expect([words.status, words.text]).toEqual([1, expect.stringContaining('option heap: label')]);
  });
  it('compiles', () => {
    const include = [
      'packages/games/river-crossing',
      'packages/games/all',
      'packages/bots/heuristics/river-crossing.ts',
      'packages/frozen/entries/river-crossing',
    ];
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include }),
    );
    expect(run('node_modules/.bin/tsc', ['-p', 'tsconfig.new.json'])).toEqual({ status: 0, text: '' });
  }, 240_000);
});

describe('its name', () => {
  it.each(['class', 'let', 'kernel', 'server', 'index', 'about', 'game', 'table', 'rules', 'view', 'match', 'texts', 'plan', 'number'])(
    'is not %s, which means something else in its files',
    (id) => {
      expect(() => namesOf(id, undefined, [])).toThrow(`"${id}" cannot be the name of a game.`);
    },
  );
  it.each(['pebbles', 'river-crossing', 'go', 'chess', 'tic-tac-toe'])('may be %s', (id) => {
    expect(namesOf(id, undefined, []).id).toBe(id);
  });
});

describe('the numbers of its rules', () => {
  it('begin with two letters that are free', () => {
    expect(namesOf('river-crossing', undefined, ['YD']).prefix).toBe('RC');
    expect(namesOf('river-crossing', undefined, ['RC']).prefix).toBe('RI');
    expect(namesOf('pebbles', undefined, []).prefix).toBe('PE');
    expect(namesOf('pebbles', 'XY', [])).toEqual({ id: 'pebbles', type: 'Pebbles', value: 'pebbles', title: 'Pebbles', prefix: 'XY' });
  });
});
