/** Words on narrow cards part between syllables. */
import { expect, it } from 'vitest';
import { hyphenate } from '../src/design/hyphenate.ts';

const shown = (text: string): string => hyphenate(text).replaceAll('\u00ad', '-');

it.each([
  ['Hinterhalt', 'Hin-ter-halt'],
  ['Auffrischen', 'Auf-fri-schen'],
  ['Grabwächter', 'Grab-wäch-ter'],
  ['Knochenspeer', 'Kno-chen-speer'],
  ['Upgrade', 'Up-grade'],
  ['Conquer', 'Con-quer'],
  ['Move All', 'Move All'],
  ['Bluthund', 'Bluthund'],
])('%s', (word, parts) => {
  expect(shown(word)).toBe(parts);
  expect(hyphenate(word).replaceAll('\u00ad', '')).toBe(word);
});
