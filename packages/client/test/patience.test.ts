/** The coach's patience and its place. */
import { describe, expect, test } from 'vitest';
import { uncoached } from '../src/advice/may-coach.ts';
import { heeded, isWeary, LESS, mayNote, mayWarn, noted, PATIENT, refused } from '../src/advice/patience.ts';

describe('patience', () => {
  test('one note a turn, and one in the next', () => {
    expect(mayNote(PATIENT, '4', 'hint')).toBe(true);
    const after = noted(PATIENT, '4');
    expect([mayNote(after, '4', 'explain'), mayNote(after, '5', 'explain')]).toEqual([false, true]);
    expect(mayWarn(after, '4', 'explain')).toBe(true);
  });

  test('nothing unasked at the levels that only warn, or say nothing', () => {
    expect([mayNote(PATIENT, '1', 'warn'), mayNote(PATIENT, '1', 'off')]).toEqual([false, false]);
    expect([mayWarn(PATIENT, '1', 'warn'), mayWarn(PATIENT, '1', 'off')]).toEqual([true, false]);
  });

  test('"not now" silences the turn, also warnings, and nothing beyond it', () => {
    const after = refused(PATIENT, '4');
    expect([mayNote(after, '4', 'hint'), mayWarn(after, '4', 'hint')]).toEqual([false, false]);
    expect([mayNote(after, '5', 'hint'), mayWarn(after, '5', 'hint')]).toEqual([true, true]);
  });

  test('three times in a row ask for less; whoever listened in between is not asked', () => {
    const twice = refused(refused(PATIENT, '1'), '2');
    expect([isWeary(twice), isWeary(refused(twice, '3')), isWeary(refused(heeded(twice), '3'))]).toEqual([false, true, false]);
    expect([LESS.explain, LESS.hint, LESS.warn]).toEqual(['hint', 'warn', 'off']);
  });
});

describe('the place of a coach', () => {
  const seat = (n: number, kind: 'person' | 'bot', guest: string | null = null) => ({ seat: n, kind, guest });
  const at = (seats: readonly object[], more: object = {}, viewer: number | null = 0, lesson: object | null = null) =>
    uncoached({ table: { seats, status: 'playing', ...more } as never, viewer, state: { lesson } });

  test('is beside the one person among bots', () => {
    expect(at([seat(0, 'person', 'g1'), seat(1, 'bot'), seat(2, 'bot')])).toBeNull();
    expect(at([seat(0, 'person'), seat(1, 'bot')])).toBeNull();
  });

  test.each([
    ['people', [seat(0, 'person', 'g1'), seat(1, 'person', 'g2')], {}, 0, null],
    ['people', [seat(0, 'person', 'g1'), seat(1, 'bot', 'g2')], {}, 0, null],
    ['people', [seat(0, 'person'), seat(1, 'person')], {}, 0, null],
    ['rated', [seat(0, 'person', 'g1'), seat(1, 'bot')], { rated: true }, 0, null],
    ['watching', [seat(0, 'person', 'g1'), seat(1, 'bot')], {}, null, null],
    ['taught', [seat(0, 'person'), seat(1, 'bot')], {}, 0, { id: 'x' }],
    ['over', [seat(0, 'person'), seat(1, 'bot')], { status: 'finished' }, 0, null],
  ] as const)('is not where: %s', (why, seats, more, viewer, lesson) => {
    expect(at(seats, more, viewer, lesson)).toBe(why);
  });
});
