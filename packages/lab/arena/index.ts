export type { ArenaPlan, Bout } from './plan.ts';
export { runArena } from './run.ts';
export {
  botStandings,
  type FacetStanding,
  type Figure,
  facetStandings,
  figureMeans,
  type PairStanding,
  pairStandings,
  type Rate,
} from './standings.ts';
