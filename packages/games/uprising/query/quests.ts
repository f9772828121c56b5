/** UP-ACT-QST-01: is the bonus die of a Quest rolled too? */
import type { Seat } from '@longtable/kernel';
import { ATTRIBUTES } from '../data/heroes.ts';
import { NEIGHBOURS } from '../data/map.ts';
import type { BonusWhen } from '../data/quests.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { isTower, terrainAt } from './map.ts';

export function hasBonus(table: ReadTable, seat: Seat, when: BonusWhen): boolean {
  const p = player(table, seat);
  if (typeof when === 'object') {
    return 'terrain' in when ? terrainAt(table, p.at) === when.terrain : p.attributes[ATTRIBUTES.indexOf(when.attribute)]! >= when.least;
  }
  if (when === 'skeleton') return hexOf(table, p.at).skeletons > 0;
  if (when === 'next-to-garrison') return NEIGHBOURS[p.at]!.some((h) => hexOf(table, h).garrisons > 0);
  if (when === 'sea-tower') return isTower(table, p.at);
  if (when === 'own-haven') return hexOf(table, p.at).haven === seat;
  return table.players.some((other, s) => s !== seat && other.at === p.at);
}
