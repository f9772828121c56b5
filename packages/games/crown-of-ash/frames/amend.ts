import { some } from '@longtable/kernel';
import { garrison } from '../deeds.ts';
import type { Rules } from '../spec.ts';
import { limitOf } from '../table.ts';

/** The defenders as they shall be: whoever is not chosen goes, or stays, in hand. */
export const amend: Rules<'amend'> = {
  rules: ['CA-AMD-02', 'CA-AMD-03', 'CA-AMD-04', 'CA-AMD-05', 'CA-AMD-06', 'CA-AMD-08', 'CA-AUT-08', 'CA-STR-05', 'CA-STR-19', 'CA-AMD-07'],
  first: 'defenders',
  stages: {
    defenders: {
      ask(t, { who, area }) {
        const present = t.defenders[area]!;
        const { hand } = t.players[who]!;
        return present.length + hand.length === 0 ? null : some(who, [...present, ...hand], 0, limitOf(area));
      },
      skip: 'done',
      answer(t, { area }, chosen, who) {
        garrison(t, who, area, chosen);
        return 'done';
      },
      show: (t, { who, area }) => ({
        with: { area, present: t.defenders[area]! },
        targets: Object.fromEntries([...t.defenders[area]!, ...t.players[who]!.hand].map((id) => [id, `fighter:${id}`])),
        blocked: t.players[who]!.graveyard.map((id) => ({ id, target: `fighter:${id}`, rule: 'CA-AMD-06' })),
      }),
    },
  },
};
