/** The picture in the window of a card: ground and silhouette. */
import { memo } from 'react';
import { DRAGONLORDS } from './art/dragonlords.ts';
import { EVENTS } from './art/events.ts';
import { NEUTRALS } from './art/neutrals.ts';
import { PLACES } from './art/places.ts';
import { INK, type Picture, type Shape } from './art/shapes.ts';
import { UNITS } from './art/units.ts';
import { type FaceData, faceOf } from './card.ts';
import { GROUND_COLOURS, GROUNDS } from './ground.tsx';

const PICTURES: Readonly<Record<string, Picture>> = { ...UNITS, ...NEUTRALS, ...PLACES, ...DRAGONLORDS, ...EVENTS };

function Mark({ shape }: { readonly shape: Shape }) {
  const { d, at, fill, stroke, width, move, of } = shape;
  if (of !== undefined)
    return (
      <g transform={move}>
        <Marks picture={of} />
      </g>
    );
  const ink = { fill, stroke, strokeWidth: width, ...(d !== undefined && stroke !== undefined && { strokeLinecap: 'round' as const }) };
  return at === undefined ? <path d={d} {...ink} strokeLinejoin="round" /> : <circle cx={at[0]} cy={at[1]} r={at[2]} {...ink} />;
}

const Marks = ({ picture }: { readonly picture: Picture }) =>
  picture.map((shape, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
    <Mark key={i} shape={shape} />
  ));

/** The scene of the lobby, cut to its dragon. */
const Dragonlord = () => (
  <svg viewBox="44 4 220 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <image href="/scenes/rune-age.svg" width="300" height="380" />
  </svg>
);

export const CardPicture = memo(({ id }: { readonly id: string }) => {
  const face: FaceData = faceOf(id);
  if (face.kind === 'objective') return <Dragonlord />;
  return (
    <svg viewBox="0 0 100 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="100" height="90" fill={GROUND_COLOURS[face.ground]} />
      {GROUNDS[face.ground]}
      <g fill={INK}>
        <Marks picture={PICTURES[face.id] ?? []} />
      </g>
    </svg>
  );
});
