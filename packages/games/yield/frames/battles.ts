/** The Battle phase: one battle after the other, in the order of the starting player. */
import { pick } from '@longtable/kernel';
import { NOBODY } from '../data/numbers.ts';
import { target } from '../ids.ts';
import { battles as openBattles } from '../query/battlefield.ts';
import { tiredArmies } from '../query/reasons.ts';
import type { Rules } from '../spec.ts';
import { army } from '../table.ts';

export const battles: Rules<'battles'> = {
  first: 'choose',
  stages: {
    choose: {
      rules: ['YD-BAT-06'],
      /** YD-BAT-01, YD-BAT-02 */
      ask: (table) => pick(table.first, openBattles(table)),
      skip: 'rest',
      forced: true,
      answer(t, _f, from) {
        t.call('battle', { from, ambusher: NOBODY });
        return 'choose';
      },
      show: (table) => ({
        targets: Object.fromEntries(openBattles(table).map((id) => [id, target('place', army(table, id).at)])),
        blocked: tiredArmies(table),
      }),
    },
    /** YD-BAT-09 */
    rest({ table }) {
      for (const a of table.armies) a.inactive = false;
      return 'done';
    },
  },
};
