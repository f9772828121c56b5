import type { Texts } from '@longtable/kit';
import { rivals } from '../../rivals.ts';
import type { Uprising } from '../../spec.ts';
import { log } from './events.ts';
import { offers, prompts } from './prompts.ts';
import { optionTexts, terms } from './table.ts';

export const de: Texts<Uprising> = {
  name: 'Uprising: Fluch des letzten Imperators',
  tagline: 'Zwei bis vier Fraktionen erheben sich gemeinsam gegen Imperium und Chaos.',
  prompts,
  offers,
  events: log,
  results: {
    freed: 'Jede Fraktion hat mehr SP als Imperium und Chaos: der Aufstand hat gesiegt.',
    crushed: 'Eine Fraktion hat nicht mehr SP als Imperium oder Chaos: der Aufstand ist gescheitert.',
  },
  // Without the article, which would stand in the middle of a sentence where both win.
  rivals: ({ view }) => rivals(view, { empire: 'Imperium', chaos: 'Chaos' }),
  options: optionTexts,
  terms,
};
