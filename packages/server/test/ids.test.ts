import { tableId } from '@longtable/protocol';
import { expect, test } from 'vitest';
import { systemRandomness } from '../ports.ts';
import { newTableId } from '../table/make.ts';

test('ids of tables are in the order of the time, and never the same', () => {
  const now = Date.UTC(2026, 10, 15);
  const ids = [0, 1000, 60_000, 86_400_000, 40 * 365 * 86_400_000].map((later) => newTableId(systemRandomness, now + later));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => tableId.safeParse(id).success)).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newTableId(systemRandomness, now))).size).toBe(1000);
  expect(tableId.safeParse('tzez2ntosn7bl').success).toBe(true);
  expect(['tzez2ntosn7b', 'tzez2ntosn7bl2', 'tzez2ntosn7bl22222'].some((id) => tableId.safeParse(id).success)).toBe(false);
});

test('no random bytes are given away twice, however many are asked for', () => {
  const sizes = [1, 16, 32, 4000, 4096, 5000];
  const words = Array.from({ length: 2000 }, (_, i) => systemRandomness(sizes[i % 3]!)).filter((bytes) => bytes.length > 1);
  expect(new Set(words.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(words.length);
  expect(sizes.map((n) => systemRandomness(n).length)).toEqual(sizes);
  const kept = systemRandomness(32);
  const text = Buffer.from(kept).toString('hex');
  systemRandomness(4096);
  expect(Buffer.from(kept).toString('hex')).toBe(text);
});
