/** Numbers in the shape of what they count: a coin, an eight-pointed star, a blade. */
import type { Measure } from './card.ts';

const STAR_EDGE =
  'M16 0l3.700 5.600L26.500 4l-1 6.800L32 13.500 28 18l2.300 6.300-6.800.6L21 31.500l-5-4.300-5.100 4.300-2.400-6.600-6.800-.6L4 18 0 13.500l6.500-2.700-1-6.800 6.800 1.600z';
const STAR =
  'M16 3l2.900 4.500 5.400-1.300-.8 5.400 5.200 2.200-3.300 3.700 1.800 5-5.400.5-1.900 5.200-3.900-3.500-4 3.500-1.900-5.200-5.300-.5 1.700-5L3.300 13.800l5.200-2.200-.8-5.400 5.400 1.300z';
const BLADE = 'M20.500 2L21 6 10.500 16.500l-3-3L18 3zM4.500 12.500l7 7-1.800 1.800-2.600-2.500-3.600 3.700L2 21l3.600-3.700-2.500-2.600z';

const SHAPES = {
  gold: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#5b3a00" />
      <circle cx="16" cy="16" r="13.6" fill="#edbd46" />
      <circle cx="16" cy="16" r="10.8" fill="none" stroke="#8a5f0c" strokeWidth="1.2" />
    </svg>
  ),
  influence: (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={STAR_EDGE} fill="#123a66" />
      <path d={STAR} fill="#d4ebff" />
    </svg>
  ),
  strength: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={BLADE} fill="currentColor" />
    </svg>
  ),
} as const;

interface NumberProps {
  readonly of: Measure;
  readonly n: number | string;
  readonly className?: string;
}

export const Figure = ({ of, n, className = '' }: NumberProps) => (
  <span className={`ra-n ${of} ${className}`}>
    {SHAPES[of]}
    <b>{n}</b>
  </span>
);

/** One white die with a red star for each throw. */
export const Attrition = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <span className="ra-at">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
        <svg key={i} viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2" y="2" width="20" height="20" rx="5" fill="#f4ead0" stroke="#2a0f0c" strokeWidth="1.6" />
          <path d="M12 5v14M7 8l10 8M17 8L7 16" stroke="#8b1f16" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      ))}
    </span>
  );
