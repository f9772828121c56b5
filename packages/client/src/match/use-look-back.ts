/** Looking back: the match as a viewer saw it after one of their steps. */
import { useEffect, useState } from 'react';
import type { AnyLook, Eyes, TableLink } from '../link/table-link.ts';

export interface LookBack {
  /** null: now. */
  readonly at: number | null;
  readonly look: AnyLook | null;
  to(n: number | null): void;
}

interface Found {
  readonly viewer: Eyes;
  readonly look: AnyLook;
}

/** The look at a step, the last one found meanwhile; null: none is wanted, or none of this viewer's was found yet. */
export function useLookAt(link: TableLink, viewer: Eyes, at: number | null): AnyLook | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (at === null) return;
    let wanted = true;
    link.lookAt(viewer, at).then((look) => wanted && look !== null && setFound({ viewer, look }));
    return () => {
      wanted = false;
    };
  }, [link, viewer, at]);
  return at === null || found?.viewer !== viewer ? null : found.look;
}

export function useLookBack(link: TableLink, viewer: Eyes): LookBack {
  const [at, to] = useState<number | null>(null);
  return { at, look: useLookAt(link, viewer, at), to };
}
