/** Ordered decks: the last element is the top card. */
import type { Id, Rnd } from '@longtable/kernel';

/** Takes the top card; when the deck is empty `refill` may give a new one. undefined: nothing left anywhere. */
export function drawTop<T>(deck: T[], refill: () => void): T | undefined {
  if (deck.length === 0) refill();
  return deck.pop();
}

/** Takes one particular card out of a list. False: it is not there. */
export function takeOut<T>(list: T[], card: T): boolean {
  const i = list.indexOf(card);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

/** For `imagine`: any order, from a generator that is not the match's. */
export function shuffled<T>(list: readonly T[], rnd: Rnd): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = rnd(i + 1);
    const x = out[i]!;
    out[i] = out[j]!;
    out[j] = x;
  }
  return out;
}

/**
 * For `imagine`: puts the cards of all zones together and deals them back at random, each zone as large as before. They are sorted
 * first, so that what comes out depends on the generator alone and not on where the cards really were.
 */
export function dealAgain<T extends Id>(zones: readonly T[][], rnd: Rnd): void {
  const all = shuffled(zones.flat().sort(), rnd);
  let next = 0;
  for (const zone of zones) for (let i = 0; i < zone.length; i++) zone[i] = all[next++]!;
}
