/** A minion: a figure in the colour and the pattern of its player. */
import type { Colour } from '../../src/design/shield.tsx';

const BODY =
  'M20 3c6 0 9 4.500 9 9.500 0 2-.6 4-1.700 5.500C33 21 37 27 37 39c-8 4-26 4-34 0 0-12 4-18 9.700-21C11.600 16.500 11 14.500 11 12.500 11 7.500 14 3 20 3z';
const PATTERNS: Readonly<Partial<Record<Colour, string>>> = {
  2: 'M6 36l14-11 14 11',
  3: 'M6 32c5-5 9 4 14 0s9 4 14 0',
  4: 'M9 26l22 14',
  5: 'M12 26h6v7h6v6',
};

export const Minion = ({ colour, gone = false }: { readonly colour: Colour; readonly gone?: boolean }) => (
  <svg className={gone ? 'coa-minion gone' : 'coa-minion'} viewBox="0 0 40 44" aria-hidden="true" focusable="false">
    <ellipse cx="20" cy="40" rx="15" ry="4" fill="#000a" />
    <path d={BODY} fill={`var(--p${colour})`} stroke="#120c06" strokeWidth="2.500" />
    <path d="M8 33c3-11 8-13 12-13" stroke="#fff" strokeOpacity=".4" strokeWidth="2" fill="none" />
    {PATTERNS[colour] && <path d={PATTERNS[colour]} stroke={`var(--p${colour}-dk)`} strokeWidth="4" fill="none" />}
  </svg>
);
