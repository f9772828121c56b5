export type { ArenaPlan, Bout } from './plan.ts';
export { runArena } from './run.ts';
export { botStandings, type FacetStanding, facetStandings, type PairStanding, pairStandings, type Rate } from './standings.ts';
