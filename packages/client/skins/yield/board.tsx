/** The map of the match: painted ground, lit streets, places, fortresses, armies, and the battle sheet above it. */
import type { Event, Yield } from '@longtable/yield';
import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../../src/design/button.tsx';
import { Sky } from '../common/flight.tsx';
import { useSize } from '../common/frame.ts';
import { SkipButton, TellingCard } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { heartOf } from './battle-place.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { type Camera, stretchFor, useCamera } from './camera.ts';
import { Armies, isLit, Places, Stacks } from './figures.tsx';
import { type Geometry, geometryOf, type Point } from './geometry.ts';
import { labelsOf } from './labels.ts';
import { Dusk, Glow, Streets } from './light.tsx';
import { Overview } from './overview.tsx';
import { useGround } from './paint.ts';
import { usePlays } from './plays.tsx';
import { fightingPlaces, focusOf, litStreets, standingAt } from './sight.ts';
import { useMarch } from './use-march.ts';
import { WORDS } from './words.ts';

export function Board(props: SkinProps<Yield>) {
  const { view, seats, tableau, happening, onPlayed } = props;
  const words = WORDS[props.language];
  const map = tableau.map!;
  const [hold, size] = useSize();
  const stretch = stretchFor(size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is the same for a number of players
  const geometry = useMemo(() => geometryOf(map, stretch), [map.places.length, stretch]);
  const ground = useGround(geometry, size.width > 0);
  const [looked, setLooked] = useState<number | null>(null);
  const figures = useRef(new Map<number, SVGGElement>());
  const svg = useRef<SVGSVGElement>(null);

  const march = useMarch({ view, question: props.question, onPick: props.onPick, onWhy: props.onWhy, onLook: setLooked });
  const states = geometry.spots.map(({ id }) => march.stateOf(id));
  const lit = geometry.spots.filter(({ id }) => isLit(states[id]!));
  const focus = focusOf(view, props.viewer, lit, march).map((place): Point => [geometry.spots[place]!.x, geometry.spots[place]!.y]);
  const camera = useCamera(geometry, size, focus, march.key, view.battle !== null);
  const standing = (army: number, place: number): Point => standingAt(geometry, view, army, place);
  const { telling, flights } = usePlays(
    { view, seats, geometry, armies: figures, standing, words: (event: Event) => props.eventLine(event) },
    happening,
    onPlayed,
  );
  const labels = labelsOf(props);
  /** A map that was dragged was not pressed. */
  const unlessDragged =
    (press: (id: number) => void) =>
    (id: number): void =>
      camera.dragged() ? undefined : press(id);
  return (
    <div className="yd-board" ref={hold}>
      <div className="yd-sheet" style={camera.lie}>
        {/* A layer of its own: what changes on the map never paints the ground again. */}
        <div className="yd-ground">{ground && <img src={ground} alt="" />}</div>
        <svg
          ref={svg}
          className={camera.narrow && !camera.whole ? 'yd-map near' : 'yd-map'}
          viewBox={`0 0 ${geometry.width} ${geometry.height}`}
          role="group"
          aria-label={`${words.map}. ${words.arrows}`}
          {...camera.drag}
        >
          <Glow />
          <Dusk geometry={geometry} fighting={fightingPlaces(view)} />
          <Streets lit={litStreets(geometry, view, march)} />
          <Places geometry={geometry} states={states} labels={labels} svg={svg} onPress={unlessDragged(march.pressPlace)} />
          <Stacks geometry={geometry} view={view} seats={seats} />
          <Armies
            geometry={geometry}
            view={view}
            seats={seats}
            march={march}
            labels={labels}
            figures={figures}
            onPress={unlessDragged(march.pressArmy)}
          />
        </svg>
      </div>
      <Closeness {...props} camera={camera} geometry={geometry} />
      {looked !== null && (
        <div className="tip yd-look" role="status">
          <h3>{map.places[looked]!.label}</h3>
          <p>{labels.place(looked)}</p>
        </div>
      )}
      <Sky flights={flights} />
      <TellingCard telling={telling} seats={seats} />
      {happening !== null && <SkipButton label={words.skip} onPress={onPlayed} />}
      {view.battle && (
        <BattleSheet view={view} seats={seats} words={words} place={map.places[heartOf(view, geometry)]!.label} narrow={camera.narrow} />
      )}
    </div>
  );
}

interface ClosenessProps extends SkinProps<Yield> {
  readonly camera: Camera;
  readonly geometry: Geometry;
}

/** On phones the map is near or whole: the way to the other. */
function Closeness({ camera, geometry, view, seats, language }: ClosenessProps) {
  const words = WORDS[language];
  if (!camera.narrow) return null;
  if (camera.whole) return <IconButton icon="plus" label={words.closer} onPress={camera.toggle} className="yd-closer" />;
  return <Overview geometry={geometry} view={view} seats={seats} frame={camera.frame} onPress={camera.toggle} label={words.overview} />;
}
