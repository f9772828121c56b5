import type { Texts } from '@longtable/kit';
import { rivals } from '../../rivals.ts';
import type { Uprising } from '../../spec.ts';
import { log } from './events.ts';
import { offers, prompts } from './prompts.ts';
import { optionTexts, terms } from './table.ts';
import { words } from './words.ts';

export const en: Texts<Uprising> = {
  name: 'Uprising: Curse of the Last Emperor',
  tagline: 'Two to four factions rise together against an Empire and against Chaos.',
  prompts,
  offers,
  events: log,
  results: {
    freed: 'Every faction has more VP than The Empire and Chaos: the uprising has won.',
    crushed: 'A faction has no more VP than The Empire or Chaos: the uprising has failed.',
  },
  rivals: ({ view }) => rivals(view, words),
  options: optionTexts,
  terms,
};
