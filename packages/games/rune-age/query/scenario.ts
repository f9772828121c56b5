/** What the scenario makes of the rules: who is with whom, what may be attacked, how much a realm endures. */
import type { Seat } from '@longtable/kernel';
import { GOLD_VALUE, IS_UNIT, kindOf, STRENGTH } from '../data/cards.ts';
import { NOBODY, OVERLORD_LIMIT, REALM_LIMIT } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { isSite, site } from '../data/sites.ts';
import type { Player, ReadTable, Target } from '../spec.ts';
import { player } from '../table.ts';

/** RA-COO-06, and The Cataclysm: everybody wins or everybody loses. */
export const isCooperative = (table: ReadTable): boolean => table.options.cooperative || table.options.scenario === 'cataclysm';

/** RA-ELM-01: the damage at which a home realm falls. */
export function realmLimit(table: ReadTable, seat: Seat): number {
  return seat === table.overlord && table.options.scenario === 'overlord' ? OVERLORD_LIMIT[table.players.length - 1]! : REALM_LIMIT;
}

/** RA-COO-06: damage on the realm that counts for this seat. */
export const damageOf = (table: ReadTable, seat: Seat): number => (table.shared === null ? player(table, seat).damage : table.sharedDamage);

export function survivors(table: ReadTable): Seat[] {
  const alive: Seat[] = [];
  for (let seat = 0; seat < table.players.length; seat++) if (table.players[seat]!.alive) alive.push(seat);
  return alive;
}

export const isAlly = (table: ReadTable, seat: Seat): boolean => table.overlord !== NOBODY && seat !== table.overlord;

/** Whether one may look into the other's hand (option openHands). */
export function sharesHand(table: ReadTable, viewer: Seat | null, owner: Seat): boolean {
  if (viewer === owner) return true;
  if (viewer === null || !table.options.openHands || !player(table, viewer).alive) return false;
  return isCooperative(table) || (isAlly(table, viewer) && isAlly(table, owner));
}

/** RA-ACT-04, RA-AMB-27, RA-AMB-35, RA-COO-07, RA-COO-09: whether the scenario lets these two fight over it. */
export function siegeAllowed(table: ReadTable, attacker: Seat, defender: Seat, target: Target): boolean {
  const { sieges, realms } = SCENARIO_DATA[table.options.scenario];
  if (!sieges || (isAlly(table, attacker) && isAlly(table, defender))) return false;
  if (isSite(target)) return !(table.lasting === 'cq-15' && site(target).landmark);
  return realms && table.shared === null && !(table.lasting === 'ao-11' && defender === table.overlord);
}

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
/** RA-AMB-13: printed strength of all units in deck, hand and discard pile. */
export const unitStrength = (p: Player): number => sum(p, STRENGTH, IS_UNIT);
/** RA-TRN-16: value of all gold cards in deck, hand and discard pile. */
export const goldTotal = (p: Player): number => sum(p, GOLD_VALUE, null);

/** How far a seat has come, for the final scores. */
export function standing(table: ReadTable, seat: Seat): number {
  const p = player(table, seat);
  if (table.options.scenario === 'monument') return p.monument === 'built' ? 1000 + unitStrength(p) : goldTotal(p);
  if (table.options.scenario === 'conquest') return 10 * countSites(table, seat, true) + countSites(table, seat, false);
  return p.alive ? Math.max(0, realmLimit(table, seat) - damageOf(table, seat)) : 0;
}
