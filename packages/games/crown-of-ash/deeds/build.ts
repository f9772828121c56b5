/** Building as people and the AI do it (CA-STR-02, 05 to 09, 17, CA-AIA-11). */
import { defendBest } from '../automa/choices.ts';
import { GOLD } from '../data/goods.ts';
import { EMPTY } from '../data/numbers.ts';
import { TILES } from '../data/structures.ts';
import { OFFERS } from '../query/gains.ts';
import type { Area, TileId, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import { gain, refillRow, resurrect } from './index.ts';

/** Pays, places the tile on top, takes what it offers, and amends. */
export function erect(t: Turn, who: Who, tile: TileId, region: Area, cost: number): void {
  const { table } = t;
  const p = player(table, who);
  p.goods[GOLD] = p.goods[GOLD]! - cost;
  table.row[table.row.indexOf(tile)] = EMPTY;
  table.tiles[region] = [...table.tiles[region]!, tile];
  table.owner[region] = who;
  t.emit({ type: 'built', who, tile, region, cost, height: table.tiles[region]!.length });
  refillRow(t, table);
  if (TILES[tile]!.resurrects) resurrect(t, who);
  else gain(t, who, OFFERS[tile]!, 'build', region);
  if (p.ai) defendBest(t, who, region);
  else t.call('amend', { who, area: region });
}
