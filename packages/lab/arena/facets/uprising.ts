import type { Uprising } from '@longtable/uprising';
import { type Figures, fromOne, type Reader } from './facets.ts';

export const uprisingFacets: Reader<Uprising> = ({ table, seats }) =>
  table.players.map(({ faction, hero }, seat) => ({
    seat: [fromOne(seat)],
    order: [fromOne((seat - table.first + seats) % seats)],
    faction: [faction],
    hero: [hero],
    edition: [table.options.edition],
    difficulty: [table.options.difficulty],
  }));

/** Points of the factions and of both Nemeses; the margin is what the weakest faction has more than the better Nemesis. */
export const uprisingFigures: Figures<Uprising> = ({ table: { players, empireVp, chaosVp } }) => {
  const points = players.map(({ vp }) => vp);
  return {
    ...Object.fromEntries(players.map(({ faction, vp }) => [faction, vp])),
    empire: empireVp,
    chaos: chaosVp,
    margin: Math.min(...points) - Math.max(empireVp, chaosVp),
  };
};
