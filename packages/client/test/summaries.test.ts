/** The summaries of all games, and the editions side by side. */
import type { PictureSign, Rulebook, Summary } from '@longtable/catalogue';
import { GAME_IDS, loadRulebook } from '@longtable/games';
import { describe, expect, it } from 'vitest';
import { isIcon } from '../src/design/icons.ts';
import { cardsApart, countsOf, idsApart, levelsOf, WORDS } from '../src/rules/editions.ts';

const books = await Promise.all(
  GAME_IDS.map(async (game) => ({ game, en: await loadRulebook(game, 'en'), de: await loadRulebook(game, 'de') })),
);

const signsIn = ({ parts }: Summary): PictureSign[] =>
  parts.flatMap(({ pictures }) =>
    pictures.flatMap((picture) => {
      if (picture.kind === 'way') return [...picture.stops];
      if (picture.kind === 'points') return [...picture.rows];
      return picture.kind === 'sums' ? picture.sides.flatMap(({ parts: of }) => [...of]) : [];
    }),
  );
/** Everything but the words. */
const shapeOf = (summary: Summary): unknown => [
  summary.parts.map(({ part, pictures, lines }) => [part, pictures.map(({ kind }) => kind), lines.map(([, ...rules]) => rules)]),
  signsIn(summary).map(({ sign, figure }) => [sign, figure]),
];

describe.each(books)('the summary of $game', ({ en, de }) => {
  it('says the same in both languages, with signs that exist', () => {
    expect(shapeOf(en.summary!)).toEqual(shapeOf(de.summary!));
    const signs = signsIn(en.summary!);
    expect(signs.filter(({ sign, figure }) => (sign === undefined ? figure === undefined : !isIcon(sign)))).toEqual([]);
    expect(signs.length).toBeGreaterThan(8);
  });
  it('adds up: both sums of a fight are those of their parts', () => {
    const sums = en.summary!.parts.flatMap(({ pictures }) => pictures).filter((picture) => picture.kind === 'sums');
    for (const { sides } of sums)
      for (const { parts, sum } of sides) {
        const hits = parts.filter(({ sign }) => sign !== 'shield' && sign !== 'bolt').map(({ figure }) => Number(figure));
        const whole = hits.reduce((all, one) => all + one, 0);
        // A Shield of the other side that no Bolt cancels takes one hit away.
        expect([whole, whole - 1]).toContain(Number(sum));
      }
  });
});

describe('the editions of Uprising', () => {
  const { en, de } = books.find(({ game }) => game === 'uprising')!;
  it('stand side by side for every rule whose sentence names one', () => {
    const named = ({ rules }: Rulebook, word: RegExp): string[] =>
      Object.keys(rules).filter((id) => word.test(rules[id]!) && id !== 'UP-DIF-02');
    for (const id of named(en, /\bedition\b/)) expect(Object.keys(en.editions!), id).toContain(id);
    for (const id of named(de, /\bAusgabe\b/)) expect(Object.keys(de.editions!), id).toContain(id);
    expect(Object.keys(de.editions!)).toEqual(Object.keys(en.editions!));
  });
  it('are told apart by every card that has an effect for each', () => {
    for (const t of [WORDS.en, WORDS.de]) {
      expect(Object.keys(t.names.apart).sort()).toEqual(idsApart().sort());
      expect(cardsApart(t).every(({ name, pair }) => name !== '' && pair[0] !== pair[1])).toBe(true);
    }
    expect(cardsApart(WORDS.en).map(({ name }) => name)).toContain('The Coven of Yssat');
  });
  it('are counted from the game, and only what differs is shown', () => {
    expect(countsOf(WORDS.en).map(({ counts }) => counts)).toEqual([
      [24, 28],
      [18, 25],
      [32, 43],
      [7, 9],
      [18, 23],
    ]);
    expect(levelsOf(WORDS.en).map(({ names, rows }) => [names[0], rows.map(([name]) => name)])).toEqual([
      ['Easy', ['Advanced Druids']],
      ['Normal', ['Advanced Druids']],
      ['Nightmare', ['Garrisons next to The Capital']],
      ['Apocalyptic', ['Curses at the start']],
    ]);
  });
});
