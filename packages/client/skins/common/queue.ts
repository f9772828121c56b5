/** Plays what happened, one event after the other. Whoever cannot wait cuts it short: the rest is then simply shown. */
import type { Spec } from '@longtable/kernel';
import { useEffect, useRef } from 'react';
import type { Happening } from '../skin.ts';
import { painted } from './painted.ts';

export interface Stagehand<S extends Spec> {
  /** Plays one event. `isCut` turns true when nobody waits for it any more. */
  act(event: S['event'], key: string, isCut: () => boolean): Promise<void>;
  /** Puts everything back to rest: after the last event, and when cut short. */
  rest(): void;
}

export function useQueue<S extends Spec>(happening: Happening<S> | null, onPlayed: () => void, stagehand: Stagehand<S>): void {
  const now = useRef(stagehand);
  now.current = stagehand;
  const done = useRef(onPlayed);
  done.current = onPlayed;
  const n = happening?.n ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a happening is played once
  useEffect(() => {
    if (happening === null) return;
    let cut = false;
    const run = async (): Promise<void> => {
      await painted();
      for (const [i, event] of happening.events.entries()) {
        if (cut) return;
        await now.current.act(event, `${happening.n}.${i}`, () => cut);
      }
      if (!cut) done.current();
    };
    void run().catch(() => {
      if (!cut) done.current();
    });
    return () => {
      cut = true;
      now.current.rest();
    };
  }, [n]);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
