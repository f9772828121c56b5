/** Tells the server how much of a match was seen, when the page is left or hidden: the digest begins there. */
import { useEffect, useRef } from 'react';

/** `heard`: steps of the match on the screen; null: nothing to tell. */
export function useSeen(table: string, heard: number | null): void {
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    let told = -1;
    const tell = (): void => {
      const { current } = latest;
      if (current === null || current === told) return;
      told = current;
      const body = JSON.stringify({ heard: current });
      const sending = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body };
      void fetch(`/api/tables/${table}/seen`, sending).catch(() => null);
    };
    const hidden = (): void => {
      if (document.hidden) tell();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      tell();
    };
  }, [table]);
}
