/** The emblem scene of a game: as an arched window, a banner or a thumbnail. */
import { useId } from 'react';
import { isOwn } from '../state/titles.ts';

/** A title from outside brings no scene of its own. */
const file = (game: string): string => `/scenes/${isOwn(game) ? game : 'skirmish'}.svg`;

export const SceneThumb = ({ game, className = 'thumb' }: { readonly game: string; readonly className?: string }) => (
  <span className={className}>
    <svg viewBox="40 60 220 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <image href={file(game)} width="300" height="380" />
    </svg>
  </span>
);

export const SceneBanner = ({ game }: { readonly game: string }) => (
  <svg className="bg" viewBox="0 120 300 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <image href={file(game)} width="300" height="380" />
  </svg>
);

/** A pointed window with a brass frame. `low` is the flatter one of phones. */
export function SceneArch({ game, low = false }: { readonly game: string; readonly low?: boolean }) {
  const id = useId();
  const height = low ? 262 : 400;
  const knee = low ? 92 : 150;
  const frame = `M6 ${height - 8}V${knee}C6 ${knee * 0.5} 70 ${knee * 0.16} 150 6C230 ${knee * 0.16} 294 ${knee * 0.5} 294 ${knee}V${height - 8}Z`;
  return (
    <svg
      className={low ? 'arch-svg low' : 'arch-svg high'}
      viewBox={`0 0 300 ${height}`}
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={`${id}c`}>
          <path d={frame} />
        </clipPath>
        <radialGradient id={`${id}v`} cx=".5" cy=".5" r=".75">
          <stop offset=".6" stopOpacity="0" />
          <stop offset="1" stopOpacity=".75" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <image href={file(game)} x="0" y={low ? -64 : 8} width="300" height={low ? 380 : 392} preserveAspectRatio="xMidYMax slice" />
        <rect width="300" height={height} fill={`url(#${id}v)`} />
      </g>
      <path d={frame} fill="none" stroke="#0a0e11" strokeWidth="11" />
      <path d={frame} fill="none" stroke="var(--brass-line)" strokeWidth="3.5" />
      <path d={frame} fill="none" stroke="#000" strokeOpacity=".5" strokeWidth="1.5" transform="translate(9 10) scale(.94)" />
      <path d="M150-3l9 10-9 10-9-10z" fill="var(--brass)" stroke="#0a0e11" strokeWidth="2.5" />
    </svg>
  );
}
