/** What happens, played in order: pieces walk, the Nemesis is told step by step, and any of it can be cut short. */
import type { Event } from '@longtable/uprising/events';
import type { View } from '@longtable/uprising/spec';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import { play } from '../../src/state/sound.ts';
import { type Store, store } from '../../src/state/store.ts';
import { type Flights, type Stop, useFlights } from '../common/flight.tsx';
import { pause, useQueue } from '../common/queue.ts';
import { TELL_MS, type Telling } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { FoePiece, HeroPiece, SkeletonPiece } from './pieces.tsx';
import { advance } from './staged.ts';
import { type Act, hexesOf } from './story.ts';

/** What the board shows while something happens. */
export interface Scene {
  readonly view: View;
  /** The activation that is told; null: none. */
  readonly act: Act | null;
  /** The event of the moment. */
  readonly event: Event | null;
}

/** How a story is told: it goes on by itself, waits, or hurries to its end. */
export interface Pace {
  readonly mode: 'play' | 'wait' | 'all';
  /** Counts the steps that somebody asked for. */
  readonly nexts: number;
}

export interface Theatre extends Scene {
  readonly telling: Store<Telling | null>;
  readonly flights: Flights;
  readonly pace: Store<Pace>;
}

const TELLINGS: Readonly<Partial<Record<Event['type'], readonly [as: Telling['as'], icon: IconName]>>> = {
  chapter: ['title', 'sun'],
  phase: ['title', 'quill'],
  event: ['card', 'sun'],
  druid: ['strip', 'bolt'],
  explored: ['strip', 'hidden'],
  'quest-solved': ['strip', 'check'],
  'quest-failed': ['strip', 'close'],
  'capital-fallen': ['title', 'citadel'],
  'combat-over': ['strip', 'battle'],
  end: ['title', 'king'],
};

/** How long an event stays before the next one. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  placed: 260,
  built: 220,
  foe: 700,
  slain: 900,
  combat: 700,
  rolled: 1300,
  rerolled: 900,
  'hero-rolled': 1300,
  damage: 900,
  losses: 500,
  'building-removed': 700,
};

const SOUNDS: Readonly<Partial<Record<Event['type'], Parameters<typeof play>[0]>>> = {
  built: 'token',
  placed: 'token',
  combat: 'drum',
  event: 'card',
  end: 'horn',
};

const WORD_MS = 40;
const readingTime = (text: string): number => Math.min(4000, 1100 + text.split(' ').length * WORD_MS);

const spotOf = (hex: number): Stop | null => {
  const box = document.querySelector(`.up-live [data-target="hex:${hex}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

const Standee = ({ children }: { readonly children: ReactNode }) => (
  <svg className="up-flying" viewBox="-26 -36 52 60" aria-hidden="true">
    {children}
  </svg>
);

/** The piece that an event moves. */
function pieceOf(event: Event, { faces }: { readonly faces: SkinProps['seats'] }): ReactNode {
  if (event.type === 'foe-moved')
    return (
      <Standee>
        <FoePiece card={event.card} threat={null} tokens={0} />
      </Standee>
    );
  if (event.type === 'moved')
    return (
      <Standee>
        <HeroPiece colour={faces[event.seat]!.colour} active={false} />
      </Standee>
    );
  if (event.type === 'skeletons-moved')
    return (
      <Standee>
        <SkeletonPiece count={1} />
      </Standee>
    );
  return null;
}

async function walk(flights: Flights, event: Event, faces: SkinProps['seats']): Promise<void> {
  const piece = pieceOf(event, { faces });
  if (piece === null || !('from' in event) || !('to' in event)) return;
  const [from, to] = [spotOf(Number(event.from)), spotOf(Number(event.to))];
  if (from !== null && to !== null) await flights.fly({ piece, path: [from, to], ms: 420 });
}

export function useTheatre(props: SkinProps): Theatre {
  const { happening, onPlayed, eventLine } = props;
  const shown = props.view as View;
  const [scene, setScene] = useState<Scene | null>(null);
  const [telling] = useState(() => store<Telling | null>(null));
  const [pace] = useState(() => store<Pace>({ mode: 'play', nexts: 0 }));
  const now = useRef<Scene | null>(null);
  const flights = useFlights();
  /** Waits as long as a step is read, or until somebody wants the next one. */
  const read = async (text: string, isCut: () => boolean): Promise<void> => {
    const { nexts } = pace.get();
    const end = performance.now() + readingTime(text);
    const done = (): boolean => {
      const { mode, nexts: asked } = pace.get();
      return isCut() || mode === 'all' || asked > nexts || (mode === 'play' && performance.now() >= end);
    };
    while (!done()) await pause(60);
  };
  const show = (next: Scene): void => {
    now.current = next;
    setScene(next);
  };
  useEffect(() => {
    if (happening === null) pace.set({ mode: 'play', nexts: 0 });
  }, [happening, pace]);
  useQueue(happening, onPlayed, {
    async act(one, key, isCut) {
      const event = one as Event;
      const before = now.current ?? { view: shown, act: null, event: null };
      const text = eventLine(event);
      const nemesis = before.view.phase === 'nemesis' && before.act !== null;
      const begins = event.type === 'activated' ? { card: event.card, from: event.hex, steps: [] } : null;
      const ends = event.type === 'phase';
      const act =
        begins ??
        (ends ? null : nemesis && text !== null ? { ...before.act!, steps: [...before.act!.steps, { event, text }] } : before.act);
      show({ view: before.view, act, event });
      const sound = SOUNDS[event.type];
      if (sound) play(sound);
      await walk(flights, event, props.seats);
      if (isCut()) return;
      show({ view: advance(before.view, event), act, event });
      if (act !== null && text !== null && pace.get().mode !== 'all') {
        telling.set(null);
        return read(text, isCut);
      }
      const told = TELLINGS[event.type];
      if (told && text !== null) {
        const party = (event as { seat?: number }).seat ?? null;
        telling.set({ as: told[0], icon: told[1], text, key, seat: party });
        await pause(TELL_MS[told[0]]);
      } else if (pace.get().mode !== 'all') await pause(HOLD[event.type] ?? 0);
    },
    rest() {
      telling.set(null);
      flights.land();
      now.current = null;
      setScene(null);
    },
  });
  return { view: shown, act: null, event: null, ...(scene ?? {}), telling, flights, pace };
}

/** Hexes that the moment of a scene is about. */
export const litBy = ({ event }: Scene): readonly number[] => (event === null ? [] : hexesOf(event));
