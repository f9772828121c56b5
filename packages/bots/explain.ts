/** Why a bot did something, as it may be told at the table: only reasons that everybody could see. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import type { Heuristic } from './heuristic.ts';

/** A gain below this is not worth a word. */
const WORTH_SAYING = 0.05;

/** The open term that gained most between two positions. */
export function reasonFor<S extends Spec>(
  h: Heuristic<S>,
  before: Match<S>,
  after: Match<S>,
  seat: Seat,
): Readonly<Record<Language, string>> {
  let best = WORTH_SAYING;
  let words: Readonly<Record<Language, string>> = QUIET;
  for (const term of h.terms) {
    if (!term.open) continue;
    const gain = term.weight * (term.amount(after, seat) - term.amount(before, seat));
    if (gain > best) {
      best = gain;
      words = term.words;
    }
  }
  return words;
}

const QUIET = { en: 'Nothing better was in sight.', de: 'Etwas Besseres war nicht in Sicht.' };
