/** Pieces on a hex, seen from afar: the owner and number of Units, and the first enemy. */
import type { SeatFace } from '../skin.ts';
import { SPOTS } from './geometry.ts';
import type { View } from './open.ts';
import { FoePiece, GarrisonPiece, HavenPiece, HeroPiece, SkeletonPiece } from './pieces.tsx';
import { isEmpty, type Standing, standingAt } from './stack.tsx';

const SCALE = 1.35;

function FarStack({ standing: { hex, foes, heroes }, faces }: { readonly standing: Standing; readonly faces: readonly SeatFace[] }) {
  const units = hex.units.reduce((sum, n) => sum + n, 0);
  const foe = foes[0];
  const seat = hex.owner >= 0 ? hex.owner : (heroes[0] ?? hex.haven);
  return (
    <>
      {foe !== undefined && (
        <g transform={`translate(${seat >= 0 ? 22 : 0} 0) scale(${SCALE})`}>
          <FoePiece card={foe.card} threat={foe.threat} tokens={0} />
        </g>
      )}
      {foe === undefined && hex.garrisons > 0 && <GarrisonPiece levels={hex.garrisons} />}
      {foe === undefined && hex.skeletons > 0 && <SkeletonPiece count={1} />}
      {seat >= 0 && (
        <g transform={`translate(${foe === undefined ? 0 : -24} 2) scale(${SCALE})`}>
          {hex.haven === seat ? (
            <HavenPiece colour={faces[seat]!.colour} wall={false} tower={false} />
          ) : (
            <HeroPiece colour={faces[seat]!.colour} active={false} />
          )}
          {units > 0 && (
            <text className="up-far" y="26">
              {units}
            </text>
          )}
        </g>
      )}
    </>
  );
}

export function FarPieces({ view, faces }: { readonly view: View; readonly faces: readonly SeatFace[] }) {
  return view.hexes.map((_, h) => {
    const standing = standingAt(view, h);
    return isEmpty(standing) ? null : (
      <g key={SPOTS[h]!.join(' ')} transform={`translate(${SPOTS[h]!.join(' ')})`}>
        <FarStack standing={standing} faces={faces} />
      </g>
    );
  });
}
