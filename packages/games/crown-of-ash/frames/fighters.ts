import { EMPTY } from '../data/numbers.ts';
import { pay, refillDisplay, toHand } from '../deeds/index.ts';
import { goldAsk, goldByKind, ingredientsAsk, NONE, paymentOf } from '../query/payment.ts';
import type { Rules } from '../spec.ts';

/** Paying for a chosen fighter of the display, and taking it. */
export const raise: Rules<'raise'> = {
  first: 'withGold',
  begin: (_t, { who, fighter }) => ({ who, fighter, gold: NO_GOLD, special: NONE }),
  stages: {
    withGold: {
      rules: ['CA-GLD-02', 'CA-FIG-21'],
      ask: (table, f) => goldAsk(table, f.who, f.fighter),
      skip: 'ingredients',
      answer(_t, f, units) {
        f.gold = goldByKind(f.fighter, units);
        return 'ingredients';
      },
      show: (_t, f) => ({ with: { fighter: f.fighter }, plan: { open: true } }),
    },

    ingredients: {
      rules: ['CA-RES-10', 'CA-AUT-02'],
      ask: (table, f) => ingredientsAsk(table, f.who, f.fighter, f.gold),
      skip: 'take',
      answer(_t, f, units) {
        f.special = units;
        return 'take';
      },
      show: (_t, f) => ({ with: { fighter: f.fighter }, plan: { open: true } }),
    },

    /** The whole cost back to the supply, the card to hand, the gap filled. CA-FIG-05, CA-FIG-08, CA-FIG-09 */
    take(t, { who, fighter, gold, special }) {
      const { table } = t;
      const paid = paymentOf(fighter, gold, special);
      pay(table, who, paid);
      toHand(table, who, [fighter]);
      table.display[table.display.indexOf(fighter)] = EMPTY;
      t.emit({ type: 'raised', who, fighter, paid });
      refillDisplay(t, table);
      return 'done';
    },
  },
};
const NO_GOLD: readonly number[] = [0, 0, 0, 0, 0];
