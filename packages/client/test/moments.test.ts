/** Key moments: few, in order, what was rare, and the end. */
import { expect, test } from 'vitest';
import type { LogLine } from '../src/log/lines.ts';
import { momentsOf } from '../src/replay/moments.ts';

const line = (n: number, type: string, heading: 0 | 1 = 0): LogLine => ({
  key: String(n),
  n,
  by: heading === 1 ? null : n % 2,
  text: `${type} ${n}`,
  heading,
  event: { type },
});

test('of each chapter the rarest thing, at most four, the last one among them', () => {
  const lines: LogLine[] = [];
  for (let chapter = 0; chapter < 6; chapter++) {
    lines.push(line(chapter * 20, 'year', 1));
    for (let i = 1; i < 20; i++) lines.push(line(chapter * 20 + i, i === 7 && chapter < 2 ? 'siege' : 'move'));
  }
  const moments = momentsOf(lines);
  expect(moments.map(({ text }) => text)).toEqual(['siege 7', 'siege 27', 'move 119']);
  expect(moments.map(({ chapter }) => chapter)).toEqual(['year 0', 'year 20', 'year 100']);
});

test('everyday things are no moments, and nothing has none', () => {
  expect(momentsOf([])).toEqual([]);
  expect(momentsOf(Array.from({ length: 30 }, (_, n) => line(n, 'move'))).map(({ n }) => n)).toEqual([29]);
});

test('where a game says what it turns on, nothing else is a moment, whoever did it', () => {
  const lines = [
    line(0, 'chapter', 1),
    line(1, 'gift'),
    line(2, 'fight'),
    { ...line(3, 'slain'), by: null },
    line(4, 'chapter', 1),
    line(5, 'fight'),
    line(6, 'chapter', 1),
    line(7, 'gift'),
    ...Array.from({ length: 40 }, (_, i) => line(8 + i, 'move')),
    { ...line(48, 'event'), by: null },
    line(49, 'chapter', 1),
    { ...line(50, 'end'), by: null },
  ];
  expect(momentsOf(lines, ['slain', 'fight']).map(({ text }) => text)).toEqual(['slain 3', 'fight 5', 'end 50']);
  expect(momentsOf(lines).map(({ text }) => text)).toEqual(['gift 1', 'fight 5', 'gift 7', 'end 50']);
});
