/** Battle cards: a value, a region, a figure in its landscape. */
import { CARDS, REGIONS } from '@longtable/yield/data/cards';
import { useEffect, useRef } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import { isStill } from '../../src/state/settings.ts';
import type { Region } from './geometry.ts';

const FIGURES: Readonly<Record<number, IconName>> = { 3: 'archer', 4: 'spear', 5: 'infantry', 6: 'cavalry' };

/** The kinds of battle cards, as the game counts them. */
export const KINDS = CARDS.map(({ name, region, value }) => ({ name, region: REGIONS[region]!, value }));

const Suit = ({ region }: { readonly region: Region }) => (
  <svg className="suit" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {region === 'forest' && <path d="M10 0l10 10-10 10L0 10z" fill="var(--forest)" />}
    {region === 'wetlands' && <circle cx="10" cy="10" r="9" fill="var(--wetlands)" />}
    {region === 'town' && <rect x="1.5" y="1.5" width="17" height="17" fill="var(--town)" />}
  </svg>
);

const Landscape = ({ region }: { readonly region: Region }) => {
  if (region === 'forest')
    return (
      <>
        <path d="M0 70c20-6 40-5 100 0v70H0z" fill="#8ea06a" />
        <path d="M10 70l9-22 9 22zM70 72l10-27 11 27zM84 74l8-18 8 18zM-4 74l8-17 9 17z" fill="#4f6b40" />
        <path d="M0 84c30-8 60-6 100 2v54H0z" fill="#a8b584" />
      </>
    );
  if (region === 'wetlands')
    return (
      <>
        <path d="M0 66h100v74H0z" fill="#9dbfc4" />
        <path d="M6 74h30M50 70h40M20 82h50M4 92h24M62 92h30" stroke="#dcecea" strokeWidth="2" />
        <path d="M12 72V46M17 72V52M86 74V44M91 74V52M81 74V56" stroke="#3f6670" strokeWidth="2" />
        <path d="M12 46v8M86 44v8" stroke="#5b4328" strokeWidth="4" />
      </>
    );
  return (
    <>
      <path d="M0 72h100v68H0z" fill="#dcb98c" />
      <path d="M4 72V54l9-9 9 9v18zM74 72V50l10-10 10 10v22z" fill="#c98d63" />
      <path d="M2 56l11-12 11 12zM72 52l12-13 12 13z" fill="#8f3d28" />
    </>
  );
};

/** Slides in and turns over when it comes to lie here. */
function useArrival(): React.RefObject<HTMLSpanElement | null> {
  const card = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isStill()) return;
    card.current?.animate(
      [
        { transform: 'translateY(60px) rotateY(180deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 420,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      },
    );
  }, []);
  return card;
}

export function BattleCard({ kind, small = false, figure }: { readonly kind: number; readonly small?: boolean; readonly figure?: string }) {
  const { region, value } = KINDS[kind]!;
  const card = useArrival();
  return (
    <span ref={card} className={small ? 'card yd-card small' : 'card yd-card'}>
      <svg className="art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g opacity=".9" transform="translate(0 8)">
          <Landscape region={region} />
        </g>
        <svg x="24" y="50" width="52" height="52" color="#21150a" aria-hidden="true">
          <use href={`#i-${FIGURES[value]}`} />
        </svg>
      </svg>
      <span className="v">{value}</span>
      <Suit region={region} />
      {!small && figure && <span className="n">{figure}</span>}
    </span>
  );
}

export function CardBack() {
  const card = useArrival();
  return <span ref={card} className="card back yd-card small" />;
}
