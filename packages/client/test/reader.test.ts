import { parseCatalogue, type Rulebook } from '@longtable/catalogue';
import { describe, expect, it } from 'vitest';
import { chaptersOf, citedIn, pieces, search } from '../src/rules/reader.ts';

const catalogue = parseCatalogue(
  [
    '# Z: rule catalogue\n\nPrimary source: the book (marked S).\n\n## ACT: acting\n\nNote for authors.\n\n### Move\n\n',
    '- **ZZ-ACT-01** go one step (S, ZZ-ACT-02) _(A-01)_\n- **ZZ-ACT-02** {ex} go **two** steps (X)\n\n',
    '## Worked examples\n\n- **T-01** a vector\n\n## Ambiguities and rulings\n\n- **A-01** ruled\n- **A-02** ruled too\n\n## Audit log\n\n- checked\n',
  ].join(''),
);
const rulebook: Rulebook = {
  sections: { ACT: 'Handeln', Move: 'Bewegen' },
  rules: { 'ZZ-ACT-01': 'Ein Schritt.', 'ZZ-A-01': 'So entschieden.' },
};

describe('the rules reader', () => {
  const chapters = chaptersOf({ catalogue, rulebook }, 'Auslegungen');
  it('has the chapters of the rulebook in their language, and nothing for developers', () => {
    expect(chapters.map(({ title, level, rules }) => [title, level, rules.length])).toEqual([
      ['Handeln', 2, 0],
      ['Bewegen', 3, 2],
      ['Auslegungen', 2, 1],
    ]);
    expect(JSON.stringify(chapters)).not.toMatch(/author|marked|\(S|\(X|\*\*|vector|checked|ruled/);
  });
  it('shows the sentence, and the clean English of the catalogue where none is written', () => {
    const [one, two] = chapters[1]!.rules;
    expect(one).toMatchObject({ id: 'ZZ-ACT-01', text: 'Ein Schritt.', written: true, see: ['ZZ-ACT-02', 'ZZ-A-01'] });
    expect(two).toMatchObject({ id: 'ZZ-ACT-02', text: 'go two steps', written: false, see: [] });
  });
  it('has no chapter of rulings when players meet none', () => {
    expect(chaptersOf({ catalogue, rulebook: null }, 'Rulings').map(({ title }) => title)).toEqual(['acting', 'Move']);
  });
  it('finds rules by words, numbers and chapters', () => {
    const ids = (sought: string): string[] => search(chapters, sought).map(({ rule }) => rule.id);
    expect(ids('schritt')).toEqual(['ZZ-ACT-01']);
    expect(ids('act-02')).toEqual(['ZZ-ACT-02']);
    expect(ids('bewegen ein')).toEqual(['ZZ-ACT-01']);
    expect(ids('bewegen drei')).toEqual([]);
  });
  it('puts the number that was typed, and whole words, before parts of words', () => {
    const rule = (id: string, text: string) => ({ id, text, written: true, isRuling: false, see: [] });
    const chapter = {
      key: 'A',
      level: 2,
      title: 'A',
      rules: [rule('ZZ-A-01', 'Properties.'), rule('ZZ-A-02', 'A tie at the gate.'), rule('ZZ-A-03', 'Gate.')],
    };
    const ids = (sought: string): string[] => search([chapter], sought).map((hit) => hit.rule.id);
    expect(ids('tie')).toEqual(['ZZ-A-02', 'ZZ-A-01']);
    expect(ids('a-03')).toEqual(['ZZ-A-03']);
    expect(ids('gate tie')).toEqual(['ZZ-A-02']);
  });
  it('finds letters with and without their marks', () => {
    const rule = { id: 'ZZ-A-01', text: 'Der König zermürbt.', written: true, isRuling: false, see: [] };
    const found = (sought: string): number => search([{ key: 'A', level: 2, title: '', rules: [rule] }], sought).length;
    expect(['konig', 'könig', 'ZERMURBT', 'kaiser'].map(found)).toEqual([1, 1, 1, 0]);
  });
});

describe('what is sought', () => {
  const marked = (text: string, sought: string): string =>
    pieces(text, sought)
      .map(({ part, hit }) => (hit ? `[${part}]` : part))
      .join('');
  it('is bright wherever it stands', () => {
    expect(marked('A tie is a tie.', 'tie')).toBe('A [tie] is a [tie].');
    expect(marked('The King of ties', 'tie king')).toBe('The [King] of [tie]s');
    expect(marked('Die Könige', 'konig')).toBe('Die [König]e');
    expect(marked('Nothing', '')).toBe('Nothing');
    expect(marked('anan', 'ana')).toBe('[ana]n');
  });
});

describe('rules that an event cites', () => {
  it('are found wherever they stand, once', () => {
    expect(citedIn({ type: 'foe', rule: 'ZZ-ACT-01', choice: { rule: 'ZZ-ACT-02', ties: [{ rules: ['ZZ-ACT-01'] }] } })).toEqual([
      'ZZ-ACT-01',
      'ZZ-ACT-02',
    ]);
    expect(citedIn({ type: 'moved', rule: null, name: 'ZZ-ACT-01' })).toEqual([]);
  });
});
