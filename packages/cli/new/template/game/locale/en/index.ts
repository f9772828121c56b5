import { counted, type Texts } from '@longtable/kit';
import type { Template } from '../../spec.ts';

const pebbles = (n: number): string => counted('en', n, { one: 'pebble', other: 'pebbles' });

export const en: Texts<Template> = {
  name: 'TEMPLATE_NAME',
  tagline: 'Whoever takes the last pebble wins.',
  prompts: {
    game: {
      take: {
        ask: ({ view }) => `How many of the ${pebbles(view.heap)} do you take?`,
        option: (n) => `Take ${pebbles(Number(n))}`,
        explain: 'You take one, two or three pebbles from the heap. Whoever takes the last one wins.',
      },
    },
  },
  offers: {},
  events: { took: (e, { name }) => `${name(e.seat)} takes ${pebbles(e.n)}; ${e.left} left.` },
  results: { 'last-pebble': 'The last pebble is taken.' },
  options: { heap: { label: 'Heap', help: 'How many pebbles there are at the start.' } },
  terms: { heap: 'The pebbles that nobody has taken yet.' },
};
