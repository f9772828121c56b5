/** Animations of this board: each is driven by an event, they run in order, and any of them can be cut short. */
import type { Event } from '@longtable/yield';
import { type RefObject, useState } from 'react';
import { play } from '../../src/state/sound.ts';
import { pause, useQueue } from '../common/queue.ts';
import { TELL_MS, type Telling } from '../common/telling.tsx';
import type { Happening } from '../skin.ts';
import { along, type Geometry, type Point, streetBetween } from './geometry.ts';

const STEP_MS = 420;

interface Theatre {
  readonly geometry: Geometry;
  readonly armies: RefObject<Map<number, SVGGElement>>;
  /** Where a figure stands at a place. */
  standing(army: number, place: number): Point;
  words(event: Event): string | null;
}

const path = (points: readonly Point[]): Keyframe[] => points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));

async function walk({ geometry, armies, standing }: Theatre, army: number, from: number, to: number): Promise<void> {
  const element = armies.current.get(army);
  const street = streetBetween(geometry, from, to);
  if (element === undefined || street === undefined) return;
  const start = standing(army, from);
  const end = standing(army, to);
  const middle = along(geometry, street, from, 10).map(([x, y]): Point => [x, y - 26]);
  element.parentElement?.append(element);
  // On a layer of its own while it walks: the map below is not painted again.
  element.style.willChange = 'transform';
  await element.animate(path([start, ...middle.slice(1, -1), end]), {
    duration: STEP_MS,
    easing: 'cubic-bezier(.6,0,.2,1)',
    fill: 'forwards',
  }).finished;
  element.style.willChange = '';
}

async function fall({ armies }: Theatre, army: number): Promise<void> {
  const inner = armies.current.get(army)?.lastElementChild;
  await inner?.animate([{ opacity: 1 }, { opacity: 0, transform: 'rotate(70deg) translateY(14px)' }], {
    duration: 520,
    easing: 'ease-in',
    fill: 'forwards',
  }).finished;
}

function tellingOf(event: Event): Omit<Telling, 'key' | 'text'> | null {
  switch (event.type) {
    case 'year':
      return { icon: 'sun', seat: null, as: 'title' };
    case 'season':
    case 'phase':
      return { icon: 'quill', seat: null, as: 'title' };
    case 'performed':
    case 'copied':
      return { icon: `yd-${event.card}`, seat: event.seat, as: 'card' };
    case 'kept':
      return { icon: 'hidden', seat: event.seat, as: 'strip' };
    case 'battle':
      return { icon: 'battle', seat: event.ambusher < 0 ? null : event.ambusher, as: 'title' };
    case 'yielded':
    case 'drawn':
    case 'won':
      return { icon: 'battle', seat: event.seats[0] ?? null, as: 'strip' };
    case 'played':
      play('card');
      return null;
    case 'recruits':
      return { icon: 'minion', seat: null, as: 'strip' };
    default:
      return null;
  }
}

export function usePlays(theatre: Theatre, happening: Happening | null, onPlayed: () => void): Telling | null {
  const [telling, setTelling] = useState<Telling | null>(null);
  useQueue(happening, onPlayed, {
    async act(one, key, isCut) {
      const event = one as Event;
      if (event.type === 'moved') await walk(theatre, event.army, event.from, event.to);
      else if (event.type === 'destroyed') await fall(theatre, event.army);
      if (event.type === 'battle') play('drum');
      const text = theatre.words(event);
      const told = text === null ? null : tellingOf(event);
      if (told === null || text === null || isCut()) return;
      setTelling({ ...told, text, key });
      await pause(TELL_MS[told.as]);
    },
    rest() {
      setTelling(null);
      for (const element of theatre.armies.current.values())
        for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
    },
  });
  return telling;
}
