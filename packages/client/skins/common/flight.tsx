/** A piece on its way from one place of the page to another. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './flight.css';

export interface Trip {
  readonly piece: ReactNode;
  readonly from: Element | null;
  readonly to: Element | null;
  readonly ms?: number;
  /** Turns over on the way. */
  readonly turns?: boolean;
}

interface Flying extends Trip {
  readonly n: number;
  readonly landed: () => void;
}

interface Flights {
  readonly node: ReactNode;
  /** Resolves when the piece has arrived; at once when it has nowhere to go. */
  fly(trip: Trip): Promise<void>;
  /** All pieces are where they belong. */
  land(): void;
}

const isSeen = (element: Element | null): element is Element => element !== null && element.getClientRects().length > 0;

export function useFlights(): Flights {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const last = useRef(0);
  const fly = useCallback((trip: Trip): Promise<void> => {
    if (!isSeen(trip.from) || !isSeen(trip.to)) return Promise.resolve();
    return new Promise((resolve) => {
      const n = ++last.current;
      const landed = (): void => {
        setFlying((all) => all.filter((one) => one.n !== n));
        resolve();
      };
      setFlying((all) => [...all, { ...trip, n, landed }]);
    });
  }, []);
  const land = useCallback(() => setFlying([]), []);
  const node =
    flying.length === 0
      ? null
      : createPortal(
          flying.map((one) => <Piece key={one.n} flying={one} />),
          document.body,
        );
  return { node, fly, land };
}

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** In an arc: up in the middle, larger while it is in the air. */
function Piece({ flying }: { readonly flying: Flying }) {
  const box = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one flight for each piece
  useEffect(() => {
    const { from, to, ms = 520, turns = false, landed } = flying;
    const [x, y] = centre(from!);
    const [endX, endY] = centre(to!);
    const lift = Math.min(70, Math.hypot(endX - x, endY - y) / 5);
    const at = (left: number, top: number, scale: number, turn: number): Keyframe => ({
      transform: `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale}) rotateY(${turn}deg)`,
    });
    const flight = box.current!.animate(
      [at(x, y, 0.8, turns ? 180 : 0), at((x + endX) / 2, (y + endY) / 2 - lift, 1.15, turns ? 90 : 0), at(endX, endY, 1, 0)],
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
