/** Why a bot did something, as it may be told at the table: only reasons that everybody could see, with what they are worth to it. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { Heuristic, Words } from './heuristic.ts';

/** A gain below this is not worth a word: it would be told as nothing. */
const WORTH_SAYING = 0.05;

/** The open term that gained most between two positions; `looked`: positions that were compared. */
export function reasonFor<S extends Spec>(h: Heuristic<S>, before: Match<S>, after: Match<S>, seat: Seat, looked: number): Words {
  const gains = h.terms.map(({ open, weight, amount }) => (open ? weight * (amount(after, seat) - amount(before, seat)) : 0));
  return mostOf(h, gains) ?? quiet(looked);
}

/** The open term that most speaks for one answer over another, by what each term gains by it. */
export const reasonOver = <S extends Spec>(h: Heuristic<S>, gains: readonly number[], looked: number): Words =>
  mostOf(h, gains) ?? undecided(looked);

/** null: no open term gained enough. */
function mostOf<S extends Spec>({ terms }: Heuristic<S>, gains: readonly number[]): Words | null {
  let most: Words | null = null;
  let best = WORTH_SAYING;
  for (const [i, { open, words }] of terms.entries()) {
    if (!open || gains[i]! <= best) continue;
    best = gains[i]!;
    most = words;
  }
  return most && worth(most, best);
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

const undecided = (looked: number): Words => ({
  en: `No one thing decides it: in ${looked} positions it came out better.`,
  de: `Nichts davon gibt allein den Ausschlag: In ${looked} Stellungen kam mehr dabei heraus.`,
});
