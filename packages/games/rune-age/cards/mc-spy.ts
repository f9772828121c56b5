import { pick } from '@longtable/kernel';
import { cardOf, idOf } from '../data/cards.ts';
import { discard, outOfHand } from '../deeds.ts';
import { handOptions } from '../query/hand.ts';
import type { Look, OwnData, Rules } from '../spec.ts';
import { combatOf, player } from '../table.ts';

/** Spy: the opponent shows his hand to everybody and discards the card that the spy's owner chooses. */
export const spy: Rules<'mc-spy'> = {
  rules: ['RA-DCK-13', 'RA-ABL-20'],
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
      ask: (t, f) => pick(f.seat, handOptions(player(t, victim(t, f)).hand, 'any')),
      answer(t, f, id) {
        const seat = victim(t.table, f);
        outOfHand(player(t.table, seat), cardOf(id));
        discard(t, seat, [cardOf(id)]);
        return 'done';
      },
      show: (t, f) => ({ with: { seat: victim(t, f) } }),
    },
  },
};

const victim = (t: Look, f: Readonly<OwnData>): number => {
  const c = combatOf(t);
  return f.seat === c.attacker ? c.defender : c.attacker;
};
