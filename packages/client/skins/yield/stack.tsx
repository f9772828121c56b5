/** A fortress: a stack of tokens, its value on a plate, the flag of who controls it. */
import { useEffect, useRef } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import type { Colour } from '../../src/design/shield.tsx';
import { isStill } from '../../src/state/settings.ts';
import { play } from '../../src/state/sound.ts';

interface StackProps {
  /** Owners from the bottom up; 0: nobody. */
  readonly tokens: readonly { readonly colour: Colour; readonly charge: IconName | null }[];
  readonly x: number;
  readonly y: number;
}

const STEP = 9.5;
const FLAGS: Readonly<Partial<Record<Colour, string>>> = {
  2: 'M4-22.500l11-11 9 9',
  3: 'M4-31c4-4 7 3 11 0s7 0 9-1',
  4: 'M4-38l18 14',
  5: 'M4-36h7v7h7v7',
};

export function Stack({ tokens, x, y }: StackProps) {
  const group = useRef<SVGGElement>(null);
  const before = useRef(tokens.length);
  const height = tokens.length;
  const owner = tokens.at(-1)?.colour ?? 0;
  const flag = useRef(owner);
  const top = -(height - 1) * STEP - 9;
  const plate = Math.min(-22, top - 2);

  useEffect(() => {
    const grown = height > before.current;
    const taken = owner !== flag.current;
    before.current = height;
    flag.current = owner;
    if ((!grown && !taken) || isStill() || group.current === null) return;
    play('token');
    const fall = [
      { transform: 'translateY(-24px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    group.current.querySelector('.yd-top')?.animate(fall, { duration: 420, easing: 'cubic-bezier(.3,1.4,.5,1)' });
    group.current
      .querySelector('.yd-pile')
      ?.animate([{ transform: 'scaleY(1)' }, { transform: 'scaleY(.96)' }, { transform: 'scaleY(1)' }], { duration: 420, delay: 180 });
    if (taken)
      group.current.querySelector('.yd-flag')?.animate([{ transform: 'translateY(30px) scaleY(.2)' }, { transform: 'none' }], {
        duration: 720,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
  }, [height, owner]);

  return (
    <g ref={group} transform={`translate(${x} ${y})`} className="yd-stack">
      <ellipse cy="6" rx="27" ry="10" fill="#1b0f04" fillOpacity=".45" />
      <g className="yd-pile">
        {tokens.map(({ colour, charge }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its height
          <g key={i} className={i === height - 1 ? 'yd-top' : ''}>
            <Disc y={-i * STEP} colour={colour} charge={i === height - 1 ? charge : null} />
          </g>
        ))}
      </g>
      {owner !== 0 && (
        <g transform={`translate(0 ${top})`}>
          <g className="yd-flag">
            <path d="M0 0v-40" stroke="#241507" strokeWidth="3.2" strokeLinecap="round" />
            <path d="M1.500-40h31l-8 9 8 9h-31z" fill={`var(--p${owner})`} stroke="#170e05" strokeWidth="1.8" strokeLinejoin="round" />
            {FLAGS[owner] && <path d={FLAGS[owner]} stroke={`var(--p${owner}-dk)`} strokeWidth="4" fill="none" />}
          </g>
        </g>
      )}
      <circle cx="-25" cy={plate} r="15" fill="#20160c" stroke="#f2e3bd" strokeWidth="2.2" />
      <text x="-25" y={plate + 7} textAnchor="middle" className="yd-value">
        {height}
      </text>
    </g>
  );
}

const Disc = ({ y, colour, charge }: { readonly y: number; readonly colour: Colour; readonly charge: IconName | null }) => (
  <g transform={`translate(0 ${y})`}>
    <path d="M-24 0v-9a24 10 0 0 1 48 0v9a24 10 0 0 1-48 0z" fill={`var(--p${colour}-dk)`} stroke="#170e05" strokeWidth="2" />
    <path d="M-18 4v-7M-6 9V1M6 9V1M18 4v-7" stroke="#fff" strokeOpacity=".16" strokeWidth="2" />
    <ellipse cy="-9" rx="24" ry="10" fill={`var(--p${colour})`} stroke="#170e05" strokeWidth="1.8" />
    <ellipse cy="-9" rx="18.5" ry="7" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.3" />
    {charge && (
      <g transform="translate(0 -9) scale(1 .55)">
        <svg x="-10" y="-10" width="20" height="20" color={`var(--p${colour}-on)`} aria-hidden="true">
          <use href={`#i-${charge}`} />
        </svg>
      </g>
    )}
  </g>
);
