/** The page's memory of a table: how far the person had heard, and how far undo reaches. */
import { useEffect, useRef, useState } from 'react';
import type { SeatState } from '../link/table-link.ts';
import { keep, readKept } from '../state/local-storage.ts';

interface Memory {
  /** The first step heard while away; null: nothing was missed. */
  readonly awayFrom: number | null;
  readonly undoFrom: number;
}

export function useMemory(table: string, { seat, heard, look }: SeatState): Memory {
  const key = `heard.${table}.${seat ?? 'spectator'}`;
  const [away, setAway] = useState(() => ({ key, from: missed(readKept<number | null>(key, null), heard.length) }));
  const undo = useRef({ key, from: look.undo.possible ? lastOwn(heard, seat) : heard.length });
  if (!look.undo.possible || undo.current.key !== key)
    undo.current = { key, from: look.undo.possible ? lastOwn(heard, seat) : heard.length };

  useEffect(() => {
    const hidden = (): void => {
      if (!document.hidden) setAway({ key, from: missed(readKept<number | null>(key, null), heard.length) });
    };
    document.addEventListener('visibilitychange', hidden);
    if (!document.hidden) keep(key, heard.length);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [key, heard.length]);
  return { awayFrom: away.key === key ? away.from : null, undoFrom: undo.current.from };
}

const missed = (before: number | null, now: number): number | null => (before !== null && before > 0 && before < now ? before : null);

const lastOwn = (heard: SeatState['heard'], seat: SeatState['seat']): number => heard.findLast(({ by }) => by === seat)?.n ?? heard.length;
