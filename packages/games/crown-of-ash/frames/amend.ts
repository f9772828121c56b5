import { some } from '@longtable/kernel';
import { garrison } from '../deeds/index.ts';
import { fighterTargets } from '../ids.ts';
import { buried, stationed } from '../query/reasons.ts';
import type { Rules } from '../spec.ts';
import { limitOf } from '../table.ts';

/** The defenders as they shall be: whoever is not chosen goes, or stays, in hand. */
export const amend: Rules<'amend'> = {
  first: 'defenders',
  stages: {
    defenders: {
      rules: ['CA-AMD-01', 'CA-AMD-02', 'CA-AMD-04'],
      /** Automatons too; nobody is also an answer. CA-AUT-08, CA-STR-05, CA-STR-19 */
      ask(table, { who, area }) {
        const present = table.defenders[area]!;
        const { hand } = table.players[who]!;
        return present.length + hand.length === 0 ? null : some(who, [...present, ...hand], 0, limitOf(area));
      },
      skip: 'done',
      /** CA-AMD-03, CA-AMD-05 */
      answer(t, { area }, chosen, who) {
        garrison(t, who, area, chosen);
        return 'done';
      },
      show: (table, { who, area }) => ({
        with: { area, present: table.defenders[area]! },
        targets: fighterTargets([...table.defenders[area]!, ...table.players[who]!.hand]),
        blocked: [...buried(table, who, 'CA-AMD-06'), ...stationed(table, who, area, 'CA-AMD-05')],
      }),
    },
  },
};
