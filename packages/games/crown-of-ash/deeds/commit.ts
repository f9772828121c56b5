/** Fighters and cards that both sides lay on the table before the reveal. */
import { COMBAT_CARDS, cardsIn } from '../data/combat-cards.ts';
import type { CombatData, FighterId, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';
import { fromHand } from './index.ts';

/** Face-down, their number visible; the AI's face-up. They can no longer be changed. CA-COM-05, CA-COM-19, CA-AIA-36 */
export function commit(t: Turn, f: CombatData, fighters: readonly FighterId[], faceUp: boolean): void {
  const { table } = t;
  fromHand(table, f.attacker, fighters);
  table.attackers = [...fighters].sort((a, b) => a - b);
  table.turnedUp = faceUp;
  t.reveal();
  t.emit({ type: 'committed', who: f.attacker, n: fighters.length, fighters: faceUp ? table.attackers : null });
}

/** CA-COM-07 */
export function layDown(t: Turn, who: Who, card: number): void {
  const p = player(t.table, who);
  p.laid = card;
  p.cards &= ~(1 << card);
}

/** The AI's combat deck is orderless: a card at random is its top card. CA-SOL-19, CA-AIA-20 */
export function layForAi(t: Turn, who: Who): void {
  const p = player(t.table, who);
  if (!p.ai) return;
  const deck = cardsIn(p.cards);
  layDown(t, who, COMBAT_CARDS.indexOf(deck[t.random('deck:combat', deck.length)]!));
  t.emit({ type: 'laid', who });
}
