/** Sums and possibilities of a combat. Pure; secrets come in only after the reveal. */
import { FLANKS } from '../data/board.ts';
import { CARD_DATA, DIE_CARD } from '../data/combat-cards.ts';
import { isAutomaton } from '../data/fighters.ts';
import { EMPTY, FOREWARNED, KING, KING_ATTACK } from '../data/numbers.ts';
import type { CombatData, FighterId, ReadTable, Tally, Who } from '../spec.ts';
import { attackSum, bolster } from './strength.ts';

/** CA-POW-07: Visio has named this player's card. */
const isForewarned = (f: Readonly<CombatData>, who: Who): boolean =>
  f.named === who && f.guess === (who === f.attacker ? f.attackCard : f.defenceCard);

/** CA-CRD-02: who rolls, attacker first. A named die card is not rolled. */
export function rollersOf(f: Readonly<CombatData>): Who[] {
  const rollers: Who[] = [];
  if (f.attackCard === DIE_CARD && !isForewarned(f, f.attacker)) rollers.push(f.attacker);
  if (f.defenceCard === DIE_CARD && !isForewarned(f, f.defender)) rollers.push(f.defender);
  return rollers;
}

/** The value of the card; of a named one 1 at most. CA-COM-09, CA-POW-07 */
function cardValue(f: Readonly<CombatData>, who: Who, card: number): number {
  if (card === EMPTY) return 0;
  const forewarned = isForewarned(f, who);
  if (card === DIE_CARD) return forewarned ? FOREWARNED : f.dice![rollersOf(f).indexOf(who)]!;
  return forewarned ? Math.min(FOREWARNED, CARD_DATA[card]!.value) : CARD_DATA[card]!.value;
}

const tally = (who: Who, fighters: number, added: number, card: number, position: number): Tally => ({
  who,
  fighters,
  bolster: added,
  card,
  position,
  total: fighters + added + card + position,
});

/** The position counts for the attacker only, also against the King. CA-COM-09, CA-CIT-06, CA-CIT-20 */
export function attackTally(table: ReadTable, f: Readonly<CombatData>): Tally {
  const position = f.position === '' ? 0 : FLANKS[table.options.flanks].modifiers[f.position];
  return tally(f.attacker, attackSum(f.fighters), bolster(table, f.fighters), cardValue(f, f.attacker, f.attackCard), position);
}

/** The King is worth 5, plays no card and never bolsters; an empty area is worth 0. CA-COM-10, CA-CIT-04, CA-BOL-08 */
export function defenceTally(table: ReadTable, f: Readonly<CombatData>): Tally {
  if (f.defender === KING) return tally(KING, KING_ATTACK, 0, 0, 0);
  return tally(f.defender, attackSum(f.guards), bolster(table, f.guards), cardValue(f, f.defender, f.defenceCard), 0);
}

export const loserOf = (f: Readonly<CombatData>): Who => (f.winner === f.attacker ? f.defender : f.attacker);
export const cardOf = (f: Readonly<CombatData>, who: Who): number => (who === f.attacker ? f.attackCard : f.defenceCard);

export const regulars = (fighters: readonly FighterId[]): readonly FighterId[] => fighters.filter((id) => !isAutomaton(id));
export const automatons = (fighters: readonly FighterId[]): readonly FighterId[] => fighters.filter(isAutomaton);

/** The 0 card has a target (CA-CRD-06, CA-CRD-09): there is somebody of the winner's who can fall; the King has no fighters. */
export const canCauseCasualty = (f: Readonly<CombatData>): boolean => f.victors.length > 0;
