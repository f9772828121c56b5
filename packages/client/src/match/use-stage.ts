/** The stage that the board shows: what has happened is played in order, then shown. Whoever cannot wait skips to now. */

import type { Seat } from '@longtable/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Happening } from '../../skins/skin.ts';
import type { AnyLook, SeatState } from '../link/table-link.ts';
import { isStill } from '../state/settings.ts';
import { type Scene, withScene } from './scenes.ts';

export interface Stage {
  readonly look: AnyLook;
  readonly happening: Happening | null;
  /** The board shows the present. */
  readonly live: boolean;
  played(): void;
  skip(): void;
}

const sceneOf = ({ look, heard }: SeatState, from: number): Scene => ({
  look,
  heard: heard.length,
  events: heard.slice(from).flatMap((step) => step.events),
});

/** Steps that each own seat has heard, so that the story goes on where the page looks through other eyes than before. */
const countsOf = (seats: readonly SeatState[]): ReadonlyMap<Seat | null, number> =>
  new Map(seats.map(({ seat, heard }) => [seat, heard.length]));

/** Milliseconds; whoever pauses a story may read for a while. */
const FORGOTTEN = 180_000;

export function useStage(now: SeatState, animated: boolean, seats: readonly SeatState[]): Stage {
  const [scenes, setScenes] = useState<readonly Scene[]>(() => [sceneOf(now, now.heard.length)]);
  const shown = useRef({ seat: now.seat, counts: countsOf(seats) });
  // Before anything is painted: a question never lights the board of the scene before it.
  useLayoutEffect(() => {
    const before = shown.current;
    const sameEyes = before.seat === now.seat;
    shown.current = { seat: now.seat, counts: countsOf(seats) };
    setScenes((old) => {
      const last = old.at(-1)!;
      if (last.look === now.look) return old;
      const from = sameEyes ? last.heard : (before.counts.get(now.seat) ?? now.heard.length);
      return withScene(old, sceneOf(now, from), animated, isStill() || document.hidden);
    });
  }, [now, animated, seats]);
  const played = useCallback(() => setScenes((old) => (old.length > 1 ? old.slice(1) : old)), []);
  const skip = useCallback(() => setScenes((old) => (old.length > 1 ? [old.at(-1)!] : old)), []);
  const [first, second] = scenes;
  const waiting = second !== undefined;
  // What has just come is not on the board yet, even if nothing of it will be played.
  const behind = scenes.at(-1)!.look !== now.look;
  // A skin that forgets to say when it is done does not hold up the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scene
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(played, FORGOTTEN);
    return () => clearTimeout(timer);
  }, [waiting, first]);
  return {
    look: first!.look,
    happening: second === undefined ? null : { n: second.heard, events: second.events, before: first!.look.view },
    live: !waiting && !behind,
    played,
    skip,
  };
}
