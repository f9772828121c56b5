import { ids, parseCatalogue } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { ROOT, readFile } from '../repository.ts';
import { type Code, codeOf, coverageOf, idsInTitles, sentenceProblems, strayIds } from '../rules/coverage.ts';
import { placesIn } from '../rules/places.ts';
import type { ProvenTitle } from '../rules/reports.ts';

const catalogue = parseCatalogue(
  '# Z\n\n## SET: x\n\n- **ZZ-SET-01** one\n- **ZZ-SET-02** two\n- **ZZ-SET-03** three\n- **ZZ-SET-04** {def} four\n- **ZZ-SET-05** {ex} five\n\n## Worked examples\n\n- **T-01** vector\n',
);
const code = (text: string): Code => ({ places: placesIn('zed.ts', text, 'ZZ'), mentioned: ids(text, 'ZZ') });
const covered = (source: Code, titles: ProvenTitle[], stray: string[], sentences: string[] = []) =>
  coverageOf(catalogue, { code: source, titles, stray, sentences });
const title = (text: string, passed = true) => ({ file: 'packages/games/zed/test/rules/x.test.ts', title: text, passed });

describe('coverage', () => {
  it('counts rules in code and proven, and keeps vectors apart', () => {
    const titles = [title('setup [ZZ-SET-01, ZZ-T-01] works'), title('ZZ-SET-03 outside brackets proves nothing')];
    expect(covered(code('/** ZZ-SET-01, ZZ-SET-02, ZZ-T-01 */\nexport const x = 1;'), titles, [])).toEqual({
      rules: 5,
      definitions: 1,
      examples: 1,
      inCode: 2,
      tested: 1,
      open: ['ZZ-SET-02', 'ZZ-SET-03', 'ZZ-SET-04', 'ZZ-SET-05'],
      unaddressed: ['ZZ-SET-03'],
      overfull: [],
      sentences: [],
      unknown: [],
      vectors: { all: 1, tested: 1, open: [] },
      rulings: { all: 0, tested: 0, open: [] },
      problems: [],
    });
  });
  it('does not take an id at the head of a file, or in the list of a frame, for an address', () => {
    const head =
      "/** All of it: ZZ-SET-01. */\nimport { y } from './y.ts';\n\n// ZZ-SET-02\n\nexport const x = { rules: ['ZZ-SET-03'], stages: { y } };";
    const found = covered(code(head), [], []);
    expect([found.unaddressed, found.inCode, found.unknown]).toEqual([['ZZ-SET-01', 'ZZ-SET-02', 'ZZ-SET-03'], 0, []]);
  });
  it('names places with more ids than three', () => {
    const three = code('/** ZZ-SET-01, ZZ-SET-02, ZZ-SET-03 */\nexport const x = 1;');
    expect(covered(three, [], []).overfull).toEqual([]);
    const four = code('/** ZZ-SET-01, ZZ-SET-02 */\nexport const x = { rules: ["ZZ-SET-03"], rule: "ZZ-SET-04" };');
    expect(covered(four, [], []).overfull).toEqual(['zed.ts:2 x: ZZ-SET-01 ZZ-SET-02 ZZ-SET-03 ZZ-SET-04']);
  });
  it('names ids that no catalogue knows, from code and from titles', () => {
    const found = covered(code('// ZZ-SET-09\n'), [title('[ZZ-OLD-01] x', false)], ['YX-SET-01']);
    expect(found.unknown).toEqual(['YX-SET-01', 'ZZ-OLD-01', 'ZZ-SET-09']);
  });
  it('does not take a rule for proven while one of its tests fails', () => {
    const { proven, named } = idsInTitles([title('[ZZ-SET-01] a'), title('[ZZ-SET-01] b', false), title('[ZZ-SET-02] c')], 'ZZ');
    expect([[...proven], [...named]]).toEqual([['ZZ-SET-02'], ['ZZ-SET-01', 'ZZ-SET-02']]);
  });
  it('notices mistyped prefixes in the tests of a game', () => {
    expect(strayIds('zed', [title('[ZY-SET-01, ZZ-SET-01] a'), title('[2] [X] b')], ['ZZ'])).toEqual(['ZY-SET-01']);
    expect(strayIds('other', [title('[ZY-SET-01] a')], ['ZZ'])).toEqual([]);
  });
  it('reads the sentences for players in both languages', async () => {
    const rules = parseCatalogue(readFile(`${ROOT}/docs/rules/skirmish.md`));
    expect(await sentenceProblems('skirmish', rules)).toEqual([]);
    const more = parseCatalogue(`${readFile(`${ROOT}/docs/rules/skirmish.md`)}\n- **SK-END-02** One rule more.\n`);
    expect(await sentenceProblems('skirmish', more)).toEqual(['en: SK-END-02 has no sentence', 'de: SK-END-02 has no sentence']);
  });
  it('reads the sources of a game, tests and texts left out', () => {
    const { places, mentioned } = codeOf('skirmish', 'SK');
    expect(mentioned).toContain('SK-END-01');
    expect(places.find(({ name }) => name === 'HILLS')).toMatchObject({
      file: 'packages/games/skirmish/data.ts',
      ids: { 'SK-SET-04': expect.any(Number) },
    });
  });
});
