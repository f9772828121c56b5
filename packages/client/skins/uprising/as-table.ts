import type { poolOf } from '@longtable/uprising/query/dice';
import type { View } from '@longtable/uprising/spec';

type ReadTable = Parameters<typeof poolOf>[0];

/**
 * What a viewer sees, for the game's own queries about things that lie open: hexes, pieces, Heroes and Threat have the same names
 * in a view as on a table. What is hidden is missing, and no query about the map asks for it.
 */
export const asTable = (view: View): ReadTable => view as unknown as ReadTable;
