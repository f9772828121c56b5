/** A finished match, step by step, through the eyes that are wanted: nothing is secret any more. */
import type { Seat } from '@longtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { AnyHeard, AnyLook, Eyes } from '../link/table-link.ts';
import { useTable } from '../match/model.ts';
import { useLookAt } from '../match/use-look-back.ts';
import { pooled } from './pooled.ts';

interface Replay {
  readonly eyes: Eyes;
  readonly see: (eyes: Eyes) => void;
  readonly heard: readonly AnyHeard[];
  readonly steps: number;
  readonly at: number;
  readonly to: (step: number | null) => void;
  readonly look: AnyLook;
  /** The view that a board shows: through all eyes, everything that any seat knew. */
  readonly view: object;
  /** The seat that a board is drawn for; null: nobody's in particular. */
  readonly viewer: Seat | null;
}

/** The steps heard by others than oneself are asked for; until they are here, one sees with one's own eyes. */
function useEyes(): Pick<Replay, 'eyes' | 'see' | 'heard'> {
  const { link, viewer, now } = useTable();
  const [eyes, see] = useState<Eyes>(viewer);
  const [other, setOther] = useState<{ readonly eyes: Eyes; readonly heard: readonly AnyHeard[] } | null>(null);
  useEffect(() => {
    if (eyes === viewer) return;
    let wanted = true;
    link.heardBy(eyes).then((heard) => wanted && heard !== null && setOther({ eyes, heard }));
    return () => {
      wanted = false;
    };
  }, [link, eyes, viewer]);
  const found = eyes !== viewer && other?.eyes === eyes;
  return { eyes: found ? eyes : viewer, heard: found ? other.heard : now.heard, see };
}

export function useReplay(): Replay {
  const { link, now } = useTable();
  const { eyes, see, heard } = useEyes();
  const [wanted, to] = useState<number | null>(null);
  const steps = heard.length;
  const at = Math.min(wanted ?? steps - 1, steps - 1);
  const found = useLookAt(link, eyes, at) ?? now.look;
  const view = useMemo(() => (found.views === undefined ? found.view : (pooled(found.view, found.views) as object)), [found]);
  // One seat alone knows all that anybody knows.
  const viewer = eyes !== 'all' ? eyes : found.views?.length === 1 ? 0 : null;
  return { eyes, see, heard, steps, at, to, look: found, view, viewer };
}
