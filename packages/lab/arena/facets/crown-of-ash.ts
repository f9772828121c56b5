import type { CrownOfAsh } from '@longtable/crown-of-ash';
import { CITADEL, REGIONS } from '@longtable/crown-of-ash/data/board';
import { FATES } from '@longtable/crown-of-ash/data/fate';
import { fromOne, type Reader } from './facets.ts';

/** The AI has no seat and no facets. */
export const crownOfAshFacets: Reader<CrownOfAsh> = ({ table, seats }, events) => {
  const first = events.map(({ event }) => event).find((event) => event.type === 'order');
  const facets = Array.from({ length: seats }, (_, seat) => ({
    seat: [fromOne(seat)],
    order: [fromOne(first?.order.indexOf(seat) ?? -1)],
    start: [] as string[],
    fate: [FATES[table.players[seat]!.fate]!.key],
    necromancer: [table.players[seat]!.necromancer ?? 'none'],
    citadel: ['never held'],
  }));
  const built = facets.map(() => 0);
  const conquered = facets.map(() => 0);
  for (const { event } of events) {
    const own = 'who' in event ? facets[event.who] : undefined;
    if (own === undefined) continue;
    if (event.type === 'founded') own.start.push(REGIONS[event.region]!);
    if (event.type === 'built') built[event.who]!++;
    if (event.type === 'conquered') conquered[event.who]!++;
    if (event.type === 'scored' && event.areas.includes(CITADEL)) own.citadel = ['held'];
  }
  return facets.map((own, seat) => ({ ...own, built: [String(built[seat])], conquered: [String(conquered[seat])] }));
};
