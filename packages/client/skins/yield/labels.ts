/** Places and armies in words, for those who hear the map and for those who look closer. */
import type { View } from '@longtable/yield';
import { target } from '@longtable/yield/ids';
import type { SkinProps } from '../skin.ts';
import { dialOf } from './army.tsx';
import type { PlaceState } from './place.tsx';
import { WORDS } from './words.ts';

export interface Labels {
  army(id: number): string;
  place(place: number): string;
  /** A place with what can be done there. */
  placeIn(place: number, state: PlaceState): string;
}

type LabelProps = Pick<SkinProps, 'tableau' | 'seats' | 'language'> & { readonly view: View };

export function labelsOf({ view, tableau, seats, language }: LabelProps): Labels {
  const words = WORDS[language];
  const nameOf = (seat: number): string => (seat < 0 ? words.neutral : (seats[seat]?.name ?? ''));
  const pieces = tableau.map?.places.flatMap((one) => one.pieces) ?? [];

  const army = (id: number): string => {
    const item = pieces.find((piece) => piece.target === target('army', id));
    const one = view.armies[id]!;
    return `${item?.label ?? one.kind}, ${words.dial(dialOf(one))}${one.inactive ? `, ${words.lying}` : ''}`;
  };
  const place = (id: number): string => {
    const { label, text } = tableau.map!.places[id]!;
    const stack = view.stacks[id]!;
    const fortress = stack.length > 0 ? words.fortress(stack.length, nameOf(stack.at(-1)!)) : '';
    const armies = view.armies.flatMap(({ at }, one) => (at === id ? [army(one)] : []));
    return [label, text ?? '', fortress, ...armies].filter(Boolean).join(', ');
  };
  return { army, place, placeIn: (id, state) => `${place(id)}${state === 'idle' ? '' : `, ${words.states[state]}`}` };
}
