import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Catalogue, type EntryKind, ids, parseCatalogue, plainText, RULE_KINDS, rulesFile } from '../index.ts';

const load = (game: string): Catalogue => parseCatalogue(readFileSync(new URL(`../../../${rulesFile(game)}`, import.meta.url), 'utf8'));
const count = (c: Catalogue, ...kinds: EntryKind[]): number => c.entries.filter((e) => kinds.includes(e.kind)).length;
const entry = (c: Catalogue, id: string) => c.entries.find((e) => e.id === id)!;

describe('the five catalogues', () => {
  it.each([
    ['yield', 'YD', 299, 42, 50],
    ['crown-of-ash', 'CA', 314, 50, 51],
    ['rune-age', 'RA', 303, 36, 43],
    ['uprising', 'UP', 347, 25, 78],
    ['skirmish', 'SK', 20, 0, 0],
  ])('%s: prefix %s, at least %i rules, %i vectors, %i rulings', (game, prefix, rules, vectors, rulings) => {
    const c = load(game);
    expect(c.prefix).toBe(prefix);
    expect(count(c, ...RULE_KINDS)).toBeGreaterThanOrEqual(rules);
    expect(count(c, 'vector')).toBeGreaterThanOrEqual(vectors);
    expect(count(c, 'ruling')).toBeGreaterThanOrEqual(rulings);
    expect(c.problems).toEqual([]);
  });

  it('name sections by code and title, however the dash is written', () => {
    const named = (game: string, code: string) => load(game).sections.find((s) => s.code === code)?.title;
    expect(named('yield', 'GEN')).toBe('frame of the game');
    expect(named('crown-of-ash', 'VP')).toBe('Scoring of structures');
    expect(named('rune-age', 'SIE')).toBe('Siege');
    expect(named('uprising', 'PLA')).toBe('Placing Nemesis Units');
  });
});

describe('entries', () => {
  it('give every vector and ruling the prefix of its game', () => {
    expect(entry(load('yield'), 'YD-T-05').text).toContain('Totals 6:6 at start');
    expect(entry(load('crown-of-ash'), 'CA-R-01').title).toBe('Display order');
    expect(entry(load('uprising'), 'UP-R-42').title).toBe('"3+ Curses"');
  });
  it('read a row of a table as situation and result', () => {
    expect(entry(load('crown-of-ash'), 'CA-EX-02')).toMatchObject({ title: 'book', text: 'Matching pair → +1 AV' });
  });
  it('keep tables and remarks that belong to them', () => {
    expect(entry(load('rune-age'), 'RA-SET-08').more).toContain('| 4       | 24');
    expect(entry(load('uprising'), 'UP-WE-24').more.split('\n')).toHaveLength(2);
    expect(entry(load('yield'), 'YD-E-08').text).toContain('**Contradiction**');
  });
  it('tell marks and the rulings they depend on', () => {
    expect(entry(load('yield'), 'YD-GEN-09')).toMatchObject({ marks: ['X'], rulings: ['YD-A-02'] });
    expect(entry(load('crown-of-ash'), 'CA-SET-18').rulings).toEqual(['CA-R-02']);
    expect(entry(load('rune-age'), 'RA-SET-17').marks).toEqual(['P']);
    expect(entry(load('uprising'), 'UP-SET-19').marks).toEqual(['1E', '2E']);
    expect(entry(load('uprising'), 'UP-AIH-05').marks).toEqual([]);
  });
});

describe('a rule that no code does', () => {
  const c = parseCatalogue(
    '# Z\n\n## SET: x\n\n- **ZZ-SET-01** {def} a word _(D)_\n- **ZZ-SET-02** {ex} a case\n- **ZZ-SET-03** a rule\n\n## Worked examples\n\n- **T-01** {ex} x\n',
  );
  it('says so after its id: a definition or an example', () => {
    expect(c.entries.map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ['ZZ-SET-01', 'definition', 'a word _(D)_'],
      ['ZZ-SET-02', 'example', 'a case'],
      ['ZZ-SET-03', 'rule', 'a rule'],
      ['ZZ-T-01', 'vector', '{ex} x'],
    ]);
  });
  it('says nothing else there', () => {
    expect(parseCatalogue('# Z\n\n## SET: x\n\n- **ZZ-SET-01** {deff} a word\n').problems).toHaveLength(1);
    expect(c.problems).toEqual(['ZZ-T-01 begins with a mark that nobody knows: {ex} x']);
  });
});

describe('a catalogue with mistakes', () => {
  it('names them', () => {
    const c = parseCatalogue('# T\n\n## SET: x\n\n- **ZZ-SET-01** one\n- **ZZ-SET-01** again _(A-09)_\n- **ZZ-SET-02**\n');
    expect(c.problems).toEqual([
      'ZZ-SET-01 stands for two entries',
      'ZZ-SET-02 has no text',
      'ZZ-SET-01 cites the ruling ZZ-A-09, which does not exist',
    ]);
  });
  it('is not taken for one when it holds no rule', () => {
    expect(parseCatalogue('# Nothing\n\ntext').problems).toHaveLength(1);
  });
});

describe('ids in a text', () => {
  it('are found whole, once, and only of the game asked for', () => {
    const text = '[YD-BAT-07, YD-BAT-07] YD-LDR-BAS-B01 YD-CRD-MV2-01 YD-CRD-MV2 YD-BAT SK-SET-01 XYD-BAT-08 YD-BAT-1';
    expect(ids(text, 'YD')).toEqual(['YD-BAT-07', 'YD-LDR-BAS-B01', 'YD-CRD-MV2-01']);
  });
  it('lose their emphasis for a terminal', () => {
    expect(plainText('A **bold** and _thin_ `word`, Su5* stays')).toBe('A bold and thin word, Su5* stays');
  });
});
