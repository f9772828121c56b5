/** A toy title with three rules: one that a named test guards, one that only a recorded match guards, one that nothing guards. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import equivalents from '../mutate/equivalents.json' with { type: 'json' };
import { mutationsIn } from '../mutate/mutations.ts';
import { mutate } from '../mutate/run.ts';
import { sampleOf } from '../mutate/sample.ts';

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const RULES = `/** ZZ-A-01 */
export const beats = (mine: number, yours: number): boolean => mine > yours;
export const draws = (hand: number): boolean => hand < 4;
export const refills = (deck: number): boolean => deck <= 0;
`;
const TESTS = `import { expect, it } from 'vitest';
import { beats, draws, refills } from '../frames/toy.ts';
it('[ZZ-A-01] equals do not win', () => expect([beats(2, 1), beats(1, 1)]).toEqual([true, false]));
it('[ZZ-A-02] few cards are filled up', () => expect([draws(1), refills(-1)]).toEqual([true, true]));
`;
const RECORDED = `import { expect, it } from 'vitest';
import { draws } from '../frames/toy.ts';
it('plays as recorded', () => expect(draws(4)).toBe(false));
`;

let folder = '';
const put = (path: string, text: string): void => {
  mkdirSync(resolve(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the list of changes that change nothing', () => {
  it.each(equivalents)('$file: $change is still there, with its reason', ({ file, change, reason }) => {
    const there = mutationsIn(file, readFileSync(join(ROOT, file), 'utf8')).map((mutation) => mutation.change);
    expect(there).toContain(change);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
  it('names each of them once', () => {
    const names = equivalents.map(({ file, change }) => `${file} ${change}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a sample of broken rules', () => {
  beforeAll(() => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache/toy-'));
    put('frames/toy.ts', RULES);
    put('test/toy.test.ts', TESTS);
    put('test/replays.test.ts', RECORDED);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tells what a named test, a recorded match and nothing notices', async () => {
    const report = await mutate({ game: 'toy', root: ROOT, folder: relative(ROOT, folder), count: 9, seed: 1 }, () => {});
    const { mutants, ...counts } = report;
    expect(counts).toMatchObject({ game: 'toy', seed: 1, count: 4, named: 1, recordedOnly: 2, survived: 1, equivalent: 0 });
    const fates = Object.fromEntries(mutants.map(({ line, change, fate, by }) => [`${line} ${change}`, `${fate} ${by}`]));
    expect(fates).toEqual({
      '2 > → >= (beats)': 'named [ZZ-A-01] equals do not win',
      '3 < → <= (draws)': 'recordedOnly plays as recorded',
      '3 4 → 5 (draws)': 'recordedOnly plays as recorded',
      '4 <= → < (refills)': 'survived ',
    });
  });
  it('is refused while a test fails without any change', async () => {
    put('test/other.test.ts', "import { expect, it } from 'vitest';\nit('is red', () => expect(1).toBe(2));\n");
    const plan = { game: 'toy', root: ROOT, folder: relative(ROOT, folder), count: 1, seed: 1 };
    await expect(mutate(plan, () => {})).rejects.toThrow('A test fails while nothing is broken: is red');
  });
});

describe('mutations', () => {
  const changes = (text: string, file = 'frames/x.ts'): string[] =>
    mutationsIn(`packages/games/zed/${file}`, text).map(({ kind, change }) => `${kind}: ${change}`);
  it.each<[string, string[]]>([
    ['const f = (a) => { if (a.free) go(); };', ['negated: a.free → !(a.free) (f)', 'skipped: go(); → ; (f)']],
    ['const f = (a, b) => a && b;', ['dropped: a && b → a (f)', 'dropped: a && b → b (f)']],
    ['const f = (list) => list.filter(isFree);', ['dropped: list.filter(isFree) → list (f)']],
    ['const f = (n) => n >= 1;', ['bound: >= → > (f)']],
    ['const f = (x) => x.seat === me;', ['seat: === → !== (f)']],
    ['const f = (x) => Math.max(...x);', ['seat: max → min (f)']],
    ['const f = (x) => x.attacker;', ['seat: attacker → defender (f)']],
    ['const f = (x) => { x.gold -= 2; };', ['skipped: x.gold -= 2; → ; (f)', 'figure: 2 → 3 (f)']],
    ["const f = () => { return 'pay'; };", ["skipped: 'pay' → 'done' (f)"]],
    ['const f = (x) => x.toSorted((a, b) => a - b);', ['order: x.toSorted((a, b) => a - b) → x (f)', 'order: a - b → b - a (f)']],
    ['const f = (x) => x.at(-1);', ['order: x.at(-1) → x[0] (f)']],
    ['const f = (t) => { t.emit({ n: 5 }); if (t.telling) t.reveal(); };', []],
    ['const f = { show: (x) => x > 3, ask(x) { return x > 3; } };', ['bound: > → >= (f.ask)', 'figure: 3 → 4 (f.ask)']],
    ['type N = 3; const copyTable = (n) => n > 3; for (let i = 0; i < 3; i++) go(i);', ['figure: 3 → 4 ()', 'skipped: go(i); → ; ()']],
  ])('%s', (text, expected) => {
    expect(changes(text).sort()).toEqual(expected.sort());
  });
  it('change the figures of cards, keys and sources left alone', () => {
    expect(changes("export const CARDS = { 3: { cost: 1, rules: ['ZZ-A-01'] } };", 'data/cards.ts')).toEqual([
      'figure: 1 → 2 (CARDS.3.cost)',
    ]);
  });
  it('are drawn in turns over their kinds, the same for the same seed', () => {
    const all = mutationsIn('packages/games/zed/data/x.ts', 'export const A = [1, 2, 3, 4, 5, 6]; const f = (n) => n > 1;');
    expect(
      sampleOf(all, 3, 1)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['bound', 'figure', 'figure']);
    expect(sampleOf(all, 4, 7)).toEqual(sampleOf(all, 4, 7));
    expect(sampleOf(all, 99, 1)).toHaveLength(all.length);
  });
});
