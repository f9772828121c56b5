/** What follows from a comparison, step by step (CA-COM-12). */
import { strongestOf, weakestOf } from '../automa/choices.ts';
import { ZERO } from '../data/combat-cards.ts';
import { KING } from '../data/numbers.ts';
import { automatons, canCauseCasualty, cardOf, loserOf, regulars } from '../query/combat.ts';
import { COMPENSATIONS, REWARDS } from '../query/gains.ts';
import type { CombatData, FighterId, ReadTable, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import { bury, discardLaid, gain, keepPairs, merged, returnAutomatons, toHand, without } from './index.ts';

/** 1: automatons of both sides go back to their decks before any reward (CA-AUT-03, 04). */
export function dismissAutomatons(t: Turn, f: CombatData): void {
  const { table } = t;
  returnAutomatons(t, f.attacker, automatons(f.fighters));
  table.attackers = regulars(table.attackers);
  const guards = automatons(f.guards);
  if (guards.length === 0) return;
  returnAutomatons(t, f.defender, guards);
  table.defenders[f.area] = regulars(table.defenders[f.area]!);
}

/** 2 and 3: the beaten to the graveyard; after a won attack the area changes hands and all regular attackers move in. */
export function takeOrHold(t: Turn, f: CombatData): void {
  const { table } = t;
  const attackers = table.attackers;
  if (f.winner === f.attacker) {
    if (f.defender === KING) table.kingToken = f.attacker;
    else bury(t, f.defender, table.defenders[f.area]!);
    table.owner[f.area] = f.attacker;
    table.defenders[f.area] = merged([], attackers);
    t.emit({ type: 'conquered', who: f.attacker, area: f.area, from: f.defender, fighters: attackers });
  } else bury(t, f.attacker, attackers);
  table.attackers = [];
  table.turnedUp = false;
  keepPairs(table);
}

/** 4: the winner first (CA-CRD-10). */
export function reward(t: Turn, f: CombatData): void {
  gain(t, f.winner, REWARDS[cardOf(f, f.winner)]!, 'reward', f.area);
}

/** Then the loser; the 0 card has a choice instead (CA-CRD-05). The AI's is prescribed (CA-AIA-23 to 25). */
export function compensate(t: Turn, f: CombatData): 'zero' | 'casualty' | 'discard' {
  const loser = loserOf(f);
  const card = cardOf(f, loser);
  if (card !== ZERO) {
    gain(t, loser, COMPENSATIONS[card]!, 'compensation', f.area);
    return 'discard';
  }
  const p = player(t.table, loser);
  if (!p.ai) return 'zero';
  const canReturn = p.graveyard.length > 0;
  const prefersCasualty = loser === f.attacker;
  if (canCauseCasualty(f) && (prefersCasualty || !canReturn)) return inflictCasualty(t, f);
  if (canReturn) rescue(t, loser, strongestOf(p.graveyard));
  return 'discard';
}

export function rescue(t: Turn, who: Who, fighter: FighterId): void {
  const p = player(t.table, who);
  p.graveyard = without(p.graveyard, [fighter]);
  toHand(t.table, who, [fighter]);
  t.emit({ type: 'rescued', who, fighter });
}

/** CA-CRD-06 to 09: what the loser of a 0 card can choose. */
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

export function fall(t: Turn, f: CombatData, fighter: FighterId): void {
  const { table } = t;
  table.defenders[f.area] = without(table.defenders[f.area]!, [fighter]);
  keepPairs(table);
  t.emit({ type: 'casualty', who: f.winner, fighter });
  bury(t, f.winner, [fighter]);
}

/** 5 and 6 */
export function discard(t: Turn, f: CombatData): void {
  discardLaid(t, f.attacker);
  if (f.defender !== KING) discardLaid(t, f.defender);
  t.table.cardsUp = false;
}
