/** Animations of this board: each is driven by an event, they run in order, and any of them can be cut short. */
import type { Event } from '@longtable/yield';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import { play } from '../../src/state/sound.ts';
import type { Happening } from '../skin.ts';
import { along, type Geometry, type Point, streetBetween } from './geometry.ts';

/** A strip or a card that tells what happens. */
export interface Telling {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly seat: number | null;
  /** card: turns over · title: a new chapter */
  readonly as: 'card' | 'title' | 'strip';
}

const STEP_MS = 420;
const TELL_MS = { card: 1100, title: 900, strip: 800 } as const;

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
  await element.animate(path([start, ...middle.slice(1, -1), end]), {
    duration: STEP_MS,
    easing: 'cubic-bezier(.6,0,.2,1)',
    fill: 'forwards',
  }).finished;
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
  const now = useRef(theatre);
  now.current = theatre;
  const done = useRef(onPlayed);
  done.current = onPlayed;
  const n = happening?.n ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a happening is played once
  useEffect(() => {
    if (happening === null) {
      setTelling(null);
      return;
    }
    let wanted = true;
    const run = async (): Promise<void> => {
      for (const [i, one] of happening.events.entries()) {
        if (!wanted) return;
        const event = one as Event;
        if (event.type === 'moved') await walk(now.current, event.army, event.from, event.to);
        else if (event.type === 'destroyed') await fall(now.current, event.army);
        if (event.type === 'battle') play('drum');
        const text = now.current.words(event);
        const told = text === null ? null : tellingOf(event);
        if (told === null || text === null || !wanted) continue;
        setTelling({ ...told, text, key: `${happening.n}.${i}` });
        await new Promise((resolve) => setTimeout(resolve, TELL_MS[told.as]));
      }
      if (!wanted) return;
      setTelling(null);
      done.current();
    };
    void run().catch(() => wanted && done.current());
    return () => {
      wanted = false;
      for (const element of now.current.armies.current.values())
        for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
    };
  }, [n]);
  return telling;
}
