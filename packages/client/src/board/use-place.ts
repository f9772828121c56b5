/** A place of any map: what it is called with all that stands there, and what a touch does. */
import type { MapPlace } from '@longtable/kit';
import { useText } from '../i18n/index.ts';
import { itemWords } from './items.tsx';
import { useStateWord, useTouch } from './targets.tsx';

export function usePlace(place: MapPlace, onLook: (place: MapPlace) => void) {
  const text = useText();
  const touch = useTouch();
  const word = useStateWord();
  const target = touch.of(place.target);
  const pieces = place.pieces.map((item) => itemWords(item, text.table)).join('; ');
  return {
    target,
    label: `${place.label}${place.text ? `, ${place.text}` : ''}${pieces ? `: ${pieces}` : ''}${word(target)}`,
    press: (): void => {
      if (!touch.press(place.target)) onLook(place);
    },
  };
}
