import type { Rules } from '../spec.ts';
import { player } from '../table.ts';

const MENDS = 3;

/** The Last Seal: 3 damage leaves the Overlord's home realm. */
export const lastSeal: Rules<'ao-27'> = {
  first: 'mend',
  stages: {
    mend(t, f) {
      const p = player(t.table, f.seat);
      const n = Math.min(MENDS, p.damage);
      p.damage -= n;
      t.emit({ type: 'mended', seat: f.seat, n, total: p.damage });
      return 'done';
    },
  },
};
