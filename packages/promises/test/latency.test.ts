/** A sample of the open loop, and that a server which is slow, or cannot keep up, is found. The whole is `packages/promises/latency.ts`. */
import { join } from 'node:path';
import type { Store } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { describe, expect, test } from 'vitest';
import { isInTime, type Latency, latencyOf, openLoop } from '../help/open-loop.ts';
import { removeFolder, startServer, temporaryFolder } from '../help/setting.ts';
import { slowOf } from '../help/slow.ts';

/** Generous: tests share their machine. */
const LIMIT = 500;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** 100 answers a second at four tables, on a store that does what it does in a way of its own. */
async function sample(wrapped: (append: Store['append']) => Store['append'] = (append) => append): Promise<Latency> {
  const folder = temporaryFolder();
  const inner = await sqliteStore(join(folder, 'longtable.sqlite'));
  const server = await startServer({ DATA_DIR: folder }, { store: { ...inner, append: wrapped(inner.append) } });
  const tables = new Array<number>(4).fill(2);
  const all = await openLoop({ base: server.base, tables, perSecond: 100, warm: 1, seconds: 2 });
  await server.close();
  removeFolder(folder);
  return latencyOf(all);
}

describe('the open loop', () => {
  test('all that fell due was acknowledged, in time', async () => {
    const latency = await sample();
    expect(latency.due).toBeGreaterThanOrEqual(190);
    expect(latency).toMatchObject({ lost: 0 });
    expect(isInTime(latency, LIMIT)).toBe(true);
  }, 60_000);

  test('a slow disk is found', async () => {
    const latency = await sample((append) => async (entry) => {
      await pause(LIMIT + 50);
      return append(entry);
    });
    expect(latency.median).toBeGreaterThan(LIMIT);
    expect(isInTime(latency, LIMIT)).toBe(false);
  }, 60_000);

  test('a server that takes less than falls due is found, though each answer takes it little', async () => {
    let free = 0;
    const latency = await sample((append) => async (entry) => {
      // Twenty-five a second, one after the other.
      free = Math.max(free, performance.now()) + 40;
      await pause(free - performance.now());
      return append(entry);
    });
    expect(latency.p99).toBeGreaterThan(LIMIT);
    expect(isInTime(latency, LIMIT)).toBe(false);
  }, 60_000);
});

test('99 of 100, and none lost', () => {
  const times = (n: number, last: number | null) => [...new Array<number>(n).fill(1), last].map((ms) => ({ at: 0, ms }));
  expect(latencyOf(times(99, 50))).toEqual({ due: 100, lost: 0, median: 1, p99: 1, longest: 50 });
  expect(latencyOf(times(98, 50))).toMatchObject({ due: 99, p99: 50 });
  expect(
    [latencyOf(times(99, 50)), latencyOf(times(98, 50)), latencyOf(times(999, null)), latencyOf([])].map((one) => isInTime(one, 10)),
  ).toEqual([true, false, false, false]);
});

test('slow answers are told by what the server did while they waited', () => {
  const due = (at: number, ms: number | null) => ({ at, ms });
  const all = [due(0, 2), due(100, 30), due(101, 29), due(500, 11), due(600, 10), due(700, 24), due(900, null)];
  const pauses = [
    { what: 'commit', at: 1_000_099, ms: 5 },
    { what: 'young objects', at: 1_000_104, ms: 24 },
    { what: 'commit', at: 1_000_520, ms: 40 },
    { what: 'commit', at: 1_000_700, ms: 7 },
    { what: 'young objects', at: 1_000_707, ms: 8 },
    { what: 'commit', at: 1_000_715, ms: 7 },
  ];
  const moment = (at: number, answers: number, longest: number, during: string) => ({ at, answers, longest, during });
  expect(slowOf(all, 10, pauses, 1_000_000)).toEqual({
    answers: 4,
    during: { 'young objects': 2, 'nothing that was noted': 1, commit: 1 },
    worst: [moment(0.1, 2, 30, 'young objects'), moment(0.7, 1, 24, 'commit'), moment(0.5, 1, 11, 'nothing that was noted')],
  });
});
