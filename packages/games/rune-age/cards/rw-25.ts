import { pick } from '@longtable/kernel';
import { takeOut } from '@longtable/kit';
import { cardOf, idOf } from '../data/cards.ts';
import { outOfHand, toOrigin } from '../deeds/zones.ts';
import { handOptions } from '../query/hand.ts';
import type { HandId, Rules } from '../spec.ts';
import { player } from '../table.ts';

/** Famine: one unit from hand or discard pile is destroyed. Asked even if there is none: a hand stays secret. */
export const famine: Rules<'rw-25'> = {
  first: 'starve',
  stages: {
    starve: {
      rules: ['RA-DES-15', 'RA-EVT-16'],
      ask(table, f) {
        const p = player(table, f.seat);
        const held = handOptions(p.hand, 'unit').map((id): `hand:${HandId}` => `hand:${id}`);
        const lying = handOptions(
          [...p.discard].sort((a, b) => a - b),
          'unit',
        ).map((id): `discard:${HandId}` => `discard:${id}`);
        const all = [...held, ...lying];
        return pick(f.seat, all.length > 0 ? all : (['none'] as const));
      },
      answer(t, f, id) {
        if (id === 'none') {
          t.reveal();
          t.emit({ type: 'nothing', seat: f.seat });
          return 'done';
        }
        const [from, name] = id.split(':') as ['hand' | 'discard', HandId];
        const card = cardOf(name);
        const p = player(t.table, f.seat);
        if (from === 'hand') outOfHand(p, card);
        else takeOut(p.discard, card);
        toOrigin(t.table, f.seat, card);
        t.emit({ type: 'returned', seat: f.seat, card: idOf(card) });
        return 'done';
      },
    },
  },
};
