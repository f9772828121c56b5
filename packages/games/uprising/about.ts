/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { Uprising } from './spec.ts';

export const about: About<Uprising> = {
  id: 'uprising',
  name: 'Uprising',
  /** Factions: a person may lead several (UP-SET-01). */
  players: { min: 2, max: 4 },
  people: { min: 1, max: 4 },
  minutes: 180,
  blurb: { en: 'against the Empire', de: 'gegen das Imperium' },
  headings: { chapter: 1, phase: 2, activated: 3 },
  final: [],
  together: () => true,
};
