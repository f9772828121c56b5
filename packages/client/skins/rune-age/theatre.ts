/** Plays what happened at a pace that can be followed: cards fly, the film of somebody else's turn runs, then all is as it is. */
import type { Event } from '@longtable/rune-age';
import { createElement, useEffect, useMemo, useState } from 'react';
import { isStill, useSettings } from '../../src/state/settings.ts';
import { play } from '../../src/state/sound.ts';
import { arc, type Flights, useFlights } from '../common/flight.tsx';
import { pause, useQueue } from '../common/queue.ts';
import { type Cast, castOf } from './cast.ts';
import { Face } from './face.tsx';
import { type Film, filmsSince } from './film.ts';
import { Figure } from './number.tsx';
import type { Props } from './props.ts';

/** Milliseconds that an event is in sight. */
const HOLD: Partial<Readonly<Record<Event['type'], number>>> = {
  turn: 250,
  bought: 750,
  acquired: 750,
  fights: 450,
  besieges: 650,
  played: 380,
  joined: 260,
  wounded: 260,
  destroyed: 320,
  attrition: 750,
  strengthened: 260,
  compared: 900,
  secured: 500,
  defeated: 500,
  damage: 650,
  event: 1600,
  drew: 160,
};

const spot = (name: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** More coins than this do not fly for one purchase. */
const COINS = 5;
const COIN_GAP_MS = 60;

/** A payment on its way to the pile: one coin or star for each that the card costs. */
async function pay({ fly }: Flights, what: string, of: 'gold' | 'influence', cost: number): Promise<void> {
  const purse = document.querySelector(`.ra-dock [data-purse=${of}], .ra-tabs [data-tab=${of === 'gold' ? 'barracks' : 'centre'}]`);
  const path = arc(purse?.getClientRects().length === 0 ? spot('hand') : purse, spot(`buy:${what}`));
  const coin = async (nth: number): Promise<void> => {
    await pause(nth * COIN_GAP_MS);
    await fly({ piece: createElement(Figure, { of, n: 1, className: 'coin' }), path, ms: 420 });
  };
  await Promise.all(Array.from({ length: Math.min(COINS, cost) }, (_, nth) => coin(nth)));
}

/** A card on its way, where somebody can see both ends. */
async function travel(flights: Flights, event: Event, cast: Cast): Promise<void> {
  if (!('seat' in event) || event.seat !== cast.viewer) return;
  const { fly } = flights;
  if (event.type === 'bought' || event.type === 'acquired') {
    await pay(flights, event.what, event.type === 'bought' ? 'gold' : 'influence', event.cost);
    const to = event.type === 'bought' && event.to === 'hand' ? 'hand' : 'discard';
    const piece = createElement(Face, { id: event.what, cast, price: false });
    await fly({ piece, path: arc(spot(`buy:${event.what}`), spot(to)), ms: 420 });
    return;
  }
  if (event.type !== 'played') return;
  await fly({
    piece: createElement(Face, { id: event.card, cast, price: false }),
    path: arc(spot(`hand:${event.card}`), document.querySelector('.ra-sheet .us, .ra-sheet .ra-lanes')),
    ms: 420,
  });
}

/** The digest stays in sight for so long. */
const DIGEST_MS = 9000;

export interface Theatre {
  readonly flights: Flights;
  /** The film that runs. */
  readonly film: Film | null;
  /** It is shown once more: frame after frame from the first. */
  readonly replayed: boolean;
  /** The last film, once it has run. */
  readonly digest: Film | null;
  /** Runs the last film's pictures once more. */
  again(): void;
  putAway(): void;
}

/** `covered`: a combat lies over the table, and films wait under it. */
export function useTheatre(props: Props, covered: boolean): Theatre {
  const { happening, onPlayed, heard, viewer, question } = props;
  const flights = useFlights();
  const [gone, setGone] = useState(-1);
  const [replayed, setReplayed] = useState(false);
  useQueue(happening, onPlayed, {
    async act(one, _key, isCut) {
      const event = one as Event;
      if (event.type === 'attrition') play('token');
      await travel(flights, event, castOf(props, props.view));
      if (isCut()) return;
      const others = !('seat' in event) || event.seat !== viewer;
      await pause((HOLD[event.type] ?? 0) * (others ? 1 : 0.4));
    },
    rest: () => flights.land(),
  });
  const films = useMemo(() => filmsSince(heard, viewer), [heard, viewer]);
  const last = films.at(-1) ?? null;
  const running = !covered && happening !== null && last !== null;
  const { pace } = useSettings();
  // Also where the table ran too far ahead for its films to be shown.
  const due = !covered && question !== null && last !== null && last.n !== gone && pace !== 'instant' && !isStill();
  useEffect(() => {
    if (!due || replayed || last === null) return;
    const timer = setTimeout(() => setGone(last.n), DIGEST_MS);
    return () => clearTimeout(timer);
  }, [due, replayed, last]);
  return {
    flights,
    film: running || (replayed && due) ? last : null,
    replayed: replayed && !running,
    digest: due && !replayed ? last : null,
    again: () => setReplayed(true),
    putAway() {
      setReplayed(false);
      if (last !== null) setGone(last.n);
    },
  };
}
