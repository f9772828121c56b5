/** Events, played in order: pieces walk, the Nemesis is told step by step, and any of it can be cut short. */
import type { Event } from '@longtable/uprising/events';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import { play } from '../../src/state/sound.ts';
import { type Store, store } from '../../src/state/store.ts';
import { type Flights, type Stop, useFlights } from '../common/flight.tsx';
import { painted } from '../common/painted.ts';
import { pause, useQueue } from '../common/queue.ts';
import { TELL_MS, type Telling } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { useEncore } from './encore.ts';
import { type Fight, fightOf } from './fight.ts';
import { opened, type View } from './open.ts';
import { isSeenOut, type Pace, PLAIN_PACE } from './pace.ts';
import { FoePiece, HeroPiece, SkeletonPiece } from './pieces.tsx';
import { advance } from './staged.ts';
import { type Act, hexesOf } from './story.ts';

/** The picture of the board while something happens. */
export interface Scene {
  readonly view: View;
  /** The activation that is told; null: none. */
  readonly act: Act | null;
  /** The event of the moment. */
  readonly event: Event | null;
  /** Events of the running fight so far. */
  readonly fight: readonly Event[];
  /** A fight that is over, for as long as it is read. */
  readonly result: Fight | null;
  /** All that the Nemesis did in the Phase that ends; null: it is not told now. */
  readonly digest: readonly Act[] | null;
}

export interface Theatre extends Scene {
  /** The last Nemesis Phase is shown again: what the table waits for is not affected. */
  readonly replaying: boolean;
  /** Shows the last Nemesis Phase again; null: it was not seen here. */
  readonly again: (() => void) | null;
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
  end: ['title', 'king'],
};

/** Milliseconds that an event stays before the next one. */
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
const RESULT_MS = 4000;
/** A fight among others. */
const STRANGE_MS = 1800;
const DIGEST_MS = 12_000;
/** Reading time of a digest. */
const digestTime = (acts: readonly Act[]): number =>
  Math.min(DIGEST_MS, 2500 + acts.flatMap(({ steps }) => steps).reduce((sum, { text }) => sum + text.split(' ').length * WORD_MS, 0));

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
  if (from === null || to === null) return;
  await painted();
  await flights.fly({ piece, path: [from, to], ms: 420 });
}

const REST: Omit<Scene, 'view'> = { act: null, event: null, fight: [], result: null, digest: null };

/** The activation after an event; null: none is told. */
function actAfter({ view, act }: Scene, event: Event, text: string | null): Act | null {
  if (event.type === 'activated') return { card: event.card, from: event.hex, steps: [] };
  if (event.type === 'phase') return null;
  if (act === null || view.phase !== 'nemesis' || text === null) return act;
  return { ...act, steps: [...act.steps, { event, text }] };
}

const fightWith = ({ fight }: Scene, event: Event): readonly Event[] =>
  event.type === 'combat' ? [event] : fight.length > 0 ? [...fight, event] : fight;

export function useTheatre(props: SkinProps): Theatre {
  const { eventLine } = props;
  const shown = opened(props.view);
  const [scene, setScene] = useState<Scene | null>(null);
  const [telling] = useState(() => store<Telling | null>(null));
  const [pace] = useState(() => store(PLAIN_PACE));
  const now = useRef<Scene | null>(null);
  const acts = useRef<readonly Act[]>([]);
  const flights = useFlights();
  const encore = useEncore(props);
  const happening = props.happening ?? encore.happening;
  const onPlayed = props.happening === null ? encore.end : props.onPlayed;
  /** Waits for some time, or until somebody wants the next step. */
  const hold = async (ms: number, isCut: () => boolean): Promise<void> => {
    const begun = pace.get();
    const end = performance.now() + ms;
    const hasBar = now.current !== null && isStory(now.current);
    while (!isCut() && !isSeenOut(pace.get(), { begun, hasBar, isDue: performance.now() >= end })) await pause(60);
  };
  const show = (next: Scene): void => {
    now.current = next;
    setScene(next);
  };
  /** A story goes on in the log step by step; the log has at once what is behind it, and what is hurried through. */
  const tellLog = ({ act: before }: Scene, act: Act | null, event: Event): void => {
    if (props.happening === null) return;
    if (act !== null && pace.get().mode !== 'all') props.onTold(event);
    else if (before !== null) props.onTold(props.happening.events.at(-1)!);
  };
  useEffect(() => {
    if (happening === null) pace.set(PLAIN_PACE);
  }, [happening, pace]);
  useQueue(happening, onPlayed, {
    async act(one, key, isCut) {
      const event = one as Event;
      const before = now.current ?? { ...REST, view: props.happening === null ? encore.from : shown };
      const text = eventLine(event);
      const act = actAfter(before, event, text);
      const fight = fightWith(before, event);
      acts.current = event.type === 'phase' && event.phase === 'nemesis' ? [] : withAct(acts.current, before.act, act);
      show({ ...REST, view: before.view, act, event, fight });
      tellLog(before, act, event);
      const sound = SOUNDS[event.type];
      if (sound) play(sound);
      if (pace.get().mode !== 'all') await walk(flights, event, props.seats);
      if (isCut()) return;
      const result = event.type === 'combat-over' ? fightOf(fight) : null;
      const digest = event.type === 'phase' && before.view.phase === 'nemesis' && acts.current.length > 0 ? acts.current : null;
      show({ view: advance(before.view, event), act, event, fight: result === null ? fight : [], result, digest });
      if (digest !== null) {
        pace.set({ ...pace.get(), mode: 'play' });
        return hold(digestTime(digest), isCut);
      }
      if (pace.get().mode === 'all') return;
      if (result !== null) return hold(result.over.sides.includes(props.viewer ?? -1) ? RESULT_MS : STRANGE_MS, isCut);
      if (act !== null && text !== null) {
        telling.set(null);
        return hold(Math.max(readingTime(text), HOLD[event.type] ?? 0), isCut);
      }
      const told = TELLINGS[event.type];
      if (told && text !== null) {
        const party = (event as { seat?: number }).seat ?? null;
        await painted();
        if (isCut()) return;
        telling.set({ as: told[0], icon: told[1], text, key, seat: party });
        await pause(TELL_MS[told[0]]);
      } else await pause(HOLD[event.type] ?? 0);
    },
    rest() {
      telling.set(null);
      flights.land();
      now.current = null;
      setScene(null);
    },
  });
  const again = props.happening === null && encore.happening === null ? encore.begin : null;
  return { ...REST, view: shown, ...(scene ?? {}), telling, flights, pace, replaying: encore.happening !== null, again };
}

/** Activations of a Phase so far: the running one replaces itself. */
function withAct(acts: readonly Act[], before: Act | null, act: Act | null): readonly Act[] {
  if (act === null || act === before) return acts;
  return before !== null && act.from === before.from && act.card === before.card && act.steps.length > before.steps.length
    ? acts.with(-1, act)
    : [...acts, act];
}

/** A scene that is told at the pace of its reader, who has a bar for that. */
export const isStory = ({ act, digest }: Pick<Scene, 'act' | 'digest'>): boolean => act !== null || digest !== null;

/** Hexes that the moment of a scene is about. */
export const litBy = ({ event }: Scene): readonly number[] => (event === null ? [] : hexesOf(event));
