/** The map of the match: painted ground, lit streets, places, fortresses, armies, and the battle sheet above it. */
import type { Event, View, Yield } from '@longtable/yield';
import { target } from '@longtable/yield/ids';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTouch } from '../../src/board/targets.tsx';
import { IconButton } from '../../src/design/button.tsx';
import { Sky } from '../common/flight.tsx';
import { useSize } from '../common/frame.ts';
import { SkipButton, TellingCard } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { Army, dialOf } from './army.tsx';
import { neighbour } from './arrows.ts';
import { heartOf } from './battle-place.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { stretchFor, useCamera } from './camera.ts';
import { type Geometry, geometryOf, type Point, streetBetween } from './geometry.ts';
import { Dusk, Glow, Streets } from './light.tsx';
import { blockedMoves, movesOf } from './moves.ts';
import { Overview } from './overview.tsx';
import { useGround } from './paint.ts';
import { PlaceMark, PlaceName, type PlaceState } from './place.tsx';
import { usePlays } from './plays.tsx';
import { Stack } from './stack.tsx';
import { WORDS } from './words.ts';

const MANY = 10;

/** Where an army stands: beside the fortress, and beside other armies. */
function standingAt(geometry: Geometry, view: View, army: number, place: number): Point {
  const { x, y } = geometry.spots[place]!;
  const there = view.armies.flatMap((one, id) => (one.at === place || id === army ? [id] : []));
  const i = there.indexOf(army);
  const stacked = view.stacks[place]!.length > 0;
  const dx = stacked ? 42 + i * 40 : (i - (there.length - 1) / 2) * 42;
  return [x + dx, y - (stacked ? 30 : 26)];
}

