import { NOBODY } from '../data/numbers.ts';
import { site } from '../data/sites.ts';
import { loseSite } from '../deeds/zones.ts';
import type { Rules } from '../spec.ts';

/** Fall of the Cities: every city that a player controls becomes neutral. */
export const fallOfCities: Rules<'rw-27'> = {
  first: 'fall',
  stages: {
    fall(t) {
      for (const s of t.table.sites) if (s.owner !== NOBODY && !site(s.id).landmark) loseSite(t, s.id);
      return 'done';
    },
  },
};
