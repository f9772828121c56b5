import type { Heuristic } from '@longtable/bots';
import type { Template } from './game/index.ts';

/** The knowledge of bots: it is good to have taken pebbles. Replace it by what wins your game. */
export const template: Heuristic<Template> = {
  terms: [
    {
      name: 'pebbles',
      open: true,
      weight: 1,
      amount: (m, seat) => m.table.taken[seat]!,
      words: { en: 'It brings pebbles.', de: 'Es bringt Kiesel.' },
    },
  ],
  scale: () => 4,
  propose: () => null,
  calm: (_m, played) => played > 0,
};
