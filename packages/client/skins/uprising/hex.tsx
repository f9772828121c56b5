/** A hex as something to touch: its light, its name, and all that stands on it in words. */
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Cast } from './cast.ts';
import { outline, R, SPOTS } from './geometry.ts';
import { standingAt } from './stack.tsx';
import type { HexState } from './use-hexes.ts';
import { written } from './written.ts';

/** All that a hex holds, in one sentence. */
export function hexWords({ view, w, t, viewer, faces, place }: Cast, h: number): string {
  const { hex, foes, hunted, heroes, company } = standingAt(view, h);
  const buildings = [hex.wall ? w.buildings.wall : '', hex.tower ? w.buildings.tower : ''].filter(Boolean).join(', ');
  const haven = hex.haven === viewer ? t.lens.yourHaven : t.lens.haven(faces[hex.haven]?.name ?? '');
  const parts = [
    place(h),
    hex.up && hex.terrain !== 'none' && hex.kind !== 'bare' ? w.terrains[hex.terrain] : '',
    hex.curse ? t.lens.curse : '',
    hex.haven >= 0 ? haven + (buildings === '' ? '' : t.lens.with(buildings)) : '',
    hex.garrisons > 0 ? t.lens.garrison(hex.garrisons) : '',
    hex.skeletons > 0 ? t.lens.skeletons(hex.skeletons) : '',
    ...heroes.map((seat) => w.heroes[view.players[seat]!.hero]),
    ...company.map(({ id, n }) => `${n}× ${w.units[id]}`),
    ...foes.map(({ card, threat }) => `${w.nemesis[card].name} (${t.threat} ${threat})`),
    ...hunted.map(({ card }) => t.lens.target(w.nemesis[card].name)),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const RINGS: Readonly<Record<Exclude<HexState, 'idle'>, string>> = { legal: '#ffcf3f', chosen: '#fffaf0', blocked: '#8c8577' };

interface SpaceProps {
  readonly h: number;
  readonly state: HexState;
  readonly label: string;
  readonly tabbable: boolean;
  /** Many are lit: each a little less. */
  readonly thin: boolean;
  /** The same for all spaces, and for as long as the map is there. */
  readonly hands: Hands;
}

export interface Hands {
  press(h: number): void;
  look(h: number): void;
  arrow(event: KeyboardEvent, h: number): void;
}

/** Drawn anew only when its light or its words change. */
export const Space = memo(({ h, state, label, tabbable, thin, hands }: SpaceProps) => {
  return (
    <g
      className={`up-hex ${state}`}
      transform={`translate(${SPOTS[h]!.join(' ')})`}
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      {...(state === 'chosen' && { 'aria-pressed': true })}
      data-target={`hex:${h}`}
      data-state={state}
      onClick={() => hands.press(h)}
      onContextMenu={(event) => {
        event.preventDefault();
        hands.look(h);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') hands.press(h);
        else if (event.key === 'i' || event.key === 'I') hands.look(h);
        else return hands.arrow(event, h);
        event.preventDefault();
      }}
    >
      <polygon points={outline(R - 2)} className="hit" />
      {state !== 'idle' && (
        <g className="up-ring" fill="none" strokeDasharray={state === 'blocked' ? '5 8' : undefined}>
          {state !== 'blocked' && <polygon points={outline(R - 4)} stroke="#1a1208" strokeWidth={thin ? 6 : 8.5} />}
          <polygon points={outline(R - 4)} stroke={RINGS[state]} strokeWidth={thin || state === 'blocked' ? 2.6 : 4.5} />
        </g>
      )}
      <polygon points={outline(R - 4)} className="focus" />
    </g>
  );
});

interface NameProps {
  readonly cast: Cast;
  readonly h: number;
  readonly size: number;
  /** Letters are never smaller. */
  readonly least: number;
}

/** Units below the middle of a hex that its name stands on. */
const FOOT = 42;
/** The size of a name of what nobody has explored yet, for each unit of one that is known. */
const FAINT = 0.96;

const NUMERAL = /\s([IVX]+)$/;

/** The name below what stands there; bare spaces have the numeral of their region. */
export function HexName({ cast: { view, w, t, place }, h, size, least }: NameProps): ReactNode {
  const hex = view.hexes[h]!;
  const [x, y] = SPOTS[h]!;
  const known = hex.kind !== 'bare' && hex.up && hex.tile !== null;
  const text = known
    ? w.tiles[hex.tile!][0]
    : hex.kind === 'bare'
      ? NUMERAL.exec(place(h))?.[1]
      : hex.tile !== null
        ? `(${w.tiles[hex.tile][0]})`
        : hex.kind === 'tower'
          ? t.hiddenTower
          : t.unexplored;
  if (text === undefined) return null;
  const hasCompany = hex.units.some((n) => n > 0);
  return <Name text={text} known={known} x={x} y={y} size={size} least={least} hasCompany={hasCompany} />;
}

interface WrittenProps {
  readonly text: string;
  readonly known: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly least: number;
  /** Units stand where the first of two lines would be. */
  readonly hasCompany: boolean;
}

const Name = memo(({ text, known, x, y, size: most, least, hasCompany }: WrittenProps) => {
  const { lines, size } = written(text, known ? most : most * FAINT, least * (known ? 1 : FAINT));
  const rises = hasCompany ? 0 : lines.length - 1;
  return (
    <text className={known ? 'up-name' : 'up-name faint'} y={y + FOOT - rises * size} fontSize={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : size}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
