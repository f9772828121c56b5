import { share } from '@longtable/kernel';
import { defendBest } from '../automa/choices.ts';
import { KINDS } from '../data/goods.ts';
import { TILES } from '../data/structures.ts';
import { addKinds, gain as give, resurrect } from '../deeds/index.ts';
import { OFFERS, TAXES } from '../query/gains.ts';
import { NONE } from '../query/payment.ts';
import type { Rules } from '../spec.ts';
import { player } from '../table.ts';

export const gather: Rules<'gather'> = {
  first: 'take',
  stages: {
    /** Everything that the top tile offers, and its tax to a foreign owner. CA-RES-02, CA-RES-03, CA-STR-18 */
    take(t, { who, region }) {
      const { table } = t;
      const stack = table.tiles[region]!;
      /** CA-RES-04 */
      const tile = stack[stack.length - 1]!;
      if (TILES[tile]!.resurrects) resurrect(t, who);
      else give(t, who, OFFERS[tile]!, 'gather', region);
      /** Out of the supply; the AI scores it. CA-RES-06, CA-RES-07, CA-AIA-35 */
      const owner = table.owner[region]!;
      if (owner !== who) give(t, owner, TAXES[tile]!, 'tax', region);
      return 'amend';
    },

    /** Own regions alone, after the resources. CA-RES-08, CA-AMD-09, CA-AIA-07 */
    amend(t, { who, region }) {
      if (t.table.owner[region] !== who) return 'done';
      if (player(t.table, who).ai) defendBest(t, who, region);
      else t.call('amend', { who, area: region });
      return 'done';
    },
  },
};

/** Special ingredients as a gain: a basic resource for each icon, not gold. */
export const gain: Rules<'gain'> = {
  first: 'special',
  stages: {
    special: {
      rules: ['CA-RES-10', 'CA-RES-11'],
      ask: (_t, { who, n }) => share(who, n, KINDS, NONE, [n, n, n, n]),
      answer(t, { why, area }, units, who) {
        addKinds(t.table, who, units);
        t.emit({ type: 'gained', who, why, area, goods: [...units, 0], vp: 0 });
        return 'done';
      },
      show: (_t, { n, why, area }) => ({ with: { n, why, area }, blocked: [{ id: 'gold', rule: 'CA-RES-10' }] }),
    },
  },
};
