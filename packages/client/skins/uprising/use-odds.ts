/** Odds to the end of the running fight; null: not known, or there is none. */
import type { View } from '@longtable/uprising/spec';
import { useEffect, useRef, useState } from 'react';
import type { Odds } from './odds.ts';
import type { OddsAsked } from './odds.worker.ts';

export function useOdds(view: View, side: 0 | 1 | null): Odds | null {
  const worker = useRef<Worker | null>(null);
  const [known, setKnown] = useState<{ readonly key: string; readonly odds: Odds | null } | null>(null);
  const { combat } = view;
  const rolled = combat?.dice.some(({ face }) => face >= 0) ?? false;
  const key =
    combat === null || side === null || rolled ? '' : JSON.stringify([combat.hex, combat.groups, combat.now, combat.rounds, combat.marks]);
  useEffect(() => () => worker.current?.terminate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the fight
  useEffect(() => {
    if (key === '' || side === null) return;
    worker.current ??= new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }) => setKnown(data);
    worker.current.postMessage({ key, view, side } satisfies OddsAsked);
  }, [key]);
  return known?.key === key ? known.odds : null;
}
