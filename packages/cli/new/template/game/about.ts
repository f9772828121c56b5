/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { Template } from './spec.ts';

export const about: About<Template> = {
  id: 'template',
  name: 'TEMPLATE_NAME',
  players: { min: 2, max: 4 },
  people: { min: 2, max: 4 },
  minutes: 5,
  blurb: { en: 'a heap of pebbles', de: 'ein Haufen Kiesel' },
  headings: {},
  final: [],
};
