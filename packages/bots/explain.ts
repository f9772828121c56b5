/** Why a bot did something, as it may be told at the table: only reasons that everybody could see, with what they are worth to it. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { Heuristic, Term, Words } from './heuristic.ts';

/** A gain below this is not worth a word: it would be told as nothing. */
const WORTH_SAYING = 0.05;

/** The open term that gained most between two positions; `looked`: positions that were compared. */
export function reasonFor<S extends Spec>(h: Heuristic<S>, before: Match<S>, after: Match<S>, seat: Seat, looked: number): Words {
  let best = WORTH_SAYING;
  let reason: Term<S> | null = null;
  for (const term of h.terms) {
    if (!term.open) continue;
    const gain = term.weight * (term.amount(after, seat) - term.amount(before, seat));
    if (gain > best) {
      best = gain;
      reason = term;
    }
  }
  return reason === null ? quiet(looked) : worth(reason.words, best);
}

function worth(words: Words, gain: number): Words {
  const points = Math.round(gain * 10) / 10;
  return {
    en: `${words.en.replace(/\.$/, '')}: worth ${points} ${points === 1 ? 'point' : 'points'} to it.`,
    de: `${words.de.replace(/\.$/, '')}: ihm ${String(points).replace('.', ',')} ${points === 1 ? 'Punkt' : 'Punkte'} wert.`,
  };
}

const quiet = (looked: number): Words => ({
  en: `Nothing better was in sight in ${looked} positions.`,
  de: `In ${looked} Stellungen war nichts Besseres in Sicht.`,
});
