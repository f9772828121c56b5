/** The row of terms under a combat. What is not known yet is a question mark, never left out. */
import type { Cast } from './cast.ts';
import type { Fight } from './fight.ts';
import { type Sum, sumOf, type Term } from './sums.ts';

interface TermsProps {
  readonly fight: Fight;
  readonly cast: Cast;
  readonly dice: number;
}

const word = (cast: Cast, { card, word: own }: Term): string => (card === null ? cast.t.terms[own!] : cast.name(card));

function Cells({ sum, cast, name, open }: { readonly sum: Sum; readonly cast: Cast; readonly name: string; readonly open: string | null }) {
  return (
    <>
      {sum.terms.map((term, i) => (
        <li key={term.key}>
          <b>{i === 0 ? term.n : term.n < 0 ? term.n : `+${term.n}`}</b>
          {word(cast, term)}
        </li>
      ))}
      {open !== null && (
        <li className="q">
          <b>?</b>
          {open}
        </li>
      )}
      <li className="sum">
        <b>{sum.total}</b>
        {name}
      </li>
    </>
  );
}

export function Terms({ fight, cast, dice }: TermsProps) {
  const { t, view, viewer } = cast;
  const siege = fight.defender >= 0;
  const nameOf = (seat: number): string => (seat === viewer ? t.you : cast.player(seat));
  const over = fight.result !== null;
  return (
    <ol className="ra-terms">
      <Cells
        sum={sumOf(fight, 0, view)}
        cast={cast}
        name={siege ? nameOf(fight.attacker) : t.army}
        open={!siege && !over && dice > 0 && fight.rolls === null ? t.theDie : null}
      />
      {siege ? (
        <Cells sum={sumOf(fight, 1, view)} cast={cast} name={nameOf(fight.defender)} open={!over && !fight.passed[1] ? t.nextCard : null} />
      ) : (
        <li>
          <b>{fight.needed}</b>
          {t.theFoe}
        </li>
      )}
    </ol>
  );
}
