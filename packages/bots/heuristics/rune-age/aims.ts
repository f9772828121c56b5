/** The worth of strength, gold and influence in each scenario, and the gain by one more card. */
import { GOLD_VALUE, IS_GOLD } from '@longtable/rune-age/data/cards';
import type { Scenario } from '@longtable/rune-age/data/scenarios';
import type { ReadTable } from '@longtable/rune-age/spec';
import { type Deck, HELP, POWER, perHand } from './sight.ts';

export interface Aims {
  /** Strength of an average hand, and of the best one. */
  readonly army: number;
  readonly bestArmy: number;
  /** The same for gold. */
  readonly gold: number;
  readonly bestGold: number;
  readonly influence: number;
  /** A point of damage on a realm that is still whole. */
  readonly damage: number;
  readonly landmark: number;
}

const AIMS: Readonly<Record<Scenario, Aims>> = {
  dragonlords: { army: 1.2, bestArmy: 0.8, gold: 0.7, bestGold: 0, influence: 0.9, damage: 0.55, landmark: 0 },
  runewars: { army: 1.2, bestArmy: 0.25, gold: 0.7, bestGold: 0, influence: 0.8, damage: 0.8, landmark: 0 },
  cataclysm: { army: 1.2, bestArmy: 0.3, gold: 0.7, bestGold: 0, influence: 0.8, damage: 0.8, landmark: 0 },
  monument: { army: 0.25, bestArmy: 0, gold: 1, bestGold: 0.8, influence: 1, damage: 0, landmark: 0 },
  overlord: { army: 1.2, bestArmy: 0.25, gold: 0.7, bestGold: 0, influence: 0.8, damage: 0.8, landmark: 0 },
  conquest: { army: 1.1, bestArmy: 0.25, gold: 0.7, bestGold: 0, influence: 0.8, damage: 0, landmark: 4 },
};

export const aimsOf = (table: ReadTable): Aims => AIMS[table.options.scenario];

/** Twice as much is not twice as good. */
export const bend = (x: number, half: number): number => (x * half) / (x + half);

const ENOUGH_ARMY = 22;
const ENOUGH_GOLD = 13;

export const armyPoints = (a: Aims, d: Deck): number =>
  a.army * perHand(d.power, d.cards) + a.bestArmy * Math.min(ENOUGH_ARMY, d.bestPower);

export const goldPoints = (a: Aims, d: Deck, open: number): number =>
  a.gold * bend(perHand(d.gold, d.cards) + open, 8) * 1.5 + a.bestGold * Math.min(ENOUGH_GOLD, d.bestGold + open);

/** Points that one more card of this kind would add. */
export function gain(a: Aims, d: Deck, open: number, kind: number): number {
  const more = addCard(d, kind);
  return armyPoints(a, more) + goldPoints(a, more, open) - armyPoints(a, d) - goldPoints(a, d, open);
}

/** The deck with one more card; its best hand loses an average card for it, which is near enough. */
function addCard(d: Deck, kind: number): Deck {
  const power = POWER[kind]!;
  const gold = GOLD_VALUE[kind]!;
  return {
    cards: d.cards + 1,
    power: d.power + power + HELP[kind]!,
    gold: d.gold + gold,
    leastPower: d.leastPower,
    leastGold: d.leastGold,
    bestPower: IS_GOLD[kind] ? d.bestPower : d.bestPower + Math.max(0, power - d.leastPower),
    bestGold: d.bestGold + Math.max(0, gold - d.leastGold),
  };
}
