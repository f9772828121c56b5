import type { Rules } from '../spec.ts';
import { STORM_INFLUENCE } from './possible.ts';

/** Storm Sorceress: one spend influence action with 2 more; what is left over is lost. */
export const sorceress: Rules<'lt-sorceress'> = {
  first: 'spend',
  stages: {
    spend(t, f) {
      t.call('influence', { seat: f.seat, pool: STORM_INFLUENCE });
      return 'done';
    },
  },
};
