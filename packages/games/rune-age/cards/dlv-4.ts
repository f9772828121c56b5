import { pick } from '@longtable/kernel';
import { NOBODY } from '../data/numbers.ts';
import { draw } from '../deeds/zones.ts';
import type { Rules } from '../spec.ts';

const YES_NO = ['yes', 'no'] as const;

/** Council of War: the chosen player may draw two; then the shared realm suffers for every player. */
export const councilOfWar: Rules<'dlv-4'> = {
  first: 'council',
  stages: {
    council: {
      rules: ['RA-COO-06', 'RA-COO-08'],
      ask: (_t, f) => pick(f.seat, YES_NO),
      answer(t, f, id) {
        if (id === 'yes') draw(t, f.seat, 2);
        return 'strain';
      },
    },
    strain(t, f) {
      t.call('damage', { seat: f.seat, n: t.seats, by: NOBODY, of: 'dlv-4' });
      return 'done';
    },
  },
};
