/** Who reads the facets of which game. Of other games the seat alone is known. */
import type { Match, Spec, Told } from '@longtable/kernel';
import { crownOfAshFacets } from './facets/crown-of-ash.ts';
import { type Facets, type Reader, seatsOnly } from './facets/facets.ts';
import { yieldFacets } from './facets/yield.ts';

const READERS: Readonly<Record<string, unknown>> = {
  'crown-of-ash': crownOfAshFacets,
  yield: yieldFacets,
};

export const facetsOf = (game: string, m: Match<Spec>, events: readonly Told<Spec>[]): Facets[] =>
  ((READERS[game] ?? seatsOnly) as Reader<Spec>)(m, events);
