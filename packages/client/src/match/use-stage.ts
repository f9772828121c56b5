/** The stage that the board shows: what has happened is played in order, then shown. Whoever cannot wait skips to now. */

import type { Seat } from '@longtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Happening } from '../../skins/skin.ts';
import type { AnyLook, SeatState } from '../link/table-link.ts';
import { isStill } from '../state/settings.ts';
import { type Scene, withScene } from './scenes.ts';

export interface Stage {
  readonly look: AnyLook;
  readonly happening: Happening | null;
  /** Events of the scenes that wait behind it. */
  readonly later: Happening['events'];
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

/** Scenes that wait, and the moment up to which they tell. */
interface Told {
  readonly now: SeatState;
  readonly seats: readonly SeatState[];
  readonly scenes: readonly Scene[];
}

function toldUpTo({ now: before, seats: heardBefore, scenes }: Told, now: SeatState, seats: readonly SeatState[], animated: boolean): Told {
  const last = scenes.at(-1)!;
  if (last.look === now.look) return { now, seats, scenes };
  const from = before.seat === now.seat ? last.heard : (countsOf(heardBefore).get(now.seat) ?? now.heard.length);
  return { now, seats, scenes: withScene(scenes, sceneOf(now, from), animated, isStill() || document.hidden) };
}

export function useStage(now: SeatState, animated: boolean, seats: readonly SeatState[]): Stage {
  const [told, setTold] = useState<Told>(() => ({ now, seats, scenes: [sceneOf(now, now.heard.length)] }));
  // While drawing, so that nothing is drawn twice, and no question lights the board of the scene before it.
  if (told.now !== now || told.seats !== seats) setTold(toldUpTo(told, now, seats, animated));
  const { scenes } = told;
  const setScenes = useCallback(
    (change: (old: readonly Scene[]) => readonly Scene[]) =>
      setTold((old) => {
        const next = change(old.scenes);
        return next === old.scenes ? old : { ...old, scenes: next };
      }),
    [],
  );
  const played = useCallback(() => setScenes((old) => (old.length > 1 ? old.slice(1) : old)), [setScenes]);
  const skip = useCallback(() => setScenes((old) => (old.length > 1 ? [old.at(-1)!] : old)), [setScenes]);
  const [first, second] = scenes;
  const waiting = second !== undefined;
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
    later: scenes.slice(2).flatMap(({ events }) => events),
    live: !waiting,
    played,
    skip,
  };
}
