import type { Rules } from '../spec.ts';
import { combatOf, fighter } from '../table.ts';

/** Razorwing: goes on top of the deck instead of the discard pile. */
export const razorwing: Rules<'nc-razorwing'> = {
  first: 'rise',
  stages: {
    rise(t, f) {
      fighter(combatOf(t.table), f.unit)!.fate = 'deck';
      return 'done';
    },
  },
};
