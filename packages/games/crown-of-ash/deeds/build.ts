/** Building as people and the AI do it. */
import { defendBest } from '../automa/choices.ts';
import { GOLD } from '../data/goods.ts';
import { EMPTY } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import { OFFERS } from '../query/gains.ts';
import type { Area, Table, TileId, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import { gain, refillRow, resurrect } from './index.ts';

/** Pays, places the tile on top, takes what it offers, and amends. CA-STR-06, CA-STR-07, CA-AIA-11 */
export function erect(t: Turn, who: Who, tile: TileId, region: Area, cost: number): void {
  const { table } = t;
  const p = player(table, who);
  p.goods[GOLD] = p.goods[GOLD]! - cost;
  table.row[table.row.indexOf(tile)] = EMPTY;
  stackUp(table, who, tile, region);
  t.emit({ type: 'built', who, tile, region, cost, height: table.tiles[region]!.length });
  refillRow(t, table);
  harvest(t, who, tile, region);
  if (p.ai) defendBest(t, who, region);
  else t.call('amend', { who, area: region });
}

/** Any tier on any tier, as high as one likes; empty land becomes the builder's. CA-STR-05, CA-STR-10, CA-STR-20 */
function stackUp(table: Table, who: Who, tile: TileId, region: Area): void {
  table.tiles[region] = [...table.tiles[region]!, tile];
  table.owner[region] = who;
}

/** Everything on it at once, without a minion; the dead it raises may defend. CA-STR-08, CA-STR-17, CA-AIA-33 */
function harvest(t: Turn, who: Who, tile: TileId, region: Area): void {
  if (TILES[tile]!.resurrects) resurrect(t, who);
  else gain(t, who, OFFERS[tile]!, 'build', region);
}
