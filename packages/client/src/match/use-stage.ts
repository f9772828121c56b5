/** The stage that the board shows: what has happened is played in order, then shown. Whoever cannot wait skips to now. */

import { useCallback, useEffect, useState } from 'react';
import type { Happening } from '../../skins/skin.ts';
import type { AnyLook, SeatState } from '../link/table-link.ts';
import { isStill } from '../state/settings.ts';
import { type Scene, type Told, toldAtFirst, toldUpTo } from './scenes.ts';

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

/** Milliseconds; whoever pauses a story may read for a while. */
const FORGOTTEN = 180_000;

export function useStage(now: SeatState, animated: boolean, seats: readonly SeatState[]): Stage {
  const [told, setTold] = useState<Told>(() => toldAtFirst(now, seats));
  const next = toldUpTo(told, now, seats, { animated, still: isStill() || document.hidden });
  // While drawing, so that nothing is drawn twice, and no question lights the board of the scene before it.
  if (next !== told) setTold(next);
  const { scenes } = told;
  const setScenes = useCallback(
    (change: (old: readonly Scene[]) => readonly Scene[]) =>
      setTold((old) => {
        const scenes = change(old.scenes);
        return scenes === old.scenes ? old : { ...old, scenes };
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
    happening: second === undefined ? null : { n: second.n, events: second.events, before: first!.look.view },
    later: scenes.slice(2).flatMap(({ events }) => events),
    live: !waiting,
    played,
    skip,
  };
}
