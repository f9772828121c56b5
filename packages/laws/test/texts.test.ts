/** Every question, event and end has words in both languages, and every thing on the table has a name. */
import type { Texts, Title } from '@longtable/kit';
import { type Skirmish, skirmish } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { ANSWER, reported, stagesWith } from './broken.ts';

const { en, de } = skirmish.texts;
const inGerman = (wrong: Partial<Texts<Skirmish>>): Title<Skirmish> => ({ ...skirmish, texts: { en, de: { ...de, ...wrong } } });
const { counter } = de.prompts;

describe('texts rejects', () => {
  test.each<[string, Partial<Texts<Skirmish>>, RegExp]>([
    ['a question without German words', { prompts: { ...de.prompts, counter: {} as never } }, /\(de\): no words for counter.answer/],
    [
      'a question without an explanation',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, explain: undefined as never } } } },
      /bad words for counter.answer/,
    ],
    [
      'an option without a name',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, option: () => ' ' } } } },
      /bad words for counter.answer/,
    ],
    [
      'two options with one name',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, option: () => 'Ja' } } } },
      /have the same name: Ja/,
    ],
    [
      'a text with a hole in it',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, ask: (say) => `Rang ${say.with['no']}` } } } },
      /Rang undefined/,
    ],
    ['an event without words', { events: { ...de.events, clash: undefined as never } }, /\(de\): no words for .*clash/],
    ['an event with a hole in it', { events: { ...de.events, taken: (e) => `${e.points / 0 - e.points / 0}` } }, /no words for .*taken/],
    ['an end without words', { results: {} }, /\(de\): no words for the end "hills-fought"/],
  ])('%s', (_what, wrong, message) => {
    const said = reported(inGerman(wrong));
    expect(said).toMatch(/^texts: /);
    expect(said).toMatch(message);
  });

  it('an option that is offered and called forbidden at the same time', () => {
    const confused = stagesWith('counter', {
      answer: { ...ANSWER, show: (_table, f) => ({ with: { rank: f.rank }, blocked: [{ id: 'allow', rule: 'SK-RAL-03' }] }) },
    });
    expect(reported(confused)).toMatch(/^texts: .*offers allow and says that SK-RAL-03 forbids it/);
  });

  it('a thing on the table without a name, and two zones with one id', () => {
    const nameless: Title<Skirmish> = { ...skirmish, tableau: (say, language) => ({ ...skirmish.tableau(say, language), heading: '' }) };
    expect(reported(nameless)).toMatch(/^texts: .*a thing on the table is called ""/);
    const doubled: Title<Skirmish> = {
      ...skirmish,
      tableau(say, language) {
        const t = skirmish.tableau(say, language);
        return { ...t, zones: [...t.zones, ...t.zones.slice(0, 1)] };
      },
    };
    expect(reported(doubled)).toMatch(/^texts: .*two zones are called the same: deck/);
  });
});
