/** A sample of the promise about notices, and that its script finds what is planted. The whole is `packages/promises/notices.ts`. */
import { describe, expect, test } from 'vitest';
import { type Plant, rehearse } from '../../promises/help/notices.ts';
import { isKept } from '../../promises/help/notices-verdict.ts';

describe('notices over simulated days', () => {
  test('each arrives once, in time, with a cause, without a secret, over restarts', async () => {
    const result = await rehearse({ turns: 40, restartEvery: 10 });
    expect(result).toMatchObject({ restarts: 4, missing: [], late: [], twice: [], uncalled: [], secrets: [], forged: 0 });
    expect(result.due).toBeGreaterThanOrEqual(40);
    expect(result.slowestMs).toBeLessThanOrEqual(5000);
    expect(isKept(result)).toBe(true);
  }, 120_000);

  test.each([
    ['twice', 'twice'],
    ['lost', 'missing'],
    ['late', 'late'],
    ['secret', 'secrets'],
    ['astray', 'uncalled'],
  ] as const satisfies readonly (readonly [Plant, string])[])(
    'a planted fault is found: %s',
    async (plant, where) => {
      const result = await rehearse({ turns: 10, restartEvery: 100, plant });
      expect(result[where].length).toBeGreaterThan(0);
      expect(isKept(result)).toBe(false);
    },
    120_000,
  );
});
