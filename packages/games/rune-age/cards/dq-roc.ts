import { sideOf } from '../query/combat.ts';
import type { Rules } from '../spec.ts';
import { combatOf } from '../table.ts';

const CALL = 2;

/** Roc: the next Footman, Bowman or Knight played from hand gets +2; two Rocs help the same unit. */
export const roc: Rules<'dq-roc'> = {
  first: 'call',
  stages: {
    call(t, f) {
      const c = combatOf(t.table);
      c.call = sideOf(c, f.seat) === 0 ? [c.call[0] + CALL, c.call[1]] : [c.call[0], c.call[1] + CALL];
      return 'done';
    },
  },
};
