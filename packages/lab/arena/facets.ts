/** What may make a difference between equal players: for each seat, values by facet. Read off the end of a match and its events. */
import type { Match, Spec, Told } from '@longtable/kernel';
import type { Yield } from '@longtable/yield';

type Facets = Record<string, string[]>;
type Reader = (m: Match<Spec>, events: readonly Told<Spec>[]) => Facets[];

const READERS: Readonly<Record<string, Reader>> = {
  yield(match, events) {
    const { players } = (match as unknown as Match<Yield>).table;
    const facets = players.map(
      (p, seat): Facets => ({ seat: [String(seat)], power: p.power === null ? [] : [p.power], start: [], card: [] }),
    );
    for (const { event } of events as unknown as readonly Told<Yield>[]) {
      if (event.type === 'start') facets[event.seat]!['start']!.push(String(event.at));
      if (event.type === 'performed') facets[event.seat]!['card']!.push(event.card);
      if (event.type === 'kept') facets[event.seat]!['card']!.push('kept face down');
    }
    return facets;
  },
};

const seatsOnly: Reader = (m) => Array.from({ length: m.seats }, (_, seat): Facets => ({ seat: [String(seat)] }));

export const facetsOf = (game: string, m: Match<Spec>, events: readonly Told<Spec>[]): Facets[] => (READERS[game] ?? seatsOnly)(m, events);
