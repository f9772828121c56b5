/** One drawn card. Stock and window tell the kind, ground and mark the race, the shape of a number what it counts. */
import { data, isCard } from '@longtable/rune-age/data/cards';
import { memo } from 'react';
import { isEqual } from '../common/is-equal.ts';
import { WholeWords } from '../common/whole-words.tsx';
import { faceOf, type Ground } from './card.ts';
import type { Cast } from './cast.ts';
import { Attrition, Figure } from './number.tsx';
import { CardPicture } from './picture.tsx';

/** The sign of a race, told apart without colour. */
export const MARKS: Partial<Readonly<Record<Ground, string>>> = {
  dq: 'M12 7.500a4.500 4.500 0 1 0 .01 0zM10.700 1.500h2.600v4h-2.600zM10.700 18.500h2.600v4h-2.600zM1.500 10.700h4v2.600h-4zM18.500 10.700h4v2.600h-4zM5.500 3.700l2.800 2.800-1.800 1.800-2.800-2.800zM17.500 15.700l2.800 2.800-1.800 1.800-2.800-2.800zM18.500 3.700l1.800 1.800-2.800 2.800-1.800-1.800zM6.500 15.700l1.800 1.800-2.800 2.800-1.800-1.800z',
  lt: 'M12 1l8 11h-4l5 7H3l5-7H4zM10.500 19h3v4h-3z',
  ut: 'M12 1c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z',
  wq: 'M12 2C6 2 3 6 3 11c0 3 1.500 5.500 4 7v4h10v-4c2.500-1.500 4-4 4-7 0-5-3-9-9-9zM8.500 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4z',
  dw: 'M3 3h18v8h-7v11h-4V11H3z',
  or: 'M4 3c0 9 2 15 8 19 6-4 8-10 8-19-2 5-4 7-8 7s-6-2-8-7z',
  nc: 'M12 2l10 10-10 10L2 12zM12 6l-6 6 6 6 6-6z',
};

export const RaceMark = ({ ground }: { readonly ground: Ground }) =>
  MARKS[ground] === undefined ? null : (
    <svg className="ra-mk" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={MARKS[ground]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );

export interface FaceProps {
  readonly id: string;
  readonly cast: Cast;
  /** Without: only the picture, the name and the numbers. */
  readonly text?: boolean;
  readonly price?: boolean;
  readonly count?: number | undefined;
  /** Its strength now, where it is not the printed one. */
  readonly strength?: number | undefined;
  readonly className?: string;
}

export const momentOf = (cast: Cast, id: string): string => {
  const at = isCard(id) ? data(id).ability?.at : undefined;
  return at === undefined ? '' : cast.t.moments[at];
};

/** A face says nothing of the table but in the words of its language: it stays as it is while the rest of the cast changes. */
const isSameFace = ({ cast: a, ...before }: FaceProps, { cast: b, ...now }: FaceProps): boolean =>
  a.language === b.language && isEqual(before, now);

/** Names that fill a line with smaller letters, and such that take two lines. */
const [LONG, LONGER] = [12, 16];
const nameClass = (name: string): string => (name.length > LONGER ? 'nm long longer' : name.length > LONG ? 'nm long' : 'nm');

/** Texts that need room of the picture, and smaller letters besides. */
const [WORDY, WORDIER] = [44, 105];
const textClass = (brief: string): string => (brief.length > WORDIER ? 'wordy wordier' : brief.length > WORDY ? 'wordy' : '');

export const Face = memo(({ id, cast, text = false, price = true, count, strength, className = '' }: FaceProps) => {
  const { kind, ground, gives, asks, orAsks, attrition, id: plain } = faceOf(id);
  const name = cast.name(plain);
  const brief = text ? cast.brief(plain) : '';
  const moment = brief === '' ? '' : momentOf(cast, plain);
  const shown = strength === undefined || gives?.of !== 'strength' ? gives : { ...gives, n: strength };
  const given = shown ?? (strength === undefined ? null : ({ of: 'strength', n: strength } as const));
  const asked = price ? asks : null;
  const classes = ['ra-f', `k-${kind}`, brief === '' ? '' : 'has', textClass(brief), asked && brief !== '' ? 'pr' : '', className];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="in">
        <span className="win">
          <CardPicture id={plain} />
        </span>
        {given && <Figure of={given.of} n={given.n} className="tl" />}
        {count !== undefined && <span className="ct">×{count}</span>}
        <span className={nameClass(name)}>
          <WholeWords text={name} />
        </span>
        {brief !== '' && (
          <span className="tx">
            {moment !== '' && <b>{moment}</b>}
            {brief}
          </span>
        )}
        <span className="ra-ft">
          <RaceMark ground={ground} />
          <Attrition n={attrition} />
        </span>
        {asked && <Figure of={asked.of} n={asked.n} className="br" />}
        {asked && orAsks && <Figure of={orAsks.of} n={orAsks.n} className="bl" />}
      </span>
    </span>
  );
}, isSameFace);

/** A card that lies face down. */
export const Back = ({ n, className = '' }: { readonly n?: number | string; readonly className?: string }) => (
  <span className={`ra-back ${className}`}>{n !== undefined && <b>{n}</b>}</span>
);
