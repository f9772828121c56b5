/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { Skirmish } from './spec.ts';

export const about: About<Skirmish> = {
  id: 'skirmish',
  name: 'Skirmish',
  players: { min: 2, max: 4 },
  people: { min: 2, max: 4 },
  minutes: 5,
  blurb: { en: 'a handful of soldiers', de: 'eine Handvoll Soldaten' },
  headings: { hill: 1 },
  final: ['rally.offer', 'counter.answer'],
};
