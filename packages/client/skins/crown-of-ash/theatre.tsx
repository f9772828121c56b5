/** Animations of this board: each is driven by an event, they run in order, and any of them can be cut short. */

import type { CrownOfAsh, Event, View } from '@longtable/crown-of-ash';
import { GOODS } from '@longtable/crown-of-ash/data/goods';
import { target } from '@longtable/crown-of-ash/ids';
import { useRef, useState } from 'react';
import type { IconName } from '../../src/design/icons.ts';
import { play } from '../../src/state/sound.ts';
import { type Store, store } from '../../src/state/store.ts';
import { arc, type Flights, useFlights } from '../common/flight.tsx';
import { pause, useQueue } from '../common/queue.ts';
import { TELL_MS, type Telling } from '../common/telling.tsx';
import type { SkinProps } from '../skin.ts';
import { type AiTurn, followAi } from './ai.tsx';
import { type Cast, castOf } from './cast.ts';
import { isPast, openSheet, type Sheet, unfold } from './combat.ts';
import { FighterFace } from './fighter.tsx';
import { Pip } from './goods.tsx';
import { Minion } from './minion.tsx';
import { advance } from './staged.ts';
import { TileFace } from './tile.tsx';

/** The picture of the board while something happens. */
interface Scene {
  readonly view: View;
  readonly sheet: Sheet | null;
  readonly ai: AiTurn | null;
}

export interface Theatre extends Scene {
  readonly telling: Store<Telling | null>;
  readonly flights: Flights;
}

/** Milliseconds that an event stays before the next one. */
const HOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  minion: 160,
  built: 350,
  row: 160,
  display: 180,
  amended: 300,
  attack: 900,
  committed: 600,
  laid: 450,
  unveiled: 900,
  revealed: 1100,
  rolled: 850,
  overturned: 850,
  combat: 1900,
  buried: 350,
  conquered: 700,
  casualty: 600,
  rescued: 400,
  'ai-card': 1300,
  'ai-action': 1500,
  cube: 600,
  cleared: 300,
};

const TELLINGS: Readonly<Partial<Record<Event['type'], readonly [as: Telling['as'], icon: IconName]>>> = {
  necromancer: ['strip', 'skull'],
  round: ['title', 'citadel'],
  order: ['strip', 'clock'],
  refreshed: ['strip', 'refresh'],
  resurrected: ['strip', 'graveyard'],
  forewarned: ['strip', 'bolt'],
  fortified: ['strip', 'wall'],
  fenced: ['strip', 'bolt'],
  commanded: ['strip', 'bolt'],
  reinforced: ['strip', 'bolt'],
  exhumes: ['strip', 'bolt'],
  scored: ['strip', 'vp'],
  lowest: ['strip', 'clock'],
  final: ['strip', 'vp'],
  end: ['title', 'king'],
};

const SOUNDS: Readonly<Partial<Record<Event['type'], Parameters<typeof play>[0]>>> = {
  minion: 'token',
  attack: 'drum',
  laid: 'seal',
  revealed: 'card',
  raised: 'card',
  'ai-card': 'card',
  end: 'horn',
};

/** The first of these spots that is in sight. */
function spot(...names: readonly string[]): Element | null {
  for (const name of names) {
    const found = [...document.querySelectorAll(name.startsWith('[') ? name : `[data-spot="${name}"]`)];
    const seen = found.find((element) => element.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}
const matOf = (who: number, viewer: number | null, own: string): Element | null =>
  spot(...(who === viewer ? [own] : []), `[data-seat="${who}"]`, `mat:${who}`, 'players');

type Fly = Flights['fly'];
const MOST_PIECES = 5;

/** Goods fly from where they come from to the storage, a handful at most. */
async function bring(fly: Fly, event: Extract<Event, { type: 'gained' }>, { viewer }: Cast): Promise<void> {
  const from = spot(...(event.area >= 0 ? [target('area', event.area)] : ['space:gold']));
  const pieces = event.goods.flatMap((n, i) => Array.from({ length: n }, () => GOODS[i]!)).slice(0, MOST_PIECES);
  await Promise.all(
    pieces.map(async (good, i) => {
      await pause(i * 70);
      await fly({ piece: <Pip good={good} />, path: arc(from, matOf(event.who, viewer, `good:${good}`)), ms: 560 });
    }),
  );
}

async function travel(fly: Fly, event: Event, cast: Cast): Promise<void> {
  const { view, viewer } = cast;
  switch (event.type) {
    case 'minion':
      return fly({
        piece: <Minion colour={cast.faces[event.who]!.colour} />,
        path: arc(
          matOf(event.who, viewer, 'minions'),
          spot(target('space', event.space), `mat:${event.who}`, `[data-seat="${event.who}"]`),
        ),
        ms: 620,
      });
    case 'commanded':
      return fly({
        piece: <Minion colour={cast.faces[event.of]!.colour} />,
        path: arc(spot(target('space', event.from)), spot(target('space', event.to))),
      });
    case 'gained':
      return bring(fly, event, cast);
    case 'built':
      return fly({
        piece: <TileFace id={event.tile} cast={cast} />,
        path: arc(spot(`row:${view.row.indexOf(event.tile)}`), spot(target('area', event.region))),
      });
    case 'raised':
      return fly({
        piece: <FighterFace id={event.fighter} cast={cast} />,
        path: arc(spot(`display:${view.display.indexOf(event.fighter)}`), matOf(event.who, viewer, 'hand')),
      });
    default:
      return undefined;
  }
}

export function useTheatre(props: SkinProps<CrownOfAsh>): Theatre {
  const { happening, onPlayed, eventLine } = props;
  const shown = props.view;
  const [scene, setScene] = useState<Scene | null>(null);
  const [telling] = useState(() => store<Telling | null>(null));
  const now = useRef<Scene | null>(null);
  const flights = useFlights();
  useQueue(happening, onPlayed, {
    async act(event, key, isCut) {
      const before = now.current ?? { view: shown, sheet: openSheet(shown, props.heard), ai: null };
      const sound = SOUNDS[event.type];
      if (sound) play(sound);
      await travel(flights.fly, event, castOf(props, before.view));
      if (isCut()) return;
      const view = advance(before.view, event);
      const sheet = isPast(event) ? null : unfold(before.sheet, event, before.view);
      now.current = { view, sheet, ai: view.ai === null ? null : followAi(before.ai, event, view.ai.who) };
      setScene(now.current);
      const told = TELLINGS[event.type];
      const text = told === undefined ? null : eventLine(event);
      if (told === undefined || text === null) {
        await pause(HOLD[event.type] ?? 0);
        return;
      }
      telling.set({ as: told[0], icon: told[1], seat: 'who' in event && event.who >= 0 ? event.who : null, text, key });
      await pause(TELL_MS[told[0]] + (event.type === 'scored' || event.type === 'final' ? 500 : 0));
      telling.set(null);
    },
    rest() {
      now.current = null;
      setScene(null);
      telling.set(null);
      flights.land();
    },
  });
  const rest: Scene = { view: shown, sheet: openSheet(shown, props.heard), ai: null };
  return { ...(happening === null ? rest : (scene ?? rest)), telling, flights };
}
