/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { CrownOfAsh } from './spec.ts';

export const about: About<CrownOfAsh> = {
  id: 'crown-of-ash',
  name: 'Crown of Ash',
  players: { min: 1, max: 4 },
  people: { min: 1, max: 4 },
  minutes: 75,
  blurb: { en: 'necromancers at work', de: 'Nekromanten am Werk' },
  headings: { round: 1 },
  final: ['combat.cards', 'combat.unveil', 'combat.forewarn', 'combat.fortify', 'dice.overturn'],
};
