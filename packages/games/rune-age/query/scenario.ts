/** The rules as the scenario makes them: who is with whom, what may be attacked, how much a realm endures. */
import type { RuleId, Seat } from '@longtable/kernel';
import { GOLD_VALUE, IS_UNIT, kindOf, STRENGTH } from '../data/cards.ts';
import { NOBODY, OVERLORD_LIMIT, REALM_LIMIT } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { isSite, site } from '../data/sites.ts';
import type { Options, Player, ReadTable, Target } from '../spec.ts';
import { player } from '../table.ts';
import { isSpared } from './holding.ts';

/** Everybody wins or everybody loses. RA-SCN-03 */
export const isPlayedTogether = ({ cooperative, scenario }: Options): boolean => cooperative || scenario === 'cataclysm';
export const isCooperative = (table: ReadTable): boolean => isPlayedTogether(table.options);

/** The damage at which a home realm falls. RA-ELM-01, RA-SCN-05 */
export function realmLimit(table: ReadTable, seat: Seat): number {
  return seat === table.overlord && table.options.scenario === 'overlord' ? OVERLORD_LIMIT[table.players.length - 1]! : REALM_LIMIT;
}

/** Damage on the realm that counts for this seat. RA-COO-06 */
export const damageOf = (table: ReadTable, seat: Seat): number => (table.shared === null ? player(table, seat).damage : table.sharedDamage);

export function survivors(table: ReadTable): Seat[] {
  const alive: Seat[] = [];
  for (let seat = 0; seat < table.players.length; seat++) if (table.players[seat]!.alive) alive.push(seat);
  return alive;
}

export const isAlly = (table: ReadTable, seat: Seat): boolean => table.overlord !== NOBODY && seat !== table.overlord;

/** One may look into the other's hand (option openHands). */
export function sharesHand(table: ReadTable, viewer: Seat | null, owner: Seat): boolean {
  if (viewer === owner) return true;
  if (viewer === null || !table.options.openHands || !player(table, viewer).alive) return false;
  return isCooperative(table) || (isAlly(table, viewer) && isAlly(table, owner));
}

/** The rule by which these two may not fight over it, or null. Cities of partners may be besieged in the cooperative variant (RA-COO-09). */
export function siegeBarred(table: ReadTable, attacker: Seat, defender: Seat, target: Target): RuleId | null {
  const { noSieges, noRealms } = SCENARIO_DATA[table.options.scenario];
  if (noSieges !== null) return noSieges;
  if (isAlly(table, attacker) && isAlly(table, defender)) return ALLIES;
  if (isSite(target)) return site(target).landmark && isSpared(table, 'landmarks') ? LASTING : null;
  if (table.shared !== null) return SHARED;
  if (noRealms !== null) return noRealms;
  return defender === table.overlord && isSpared(table, 'overlord-realm') ? LASTING : null;
}
/** Allies do not besiege each other. */
const ALLIES: RuleId = 'RA-SCN-06';
/** A lasting Instant forbids it. */
export const LASTING: RuleId = 'RA-SCN-11';
/** The shared home realm is nobody's target. */
const SHARED: RuleId = 'RA-COO-07';

export const countSites = (table: ReadTable, seat: Seat, landmark: boolean): number => {
  let n = 0;
  for (const s of table.sites) if (s.owner === seat && site(s.id).landmark === landmark) n++;
  return n;
};

const sum = (p: Player, value: readonly number[], only: readonly boolean[] | null): number => {
  let n = 0;
  for (const zone of [p.deck, p.hand, p.discard])
    for (const card of zone) if (only === null || only[kindOf(card)]) n += value[kindOf(card)]!;
  return n;
};
/** Printed strength of all units in deck, hand and discard pile. RA-AMB-13 */
export const unitStrength = (p: Player): number => sum(p, STRENGTH, IS_UNIT);
/** Value of all gold cards in deck, hand and discard pile. RA-TRN-16 */
export const goldTotal = (p: Player): number => sum(p, GOLD_VALUE, null);

/** The progress of a seat, for the final scores. */
export function standing(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  if (table.options.scenario === 'monument') return p.monument === 'built' ? 1000 + unitStrength(p) : goldTotal(p);
  if (table.options.scenario === 'conquest') return 10 * countSites(table, seat, true) + countSites(table, seat, false);
  return p.alive ? Math.max(0, realmLimit(table, seat) - damageOf(table, seat)) : 0;
}