export function Board(props: SkinProps<Yield>) {
  const { seats, question, language, tableau, happening, onPlayed } = props;
  const { view } = props;
  const words = WORDS[language];
  const [hold, size] = useSize();
  const stretch = stretchFor(size);
  const map = tableau.map!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is the same for a number of players
  const geometry = useMemo(() => geometryOf(map, stretch), [map.places.length, stretch]);
  const ground = useGround(geometry, size.width > 0);
  const touch = useTouch();
  const [chosen, setChosen] = useState<{ key: string; army: number } | null>(null);
  const [at, setAt] = useState(0);
  const [looked, setLooked] = useState<number | null>(null);
  const figures = useRef(new Map<number, SVGGElement>());
  const svg = useRef<SVGSVGElement>(null);

  const moves = useMemo(() => movesOf(question), [question]);
  const barred = useMemo(() => blockedMoves(question), [question]);
  const key = `${question?.kind} ${question?.stage} ${JSON.stringify(question?.ask ?? null)}`;
  const movers = [...new Set(moves.map(({ army }) => army))];
  const mover = chosen?.key === key && movers.includes(chosen.army) ? chosen.army : (movers[0] ?? null);
  const ways = moves.filter(({ army }) => army === mover);
  const standing = (army: number, place: number): Point => standingAt(geometry, view, army, place);

  const stateOf = (place: number): PlaceState => {
    if (moves.length > 0) {
      if (ways.some(({ to }) => to === place)) return 'legal';
      return mover !== null && barred.some(({ army, to }) => army === mover && to === place) ? 'blocked' : 'idle';
    }
    return touch.of(target('place', place))?.state ?? 'idle';
  };
  const armyState = (id: number): 'idle' | 'legal' | 'chosen' =>
    id === mover ? 'chosen' : movers.includes(id) || touch.of(target('army', id)) !== undefined ? 'legal' : 'idle';
  const pressArmy = (id: number): void => {
    if (camera.dragged()) return;
    if (movers.includes(id)) setChosen({ key, army: id });
    else if (!touch.press(target('army', id))) pressPlace(view.armies[id]!.at);
  };
  const pressPlace = (place: number): void => {
    if (camera.dragged()) return;
    setLooked(null);
    const way = ways.find(({ to }) => to === place);
    const bar = barred.find(({ army, to }) => army === mover && to === place);
    const own = movers.filter((id) => view.armies[id]!.at === place);
    if (way) props.onPick(way.id);
    else if (bar) props.onWhy(bar.rule, bar.id);
    else if (own.length > 0) setChosen({ key, army: own[(own.indexOf(mover ?? -1) + 1) % own.length]! });
    else if (moves.length > 0 || !pressTarget(place)) setLooked(place);
  };
  const pressTarget = (place: number): boolean => {
    if (touch.press(target('place', place))) return true;
    const army = view.armies.findIndex((one, id) => one.at === place && touch.of(target('army', id)) !== undefined);
    return army >= 0 && touch.press(target('army', army));
  };

  const states = geometry.spots.map(({ id }) => stateOf(id));
  const lit = geometry.spots.filter(({ id }) => states[id] === 'legal' || states[id] === 'chosen');
  const fighting =
    view.battle === null ? [] : [...new Set(view.battle.armies.map((id) => view.armies[id]!.at).filter((place) => place >= 0))];
  const own = view.armies.filter(({ owner, at: place }) => owner === props.viewer && place >= 0).map(({ at: place }) => place);
  const focus =
    fighting.length > 0
      ? fighting
      : lit.length > 0 && lit.length < MANY
        ? [...lit.map(({ id }) => id), ...(mover === null ? [] : [view.armies[mover]!.at])]
        : own;
  const camera = useCamera(
    geometry,
    size,
    focus.map((place): Point => [geometry.spots[place]!.x, geometry.spots[place]!.y]),
    key,
    view.battle !== null,
  );
  const { telling, flights } = usePlays(
    { view, seats, geometry, armies: figures, standing, words: (event: Event) => props.eventLine(event) },
    happening,
    onPlayed,
  );

  const nameOf = (seat: number): string => (seat < 0 ? words.neutral : (seats[seat]?.name ?? ''));
  const armyWords = (id: number): string => {
    const item = tableau.map?.places.flatMap(({ pieces }) => pieces).find((piece) => piece.target === target('army', id));
    const army = view.armies[id]!;
    return `${item?.label ?? army.kind}, ${words.dial(dialOf(army))}${army.inactive ? `, ${words.lying}` : ''}`;
  };
  const labelOf = (place: number): string => {
    const { label, text } = map.places[place]!;
    const stack = view.stacks[place]!;
    const parts = [label, text ?? ''];
    if (stack.length > 0) parts.push(words.fortress(stack.length, nameOf(stack.at(-1)!)));
    view.armies.forEach((army, id) => {
      if (army.at === place) parts.push(armyWords(id));
    });
    return parts.filter(Boolean).join(', ');
  };
  const stateWord = (state: PlaceState): string => (state === 'idle' ? '' : `, ${words.states[state]}`);

  const onArrow = (event: KeyboardEvent, from: number): void => {
    const to = neighbour(geometry, from, event.key);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    svg.current?.querySelector<SVGGElement>(`[data-place="${to}"]`)?.focus();
  };
  const tabStop = states[at] !== 'idle' ? at : (lit[0]?.id ?? at);
  const litStreets =
    view.battle !== null
      ? geometry.streets.filter(({ a, b }) => fighting.includes(a) && fighting.includes(b))
      : mover === null
        ? []
        : ways.flatMap(({ to }) => streetBetween(geometry, view.armies[mover]!.at, to) ?? []);
  const order = view.armies.map((army, id) => ({ army, id })).filter(({ army }) => army.at >= 0);
  order.sort((a, b) => geometry.spots[a.army.at]!.y - geometry.spots[b.army.at]!.y);
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
          <Dusk geometry={geometry} fighting={fighting} />
          <Streets lit={litStreets} />
          {geometry.spots.map((spot) => (
            <PlaceMark
              key={spot.id}
              spot={spot}
              state={states[spot.id]!}
              label={`${labelOf(spot.id)}${stateWord(states[spot.id]!)}`}
              tabbable={spot.id === tabStop}
              onPress={() => pressPlace(spot.id)}
              onArrow={(event) => onArrow(event, spot.id)}
              thin={lit.length > MANY}
            />
          ))}
          {geometry.spots.map((spot) => (
            <PlaceName key={spot.id} spot={spot} />
          ))}
          {geometry.spots.map((spot) => {
            const tokens = view.stacks[spot.id]!;
            if (tokens.length === 0) return null;
            return (
              <Stack
                key={spot.id}
                x={spot.x - 2}
                y={spot.y - 10}
                tokens={tokens.map((seat) => ({
                  colour: seat < 0 ? 0 : seats[seat]!.colour,
                  charge: seat < 0 ? null : seats[seat]!.charge,
                }))}
              />
            );
          })}
          <g>
            {order.map(({ army, id }) => (
              <Army
                key={id}
                id={id}
                army={army}
                face={seats[army.owner]!}
                at={standing(id, army.at)}
                label={armyWords(id)}
                state={armyState(id)}
                onPress={() => pressArmy(id)}
                hold={(element) => {
                  if (element === null) figures.current.delete(id);
                  else figures.current.set(id, element);
                }}
              />
            ))}
          </g>
        </svg>
      </div>
      {camera.narrow && !camera.whole && (
        <Overview geometry={geometry} view={view} seats={seats} frame={camera.frame} onPress={camera.toggle} label={words.overview} />
      )}
      {camera.narrow && camera.whole && <IconButton icon="plus" label={words.closer} onPress={camera.toggle} className="yd-closer" />}
      {looked !== null && (
        <div className="tip yd-look" role="status">
          <h3>{map.places[looked]!.label}</h3>
          <p>{labelOf(looked)}</p>
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
