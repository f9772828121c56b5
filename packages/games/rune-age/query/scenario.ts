/** What the scenario makes of the rules: who is with whom, what may be attacked, how much a realm endures. */
import type { Seat } from '@longtable/kernel';
import { GOLD_VALUE, IS_UNIT, kindOf, STRENGTH } from '../data/cards.ts';
import { NOBODY, OVERLORD_LIMIT, REALM_LIMIT } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { isSite, site } from '../data/sites.ts';
import type { Look, Player, Target } from '../spec.ts';
import { player } from '../table.ts';

/** RA-COO-06, and The Cataclysm: everybody wins or everybody loses. */
export const isCooperative = (t: Look): boolean => t.options.cooperative || t.options.scenario === 'cataclysm';

/** RA-ELM-01: the damage at which a home realm falls. */
export function realmLimit(t: Look, seat: Seat): number {
  return seat === t.overlord && t.options.scenario === 'overlord' ? OVERLORD_LIMIT[t.players.length - 1]! : REALM_LIMIT;
}

/** RA-COO-06: damage on the realm that counts for this seat. */
export const damageOf = (t: Look, seat: Seat): number => (t.shared === null ? player(t, seat).damage : t.sharedDamage);

export function survivors(t: Look): Seat[] {
  const alive: Seat[] = [];
  for (let seat = 0; seat < t.players.length; seat++) if (t.players[seat]!.alive) alive.push(seat);
  return alive;
}

export const isAlly = (t: Look, seat: Seat): boolean => t.overlord !== NOBODY && seat !== t.overlord;

/** Whether one may look into the other's hand (option openHands). */
export function sharesHand(t: Look, viewer: Seat | null, owner: Seat): boolean {
  if (viewer === owner) return true;
  if (viewer === null || !t.options.openHands || !player(t, viewer).alive) return false;
  return isCooperative(t) || (isAlly(t, viewer) && isAlly(t, owner));
}

/** RA-ACT-04, RA-AMB-27, RA-AMB-35, RA-COO-07, RA-COO-09: whether the scenario lets these two fight over it. */
export function siegeAllowed(t: Look, attacker: Seat, defender: Seat, target: Target): boolean {
  const { sieges, realms } = SCENARIO_DATA[t.options.scenario];
  if (!sieges || (isAlly(t, attacker) && isAlly(t, defender))) return false;
  if (isSite(target)) return !(t.lasting === 'cq-15' && site(target).landmark);
  return realms && t.shared === null && !(t.lasting === 'ao-11' && defender === t.overlord);
}

export const countSites = (t: Look, seat: Seat, landmark: boolean): number => {
  let n = 0;
  for (const s of t.sites) if (s.owner === seat && site(s.id).landmark === landmark) n++;
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
export function standing(t: Look, seat: Seat): number {
  const p = player(t, seat);
  if (t.options.scenario === 'monument') return p.monument === 'built' ? 1000 + unitStrength(p) : goldTotal(p);
  if (t.options.scenario === 'conquest') return 10 * countSites(t, seat, true) + countSites(t, seat, false);
  return p.alive ? Math.max(0, realmLimit(t, seat) - damageOf(t, seat)) : 0;
}
