/**
 * Pieces on a hex, in six zones that never cover each other's signs: Heroes above left, the place left, foes right,
 * the company at the foot, a Curse at the rim; the name lies on top of all of them and is drawn by the map.
 */
import { memo, type ReactNode } from 'react';
import { isEqual } from '../common/is-equal.ts';
import type { SeatFace } from '../skin.ts';
import { type Company, companyOf, singles } from './cast.ts';
import type { View } from './open.ts';
import {
  CompanyPiece,
  CurseEye,
  FoePiece,
  GarrisonPiece,
  HavenPiece,
  HeroPiece,
  MorePiece,
  SkeletonPiece,
  TargetPiece,
  ThreatBadge,
} from './pieces.tsx';

export interface Standing {
  readonly hex: View['hexes'][number];
  readonly foes: View['foes'];
  /** Legions whose Target lies here. */
  readonly hunted: View['foes'];
  /** Own Hero first. */
  readonly heroes: readonly number[];
  readonly company: readonly Company[];
}

export function standingAt(view: View, h: number): Standing {
  const hex = view.hexes[h]!;
  return {
    hex,
    foes: view.foes.filter(({ at }) => at === h),
    hunted: view.foes.filter(({ target }) => target === h),
    heroes: [...hex.heroes].sort((a, b) => Number(b === view.me) - Number(a === view.me)),
    company: companyOf(view, hex.owner, hex.units),
  };
}

export const isEmpty = ({ hex, foes, hunted, heroes }: Standing): boolean =>
  foes.length + hunted.length + heroes.length + hex.garrisons + hex.skeletons === 0 &&
  !hex.curse &&
  hex.haven < 0 &&
  hex.units.every((n) => n === 0);

interface PutProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A piece and its shade, which is a gradient: a filter would be reckoned anew whenever the map is painted. */
const Put = ({ x, y, scale = 1, children }: PutProps) => (
  <g transform={scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`}>
    <ellipse cy="12" rx="27" ry="13" fill="url(#up-shade)" />
    {children}
  </g>
);

interface Zones {
  readonly place: boolean;
  readonly foes: boolean;
  readonly heroes: boolean;
  readonly company: boolean;
}

/** The eye of a Curse moves to the part of the rim that nothing else needs. */
function eyeAt({ place, foes, heroes, company }: Zones): readonly [x: number, y: number, scale: number] {
  const alone = !place && !foes && !heroes && !company;
  if (alone) return [0, 0, 0.95];
  const x = place && foes ? -2 : heroes ? (foes ? -37 : place ? 14 : 27) : foes ? -24 : 0;
  return [x, heroes && foes && !place ? 2 : -36, 0.62];
}

function Foes({ foes, x, y, crowded }: { readonly foes: View['foes']; readonly x: number; readonly y: number; readonly crowded: boolean }) {
  const [first, second] = foes;
  if (first === undefined) return null;
  const more = foes.length - 1;
  return (
    <>
      {second && more === 1 && (
        <Put x={x - (crowded ? 17 : 30)} y={y - 6} scale={0.85}>
          <FoePiece card={second.card} threat={crowded ? null : second.threat} tokens={second.tokens} />
        </Put>
      )}
      {second && more > 1 && (
        <Put x={x - 14} y={y - 8} scale={0.8}>
          <FoePiece card={second.card} threat={null} tokens={0} />
        </Put>
      )}
      <Put x={x + (more > 0 ? 6 : 0)} y={y} scale={more > 0 ? 0.95 : 1}>
        <FoePiece card={first.card} threat={first.threat} tokens={first.tokens} />
      </Put>
      {((more > 0 && crowded) || more > 1) && (
        <Put x={x + 28} y={14}>
          <MorePiece n={more} />
        </Put>
      )}
    </>
  );
}

function zonesOf({ hex, foes, heroes, company }: Standing): Zones {
  return {
    place: hex.haven >= 0 || hex.garrisons > 0 || hex.skeletons > 0,
    foes: foes.length > 0,
    heroes: heroes.length > 0,
    company: company.length > 0,
  };
}

/** The middle of the foes' zone. */
const foesAt = ({ place, company, heroes }: Zones): readonly [x: number, y: number] => [
  place ? 20 : company || heroes ? 14 : 0,
  company ? -6 : 4,
];

/** The Threat of the foe in front once more, over the names of neighbours that reach across it. */
export function FirstThreat({ standing }: { readonly standing: Standing }) {
  const [first, second] = standing.foes;
  if (first === undefined) return null;
  const [x, y] = foesAt(zonesOf(standing));
  return (
    <g transform={second === undefined ? `translate(${x} ${y})` : `translate(${x + 6} ${y}) scale(0.95)`}>
      <ThreatBadge threat={first.threat} />
    </g>
  );
}

const MOST_HEROES = 3;

interface StackProps {
  readonly standing: Standing;
  /** The seat whose turn it is; null: nobody's. */
  readonly turn: number | null;
  readonly faces: readonly SeatFace[];
}

/** Drawn anew only when something else stands there. */
export const Stack = memo(({ standing, turn, faces }: StackProps) => {
  const { hex, foes, hunted, heroes, company } = standing;
  const units = singles(company);
  const zones = zonesOf(standing);
  const lift = zones.company ? 0 : 4;
  const left = zones.foes ? -21 : zones.heroes && hex.haven >= 0 ? 4 : 0;
  const [foesX, foesY] = foesAt(zones);
  const crowd = zones.place || zones.foes;
  const heroX = crowd ? -29 : -heroes.length * 8 + 6;
  const heroY = crowd || zones.company ? -25 : -6;
  const [eyeX, eyeY, eyeScale] = eyeAt(zones);
  const shown = heroes.slice(0, heroes.length > MOST_HEROES ? 2 : MOST_HEROES);
  return (
    <>
      {hex.curse && (
        <Put x={eyeX} y={eyeY} scale={eyeScale}>
          <CurseEye />
        </Put>
      )}
      {hex.haven >= 0 && (
        <Put x={left} y={(zones.heroes && !zones.foes ? 6 : 0) + lift}>
          <HavenPiece colour={faces[hex.haven]!.colour} wall={hex.wall} tower={hex.tower} />
        </Put>
      )}
      {hex.garrisons > 0 && (
        <Put x={left} y={4 + lift}>
          <GarrisonPiece levels={hex.garrisons} />
        </Put>
      )}
      {hex.skeletons > 0 && (
        <Put x={left} y={lift}>
          <SkeletonPiece count={hex.skeletons} />
        </Put>
      )}
      {hunted.map(({ card }, i) => (
        <Put key={card} x={left - 24 + i * 8} y={10 + lift}>
          <TargetPiece card={card} />
        </Put>
      ))}
      <Foes foes={foes} x={foesX} y={foesY} crowded={zones.place} />
      {shown
        .map((seat, i) => (
          <Put key={seat} x={heroX + i * 17} y={heroY}>
            <HeroPiece colour={faces[seat]!.colour} active={turn === seat} />
          </Put>
        ))
        .reverse()}
      {heroes.length > MOST_HEROES && (
        <Put x={heroX + 36} y={heroY - 2}>
          <MorePiece n={heroes.length - 2} />
        </Put>
      )}
      {units.length > 0 && (
        <Put x={0} y={21}>
          <CompanyPiece units={units} />
        </Put>
      )}
    </>
  );
}, isEqual);
