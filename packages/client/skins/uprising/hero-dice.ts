/** Exact odds of Hero rolls, from the six faces of each die. */
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { QUEST, type QuestId } from '@longtable/uprising/data/quests';
import { asTable } from '@longtable/uprising/query/open';
import { hasBonus } from '@longtable/uprising/query/quests';
import type { View } from './open.ts';

const COLOURS: readonly Colour[] = ['red', 'purple', 'blue', 'white'];

/** The Hero Dice of a seat, Guile as white dice. */
export const heroDice = (view: View, seat: number): readonly Colour[] =>
  COLOURS.flatMap((colour, i) => Array.from({ length: view.players[seat]!.attributes[i]! }, () => colour));

/** The bonus die of a Quest, where this Hero has it now. */
export function bonusOf(view: View, seat: number, quest: QuestId): Colour | null {
  const { bonus } = QUEST[quest];
  return bonus !== null && hasBonus(asTable(view), seat, bonus.when) ? bonus.die : null;
}

type Roll = readonly [skulls: number, shields: number, bolts: number];
const CAP = 8;
const keyOf = ([a, b, c]: Roll): number => a * CAP * CAP + b * CAP + c;
const rollOf = (key: number): Roll => [Math.floor(key / (CAP * CAP)), Math.floor(key / CAP) % CAP, key % CAP];
const add = (n: number, more: number): number => Math.min(CAP - 1, n + more);

/** The chance of each sum of symbols; more than seven of a kind count as seven. */
function sums(dice: readonly Colour[], faces: View['options']['dice']): ReadonlyMap<number, number> {
  let all = new Map<number, number>([[0, 1]]);
  for (const colour of dice) {
    const next = new Map<number, number>();
    for (const [key, chance] of all)
      for (const face of FACES[faces][colour]) {
        const [a, b, c] = rollOf(key);
        const to = keyOf([add(a, face[0]), add(b, face[1]), add(c, face[2])]);
        next.set(to, (next.get(to) ?? 0) + chance / 6);
      }
    all = next;
  }
  return all;
}

export interface QuestOdds {
  readonly solved: number;
  /** For each goal, null where the card has none. */
  readonly goals: readonly (number | null)[];
}

export function questOdds(view: View, seat: number, quest: QuestId): QuestOdds {
  const { goals, needs } = QUEST[quest];
  const bonus = bonusOf(view, seat, quest);
  const dice = [...heroDice(view, seat), ...(bonus === null ? [] : [bonus])];
  const met = goals.map(() => 0);
  let solved = 0;
  for (const [key, chance] of sums(dice, view.options.dice)) {
    const roll = rollOf(key);
    const yes = goals.map((goal, i) => goal !== null && roll[i]! >= goal.n);
    for (const [i, one] of yes.entries()) if (one) met[i]! += chance;
    if (yes.filter(Boolean).length >= needs) solved += chance;
  }
  return { solved, goals: goals.map((goal, i) => (goal === null ? null : met[i]!)) };
}
