/** Names on the map of Uprising: they stay within their own hex, and none is cut. */
import { words as de } from '@longtable/uprising/locale/de/words';
import { words as en } from '@longtable/uprising/locale/en/words';
import { expect, it } from 'vitest';
import { ROOM, widthOf, written } from '../skins/uprising/written.ts';

const NAMES = [de, en].flatMap(({ tiles }) => Object.values(tiles).map(([name]) => name));

it.each(NAMES)('%s, as large as on a desk', (name) => {
  const { lines, size } = written(name, 12.5, 9);
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(ROOM + 1);
  expect(size).toBeGreaterThanOrEqual(9);
  expect(lines.join(' ').replaceAll(/-? /g, '')).toBe(name.replaceAll(' ', ''));
});

it('small on the page, long names take two lines of like length, between words where there are some', () => {
  const lines = (name: string): readonly string[] => written(name, 18, 18).lines;
  expect(lines('Rigga')).toEqual(['Rigga']);
  expect(lines('unexplored')).toEqual(['unexplored']);
  expect(lines('Plains of Rhun')).toEqual(['Plains', 'of Rhun']);
  expect(lines('Karawanenpass von Taurel')).toEqual(['Karawanenpass', 'von Taurel']);
  expect(lines('Mitternachtsturm')).toHaveLength(2);
});
