/** The income of a faction in the Production Phase. */
import type { Seat } from '@longtable/kernel';
import type { Passive } from '../data/cards.ts';
import { FACTION, RESOURCES } from '../data/factions.ts';
import { CARD } from '../data/play-cards.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { tileAt } from './map.ts';
import { havensOf } from './pieces.ts';

/** Standing effects of the seat's cards; a card that lies face-down has none (UP-CARD-06). */
export function passives(table: ReadTable, seat: Seat): Passive[] {
  const { feats, items, down } = player(table, seat);
  return [...feats, ...items].flatMap((id) => (down.includes(id) ? [] : CARD[id]!.passive));
}

/** UP-PRD-05: board, hexes, permanent cards. */
export function income(table: ReadTable, seat: Seat): number[] {
  const faction = FACTION[player(table, seat).faction];
  const havens = havensOf(table, seat);
  /** UP-PRD-01, UP-SET-07: the space depends on the number of Havens alone. */
  const sum = [...faction.production[havens.length]!];
  if (havens.length === 5 && table.options.production5 === 'best') sum[RESOURCES.indexOf(faction.best)]! += 1;
  for (const h of havens) {
    /** UP-PRD-02, UP-HEX-04 */
    const produces = tileAt(table, h)?.produces ?? [0, 0, 0];
    for (let i = 0; i < sum.length; i++) sum[i]! += produces[i]!;
  }
  for (const p of passives(table, seat)) {
    if (p.on !== 'produce') continue;
    const times = p.perHaven === undefined ? 1 : Math.min(p.perHaven, havens.length);
    for (let i = 0; i < sum.length; i++) sum[i]! += p.goods[i]! * times;
  }
  return sum;
}
