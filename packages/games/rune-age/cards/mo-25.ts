import { site } from '../data/sites.ts';
import type { Rules } from '../spec.ts';

/** Earthquake: all cities of a player are exhausted. */
export const earthquake: Rules<'mo-25'> = {
  first: 'quake',
  stages: {
    quake(t, f) {
      const shaken = t.table.sites.filter((s) => s.owner === f.seat && !s.exhausted && !site(s.id).landmark);
      for (const s of shaken) s.exhausted = true;
      if (shaken.length > 0) t.emit({ type: 'exhausted', seat: f.seat, what: shaken.map((s) => s.id) });
      return 'done';
    },
  },
};
