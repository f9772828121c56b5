import { pick } from '@longtable/kernel';
import { cardOf } from '../data/cards.ts';
import { wound } from '../deeds/combat.ts';
import { discard, outOfHand } from '../deeds/zones.ts';
import { handOptions } from '../query/hand.ts';
import type { Rules } from '../spec.ts';
import { combatOf, fighter, player } from '../table.ts';

const WOUND_ONLY = ['wound'] as const;

/** Giant: a card from hand, or it is wounded. With an empty hand there is nothing to choose. */
export const giant: Rules<'nx-giant'> = {
  first: 'hunger',
  stages: {
    hunger: (t, f) => (player(t.table, f.seat).hand.length === 0 ? 'starve' : 'feed'),
    feed: {
      rules: ['RA-ABL-14', 'RA-DES-07'],
      ask: (table, f) => pick(f.seat, [...handOptions(player(table, f.seat).hand, 'any'), ...WOUND_ONLY]),
      answer(t, f, id) {
        if (id === 'wound') return 'starve';
        const card = cardOf(id);
        outOfHand(player(t.table, f.seat), card);
        discard(t, f.seat, [card]);
        return 'done';
      },
    },
    starve(t, f) {
      wound(t, fighter(combatOf(t.table), f.unit)!);
      return 'done';
    },
  },
};
