/** Deeds that a banner still allows. */
import type { Seat, Up } from '@longtable/kernel';
import { OFF_MAP } from '../data/numbers.ts';
import type { ArmyId, ReadTable, Yield } from '../spec.ts';
import { army, player, powerOf } from '../table.ts';
import { facesEnemy } from './battlefield.ts';
import { buildSites, fortressesOf } from './board.ts';

export type BannerData = Yield['frames']['banner']['data'];

/** YD-LDR-VYM-B01 */
export const isFast = (table: ReadTable, seat: Seat, up: Up<Yield>): boolean => powerOf(table, seat).fast && up('ritual') !== undefined;

/** YD-CRD-AMB-05 */
export const canAmbush = (table: ReadTable, seat: Seat): boolean => player(table, seat).armies.some((id) => facesEnemy(table, id));

/** YD-CRD-UPG-01, YD-LDR-LEM-B01 */
export const canUpgrade = (table: ReadTable, seat: Seat): boolean =>
  fortressesOf(table, seat).length > 0 || (powerOf(table, seat).builds && buildSites(table, seat).length > 0);

/** The army under way, others while the banner has movement for them, anybody while the pool lasts. YD-CRD-MOV-01, YD-CRD-MV2-02, YD-LDR-VYM-B07 */
export function mayMove(table: ReadTable, f: Readonly<BannerData>, id: ArmyId): boolean {
  if (army(table, id).at === OFF_MAP) return false;
  return f.pool > 0 || (id === f.mover ? f.left > 0 : f.armies > 0 && !f.moved.includes(id));
}

/** Armies that the banner may still set in motion. */
export const moversLeft = (table: ReadTable, f: Readonly<BannerData>): number =>
  Math.min(f.armies, player(table, f.seat).armies.filter((id) => army(table, id).at !== OFF_MAP && !f.moved.includes(id)).length);
