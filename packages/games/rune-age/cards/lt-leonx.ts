import { pick } from '@longtable/kernel';
import { strengthen } from '../deeds/combat.ts';
import { exhaust } from '../deeds/zones.ts';
import type { Rules } from '../spec.ts';
import { combatOf, fighter, player } from '../table.ts';

/** Leonx Rider: exhausts one or two strongholds for +1 each. */
export const leonx: Rules<'lt-leonx'> = {
  first: 'exhaust',
  stages: {
    exhaust: {
      rules: ['RA-ABL-04', 'RA-ABL-05'],
      ask: (table, f) => pick(f.seat, player(table, f.seat).ready > 1 ? (['one', 'two'] as const) : (['one'] as const)),
      forced: true,
      answer(t, f, id) {
        const n = id === 'one' ? 1 : 2;
        for (let i = 0; i < n; i++) exhaust(t, f.seat, 'stronghold');
        t.emit({ type: 'exhausted', seat: f.seat, what: Array.from({ length: n }, () => 'stronghold' as const) });
        strengthen(t, fighter(combatOf(t.table), f.unit)!, n);
        return 'done';
      },
    },
  },
};
