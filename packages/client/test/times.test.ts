/** My tables: their order, and times in words. */
import type { DeskRow } from '@longtable/protocol';
import { describe, expect, test } from 'vitest';
import { ago, inOrder, leastLeft, mostOf, waitedFor } from '../src/desk/times.ts';

const HOUR = 3_600_000;
const seat = (n: number, left: number | null, asked = true): DeskRow['seats'][number] =>
  ({
    seat: n,
    guest: `g${n}`,
    asked: asked ? 1 : null,
    away: null,
    clock: left === null ? null : { left, running: asked },
  }) as DeskRow['seats'][number];
const row = (id: string, more: Partial<DeskRow>): DeskRow =>
  ({ id, waiting: false, paused: null, updated: 0, clock: { kind: 'days', days: 1 }, seats: [seat(0, HOUR)], ...more }) as DeskRow;

describe('my tables', () => {
  test('mine by clock left, then others, then what is paused', () => {
    const rows = [
      row('paused', { paused: 5, seats: [seat(1, 1)] }),
      row('others', { seats: [seat(0, 9 * HOUR, false), seat(1, HOUR)] }),
      row('mine, no clock', { waiting: true, clock: { kind: 'none' }, seats: [seat(0, null)] }),
      row('mine, later', { waiting: true, seats: [seat(0, 5 * HOUR), seat(1, 1)] }),
      row('mine, soon', { waiting: true, seats: [seat(0, 2 * HOUR)] }),
    ];
    expect(inOrder(rows, 'g0').map(({ id }) => id)).toEqual(['mine, soon', 'mine, later', 'mine, no clock', 'others', 'paused']);
  });
  test('only seats that are waited for count for others', () => {
    expect(leastLeft(waitedFor(row('x', { seats: [seat(0, 1, false), seat(1, 7)] })))).toBe(7);
    expect(leastLeft([])).toBe(null);
  });
  test('what a clock gives at most', () => {
    expect(mostOf({ kind: 'none' })).toBe(null);
    expect(mostOf({ kind: 'live', start: 900, increment: 10, cap: 900 })).toBe(900_000);
    expect(mostOf({ kind: 'hours', start: 24, increment: 4, cap: 36 })).toBe(36 * HOUR);
    expect(mostOf({ kind: 'days', days: 3 })).toBe(72 * HOUR);
  });
});

describe('how long ago', () => {
  const MINUTE = 60_000;
  test.each([
    [0, 'this minute', 'in dieser Minute'],
    [-5 * MINUTE, 'this minute', 'in dieser Minute'],
    [4 * MINUTE, '4 minutes ago', 'vor 4 Minuten'],
    [59 * MINUTE, '59 minutes ago', 'vor 59 Minuten'],
    [2 * HOUR, '2 hours ago', 'vor 2 Stunden'],
    [24 * HOUR, 'yesterday', 'gestern'],
    [3 * 24 * HOUR, '3 days ago', 'vor 3 Tagen'],
  ])('%d ms', (ms, english, german) => {
    expect([ago(ms, 'en'), ago(ms, 'de')]).toEqual([english, german]);
  });
});
