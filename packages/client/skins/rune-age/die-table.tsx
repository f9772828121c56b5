/** The attrition die: every result, how likely it is, and what it would mean. */
import type { Cast } from './cast.ts';
import type { Fight } from './fight.ts';
import { isInstant, throwsFor } from './sums.ts';

interface DieProps {
  readonly fight: Fight;
  readonly cast: Cast;
  readonly dice: number;
}

function verdict({ t }: Cast, { needed, target }: Fight, stays: number): { readonly words: string; readonly good: boolean } {
  if (stays >= needed) return { words: isInstant(target) ? t.repelled : t.won(stays), good: true };
  return { words: isInstant(target) ? t.takes(needed - stays) : t.lost(stays), good: false };
}

export function DieTable({ fight, cast, dice }: DieProps) {
  const { t, view } = cast;
  const rolled = fight.rolls?.reduce((a, b) => a + b, 0) ?? null;
  return (
    <div className="ra-die">
      <p className="top">
        <span key={String(rolled)} className={rolled === null ? 'face' : 'face rolled'} aria-hidden="true">
          <b>{rolled ?? '?'}</b>
        </span>
        <span>
          <b>{t.attrition(dice)}</b>
          {rolled === null ? t.youChoose : t.fall(rolled)}
        </span>
      </p>
      {rolled === null && (
        <ul>
          {throwsFor(fight, dice, view).map(({ marks, ways, of, stays }) => {
            const { words, good } = verdict(cast, fight, stays);
            return (
              <li key={marks}>
                <b>{marks}</b>
                <span>{t.chanceOf(ways, of)}</span>
                <span>{t.stay(stays)}</span>
                <span className={good ? 'w' : 'l'}>{words}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
