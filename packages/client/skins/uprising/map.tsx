/** The map: ground below, what is lit, arrows, pieces and names above it, and a camera over all. */
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../src/design/button.tsx';
import { type Size, useSize } from '../common/frame.ts';
import { ArrowHeads, Hunts } from './arrows.tsx';
import { useCamera } from './camera.ts';
import type { Cast } from './cast.ts';
import { FarPieces } from './far.tsx';
import { beyond, outline, R, SEA, SPOTS } from './geometry.ts';
import { Ground } from './ground.tsx';
import { type Hands, HexName, hexWords, Space } from './hex.tsx';
import { lens } from './lens-store.ts';
import type { View } from './open.ts';
import { FirstThreat, isEmpty, Stack, standingAt } from './stack.tsx';
import type { Hexes } from './use-hexes.ts';

const MANY = 10;
const NAME = 12.5;
const SMALLEST = 12;
/** Hexes narrower than this, in pixels, show only whose they are and the first enemy. */
const FAR = 60;

/** A tale lies over the foot of the map if it takes more than this share of its width, and beside the hexes if not. */
const WIDE = 0.8;
/** Pixels of its edges and of the bar below it. */
const BELOW = 96;

interface MapProps {
  readonly cast: Cast;
  readonly hexes: Hexes;
  /** Hexes that the moment is about. */
  readonly focus: readonly number[];
  /** The rest is dimmed. */
  readonly dim: boolean;
  /** A sheet leaves only a strip. */
  readonly strip: boolean;
  /** Names the moment. */
  readonly moment: string;
  /** The size of what is told over the map. */
  readonly tale: Size;
  readonly over?: ReactNode;
  readonly under?: ReactNode;
}

const Lights = () => (
  <defs>
    <radialGradient id="up-halo">
      <stop offset="0" stopColor="#fff3c9" stopOpacity=".95" />
      <stop offset="1" stopColor="#ffd668" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="up-shade">
      <stop offset=".35" stopColor="#04070a" stopOpacity=".6" />
      <stop offset="1" stopColor="#04070a" stopOpacity="0" />
    </radialGradient>
  </defs>
);

const hole = (h: number): string => {
  const [x, y] = SPOTS[h]!;
  const corners = outline(R)
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as [number, number]);
  return `M${corners.map(([cx, cy]) => `${Math.round(x + cx)} ${Math.round(y + cy)}`).join('L')}z`;
};

/** Dusk over everything but some hexes. */
const Dusk = ({ but }: { readonly but: readonly number[] }) => (
  <path className="up-dusk" fillRule="evenodd" d={`M0-340A340 340 0 1 0 0 340A340 340 0 1 0 0-340z${but.map(hole).join('')}`} />
);

function Pieces({ view, faces }: { readonly view: View; readonly faces: Cast['faces'] }) {
  const order = view.hexes.map((_, h) => h).sort((a, b) => SPOTS[a]![1] - SPOTS[b]![1]);
  return order.map((h) => {
    const standing = standingAt(view, h);
    return isEmpty(standing) ? null : (
      <g key={h} transform={`translate(${SPOTS[h]!.join(' ')})`}>
        <Stack standing={standing} turn={view.turn} faces={faces} />
      </g>
    );
  });
}

const Threats = ({ view }: { readonly view: View }) =>
  [...new Set(view.foes.map(({ at }) => at))].map((h) => (
    <g key={h} transform={`translate(${SPOTS[h]!.join(' ')})`}>
      <FirstThreat standing={standingAt(view, h)} />
    </g>
  ));

export function UpMap({ cast, hexes, focus, dim, strip, moment, tale, over, under }: MapProps) {
  const { view, t, w } = cast;
  const [hold, size] = useSize();
  const [at, setAt] = useState(18);
  const svg = useRef<SVGSVGElement>(null);
  const camera = useCamera(size, {
    points: focus.map((h) => SPOTS[h]!),
    key: moment,
    close: strip,
    covered: tale.width > size.width * WIDE ? tale.height + BELOW : 0,
  });
  const { lit } = hexes;
  const words = useMemo(() => cast.view.hexes.map((_, h) => hexWords(cast, h)), [cast]);
  const press = (h: number): void => {
    if (camera.dragged()) return;
    if (!hexes.press(h)) lens.set(lens.get() === `hex:${h}` ? null : `hex:${h}`);
    else lens.set(null);
  };
  const walk = (event: KeyboardEvent, from: number): void => {
    const to = beyond(from, event.key);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    svg.current?.querySelector<SVGGElement>(`[data-target="hex:${to}"]`)?.focus();
  };
  const now = useRef({ press, walk });
  now.current = { press, walk };
  const [hands] = useState<Hands>(() => ({
    press: (h) => now.current.press(h),
    look: (h) => lens.set(`hex:${h}`),
    arrow: (event, h) => now.current.walk(event, h),
  }));
  const tabStop = lit.includes(at) ? at : (lit[0] ?? at);
  const far = camera.scale * 2 * R < FAR;
  const least = Math.min(NAME * 1.6, SMALLEST / Math.max(0.1, camera.scale));
  const name = Math.max(NAME, least);
  return (
    <div className={`up-map${far ? ' far' : ''}${strip ? ' strip' : ''}`} ref={hold} {...camera.drag}>
      <div className="up-sheet-of-map" style={camera.lie}>
        <Ground hexes={view.hexes} regions={w.regions} scale={camera.scale} />
        <svg
          ref={svg}
          className="up-live"
          viewBox={`${-SEA} ${-SEA} ${2 * SEA} ${2 * SEA}`}
          role="group"
          aria-label={`${t.map}. ${t.arrows}`}
        >
          <Lights />
          <ArrowHeads />
          {dim && <Dusk but={focus} />}
          {under}
          {view.hexes.map((_, h) => (
            <Space
              key={SPOTS[h]!.join(' ')}
              h={h}
              state={hexes.stateOf(h)}
              label={`${words[h]}${hexes.stateOf(h) === 'idle' ? '' : `, ${t.states[hexes.stateOf(h) as 'legal']}`}`}
              tabbable={h === tabStop}
              thin={lit.length > MANY}
              hands={hands}
            />
          ))}
          <g className="up-still">
            {!dim && <Hunts view={view} />}
            {far ? <FarPieces view={view} faces={cast.faces} /> : <Pieces view={view} faces={cast.faces} />}
            {!far && view.hexes.map((_, h) => <HexName key={SPOTS[h]!.join(' ')} cast={cast} h={h} size={name} least={least} />)}
            {!far && <Threats view={view} />}
            {over}
          </g>
        </svg>
      </div>
      <div className="up-zoom">
        <IconButton icon="plus" label={t.closer} onPress={() => camera.zoom(1.35)} />
        <IconButton icon="minus" label={t.further} onPress={() => camera.zoom(1 / 1.35)} />
        <IconButton
          icon={camera.isWhole ? 'hero' : 'refresh'}
          label={camera.isWhole ? t.action : t.whole}
          onPress={camera.toggle}
          shows="hex"
        />
      </div>
    </div>
  );
}
