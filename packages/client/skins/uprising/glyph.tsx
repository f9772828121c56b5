/** Signs that only this board has, on a grid of 24, with the stroke of the common sprite. */
import { type IconName, isIcon } from '../../src/design/icons.ts';

const GLYPHS = {
  might:
    'M6 13V7.5a1.7 1.7 0 0 1 3.4 0V11M9.4 11V5.5a1.7 1.7 0 0 1 3.4 0V11M12.8 11V6.5a1.7 1.7 0 0 1 3.4 0V11M16.2 9.5a1.7 1.7 0 0 1 3.3 0V14c0 4-2.5 6.5-6.5 6.5S6 18.5 6 15v-2c0-1 2.5-2.5 5 .5',
  magic: 'M12 2.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2zM19 17v4M17 19h4',
  leadership: 'M6 22V3M6 4h12l-3 4 3 4H6M6 15h6',
  guile:
    'M3 8c3-2 6-2 9 0 3-2 6-2 9 0 0 6-3 9-6 9-1.5 0-2.3-1-3-2-.7 1-1.5 2-3 2-3 0-6-3-6-9zM6.5 11.5c1-.8 2.5-.8 3.5 0M14 11.5c1-.8 2.5-.8 3.5 0',
  target:
    'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5',
  token: 'M7 3h10M7 21h10M8 3c0 5 3 6.5 4 9-1 2.5-4 4-4 9M16 3c0 5-3 6.5-4 9 1 2.5 4 4 4 9M10 19h4',
  quest: 'M6 4h11v13a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3zM6 4a2.5 2.5 0 0 0-3 2.5V8h3M9.5 8.5h5M9.5 12h5M9.5 15.5h3',
  market: 'M12 3v17M7 20.5h10M4 7h16M4 7l-2 6h5zM20 7l-3 6h5zM2 13a2.5 2.5 0 0 0 5 0M17 13a2.5 2.5 0 0 0 5 0',
  explore: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  trade: 'M4 8h13l-3-3.5M20 16H7l3 3.5',
  exchange:
    'M3 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M3 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8.5 11.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14 11.5h3.5M16 9.5l2 2-2 2M19 11.5a2 2 0 1 0 3.5 0 2 2 0 1 0-3.5 0',
  pouch: 'M8 8C5 11 4 14 4 17c0 3 3 4 8 4s8-1 8-4c0-3-1-6-4-9M7 4l2 4h6l2-4c-2 1-3 1-5 0-2 1-3 1-5 0zM9 8h6',
  command: 'M4 20l7-7M7 17l-3-3M11 13l8-9 1 0 0 1-9 8M14 15h6M17 12v6',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  all: 'M3 6l7 6-7 6zM12 6l7 6-7 6zM21.5 6v12',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  guard: 'M5 5c3 .5 5 0 7-1.5C14 5 16 5.5 19 5v7c0 5-3 7.5-7 9-4-1.5-7-4-7-9zM12 6.5v11M8 11h8',
  butcher: 'M4 6c5-2 10-2 14 0v6c-4 2-9 2-14 0zM18 9h3v2h-3M14.5 8.5h.1M7 13l-3 7',
  spy: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 12v5.5',
  emperor: 'M3 18l-1-10 5.5 4L12 5l4.5 7L22 8l-1 10zM4 21h16',
  wyrm: 'M4 19c4 2 8 1 8-3s-5-3.5-5-7.5C7 5 10 3 13.5 4S19 8 17 9.5c2 .5 4-.5 4-.5M17 9.5L14.5 8M13 6.5h.1M12 16c3 0 4 3 8 3M7 8.5L3.5 7M9 13l-3 2',
  siren:
    'M12 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM8 10c-2 3-2 5-1 8M16 10c2 3 2 5 1 8M2 19c2-2 3.5-2 5 0s3.5 2 5 0 3.5-2 5 0 3 2 5 0M9 13c1.5 1.5 4.5 1.5 6 0',
  lich: 'M6 8l-1.5-5L9 6l3-4 3 4 4.5-3L18 8M6 8h12v5c0 3-2 4-3 5v3H9v-3c-1-1-3-2-3-5zM9.5 11.5v1.5M14.5 11.5v1.5M11 18.5v2.5M13 18.5v2.5',
  warrior: 'M20 4l-9.5 9.5M20 4l-1 4-7 7M20 4l-4 1-7 7M6 12l6 6M9 15l-5.5 5.5',
  rider: 'M4 20c0-6 1-9 5-12l-1-4 4 3c5 0 8 4 8 8l-3 1-4-2c0 3 2 4 2 6zM13 10.5h.1',
  courtesan: 'M12 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5 21c1-6 3-9 7-9s6 3 7 9M4 8c2-3 3-4 5-5M20 8c-2-3-3-4-5-5M9 15c2 2 4 2 6 0',
  warlock: 'M12 2l3.5 7h-7zM7 9h10M9 9c0 3 1 5 3 5s3-2 3-5M6 21c1-5 3-7 6-7s5 2 6 7M20 6v14M18 8l2-2 2 2',
  assassin: 'M12 2l1.6 11h-3.2zM7 13h10M12 13v6M10 21h4M4 4l4 5M20 4l-4 5',
  breaker: 'M5 5l14 14M19 5l-3 3M5 19l3-3M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 2v3M12 19v3',
  axe: 'M7 21L16 6M9 8c-3-1-5-3-5-6 4 0 7 1 8 3M14 10c3 2 6 2 7-1 0-3-2-5-5-5l-3 3',
  moon: 'M15 3a9 9 0 1 0 6 12 7.5 7.5 0 0 1-6-12zM8 8.5h.1M11 13h.1',
  omen: 'M12 5c-5 0-8 4-9 7 1 3 4 7 9 7s8-4 9-7c-1-3-4-7-9-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1.5V3M5 4l1 1.3M19 4l-1 1.3',
  banished: 'M6 21V9a6 6 0 0 1 12 0v12M9.5 10.5h.1M14.5 10.5h.1M3 15h3M18 15h3M9 16l3-1.5 3 1.5',
  messiah: 'M12 6v15M8 11h8M12 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5 4l2 2M19 4l-2 2M3.5 9h2M18.5 9h2M9 21h6',
  oda: 'M4 20c0-6 2-10 8-10s8 4 8 10M7 10C5 7 5 4 6 2M17 10c2-3 2-6 1-8M9.5 15h.1M14.5 15h.1M10 19c1.3-1 2.7-1 4 0M12 10V6',
  move: 'M8 3c1.5 0 2 1.5 2 4s-.5 4-2 4-2-1.5-2-4 .5-4 2-4zM6.5 13.5h3V15c0 1-.5 1.5-1.5 1.5S6.5 16 6.5 15zM16 7c1.5 0 2 1.5 2 4s-.5 4-2 4-2-1.5-2-4 .5-4 2-4zM14.5 17.5h3V19c0 1-.5 1.5-1.5 1.5s-1.5-.5-1.5-1.5z',
  end: 'M5 12h9M10 7l5 5-5 5M19 4v16',
} as const;

export type GlyphName = keyof typeof GLYPHS | IconName;

const INK = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const Drawn = ({ name }: { readonly name: GlyphName }) =>
  name in GLYPHS ? <path {...INK} d={GLYPHS[name as keyof typeof GLYPHS]} /> : isIcon(name) ? <use href={`#i-${name}`} /> : null;

/** A sign in running text. */
export const Glyph = ({ name, className = 'i' }: { readonly name: GlyphName; readonly className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <Drawn name={name} />
  </svg>
);

interface MarkProps {
  readonly name: GlyphName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly colour: string;
}

/** A sign within a drawing, round a point. */
export const Mark = ({ name, x = 0, y = 0, size, colour }: MarkProps) => (
  <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" color={colour} aria-hidden="true">
    <Drawn name={name} />
  </svg>
);
