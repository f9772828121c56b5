import type { MapPlace, Tableau } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../locale/index.ts';
import { itemText, newLines, partsOf, wholeLines } from '../play/parts.ts';

const hex = (q: number, x: number, y: number, label: string, ...pieces: MapPlace['pieces']): MapPlace => ({
  target: `hex:${q}`,
  x,
  y,
  label,
  text: 'Woods',
  shape: 'hex',
  tone: 'woods',
  pieces,
});

const table = (score: number, hand: readonly string[], map: readonly MapPlace[] | null = null): Tableau => ({
  heading: 'Chapter 1',
  map: map === null ? null : { width: 100, height: 100, places: map, ways: [[0, 1]] },
  zones: [{ id: 'market', title: 'Market', as: 'pieces', items: [{ label: 'Salt' }] }],
  mats: [
    {
      seat: 0,
      title: 'Krowh',
      score,
      facts: [{ label: '3 AP' }],
      zones: [
        { id: 'hand', title: 'Hand', as: 'pieces', items: hand.map((label) => ({ label, owner: 0 })) },
        { id: 'reserve', title: 'Reserve', as: 'pieces', items: [{ label: 'Archer', count: 2, owner: 0 }] },
      ],
    },
  ],
});

const parts = (tableau: Tableau) => partsOf(tableau, WORDS.en, (seat) => WORDS.en.seat(seat + 1));

describe('a table at the terminal', () => {
  it('is shown whole, with each seat once', () => {
    expect(wholeLines(parts(table(4, ['Axe'])))).toEqual([
      '── Chapter 1 ──',
      'Market: Salt',
      '[Seat 1: Krowh] · score 4 · 3 AP',
      '  Hand: Axe',
      '  Reserve: Archer ×2',
    ]);
  });

  it.each([
    [{ label: 'Town 3', count: 3 }, 'Town 3 ×3'],
    [{ label: 'Town 3', count: 2 }, 'Town 3 ×2'],
    [{ label: '32 cards', count: 32 }, '32 cards'],
    [{ label: '3 cards', count: 32 }, '3 cards ×32'],
    [{ label: 'Deck I: 6', count: 6 }, 'Deck I: 6'],
    [{ label: 'Deck I: 16', count: 6 }, 'Deck I: 16 ×6'],
    [{ label: 'value 2, neutral', count: 2 }, 'value 2, neutral'],
    [{ label: 'Archer', count: 1 }, 'Archer'],
    [{ label: 'Archer', count: 0 }, 'Archer ×0'],
    [{ label: 'Oracle', spent: true }, 'Oracle (used)'],
    [{ label: 'Oracle', spent: 'exhausted' }, 'Oracle (exhausted)'],
    [{ label: 'Oracle', spent: '' }, 'Oracle'],
  ])('counts what there is: %j', (item, said) => {
    expect(itemText(item, WORDS.en, String)).toBe(said);
  });

  it('shows from then on what has changed, and whose it is', () => {
    const before = parts(table(4, ['Axe']));
    expect(newLines(before, parts(table(4, ['Axe'])))).toEqual([]);
    expect(newLines(before, parts(table(4, [])))).toEqual(['── Chapter 1 ──', '[Seat 1: Krowh]', '  Hand: nothing']);
    expect(newLines(before, parts(table(5, [])))).toEqual(['── Chapter 1 ──', '[Seat 1: Krowh] · score 5 · 3 AP', '  Hand: nothing']);
  });

  it('draws a wide map within 80 columns, and gives a name the room up to the next hex of its row', () => {
    const row = (y: number, shift: number) => Array.from({ length: 4 }, (_, i) => hex(i, 20 * i + shift, y, `The Long Name ${i}`));
    const lines = wholeLines(parts(table(0, [], [...row(0, 0), ...row(10, 10)]))).slice(2, 4);
    expect(lines).toEqual([
      '  The Long Name 0   The Long Name 1   The Long Name 2   The Long Name 3',
      '           The Long Name 0   The Long Name 1   The Long Name 2   The Lon…',
    ]);
  });

  it('draws hexes where they lie, and lists those where something stands', () => {
    const [garrison, hero] = [
      { label: 'Garrison', count: 3 },
      { label: 'Yanny', owner: 0 },
    ];
    const before = parts(table(0, [], [hex(0, 10, 20, 'Woods (0,0)', garrison), hex(1, 20, 10, 'The Old Capital City')]));
    expect(wholeLines(before).slice(1, 6)).toEqual([
      'Map:',
      '                 The Old Capit…',
      '  Woo (0,0)',
      '  3Gar',
      '  Woods (0,0)           Woods · Garrison ×3',
    ]);
    const after = parts(table(0, [], [hex(0, 10, 20, 'Woods (0,0)'), hex(1, 20, 10, 'The Old Capital City', hero)]));
    expect(newLines(before, after)).toEqual([
      '── Chapter 1 ──',
      'Map:',
      '  Woods (0,0)           Woods · nothing',
      '  The Old Capital City  Woods · Yanny (Seat 1)',
    ]);
  });
});
