/** Why a bot did something, as it may be told at the table: only reasons that everybody could see, with what they are worth to it. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { Heuristic, Term, Words } from './heuristic.ts';
import type { Telling } from './tellings.ts';

/** A gain below this is not worth a word: it would be told as nothing. */
export const WORTH_SAYING = 0.05;

/** The open term that gained most between two positions; `looked`: positions that were compared. */
export function reasonFor<S extends Spec>(h: Heuristic<S>, before: Match<S>, after: Match<S>, seat: Seat, looked: number): Words {
  const gains = h.terms.map(({ open, weight, amount }) => (open ? weight * (amount(after, seat) - amount(before, seat)) : 0));
  const most = mostOf(h, gains);
  return most === null ? quiet(looked) : worth(most.term.words, most.gain, TO_IT);
}

/** One reason, as a bot says it and as it is said to the person who gave the other answer. */
export interface ToldReason {
  readonly why: Words;
  readonly toYou: Words;
}

/** The open term that most speaks for one answer over another, by what each term gains by it. */
export function reasonOver<S extends Spec>(h: Heuristic<S>, gains: readonly number[], looked: number, telling: Telling): ToldReason {
  const most = mostOf(h, gains);
  const why = most === null ? undecided(looked) : worth(most.term.words, most.gain, TO_IT);
  const toYou = most === null ? why : worth(telling[most.term.name]?.you ?? most.term.words, most.gain, TO_YOU);
  return { why, toYou };
}

/** null: no open term gained enough. */
function mostOf<S extends Spec>(
  { terms }: Heuristic<S>,
  gains: readonly number[],
): { readonly term: Term<S>; readonly gain: number } | null {
  let most: Term<S> | null = null;
  let gain = WORTH_SAYING;
  for (const [i, term] of terms.entries()) {
    if (!term.open || gains[i]! <= gain) continue;
    gain = gains[i]!;
    most = term;
  }
  return most && { term: most, gain };
}

const TO_IT: Words = { en: 'it', de: 'ihm' };
const TO_YOU: Words = { en: 'you', de: 'dir' };

function worth(words: Words, gain: number, whom: Words): Words {
  const points = Math.round(gain * 10) / 10;
  return {
    en: `${words.en.replace(/\.$/, '')}: worth ${points} ${points === 1 ? 'point' : 'points'} to ${whom.en}.`,
    de: `${words.de.replace(/\.$/, '')}: ${whom.de} ${String(points).replace('.', ',')} ${points === 1 ? 'Punkt' : 'Punkte'} wert.`,
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
