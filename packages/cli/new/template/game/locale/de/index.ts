import type { Texts } from '@longtable/kit';
import type { Template } from '../../spec.ts';

export const de: Texts<Template> = {
  name: 'TEMPLATE_NAME',
  tagline: 'Wer den letzten Kiesel nimmt, gewinnt.',
  prompts: {
    game: {
      take: {
        ask: ({ view }) => `Wie viele Kiesel nimmst du? Es liegen ${view.heap} da.`,
        option: (n) => `${n} Kiesel nehmen`,
        explain: 'Du nimmst einen, zwei oder drei Kiesel vom Haufen. Wer den letzten nimmt, gewinnt.',
      },
    },
  },
  offers: {},
  events: { took: (e, { name }) => `${name(e.seat)} nimmt ${e.n} Kiesel; ${e.left} bleiben.` },
  results: { 'last-pebble': 'Der letzte Kiesel ist genommen.' },
  options: { heap: { label: 'Haufen', help: 'Wie viele Kiesel am Anfang daliegen.' } },
  terms: { heap: 'Die Kiesel, die noch niemand genommen hat.' },
};
