/** Consequences of a comparison, step by step. */
import { strongestOf, weakestOf } from '../automa/choices.ts';
import { ZERO } from '../data/combat-cards.ts';
import { KING } from '../data/numbers.ts';
import { automatons, canCauseCasualty, cardOf, loserOf, regulars } from '../query/combat.ts';
import { COMPENSATIONS, REWARDS } from '../query/gains.ts';
import type { CombatData, FighterId, ReadTable, Table, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import { bury, discardLaid, gain, keepPairs, merged, returnAutomatons, toHand, without } from './index.ts';

/** First: automatons of both sides go back to their decks before any reward, won or lost. CA-AUT-03, CA-AUT-05, CA-AUT-15 */
export function dismissAutomatons(t: Turn, f: CombatData): void {
  const { table } = t;
  returnAutomatons(t, f.attacker, automatons(f.fighters));
  table.attackers = regulars(table.attackers);
  const guards = automatons(f.guards);
  if (guards.length === 0) return;
  returnAutomatons(t, f.defender, guards);
  table.defenders[f.area] = regulars(table.defenders[f.area]!);
}

/** Then the beaten go to the graveyard, and the area changes hands or not. CA-COM-12, CA-COM-13 */
export function takeOrHold(t: Turn, f: CombatData): void {
  const { table } = t;
  if (f.winner === f.attacker) conquer(t, f, table.attackers);
  else bury(t, f.attacker, table.attackers);
  table.attackers = [];
  table.turnedUp = false;
  keepPairs(table);
}

/** All regular attackers move in, and nobody else; the structures stay. CA-COM-14, CA-COM-16, CA-STR-15 */
function conquer(t: Turn, f: CombatData, attackers: readonly FighterId[]): void {
  const { table } = t;
  if (f.defender === KING) dethrone(table, f.attacker);
  else bury(t, f.defender, table.defenders[f.area]!);
  table.owner[f.area] = f.attacker;
  /** Automatons have gone already. CA-AUT-06, CA-AUT-07 */
  const moving = merged([], attackers);
  table.defenders[f.area] = moving;
  t.emit({ type: 'conquered', who: f.attacker, area: f.area, from: f.defender, fighters: attackers });
}

/** The token stays with whoever beat him. CA-CIT-07, CA-CIT-16 */
function dethrone(table: Table, who: Who): void {
  table.kingToken = who;
}

/** The winner's card pays, and nothing is paid for the conquest itself. CA-CRD-03, CA-COM-15, CA-VP-06 */
export function reward(t: Turn, f: CombatData): void {
  gain(t, f.winner, REWARDS[cardOf(f, f.winner)]!, 'reward', f.area);
}

/** Then the loser; the 0 card has a choice instead. CA-CRD-03, CA-CRD-05 */
export function compensate(t: Turn, f: CombatData): 'zero' | 'casualty' | 'discard' {
  const loser = loserOf(f);
  const card = cardOf(f, loser);
  if (card !== ZERO) {
    gain(t, loser, COMPENSATIONS[card]!, 'compensation', f.area);
    return 'discard';
  }
  return player(t.table, loser).ai ? aiZero(t, f, loser) : 'zero';
}

/** The choice of the AI is prescribed. CA-AIA-23, CA-AIA-24, CA-AIA-25 */
function aiZero(t: Turn, f: CombatData, loser: Who): 'casualty' | 'discard' {
  const { graveyard } = player(t.table, loser);
  const canReturn = graveyard.length > 0;
  const prefersCasualty = loser === f.attacker;
  if (canCauseCasualty(f) && (prefersCasualty || !canReturn)) return inflictCasualty(t, f);
  if (canReturn) rescue(t, loser, strongestOf(graveyard));
  return 'discard';
}

/** CA-CRD-07 */
export function rescue(t: Turn, who: Who, fighter: FighterId): void {
  const p = player(t.table, who);
  p.graveyard = without(p.graveyard, [fighter]);
  toHand(t.table, who, [fighter]);
  t.emit({ type: 'rescued', who, fighter });
}

/** Choices of the loser of a 0 card: whatever is possible. CA-CRD-08, CA-CRD-09 */
export function zeroOptions(table: ReadTable, f: Readonly<CombatData>): ('casualty' | FighterId)[] {
  const options: ('casualty' | FighterId)[] = canCauseCasualty(f) ? ['casualty'] : [];
  options.push(...player(table, loserOf(f)).graveyard);
  return options;
}

/** The winner chooses who falls; of the AI it is the weakest (CA-AIA-26). */
export function inflictCasualty(t: Turn, f: CombatData): 'casualty' | 'discard' {
  if (!player(t.table, f.winner).ai) return 'casualty';
  fall(t, f, weakestOf(f.victors));
  return 'discard';
}

/** CA-CRD-06 */
export function fall(t: Turn, f: CombatData, fighter: FighterId): void {
  const { table } = t;
  table.defenders[f.area] = without(table.defenders[f.area]!, [fighter]);
  keepPairs(table);
  t.emit({ type: 'casualty', who: f.winner, fighter });
  bury(t, f.winner, [fighter]);
}

/** Last, both cards. CA-CRD-11, CA-CRD-12 */
export function discard(t: Turn, f: CombatData): void {
  discardLaid(t, f.attacker);
  if (f.defender !== KING) discardLaid(t, f.defender);
  t.table.cardsUp = false;
}
