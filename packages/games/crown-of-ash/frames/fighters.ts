import { EMPTY } from '../data/numbers.ts';
import { pay, refillDisplay, toHand } from '../deeds/index.ts';
import { goldAsk, goldByKind, ingredientsAsk, NONE, paymentOf } from '../query/payment.ts';
import type { Rules } from '../spec.ts';

/** Paying for a chosen fighter of the display, and taking it. */
export const raise: Rules<'raise'> = {
  rules: [
    'CA-GLD-02',
    'CA-FIG-01',
    'CA-FIG-08',
    'CA-FIG-09',
    'CA-FIG-10',
    'CA-FIG-11',
    'CA-FIG-12',
    'CA-FIG-13',
    'CA-FIG-14',
    'CA-FIG-15',
    'CA-FIG-16',
    'CA-FIG-17',
    'CA-FIG-18',
    'CA-FIG-21',
    'CA-AUT-01',
    'CA-AUT-02',
    'CA-AUT-09',
    'CA-RES-10',
  ],
  first: 'withGold',
  begin: (_t, { who, fighter }) => ({ who, fighter, gold: NO_GOLD, special: NONE }),
  stages: {
    withGold: {
      ask: (table, f) => goldAsk(table, f.who, f.fighter),
      skip: 'ingredients',
      answer(_t, f, units) {
        f.gold = goldByKind(f.fighter, units);
        return 'ingredients';
      },
      show: (_t, f) => ({ with: { fighter: f.fighter } }),
    },

    ingredients: {
      ask: (table, f) => ingredientsAsk(table, f.who, f.fighter, f.gold),
      skip: 'take',
      answer(_t, f, units) {
        f.special = units;
        return 'take';
      },
      show: (_t, f) => ({ with: { fighter: f.fighter } }),
    },

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
