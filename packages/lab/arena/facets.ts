/** Readers of facets, by game. Of other games the seat alone is known. */
import type { Match, Spec, Told } from '@longtable/kernel';
import { crownOfAshFacets } from './facets/crown-of-ash.ts';
import { type Facets, type Figures, type Reader, seatsOnly } from './facets/facets.ts';
import { runeAgeFacets, runeAgeFigures } from './facets/rune-age.ts';
import { uprisingFacets, uprisingFigures } from './facets/uprising.ts';
import { yieldFacets } from './facets/yield.ts';

const READERS: Readonly<Record<string, unknown>> = {
  'crown-of-ash': crownOfAshFacets,
  'rune-age': runeAgeFacets,
  uprising: uprisingFacets,
  yield: yieldFacets,
};

export const facetsOf = (game: string, m: Match<Spec>, events: readonly Told<Spec>[]): Facets[] =>
  ((READERS[game] ?? seatsOnly) as Reader<Spec>)(m, events);

const FIGURES: Readonly<Record<string, unknown>> = { 'rune-age': runeAgeFigures, uprising: uprisingFigures };

export const figuresOf = (game: string, m: Match<Spec>): Readonly<Record<string, number>> =>
  (FIGURES[game] as Figures<Spec> | undefined)?.(m) ?? {};
