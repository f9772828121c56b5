/** Placing Garrisons, Skeletons and Curses, with every fallback. */
import { pick } from '@longtable/kernel';
import { putCurse, putGarrison, putSkeleton, removeSkeletons } from '../pieces.ts';
import { addVp } from '../points.ts';
import { skeletonsLeft } from '../query/pieces.ts';
import { PLAN } from '../query/plan.ts';
import { decider } from '../query/where.ts';
import type { Rules } from '../spec.ts';
import { hexOf } from '../table.ts';
import { hexTargets } from './show.ts';

const PUT = { garrison: putGarrison, skeleton: putSkeleton, curse: putCurse } as const;

export const place: Rules<'place'> = {
  rules: [
    'UP-PLA-01',
    'UP-PLA-02',
    'UP-PLA-03',
    'UP-PLA-04',
    'UP-PLA-05',
    'UP-PLA-06',
    'UP-PLA-07',
    'UP-PLA-12',
    'UP-PLA-13',
    'UP-EMP-05',
    'UP-EMP-06',
    'UP-EMP-31',
    'UP-CHA-06',
    'UP-CHA-07',
    'UP-CHA-26',
    'UP-SET-03',
  ],
  first: 'check',
  stages: {
    check(t, f) {
      if (f.n <= 0) return 'done-placing';
      const plan = PLAN[f.what](t.table, f.where, f.ctx);
      if (plan.hexes.length > 0) return 'hex';
      f.n--;
      if (plan.vp === null) return 'check';
      t.emit({ type: 'unplaced', what: f.what, party: plan.vp });
      addVp(t, plan.vp, 1);
      return 'check';
    },
    hex: {
      ask: (t, f) => pick(decider(t, f.ctx), PLAN[f.what](t, f.where, f.ctx).hexes),
      forced: true,
      skip: 'check',
      answer(t, f, h) {
        f.n--;
        if (f.what === 'skeleton' && skeletonsLeft(t.table) === 0) {
          removeSkeletons(t, h, hexOf(t.table, h).skeletons);
          t.table.owed = [...t.table.owed, h];
          return 'check';
        }
        PUT[f.what](t, h);
        if (f.together) {
          f.where = { at: 'here' };
          f.ctx = { ...f.ctx, here: h };
        }
        return 'check';
      },
      show: (t, f) => {
        const { hexes, swap } = PLAN[f.what](t, f.where, f.ctx);
        return { with: { what: f.what, swap, left: f.n }, targets: hexTargets(hexes) };
      },
    },
    'done-placing'(t, f) {
      t.call('settle', { by: decider(t.table, f.ctx), fights: false });
      return 'done';
    },
  },
};
