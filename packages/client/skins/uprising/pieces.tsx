/** The pieces of the board, each drawn round its own middle in units of the map. */
import type { NemesisId } from '@longtable/uprising/data/nemesis';
import type { IconName } from '../../src/design/icons.ts';
import { type Colour, ShieldShape } from '../../src/design/shield.tsx';
import type { Company } from './cast.ts';
import { Mark } from './glyph.tsx';
import { CHARGE, DIE_PAINT, groundOf, isLegion, signOf, TINCTURE } from './heraldry.ts';

const EDGE = '#10171c';
const SHIELD = 'M3 3.5C9 5 15 4.5 20 2c5 2.5 11 3 17 1.5V22c0 10.5-7 17.5-17 22C10 39.5 3 32.5 3 22z';
const SHIELD_AT = 'translate(-15.5 -18) scale(.78)';

/** A Hero as a shield with a helmet; the one whose turn it is has a halo. */
export const HeroPiece = ({ colour, active }: { readonly colour: Colour; readonly active: boolean }) => (
  <>
    {active && <circle r="25" fill="url(#up-halo)" />}
    <g transform={SHIELD_AT}>
      <ShieldShape colour={colour} charge="hero" size={25} />
      {active && <path d={SHIELD} fill="none" stroke="#fffaf0" strokeWidth="4" />}
    </g>
  </>
);

interface HavenProps {
  readonly colour: Colour;
  readonly wall: boolean;
  readonly tower: boolean;
}

export const HavenPiece = ({ colour, wall, tower }: HavenProps) => (
  <>
    {tower && (
      <>
        <path d="M12 12V-16h-2v-5h4v3h3v-3h4v3h3v-3h4v5h-2v28z" fill="#c9c0ac" stroke={EDGE} strokeWidth="1.8" strokeLinejoin="round" />
        <path d="M18-10h3v7h-3z" fill={EDGE} />
      </>
    )}
    <path d="M-15 12v-13L0-14 15-1v13z" fill={`var(--p${colour})`} stroke={EDGE} strokeWidth="2.1" strokeLinejoin="round" />
    <path d="M-19 1L0-16 19 1" fill="none" stroke={EDGE} strokeWidth="4.5" strokeLinecap="round" />
    <path d="M-19 1L0-16 19 1" fill="none" stroke={`var(--p${colour}-dk)`} strokeWidth="2" />
    <path d="M-4.5 12V4c0-3 2-4.5 4.5-4.5S4.5 1 4.5 4v8z" fill={EDGE} />
    {wall && (
      <path d="M-22 15V7h5v3h5V7h5v3h5V7h5v3h5V7h5v3h5V7h5v8z" fill="#c9c0ac" stroke={EDGE} strokeWidth="1.7" strokeLinejoin="round" />
    )}
  </>
);

const LEVELS = [0, 1, 2] as const;

export const GarrisonPiece = ({ levels }: { readonly levels: number }) => (
  <>
    {LEVELS.slice(0, levels).map((i) => (
      <g key={i} transform={`translate(0 ${-i * 8})`} stroke={EDGE} strokeWidth="1.8">
        <path d="M-16-2v8a16 6.5 0 0 0 32 0v-8z" fill="#7a5a16" />
        <ellipse cy="-2" rx="16" ry="6.5" fill="#d8a93a" />
      </g>
    ))}
    <Mark name="garrison" y={-(levels - 1) * 8 - 4} size={17} colour="#2a1c02" />
  </>
);

export const SkeletonPiece = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, i) => {
    const at = count > 1 ? `translate(${i * 15 - (count - 1) * 7.5} ${i * 4 - 2})` : 'translate(0 0)';
    return (
      <g key={at} transform={at}>
        <circle r="13.5" fill="#e9e2d0" stroke={EDGE} strokeWidth="2.1" />
        <Mark name="skeleton" size={20} colour="#2a2118" />
      </g>
    );
  });

const LEGION = 'M-20 20V-14l7-6h26l7 6v34z';
const HORDE = 'M-20 20V-10C-20-22-10-28 0-28s20 6 20 18v30z';

interface FoeProps {
  readonly card: NemesisId;
  /** null: not written on it. */
  readonly threat: number | null;
  readonly tokens: number;
}

/** The Threat of a foe, at the shoulder of its standee. */
export const ThreatBadge = ({ threat }: { readonly threat: number }) => (
  <>
    <circle cx="18" cy="-22" r="11" fill="#fff7e4" stroke={EDGE} strokeWidth="2" />
    <text className="up-figure" x="18" y="-16.5">
      {threat}
    </text>
  </>
);

