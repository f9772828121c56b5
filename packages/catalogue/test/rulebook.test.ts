import { describe, expect, it } from 'vitest';
import {
  cleanText,
  parseCatalogue,
  playersSections,
  type Rulebook,
  rulebookProblems,
  SUMMARY_PARTS,
  type SummaryPart,
  sectionKey,
  sectionTitle,
  sentenceOf,
} from '../index.ts';

const catalogue = parseCatalogue(
  [
    '# Z\n\n## SET: setting up\n\n- **ZZ-SET-01** one **X** _(A-01)_\n- **ZZ-SET-02** {def} two\n- **ZZ-SET-03** {ex} three\n',
    '\n### A part\n\n- **ZZ-SET-04** four\n\n## Worked examples\n\n- **T-01** vector\n\n## Ambiguities and rulings\n\n- **A-01** ruled\n',
  ].join(''),
);
const sections = { SET: 'Setup', 'A part': 'A part' };
const rules = { 'ZZ-SET-01': 'One.', 'ZZ-SET-02': 'Two.', 'ZZ-SET-03': 'Three!', 'ZZ-SET-04': 'Four.' };
const problems = (changed: Record<string, string | undefined>): string[] => {
  const all = Object.entries({ ...rules, ...changed }).filter((one): one is [string, string] => one[1] !== undefined);
  return rulebookProblems(catalogue, { sections, rules: Object.fromEntries(all) });
};

describe('a rulebook for players', () => {
  it('has a sentence for every rule, definition and example; rulings may have one', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ 'ZZ-A-01': 'Ruled so.' })).toEqual([]);
    expect(problems({ 'ZZ-SET-03': undefined })).toEqual(['ZZ-SET-03 has no sentence']);
  });
  it('knows no other ids', () => {
    expect(problems({ 'ZZ-SET-09': 'Nine.' })).toEqual(['ZZ-SET-09 is in no catalogue']);
  });
  it('has a title for every section with rules, and for the chapters above them', () => {
    const nested = parseCatalogue('# Z\n\n## ACT: acts\n\n### Move\n\n- **ZZ-ACT-01** go\n\n## Audit log\n\ntext\n');
    expect(playersSections(nested).map(sectionKey)).toEqual(['ACT', 'Move']);
    expect(rulebookProblems(catalogue, { sections: { SET: 'Setup' }, rules })).toEqual(['the section "A part" has no title']);
  });
  it.each([
    ['See ZZ-SET-02.', 'an id'],
    ['As SET-02 says.', 'an id'],
    ['One (A-01).', 'an id'],
    ['One **bold** word.', 'a mark'],
    ['One (S).', 'a mark'],
    ['One (X, common).', 'a mark'],
    ['[2E] One.', 'a mark'],
    ['{def} One.', 'a mark'],
    ['Costs undefined.', 'a slip'],
  ])('shows nothing of the catalogue: %s', (sentence, what) => {
    expect(problems({ 'ZZ-SET-01': sentence }).join()).toContain(`ZZ-SET-01 holds ${what}`);
  });
  it.each(['one without a capital.', 'One without an end', ''])('is made of sentences: "%s"', (sentence) => {
    expect(problems({ 'ZZ-SET-01': sentence }).join()).toContain('is no sentence');
  });
});

describe('a summary', () => {
  const line = ['A line.', 'ZZ-SET-01'] as const;
  const picture = { kind: 'points', rows: [] } as const;
  const parts = SUMMARY_PARTS.map((part) => ({ part, title: part, pictures: [picture], lines: [line] }));
  const wrong = (changed: readonly SummaryPart[]): string[] =>
    rulebookProblems(catalogue, { sections, rules, summary: { lead: '', parts: changed } });
  it('has all its parts, each with a picture, and leads to rules that exist', () => {
    expect(wrong(parts)).toEqual([]);
    expect(wrong(parts.slice(1))).toEqual(['the part "goal" is missing']);
    expect(wrong([{ ...parts[0]!, pictures: [] }, ...parts.slice(1)])).toEqual(['"goal" has no picture']);
    expect(wrong([{ ...parts[0]!, lines: [['Alone.']] }, ...parts.slice(1)])).toEqual(['"Alone." leads to no rule']);
    expect(wrong([{ ...parts[0]!, lines: [['A line.', 'ZZ-SET-99']] }, ...parts.slice(1)])).toEqual(['ZZ-SET-99 is in no catalogue']);
  });
});

describe('editions side by side', () => {
  const apart = parseCatalogue('# Z\n\n## SET: s\n\n- **ZZ-SET-01** [1E] one; [2E] two\n- **ZZ-SET-02** same\n');
  const wrong = (editions: Rulebook['editions']): string[] =>
    rulebookProblems(apart, { sections: { SET: 'S' }, rules: { 'ZZ-SET-01': 'One.', 'ZZ-SET-02': 'Two.' }, editions: editions! });
  it('are rules that the catalogue tells apart, in sentences that differ', () => {
    expect(wrong({ 'ZZ-SET-01': ['One.', 'Two.'] })).toEqual([]);
    expect(wrong({ 'ZZ-SET-02': ['One.', 'Two.'] })).toEqual(['ZZ-SET-02 is the same in all editions']);
    expect(wrong({ 'ZZ-SET-01': ['One.', 'One.'] })).toEqual(['ZZ-SET-01 says the same twice']);
    expect(wrong({ 'ZZ-SET-01': ['[1E] One.', 'Two.'] }).join()).toContain('ZZ-SET-01 holds a mark');
  });
});

describe('a sentence that is still to be written', () => {
  it('is the text of the catalogue without its marks', () => {
    const [first, second] = catalogue.entries;
    expect(sentenceOf(null, first!)).toBe('one');
    expect(sentenceOf({ sections, rules }, first!)).toBe('One.');
    expect(sentenceOf({ sections, rules: {} }, second!)).toBe('two');
    expect(sectionTitle(null, catalogue.sections[1]!)).toBe('setting up');
    expect(sectionTitle({ sections, rules }, catalogue.sections[1]!)).toBe('Setup');
  });
  it.each([
    ['He discards down to 10: once (**X**).', 'He discards down to 10: once.'],
    ['Lost only in battle (YD-LDR-BAS-A01).', 'Lost only in battle.'],
    ['Passing exists in no other case. **X** _(A-39)_', 'Passing exists in no other case.'],
    ['The contents are public (R 7).', 'The contents are public.'],
    ['May be chosen. (D)', 'May be chosen.'],
    ['[2E] a hex shows an allegiance (Empire or Chaos).', 'a hex shows an allegiance (Empire or Chaos).'],
    ['Asks for it (TRN-09, RES-06 and S).', 'Asks for it.'],
  ])('%s', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});
