/** The memory of a search between two questions. */
import { count, type Match, type Spec } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { emptyMemory } from '../index.ts';
import { bot, type Ring, ring, start, task } from './ring.ts';

const ITERATIONS = 60;

/** Searches until a tree is kept; the match stands before the question that was foreseen. */
function foreseen(r: Ring): { m: Match<Spec>; seat: number; memory: ReturnType<typeof emptyMemory> } {
  const m = start(r, 2, 5);
  const memories = [emptyMemory(), emptyMemory()];
  for (let n = 0; m.result === null; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    const memory = memories[seat]!;
    const { answer } = bot(`search:${ITERATIONS}`).decide({ ...task(r, m, seat, n), memory });
    r.machine.apply(m, seat, answer);
    const { kept } = memory;
    if (kept !== null && kept.given === m.given[seat] && kept.node.visits > 1 && count(m.open[0]!) > 1) return { m, seat, memory };
  }
  throw new Error('nothing was ever kept');
}

describe.each(['yield', 'crown-of-ash'] as const)('%s', (game) => {
  const search = bot(`search:${ITERATIONS}`);

  test('a foreseen question is thought on, not anew', async () => {
    const r = await ring(game);
    const { m, seat, memory } = foreseen(r);
    const kept = memory.kept!.node.visits;
    expect(search.decide({ ...task(r, m, seat, 1), memory }).looked).toBe(ITERATIONS - kept);
    expect(search.decide(task(r, m, seat, 1)).looked).toBe(ITERATIONS);
  });

  test('any other question is thought about anew', async () => {
    const r = await ring(game);
    const { m, seat, memory } = foreseen(r);
    const { kept } = memory;
    const looked = (change: object): number => search.decide({ ...task(r, m, seat, 1), memory: { kept: { ...kept!, ...change } } }).looked;
    expect(looked({})).toBeLessThan(ITERATIONS);
    expect(looked({ given: kept!.given + 1 })).toBe(ITERATIONS);
    expect(looked({ question: '{}' })).toBe(ITERATIONS);
  });

  test('nothing is kept across a draw, a reveal or another seat', async () => {
    const r = await ring(game);
    const m = start(r, 2, 8);
    const memory = emptyMemory();
    for (let n = 0; n < 120 && m.result === null; n++) {
      const [seat] = r.machine.awaited(m) as [number];
      if (seat === 0) {
        const { answer } = bot('search:12').decide({ ...task(r, m, seat, n), memory });
        const before = memory.kept;
        r.machine.apply(m, seat, answer);
        if (before !== null && before.given === m.given[0]) expect(r.machine.awaited(m)).toEqual([0]);
      } else r.machine.apply(m, seat, bot('greedy').decide(task(r, m, seat, n)).answer);
    }
  });
});
