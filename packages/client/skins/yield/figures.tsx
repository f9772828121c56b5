/** Figures on the map: places to press, fortresses, armies; the nearer ones before the farther. */
import type { View } from '@longtable/yield';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SeatFace } from '../skin.ts';
import { Army } from './army.tsx';
import { neighbour } from './arrows.ts';
import type { Geometry } from './geometry.ts';
import type { Labels } from './labels.ts';
import { PlaceMark, PlaceName, type PlaceState } from './place.tsx';
import { MANY, standingAt } from './sight.ts';
import { Stack } from './stack.tsx';
import type { March } from './use-march.ts';

interface PlacesProps {
  readonly geometry: Geometry;
  readonly states: readonly PlaceState[];
  readonly labels: Labels;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onPress: (place: number) => void;
}

/** One place at a time is reached by the tab key, the others by arrows. */
export function Places({ geometry, states, labels, svg, onPress }: PlacesProps) {
  const [at, setAt] = useState(0);
  const lit = geometry.spots.filter(({ id }) => isLit(states[id]!));
  const tabStop = states[at] !== 'idle' ? at : (lit[0]?.id ?? at);
  const onArrow = (event: KeyboardEvent, from: number): void => {
    const to = neighbour(geometry, from, event.key);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
    svg.current?.querySelector<SVGGElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <>
      {geometry.spots.map((spot) => (
        <PlaceMark
          key={spot.id}
          spot={spot}
          state={states[spot.id]!}
          label={labels.placeIn(spot.id, states[spot.id]!)}
          tabbable={spot.id === tabStop}
          onPress={() => onPress(spot.id)}
          onArrow={(event) => onArrow(event, spot.id)}
          thin={lit.length > MANY}
        />
      ))}
      {geometry.spots.map((spot) => (
        <PlaceName key={spot.id} spot={spot} />
      ))}
    </>
  );
}

export const isLit = (state: PlaceState): boolean => state === 'legal' || state === 'chosen';

interface StacksProps {
  readonly geometry: Geometry;
  readonly view: View;
  readonly seats: readonly SeatFace[];
}

export const Stacks = ({ geometry, view, seats }: StacksProps) =>
  geometry.spots.map(({ id, x, y }) => {
    const tokens = view.stacks[id]!;
    if (tokens.length === 0) return null;
    return (
      <Stack
        key={id}
        x={x - 2}
        y={y - 10}
        tokens={tokens.map((seat) => ({
          colour: seat < 0 ? 0 : seats[seat]!.colour,
          charge: seat < 0 ? null : seats[seat]!.charge,
        }))}
      />
    );
  });

interface ArmiesProps extends StacksProps {
  readonly march: March;
  readonly labels: Labels;
  /** Figures by number, for what moves them. */
  readonly figures: RefObject<Map<number, SVGGElement>>;
  readonly onPress: (army: number) => void;
}

export function Armies({ geometry, view, seats, march, labels, figures, onPress }: ArmiesProps) {
  const order = view.armies.map((army, id) => ({ army, id })).filter(({ army }) => army.at >= 0);
  order.sort((a, b) => geometry.spots[a.army.at]!.y - geometry.spots[b.army.at]!.y);
  return (
    <g>
      {order.map(({ army, id }) => (
        <Army
          key={id}
          id={id}
          army={army}
          face={seats[army.owner]!}
          at={standingAt(geometry, view, id, army.at)}
          label={labels.army(id)}
          state={march.armyState(id)}
          onPress={() => onPress(id)}
          hold={(element) => {
            if (element === null) figures.current.delete(id);
            else figures.current.set(id, element);
          }}
        />
      ))}
    </g>
  );
}
