/** Every question, event and end has words in both languages, and every thing on the table has a name. */
import type { Language, Texts, Title } from '@longtable/kit';
import { type Skirmish, skirmish } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { findingKey, readMatch } from '../index.ts';
import { type Fault, faultOf } from '../wording.ts';
import { ANSWER, reported, stagesWith } from './broken.ts';

const { en, de } = skirmish.texts;
const inGerman = (wrong: Partial<Texts<Skirmish>>): Title<Skirmish> => ({ ...skirmish, texts: { en, de: { ...de, ...wrong } } });
const { counter } = de.prompts;

describe('texts rejects', () => {
  test.each<[string, Partial<Texts<Skirmish>>, RegExp]>([
    ['a question without German words', { prompts: { ...de.prompts, counter: {} as never } }, /\(de\): missing: counter.answer/],
    [
      'a question without an explanation',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, explain: undefined as never } } } },
      /missing: counter.answer: explanation/,
    ],
    [
      'an option without a name',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, option: () => ' ' } } } },
      /missing: counter.answer: option/,
    ],
    [
      'two options with one name',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, option: () => 'Ja' } } } },
      /same name: counter.answer: "Ja"/,
    ],
    [
      'a text with a hole in it',
      { prompts: { ...de.prompts, counter: { answer: { ...counter.answer, ask: (say) => `Rang ${say.with['no']}` } } } },
      /hole: counter.answer: question: "Rang undefined"/,
    ],
    ['an event without words', { events: { ...de.events, clash: undefined as never } }, /\(de\): missing: event clash/],
    [
      'an event with a hole in it',
      { events: { ...de.events, taken: (e) => `${e.points / 0 - e.points / 0}` } },
      /hole: event taken: "NaN"/,
    ],
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
    expect(reported(confused)).toMatch(/^texts: .*offered and forbidden: counter.answer: "allow, SK-RAL-03"/);
  });

  it('a thing on the table without a name, and two zones with one id', () => {
    const nameless: Title<Skirmish> = { ...skirmish, tableau: (say, language) => ({ ...skirmish.tableau(say, language), heading: '' }) };
    expect(reported(nameless)).toMatch(/^texts: .*missing: table: heading/);
    const doubled: Title<Skirmish> = {
      ...skirmish,
      tableau(say, language) {
        const t = skirmish.tableau(say, language);
        return { ...t, zones: [...t.zones, ...t.zones.slice(0, 1)] };
      },
    };
    expect(reported(doubled)).toMatch(/^texts: .*two zones: table: "deck"/);
  });
});

describe('a text is not fit for people', () => {
  it.each<[unknown, Language, Fault | null]>([
    ['Seven hills.', 'en', null],
    ['Die Hügel sind null und nichtig.', 'de', 'hole'],
    ['Nullsumme', 'de', null],
    ['', 'en', 'missing'],
    [undefined, 'en', 'missing'],
    ['Costs undefined', 'en', 'hole'],
    ['Costs NaN', 'en', 'hole'],
    ['[object Object]', 'en', 'hole'],
    ['Discard forest-3', 'en', 'raw id'],
    ['Go to place:17', 'en', 'raw id'],
    ['Pay withGold', 'en', 'raw id'],
    ['battle.act', 'en', 'raw id'],
    ['A six-sided die, face-down: 3 cards.', 'en', null],
    ['Exchange 3:1', 'en', null],
    ['Fog Grave (-3,0)', 'en', 'coordinates'],
    ['Nebelgrab (0, 2)', 'de', 'coordinates'],
    ['Rolls 3, 4', 'en', null],
    ['Forbidden by SK-RAL-03', 'en', 'mark'],
    ['Lost in battle (S)', 'en', 'mark'],
    ['[2E] a hex', 'en', 'mark'],
    ['A **bold** word', 'en', 'mark'],
    ['1 cards', 'en', 'number'],
    ['1 battle cards', 'en', 'number'],
    ['11 cards', 'en', null],
    ['1 card', 'en', null],
    ['1 Karten auf der Hand', 'de', 'number'],
    ['1 Karte auf der Hand', 'de', null],
  ])('%j (%s): %s', (text, language, fault) => {
    expect(faultOf(text, language)).toBe(fault);
  });
  it('when it is the id of what it should name', () => {
    expect(faultOf('wq-archer', 'en', 'wq-archer')).toBe('raw id');
    expect(faultOf('white', 'en', 'white')).toBeNull();
    expect(faultOf('white', 'de', 'white')).toBe('raw id');
    expect(faultOf('3', 'de', '3')).toBeNull();
  });
});

describe('reading a match', () => {
  const plan = { seats: 2, options: {}, seed: 1 };
  it('finds nothing in Skirmish', () => {
    expect(readMatch(skirmish, plan)).toMatchObject({ violation: null, read: [] });
  });
  it('names every fault once, with how often it was met', () => {
    const { read } = readMatch(inGerman({ events: { ...de.events, hill: (e) => `Hügel (${e.points},0)`, stays: () => '1 Karten' } }), plan);
    expect(read.map(findingKey)).toContain('de coordinates event hill');
    expect(read.find(({ at }) => at === 'event hill')?.n).toBeGreaterThan(3);
  });
  it('reads blocked options and cards', () => {
    const silent = inGerman({
      prompts: {
        ...de.prompts,
        counter: { answer: { ...counter.answer, option: (id, say) => (id === 1 ? ' ' : counter.answer.option(id, say)) } },
      },
    });
    const at = [1, 2, 3, 4, 5, 6].flatMap((seed) => readMatch(silent, { ...plan, seed }).read.map(findingKey));
    expect(at).toContain('de missing counter.answer: blocked option');
    const cards: Title<Skirmish> = {
      ...skirmish,
      tableau(say, language) {
        const t = skirmish.tableau(say, language);
        return { ...t, zones: [{ id: 'tactics', title: 'Tactics', as: 'cards', items: [{ label: 'Ambush' }] }] };
      },
    };
    expect(readMatch(cards, plan).read.map(findingKey)).toEqual([
      'en no card text table: zone tactics',
      'de no card text table: zone tactics',
    ]);
  });
});
