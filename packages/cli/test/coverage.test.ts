import { parseCatalogue } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { coverageOf, idsInCode, idsInTitles, strayIds } from '../rules/coverage.ts';

const catalogue = parseCatalogue(
  '# Z\n\n## SET: x\n\n- **ZZ-SET-01** one\n- **ZZ-SET-02** two\n- **ZZ-SET-03** three\n\n## Worked examples\n\n- **T-01** vector\n',
);
const title = (text: string, passed = true) => ({ file: 'packages/games/zed/test/rules/x.test.ts', title: text, passed });

describe('coverage', () => {
  it('counts rules in code and proven, and keeps vectors apart', () => {
    const titles = [title('setup [ZZ-SET-01, ZZ-T-01] works'), title('ZZ-SET-03 outside brackets proves nothing')];
    expect(coverageOf(catalogue, ['ZZ-SET-01', 'ZZ-SET-02', 'ZZ-T-01'], titles, [])).toEqual({
      rules: 3,
      inCode: 2,
      tested: 1,
      open: ['ZZ-SET-02', 'ZZ-SET-03'],
      unknown: [],
      vectors: { all: 1, tested: 1, open: [] },
      rulings: { all: 0, tested: 0, open: [] },
      problems: [],
    });
  });
  it('names ids that no catalogue knows, from code and from titles', () => {
    const found = coverageOf(catalogue, ['ZZ-SET-09'], [title('[ZZ-OLD-01] x', false)], ['YX-SET-01']);
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
  it('finds the rules of frames and those that other code cites', async () => {
    const found = await idsInCode('skirmish', 'SK');
    expect(found).toContain('SK-END-01');
    expect(found).toContain('SK-SET-04');
  });
});
