/** A piece on its way from one place of the page to another. Only what flies is drawn anew: the board below knows nothing of it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Store, store, useStore } from '../../src/state/store.ts';
import './flight.css';

/** A point of the window on the way, and how large the piece is there. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export interface Trip {
  readonly piece: ReactNode;
  /** Empty: the piece has nowhere to go. */
  readonly path: readonly Stop[];
  readonly ms?: number;
}

interface Flying extends Trip {
  readonly n: number;
  readonly landed: () => void;
}

export interface Flights {
  readonly flying: Store<readonly Flying[]>;
  /** Resolves when the piece has arrived; at once when it has nowhere to go. */
  fly(trip: Trip): Promise<void>;
  /** All pieces are where they belong. */
  land(): void;
}

function openSky(): Flights {
  const flying = store<readonly Flying[]>([]);
  let last = 0;
  return {
    flying,
    fly(trip) {
      if (trip.path.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const n = ++last;
        const landed = (): void => {
          flying.set(flying.get().filter((one) => one.n !== n));
          resolve();
        };
        flying.set([...flying.get(), { ...trip, n, landed }]);
      });
    },
    land: () => flying.set([]),
  };
}

export const useFlights = (): Flights => useState(openSky)[0];

export function Sky({ flights }: { readonly flights: Flights }) {
  const flying = useStore(flights.flying);
  if (flying.length === 0) return null;
  return createPortal(
    flying.map((one) => <Piece key={one.n} flying={one} />),
    document.body,
  );
}

const centre = (element: Element): Stop => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const isSeen = (element: Element | null): element is Element => element !== null && element.getClientRects().length > 0;

/** In an arc: up in the middle, larger while it is in the air. */
export function arc(from: Element | null, to: Element | null): readonly Stop[] {
  if (!isSeen(from) || !isSeen(to)) return [];
  const [start, end] = [centre(from), centre(to)];
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) / 5);
  return [{ ...start, scale: 0.8 }, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift, scale: 1.15 }, end];
}

function Piece({ flying }: { readonly flying: Flying }) {
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one flight for each piece
  useEffect(() => {
    const { path, ms = 520, landed } = flying;
    const flight = box.current!.animate(
      path.map(({ x, y, scale = 1 }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})` })),
      { duration: ms, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'both' },
    );
    flight.onfinish = landed;
    return () => flight.cancel();
  }, []);
  return (
    <span ref={box} className="flight" aria-hidden="true">
      {flying.piece}
    </span>
  );
}
