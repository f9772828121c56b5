/** The five combat cards that every player has (CA-CRD-01). A card is its position in this list. */
import type { Gain } from './goods.ts';
import type { Source } from './source.ts';

/** CA-CRD-01 */
export const COMBAT_CARDS = ['c0', 'c1', 'c3', 'c4', 'die'] as const;
export type CombatCard = (typeof COMBAT_CARDS)[number];

interface CombatCardData {
  readonly value: number;
  readonly wins: Gain;
  readonly loses: Gain;
  /** Values are the rulebook's, what the cards pay is ours. */
  readonly source: Source;
}

/** CA-CRD-04 */
export const CARD_DATA: readonly CombatCardData[] = [
  { value: 0, wins: { gold: 3, vp: 1 }, loses: {}, source: 'house' },
  { value: 1, wins: { gold: 2, special: 1 }, loses: { gold: 2 }, source: 'house' },
  { value: 3, wins: { gold: 1, special: 1 }, loses: { gold: 1, special: 1 }, source: 'house' },
  { value: 4, wins: { gold: 1 }, loses: { special: 1 }, source: 'house' },
  { value: 0, wins: { gold: 2 }, loses: { gold: 1, special: 1 }, source: 'house' },
];
/** The card whose loser chooses (CA-CRD-05), and the one that is rolled for (CA-CRD-02). */
export const ZERO = 0;
export const DIE_CARD = 4;
export const CARDS = COMBAT_CARDS.length;
/** A hand is a set of bits. */
export const ALL_CARDS = (1 << CARDS) - 1;

const HANDS: readonly (readonly CombatCard[])[] = Array.from({ length: ALL_CARDS + 1 }, (_, hand) =>
  COMBAT_CARDS.filter((_c, card) => (hand >> card) & 1),
);
/** The cards of a hand, as options. */
export const cardsIn = (hand: number): readonly CombatCard[] => HANDS[hand]!;
