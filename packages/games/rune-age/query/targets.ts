/** Targets of attacks. One predicate says why not; the menu keeps the rest. */
import type { RuleId, Seat } from '@longtable/kernel';
import { EVENT_IDS, type EventId, event, isEvent } from '../data/events.ts';
import { NOBODY } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { isSite } from '../data/sites.ts';
import type { ReadTable, Target } from '../spec.ts';
import { player, siteAt } from '../table.ts';
import { isAlly, siegeBarred } from './scenario.ts';

const REALMS: readonly Target[] = ['realm:0', 'realm:1', 'realm:2', 'realm:3'];
export const ownerOfRealm = (target: Target): Seat => REALMS.indexOf(target);

/** Everything on the table that a combat could be about; rewards are not. RA-ACT-04, RA-REW-06 */
export function candidates(table: ReadTable, seat: Seat): Target[] {
  const list: Target[] = ['stronghold'];
  for (const s of table.sites) list.push(s.id);
  for (const id of table.enemies) list.push(id);
  if (table.options.scenario === 'dragonlords') list.push('objective');
  for (let i = 0; i < table.players.length; i++) if (i !== seat && table.players[i]!.alive) list.push(REALMS[i]!);
  return list;
}

/** The owner of the target, which makes it a siege; NOBODY: a battle. RA-ACT-03 */
export function defenderOf(table: ReadTable, target: Target): Seat {
  if (isSite(target)) return siteAt(table, target)?.owner ?? NOBODY;
  return ownerOfRealm(target);
}

/** The rule by which this player may not attack that now, or null. */
export function barred(table: ReadTable, seat: Seat, target: Target): RuleId | null {
  if (target === 'stronghold') return strongholdBarred(table, seat);
  if (table.attacked.includes(target)) return ONCE;
  if (isEvent(target)) return isForOthers(table, seat, target) ? 'RA-SCN-07' : null;
  const defender = defenderOf(table, target);
  if (defender === NOBODY) return null;
  if (defender === seat) return 'RA-ACT-08';
  return siegeBarred(table, seat, defender, target);
}
/** Each target once a round, for each player by himself. RA-ACT-06, RA-SIE-22 */
const ONCE: RuleId = 'RA-ACT-05';

const FOR_ALLIES: readonly EventId[] = EVENT_IDS.filter((id) => event(id).alliesOnly === true);
const isForOthers = (table: ReadTable, seat: Seat, id: EventId): boolean => FOR_ALLIES.includes(id) && !isAlly(table, seat);

/** Each stronghold of the pile is a target of its own, unless the table plays otherwise. RA-ACT-07, RA-AMB-05 */
function strongholdBarred(table: ReadTable, seat: Seat): RuleId | null {
  const { strongholds } = player(table, seat);
  if (strongholds === 0) return 'RA-ACT-04';
  const tried = table.options.strongholds === 'each' ? strongholds <= table.strongholdsHeld : table.attacked.includes('stronghold');
  return tried ? ONCE : null;
}

/**
 * All that may be attacked now, whether it can be won or not (RA-ACT-09): the same as the candidates that are not barred, looked at kind by
 * kind because this is asked often.
 */
export function targets(table: ReadTable, seat: Seat): Target[] {
  const list: Target[] = [];
  const { attacked } = table;
  const tried = attacked.length > 0;
  const { noSieges, noRealms } = SCENARIO_DATA[table.options.scenario];
  if (strongholdBarred(table, seat) === null) list.push('stronghold');
  for (let i = 0; i < table.sites.length; i++) {
    const { id, owner } = table.sites[i]!;
    if (owner === seat || (tried && attacked.includes(id))) continue;
    if (owner === NOBODY || (noSieges === null && siegeBarred(table, seat, owner, id) === null)) list.push(id);
  }
  for (let i = 0; i < table.enemies.length; i++) {
    const id = table.enemies[i]!;
    if (!(tried && attacked.includes(id)) && !isForOthers(table, seat, id)) list.push(id);
  }
  if (table.options.scenario === 'dragonlords' && !attacked.includes('objective')) list.push('objective');
  for (let i = 0; noRealms === null && i < table.players.length; i++) {
    if (i === seat || !table.players[i]!.alive || (tried && attacked.includes(REALMS[i]!))) continue;
    if (siegeBarred(table, seat, i, REALMS[i]!) === null) list.push(REALMS[i]!);
  }
  return list;
}
