import { pick } from '@longtable/kernel';
import { cardOf, idOf } from '../data/cards.ts';
import { discard, outOfHand } from '../deeds/zones.ts';
import { handOptions } from '../query/hand.ts';
import type { OwnData, ReadTable, Rules } from '../spec.ts';
import { combatOf, player } from '../table.ts';

/** Spy: the opponent shows his hand to everybody and discards the card that the spy's owner chooses. */
export const spy: Rules<'mc-spy'> = {
  first: 'show',
  stages: {
    show(t, f) {
      const seat = victim(t.table, f);
      player(t.table, seat).shown = player(t.table, seat).hand.slice();
      t.reveal();
      t.emit({ type: 'hand-shown', seat, cards: player(t.table, seat).hand.map(idOf) });
      return 'choose';
    },
    choose: {
      rules: ['RA-ABL-20', 'RA-DCK-13'],
      ask: (table, f) => pick(f.seat, handOptions(player(table, victim(table, f)).hand, 'any')),
      answer(t, f, id) {
        const seat = victim(t.table, f);
        outOfHand(player(t.table, seat), cardOf(id));
        discard(t, seat, [cardOf(id)]);
        return 'done';
      },
      show: (table, f) => ({ with: { seat: victim(table, f) } }),
    },
  },
};

const victim = (table: ReadTable, f: Readonly<OwnData>): number => {
  const c = combatOf(table);
  return f.seat === c.attacker ? c.defender : c.attacker;
};
