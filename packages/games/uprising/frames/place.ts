/** Placing Garrisons, Skeletons and Curses, with every fallback. */

import { pick } from '@longtable/kernel';
import { byRule, reasonOf } from '../data/reasons.ts';
import { putCurse, putGarrison, putSkeleton, removeSkeletons } from '../deeds/pieces.ts';
import { addVp } from '../deeds/points.ts';
import { barredPlaces } from '../query/barred-places.ts';
import { choiceOf } from '../query/choice.ts';
import { skeletonsLeft } from '../query/pieces.ts';
import { PLAN } from '../query/plan.ts';
import { decider } from '../query/where.ts';
import type { Rules } from '../spec.ts';
import { hexOf } from '../table.ts';
import { hexTargets } from './show.ts';

const PUT = { garrison: putGarrison, skeleton: putSkeleton, curse: putCurse } as const;

export const place: Rules<'place'> = {
  first: 'hex',
  stages: {
    hex: {
      rules: ['UP-PLA-01', 'UP-PLA-02'],
      ask: (t, f) => (f.n <= 0 ? null : pick(decider(t, f.ctx), PLAN[f.what](t, f.where, f.ctx).hexes)),
      forced: true,
      skip: 'stuck',
      answer(t, f, h, seat) {
        f.n--;
        if (f.what === 'skeleton' && skeletonsLeft(t.table) === 0) {
          removeSkeletons(t, h, hexOf(t.table, h).skeletons, f.ctx.why);
          t.table.owed = [...t.table.owed, h];
          return 'hex';
        }
        PUT[f.what](t, h, f.ctx.why, t.telling ? choiceOf(PLAN[f.what](t.table, f.where, f.ctx).hexes, seat) : null);
        if (f.together) {
          f.where = { at: 'here' };
          f.ctx = { ...f.ctx, here: h };
        }
        return 'hex';
      },
      show: (t, f) => {
        const { hexes, swap } = PLAN[f.what](t, f.where, f.ctx);
        const blocked = barredPlaces(t, f.what, f.where, f.ctx);
        return { with: { what: f.what, swap, left: f.n, why: f.ctx.why }, targets: hexTargets(hexes), blocked };
      },
    },
    /** Nowhere to go: 1 VP for its faction, but not for a Curse; or all are placed. UP-PLA-03, UP-CHA-26 */
    stuck(t, f) {
      if (f.n <= 0) return 'placed';
      f.n--;
      const { vp } = PLAN[f.what](t.table, f.where, f.ctx);
      if (vp === null) return 'hex';
      t.emit({ type: 'unplaced', what: f.what, party: vp, why: reasonOf(f.ctx.why) });
      addVp(t, vp, 1, byRule('unplaced'));
      return 'hex';
    },
    placed(t, f) {
      t.call('settle', { by: decider(t.table, f.ctx), fights: false });
      return 'done';
    },
  },
};
