import type { Yield } from '@longtable/yield';
import { fromOne, type Reader } from './facets.ts';

export const yieldFacets: Reader<Yield> = ({ table, seats }, events) => {
  const first = events.map(({ event }) => event).find((event) => event.type === 'first')?.seat ?? 0;
  const facets = table.players.map(({ power }, seat) => ({
    seat: [fromOne(seat)],
    order: [fromOne((seat - first + seats) % seats)],
    power: power === null ? [] : [power],
    start: [] as string[],
    card: [] as string[],
  }));
  for (const { event } of events) {
    if (event.type === 'start') facets[event.seat]!.start.push(String(event.at));
    if (event.type === 'performed') facets[event.seat]!.card.push(event.card);
    if (event.type === 'kept') facets[event.seat]!.card.push('kept face down');
  }
  return facets;
};
