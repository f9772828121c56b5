/** Animations of this board: each is driven by an event, they run in order, and any of them can be cut short. */
import type { Event, View, Yield } from '@longtable/yield';
import { type RefObject, useState } from 'react';
import { play } from '../../src/state/sound.ts';
import { type Store, store } from '../../src/state/store.ts';
import { type Flights, useFlights } from '../common/flight.tsx';
import { pause, useQueue } from '../common/queue.ts';
import { TELL_MS, type Telling } from '../common/telling.tsx';
import type { Happening, SeatFace } from '../skin.ts';
import { Walker } from './army.tsx';
import { along, type Geometry, type Point, streetBetween } from './geometry.ts';

const STEP_MS = 420;

interface Theatre {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly geometry: Geometry;
  readonly armies: RefObject<Map<number, SVGGElement>>;
  /** The point where a figure stands at a place. */
  standing(army: number, place: number): Point;
  words(event: Event): string | null;
}

/** The figure walks in a layer above the map, as far as that is in sight: the map is not painted again. Then it stands where it went. */
async function walk(theatre: Theatre, { fly }: Flights, army: number, from: number, to: number): Promise<void> {
  const { view, seats, geometry, armies, standing } = theatre;
  const element = armies.current.get(army);
  const street = streetBetween(geometry, from, to);
  const onScreen = element?.ownerSVGElement?.getScreenCTM();
  const figure = view.armies[army];
  if (element === undefined || street === undefined || onScreen == null || figure === undefined) return;
  const end = standing(army, to);
  const middle = along(geometry, street, from, 10).map(([x, y]): Point => [x, y - 26]);
  const { left, right, top, bottom } = element.closest('.yd-board')!.getBoundingClientRect();
  const path = [standing(army, from), ...middle.slice(1, -1), end]
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(onScreen))
    .filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
  const there = element.animate([{ transform: `translate(${end[0]}px, ${end[1]}px)`, visibility: 'hidden' }], { fill: 'forwards' });
  await fly({ piece: <Walker army={figure} face={seats[figure.owner]!} scale={onScreen.a} />, path, ms: STEP_MS });
  there.effect = new KeyframeEffect(element, [{ transform: `translate(${end[0]}px, ${end[1]}px)` }], { fill: 'forwards' });
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

interface Plays {
  readonly telling: Store<Telling | null>;
  readonly flights: Flights;
}

export function usePlays(theatre: Theatre, happening: Happening<Yield> | null, onPlayed: () => void): Plays {
  const [telling] = useState(() => store<Telling | null>(null));
  const flights = useFlights();
  useQueue(happening, onPlayed, {
    async act(event, key, isCut) {
      if (event.type === 'moved') await walk(theatre, flights, event.army, event.from, event.to);
      else if (event.type === 'destroyed') await fall(theatre, event.army);
      if (event.type === 'battle') play('drum');
      const text = theatre.words(event);
      const told = text === null ? null : tellingOf(event);
      if (told === null || text === null || isCut()) return;
      telling.set({ ...told, text, key });
      await pause(TELL_MS[told.as]);
    },
    rest() {
      telling.set(null);
      flights.land();
      for (const element of theatre.armies.current.values())
        for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
    },
  });
  return { telling, flights };
}
