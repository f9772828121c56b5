/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { Yield } from './spec.ts';

export const about: About<Yield> = {
  id: 'yield',
  name: 'Yield',
  players: { min: 2, max: 5 },
  people: { min: 2, max: 5 },
  minutes: 60,
  blurb: { en: 'an evening of bluff', de: 'ein Abend voller Bluff' },
  headings: { year: 1, season: 2, phase: 2 },
  final: ['battle.act', 'season.perform'],
};
