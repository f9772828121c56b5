/** Prospects of the running fight; null: not known, or there is none. */
import type { Id, Seat } from '@longtable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Odds } from './odds.ts';
import type { OddsAsked } from './odds.worker.ts';
import type { View } from './open.ts';

interface Known {
  readonly key: string;
  readonly odds: Odds | null;
}

/** `seat`: who fights and wants to know; null: nobody. `options`: what may be used now. */
export function useOdds(view: View, seat: Seat | null, options: readonly Id[]): Odds | null {
  const worker = useRef<Worker | null>(null);
  const [known, setKnown] = useState<Known | null>(null);
  const running = view.combat?.running ?? [];
  const key = seat === null || running.length === 0 ? '' : JSON.stringify([seat, options, running, view.combat?.now]);
  useEffect(() => () => worker.current?.terminate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the fight
  useEffect(() => {
    if (key === '' || seat === null) return;
    worker.current ??= new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<Known>) => setKnown(data);
    worker.current.postMessage({ key, view, seat, options } satisfies OddsAsked);
  }, [key]);
  return known?.key === key ? known.odds : null;
}
