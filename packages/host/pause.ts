/** Pauses before bots' answers: people want to see what happens, and not to wait for it. */
import { type Ask, count } from '@longtable/kernel';

/** All pauses of bots between two answers of people, together, about. */
const TOGETHER_MS = 2000;

/**
 * The pause before the next answer of a bot: none where it has no choice; shorter with every answer that bots gave since a person
 * did, so that all of them stay within two seconds. A first pause of two seconds or more was asked for: it stays.
 */
export function pauseBefore(ask: Ask, run: number, firstMs: number): number {
  if (count(ask) === 1) return 0;
  return firstMs >= TOGETHER_MS ? firstMs : Math.round(firstMs * (1 - firstMs / TOGETHER_MS) ** run);
}

/** Counts the answers of bots since the last one of a person, from how many each seat has given. */
export function botRuns(): (given: readonly number[], isBot: (seat: number) => boolean) => number {
  let people = -1;
  let from = 0;
  return (given, isBot) => {
    const sum = (bots: boolean): number => given.reduce((all, n, seat) => all + (isBot(seat) === bots ? n : 0), 0);
    if (sum(false) !== people) {
      people = sum(false);
      from = sum(true);
    }
    return Math.max(0, sum(true) - from);
  };
}
