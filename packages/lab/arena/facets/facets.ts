import type { Match, Spec, Told } from '@longtable/kernel';

/** Facets that may make a difference between equal players: for one seat, values by facet. */
export type Facets = Record<string, string[]>;
/** Reads them off the end of a match and its events. */
export type Reader<S extends Spec> = (m: Match<S>, events: readonly Told<S>[]) => Facets[];

/** Numbers of a whole match, whose means are worth knowing. */
export type Figures<S extends Spec> = (m: Match<S>) => Readonly<Record<string, number>>;

/** A seat, or a place in the turn order, fromOne from 1 as people count. */
export const fromOne = (n: number): string => String(n + 1);

export const seatsOnly: Reader<Spec> = (m) => Array.from({ length: m.seats }, (_, seat) => ({ seat: [fromOne(seat)] }));
