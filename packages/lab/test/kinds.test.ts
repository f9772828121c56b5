import { expect, test } from 'vitest';
import { growthByKind, summary } from '../bench/kinds.ts';

const side = (n: number, us: number | null) => ({ n, us, options: 1, events: n / 10 });

test('growth is what other questions cost, times what the same questions cost more', () => {
  const { growth, byMix, within, kinds } = summary([
    { kind: 'a', early: side(80, 1), late: side(20, 1) },
    { kind: 'b', early: side(20, 2), late: side(80, 4) },
  ]);
  expect([growth, byMix, within]).toEqual([2.83, 1.5, 1.89]);
  expect(Object.keys(kinds)).toEqual(['b', 'a']);
  expect(kinds['b']).toEqual({
    shareEarly: 20,
    shareLate: 80,
    early: 2,
    late: 4,
    optionsEarly: 1,
    optionsLate: 1,
    eventsEarly: 2,
    eventsLate: 8,
  });
});

test('a question of one time only belongs to the mix, and one that nobody could measure to nothing', () => {
  const { growth, byMix, within, kinds } = summary([
    { kind: 'setup', early: side(50, 1), late: side(0, null) },
    { kind: 'play', early: side(50, 3), late: side(100, 3) },
    { kind: 'seldom', early: side(3, null), late: side(4, null) },
  ]);
  expect([growth, byMix, within]).toEqual([1.5, 1.5, 1]);
  expect(Object.keys(kinds)).toEqual(['play', 'setup']);
});

test('kinds of questions of real matches are found at their time', async () => {
  const { kinds } = await growthByKind('yield', 2, { warm: 1, measure: 1 });
  expect(kinds['setup.place']).toMatchObject({ shareLate: 0, late: null });
  expect(kinds['season.choose']?.shareLate).toBeGreaterThan(5);
  // An army is placed, and then nothing but the next placing follows.
  expect(kinds['setup.place']?.eventsEarly).toBeGreaterThanOrEqual(1);
});
