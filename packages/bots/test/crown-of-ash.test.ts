import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import { swapWith, toArea } from '@longtable/crown-of-ash/ids';
import { describe, expect, test } from 'vitest';
import { ring, start } from './ring.ts';

describe('crown-of-ash', () => {
  test('nobody exchanges a fighter for one that is like it', async () => {
    const r = await ring('crown-of-ash');
    const m = start(r, 2, 1);
    const [ask] = m.open as [(typeof m.open)[0]];
    const weak = FIGHTERS.findIndex(({ attack }) => attack === 1);
    const alike = FIGHTERS.findIndex((card, id) => id > weak && card.attack === 1 && card.kind === FIGHTERS[weak]!.kind);
    const strong = FIGHTERS.findIndex(({ attack }) => attack > 1);
    const posting = { ...m, stack: [{ k: 'reinforce', at: 'post', data: { who: 0, fighter: weak } }] };
    const choosing = { ...m, stack: [{ k: 'reinforce', at: 'fighter', data: { who: 0, fighter: weak } }] };
    for (const h of [r.heuristic, ...Object.values(r.heuristic.styles ?? {})]) {
      const says = (match: unknown, answer: string): boolean | undefined => h.sensible?.(match as typeof m, ask, answer);
      expect([swapWith(alike), swapWith(strong), toArea(2), 'hand'].map((answer) => says(posting, answer))).toEqual([
        false,
        true,
        true,
        true,
      ]);
      expect(says(choosing, swapWith(alike))).toBe(true);
    }
  });
});
