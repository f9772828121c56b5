/** Looking back: the match as the viewer saw it after one of their steps. */
import type { Seat } from '@longtable/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { AnyLook, TableLink } from '../link/table-link.ts';

export interface LookBack {
  /** null: now. */
  readonly at: number | null;
  readonly look: AnyLook | null;
  to(n: number | null): void;
}

export function useLookBack(link: TableLink, viewer: Seat | null): LookBack {
  const [at, setAt] = useState<number | null>(null);
  const [found, setFound] = useState<{ n: number; viewer: Seat | null; look: AnyLook } | null>(null);
  useEffect(() => {
    if (at === null) return;
    let wanted = true;
    link.lookAt(viewer, at).then((look) => wanted && look !== null && setFound({ n: at, viewer, look }));
    return () => {
      wanted = false;
    };
  }, [link, viewer, at]);
  const to = useCallback((n: number | null) => setAt(n), []);
  return { at, look: at === null ? null : (found?.look ?? null), to };
}