/** A standee: Legions have cut corners and a gold line, Hordes an arch and a lilac one. */
export function FoePiece({ card, threat, tokens }: FoeProps) {
  const legion = isLegion(card);
  const shape = legion ? LEGION : HORDE;
  return (
    <>
      <path d={shape} fill={groundOf(card)} stroke={EDGE} strokeWidth="2.4" />
      <path
        d={shape}
        fill="none"
        stroke={legion ? '#e9bd5a' : '#e2b0f0'}
        strokeOpacity=".85"
        strokeWidth="1.3"
        transform="translate(0 -.5) scale(.87)"
      />
      <Mark name={signOf(card)} y={-6} size={27} colour="#fff1e6" />
      {Array.from({ length: tokens }, (_, i) => {
        const x = (i - (tokens - 1) / 2) * 9;
        return <circle key={x} cx={x} cy="14" r="3.4" fill="#ffd668" stroke={EDGE} strokeWidth="1.3" />;
      })}
      {threat !== null && <ThreatBadge threat={threat} />}
    </>
  );
}

export const CurseEye = () => (
  <>
    <path d="M0-17l15 9v16L0 17-15 8V-8z" fill="#5b2a6e" stroke={EDGE} strokeWidth="2.4" />
    <Mark name="curse" size={23} colour="#f3dcff" />
  </>
);

/** Units in one bar: colour is the die, the sign is the kind, a gold rim is Elite. */
export function CompanyPiece({ units }: { readonly units: readonly Company[] }) {
  const [first] = units;
  if (first === undefined) return null;
  const { faction } = first.def;
  const colour = TINCTURE[faction];
  const width = units.length * 15 + 15;
  const left = -width / 2;
  return (
    <>
      <rect x={left} y="-9" width={width} height="18" rx="4.5" fill={EDGE} />
      <rect x={left + 1.5} y="-7.5" width="10.5" height="15" rx="3" fill={`var(--p${colour})`} />
      <Mark name={CHARGE[faction]} x={left + 6.7} size={9} colour={`var(--p${colour}-on)`} />
      {units.map(({ def }, i) => {
        const [paint, ink] = DIE_PAINT[def.die];
        const x = left + 13.5 + i * 15;
        return (
          <g key={x}>
            <rect
              x={x}
              y="-7"
              width="13.5"
              height="14"
              rx="3"
              fill={paint}
              stroke={def.elite ? '#ffd668' : '#fff'}
              strokeOpacity={def.elite ? 1 : 0.35}
              strokeWidth={def.elite ? 1.6 : 0.8}
            />
            <Mark name={def.type} x={x + 6.75} size={11} colour={ink} />
          </g>
        );
      })}
    </>
  );
}

export const TargetPiece = ({ card }: { readonly card: NemesisId }) => (
  <>
    <circle r="9.5" fill="#fff7e4" stroke={groundOf(card)} strokeWidth="2.2" />
    <Mark name="target" size={15} colour={groundOf(card)} />
  </>
);

/** "+2" for what does not fit. */
export const MorePiece = ({ n }: { readonly n: number }) => (
  <>
    <rect x="-11" y="-8" width="22" height="16" rx="8" fill="#fff7e4" stroke={EDGE} strokeWidth="1.6" />
    <text className="up-figure small" y="4.5">
      +{n}
    </text>
  </>
);

/** A piece alone, in a panel. */
export const Emblem = ({
  card,
  threat = null,
  className = 'up-em',
}: Partial<FoeProps> & { readonly card: NemesisId; readonly className?: string }) => (
  <svg className={className} viewBox="-26 -38 54 62" aria-hidden="true" focusable="false">
    <FoePiece card={card} threat={threat} tokens={0} />
  </svg>
);

/** The banner of a Nemesis, for the race and the log. */
export const Banner = ({ party }: { readonly party: 'E' | 'C' }) => (
  <g>
    <path
      d={party === 'E' ? 'M-11-13h22v18l-11 8-11-8z' : 'M-11 13V-4C-11-11-5-14 0-14s11 3 11 10v17l-5.5-4L0 13l-5.5-4z'}
      fill={party === 'E' ? '#8f2b1e' : '#6d2a7c'}
      stroke={EDGE}
      strokeWidth="1.8"
    />
    <Mark name={(party === 'E' ? 'legion' : 'horde') satisfies IconName} y={-3} size={15} colour="#fff1e6" />
  </g>
);

export const BannerSign = ({ party }: { readonly party: 'E' | 'C' }) => (
  <svg className="sh" viewBox="-13 -16 26 31" aria-hidden="true" focusable="false">
    <Banner party={party} />
  </svg>
);
