import { pick } from '@longtable/kernel';
import { cardOf } from '../data/cards.ts';
import type { GoldId } from '../data/gold.ts';
import { discard, fromPile, outOfHand } from '../deeds/zones.ts';
import { handOptions } from '../query/hand.ts';
import type { Rules } from '../spec.ts';
import { GOLD_IDS, player } from '../table.ts';

/** Thieves' Guild: a gold card of the central area leaves the game, or one from hand is discarded. */
export const thieves: Rules<'mo-21'> = {
  first: 'thieves',
  stages: {
    thieves: {
      rules: ['RA-EVT-08', 'RA-EVT-16'],
      ask(table, f) {
        const piles = GOLD_IDS.filter((_, i) => table.gold[i]! > 0).map((id): `pile:${GoldId}` => `pile:${id}`);
        const all = [...piles, ...handOptions(player(table, f.seat).hand, 'gold')];
        return pick(f.seat, all.length > 0 ? all : (['none'] as const));
      },
      answer(t, f, id) {
        if (id === 'none') {
          t.reveal();
          t.emit({ type: 'nothing', seat: f.seat });
        } else if (id.startsWith('pile:')) {
          const gold = id.slice(5) as GoldId;
          fromPile(t.table, gold);
          const i = GOLD_IDS.indexOf(gold);
          t.table.goldGone = t.table.goldGone.with(i, t.table.goldGone[i]! + 1);
          t.emit({ type: 'gold-gone', seat: f.seat, gold });
        } else {
          outOfHand(player(t.table, f.seat), cardOf(id));
          discard(t, f.seat, [cardOf(id)]);
        }
        return 'done';
      },
    },
  },
};
