/** Operations of everything that has some: a card, a reward, a dragon rune, a landmark, an event. */
import { library } from '@longtable/kit';
import type { Step } from '../ops.ts';
import { CARD_IDS, data } from './cards.ts';
import { EVENT_IDS, event } from './events.ts';
import { SITE_IDS, site } from './sites.ts';
import { RUNE_IDS, treasure } from './treasures.ts';

const NONE: readonly Step[] = [];

/** By id: `wq-archer`, `dr-1`, `lm-6`, a reward by its event's id; what an event itself does by `event:dl-13`. */
export const operations = library<Step>(
  Object.fromEntries([
    ...CARD_IDS.map((id) => [id, data(id).ability?.ops ?? NONE]),
    ...SITE_IDS.map((id) => [id, site(id).ability?.ops ?? NONE]),
    ...RUNE_IDS.map((id) => [id, treasure(id).ability?.ops ?? NONE]),
    ...EVENT_IDS.map((id) => [id, treasure(id).ability?.ops ?? NONE]),
    ...EVENT_IDS.map((id) => [`event:${id}`, event(id).ops ?? NONE]),
  ]),
);
