import type { TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import type { Skirmish } from './spec.ts';
import { tableau } from './tableau.ts';

export const skirmishWords: TitleWords<Skirmish> = {
  players: about.players,
  bound: 7 * 6,
  fields: [
    { id: 'hills', as: 'choice', values: [5, 7], default: 7 },
    { id: 'rally', as: 'flag', default: true },
  ],
  variant: (_players, rnd) => ({ hills: rnd(2) === 0 ? 5 : 7, rally: rnd(4) > 0 }),
  texts: { en, de },
  tableau,
};
