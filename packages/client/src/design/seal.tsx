import type { IconName } from './icons.ts';

const WAX = 'M26 2c5 0 7 3 11 4s8 3 9 8 4 7 4 12-3 7-4 11-3 9-8 10-8 4-13 3-7-3-11-3-9-4-10-9-4-8-3-13 3-7 4-11 4-8 8-9 8-3 13-3z';

/** The wax seal that marks the question of the moment. */
export const Seal = ({ name }: { readonly name: IconName }) => (
  <svg className="seal" viewBox="0 0 52 52" aria-hidden="true" focusable="false">
    <path d={WAX} fill="#8a221d" />
    <path d={WAX} fill="none" stroke="#5d1310" strokeWidth="1.5" />
    <circle cx="26" cy="26" r="16.5" fill="#a02c25" />
    <circle cx="26" cy="26" r="16.5" fill="none" stroke="#6a1815" strokeWidth="1.5" />
    <path d="M13 20a15 15 0 0 1 13-10" stroke="#f2a493" strokeOpacity=".6" strokeWidth="2" fill="none" strokeLinecap="round" />
    <svg x="15" y="15" width="22" height="22" color="#ffe9d6" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  </svg>
);
