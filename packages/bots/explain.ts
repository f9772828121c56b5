/** Why a bot did something: the reason that changed most, in its own words. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import { LANGUAGES, type Language } from '@longtable/kit';
import type { Heuristic } from './heuristic.ts';

/** The term that gained most (or lost least) between two positions. */
export function reasonFor<S extends Spec>(
  h: Heuristic<S>,
  before: Match<S>,
  after: Match<S>,
  seat: Seat,
): Readonly<Record<Language, string>> | null {
  if (after.result?.winners.includes(seat)) return WINS;
  let best: { name: string; gain: number; words: Readonly<Record<Language, string>> } | null = null;
  for (const { name, weight, amount, words } of h.terms) {
    const gain = weight * (amount(after, seat) - amount(before, seat));
    if (best === null || gain > best.gain) best = { name, gain, words };
  }
  if (best === null) return null;
  const { gain, words } = best;
  return Object.fromEntries(LANGUAGES.map((l) => [l, gain > 0.05 ? `${words[l]} (+${gain.toFixed(1)})` : QUIET[l]])) as Record<
    Language,
    string
  >;
}

const WINS = { en: 'It wins the game.', de: 'Das gewinnt das Spiel.' };
const QUIET = { en: 'Nothing better was in sight; this costs least.', de: 'Etwas Besseres war nicht in Sicht; das kostet am wenigsten.' };
