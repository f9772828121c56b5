import { NOBODY } from '../data/numbers.ts';
import { site } from '../data/sites.ts';
import type { Rules } from '../spec.ts';

/** Cursed Ground: landmarks of players are exhausted, and stay so for a round. */
export const cursedGround: Rules<'cq-26'> = {
  first: 'curse',
  stages: {
    curse(t) {
      for (const s of t.table.sites) {
        if (s.owner === NOBODY || s.exhausted || !site(s.id).landmark) continue;
        s.exhausted = true;
        t.emit({ type: 'exhausted', seat: s.owner, what: [s.id] });
      }
      return 'done';
    },
  },
};
