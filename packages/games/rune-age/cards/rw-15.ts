import { pick } from '@longtable/kernel';
import { COST, fresh, KIND, type NeutralId } from '../data/cards.ts';
import { fromPile } from '../deeds/zones.ts';
import type { ReadTable, Rules } from '../spec.ts';
import { player } from '../table.ts';

/** Hired Blades: a card of the cheapest scenario pile that is not empty, for nothing. */
export const hiredBlades: Rules<'rw-15'> = {
  first: 'hire',
  stages: {
    hire: {
      rules: ['RA-EVT-08'],
      ask: (table, f) => pick(f.seat, [...cheapest(table), 'no' as const]),
      answer(t, f, id) {
        if (id === 'no') return 'done';
        fromPile(t.table, id);
        player(t.table, f.seat).discard.push(fresh(KIND[id]));
        t.emit({ type: 'took', seat: f.seat, card: id, to: 'discard' });
        return 'done';
      },
    },
  },
};

function cheapest(table: ReadTable): NeutralId[] {
  const left = table.neutrals.filter((_, i) => table.piles[i]! > 0);
  const least = Math.min(...left.map((id) => COST[KIND[id]]!));
  return left.filter((id) => COST[KIND[id]] === least);
}
