/** Heraldry: every player has a colour, a pattern and a charge, so that colour never stands alone. */
import type { Crest } from '@longtable/protocol';
import { useId } from 'react';
import type { IconName } from './icons.ts';

/** 0 is nobody. */
export type Colour = 0 | 1 | 2 | 3 | 4 | 5;
export const COLOURS: readonly Colour[] = [1, 2, 3, 4, 5];
export const CHARGES: readonly IconName[] = ['sun', 'lantern', 'anchor', 'boot', 'skull'];

export const colourOf = (seat: number | undefined): Colour => (seat === undefined || seat < 0 ? 0 : COLOURS[seat % COLOURS.length]!);
export const chargeOf = (seat: number): IconName => CHARGES[seat % CHARGES.length]!;

/** The shield of whoever sits there: their own, or that of the seat. In a match the colour is always that of the seat. */
export const crestAt = ({
  seat,
  crest,
}: {
  readonly seat: number;
  readonly crest?: Crest | undefined;
}): { colour: Colour; charge: IconName } =>
  crest === undefined ? { colour: colourOf(seat), charge: chargeOf(seat) } : { colour: crest.colour as Colour, charge: crest.charge };

const OUTLINE = 'M3 3.5C9 5 15 4.500 20 2c5 2.500 11 3 17 1.500V22c0 10.500-7 17.500-17 22C10 39.500 3 32.500 3 22z';
const PATTERNS: readonly (string | null)[] = [
  null,
  null,
  'M0 30L20 13 40 30v9L20 22 0 39z',
  'M0 9c5-4 9-4 13.300 0s9 4 13.400 0S36 5 40 9v6c-5-4-9-4-13.300 0s-9 4-13.400 0S4 11 0 15zM0 30c5-4 9-4 13.300 0s9 4 13.400 0 9-4 13.300 0v6c-5-4-9-4-13.300 0s-9 4-13.400 0S4 32 0 36z',
  'M0 2L40 36v13L0 15z',
  'M0 0h13v13H0zM27 0h13v13H27zM13 13h14v14H13zM0 27h13v13H0zM27 27h13v13H27z',
];

interface ShieldProps {
  readonly colour: Colour;
  readonly charge?: IconName | null;
  readonly size?: number;
}

/** The shield as part of a larger drawing, in a box of 40 by 46. */
export function ShieldShape({ colour, charge = null, size = 22 }: ShieldProps) {
  const id = useId();
  const inset = (40 - size) / 2;
  const pattern = PATTERNS[colour];
  return (
    <>
      <clipPath id={id}>
        <path d={OUTLINE} />
      </clipPath>
      <path d={OUTLINE} fill="#0009" transform="translate(0 1.8)" />
      <path d={OUTLINE} fill={`var(--p${colour})`} />
      <g clipPath={`url(#${id})`}>
        {pattern && <path d={pattern} fill={`var(--p${colour}-dk)`} opacity={colour === 5 ? 0.55 : 1} />}
        <path d="M3 3C8 5 15 4 20 2v42C10 40 3 33 3 22z" fill="#fff" opacity=".12" />
      </g>
      <path d={OUTLINE} fill="none" stroke="#17110a" strokeWidth="2" />
      <path d={OUTLINE} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1" transform="translate(2 2.2) scale(.9)" />
      {charge && (
        <svg x={inset} y={inset + 1} width={size} height={size} color={`var(--p${colour}-on)`} overflow="visible" aria-hidden="true">
          <use href={`#i-${charge}`} />
        </svg>
      )}
    </>
  );
}

export const Shield = ({ className = 'crest', ...shape }: ShieldProps & { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 40 46" aria-hidden="true" focusable="false">
    <ShieldShape {...shape} />
  </svg>
);

/** The dashed outline of a seat that nobody has taken. */
export const EmptyShield = ({ className = 'crest' }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 40 46" aria-hidden="true" focusable="false">
    <path d={OUTLINE} fill="none" stroke="var(--line-2)" strokeWidth="2.5" strokeDasharray="5 4" />
  </svg>
);
