import type { Rules } from '../spec.ts';

/** War Chief: gold for one unit of the barracks, straight into the hand. Whether there is gold stays secret, so `gold` takes a no. */
export const warchief: Rules<'or-warchief'> = {
  first: 'hire',
  stages: {
    hire(t, f) {
      t.call('gold', { seat: f.seat, to: 'hand', unit: f.unit });
      return 'done';
    },
  },
};
