import type { TitleWords } from '@longtable/kit';
import { about } from './about.ts';
import { HEAPS } from './data.ts';
import { de } from './locale/de/index.ts';
import { en } from './locale/en/index.ts';
import type { Template } from './spec.ts';
import { tableau } from './tableau.ts';

export const templateWords: TitleWords<Template> = {
  players: about.players,
  bound: 21,
  fields: [{ id: 'heap', as: 'choice', values: HEAPS, default: 15 }],
  variant: (_players, rnd) => ({ heap: HEAPS[rnd(HEAPS.length)]! }),
  texts: { en, de },
  tableau,
};
