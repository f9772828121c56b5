/** The last Nemesis Phase once more: from the table as it was seen before, with everything that was heard since. */
import type { Event } from '@longtable/uprising/events';
import { useRef, useState } from 'react';
import { store } from '../../src/state/store.ts';
import type { Happening, SkinProps } from '../skin.ts';
import { opened, type View } from './open.ts';
import { advance } from './staged.ts';
import { phaseOf } from './story.ts';

/** Shows the last Nemesis Phase again; null: it cannot be shown now. Set by the board, used beside it. */
export const watchAgain = store<(() => void) | null>(null);

interface Encore {
  /** Events that are played; null: none. */
  readonly happening: Happening | null;
  /** The table as the Phase began. */
  readonly from: View;
  /** null: the table before the Phase was not seen. */
  readonly begin: (() => void) | null;
  end(): void;
}

/** Phases before which a table is worth keeping. */
const BEFORE: readonly View['phase'][] = ['events', 'build', 'actions'];

export function useEncore({ view: any_, heard, happening }: Pick<SkinProps, 'view' | 'heard' | 'happening'>): Encore {
  const view = opened(any_);
  const kept = useRef<{ readonly view: View; readonly steps: number } | null>(null);
  const [played, setPlayed] = useState<{ readonly happening: Happening; readonly from: View } | null>(null);
  // More may have been heard while the same table is still shown: then that belongs to what comes.
  if (happening === null && BEFORE.includes(view.phase) && kept.current?.view !== view) kept.current = { view, steps: heard.length };
  const since = kept.current === null ? [] : heard.slice(kept.current.steps).flatMap(({ events }) => events as readonly Event[]);
  const told = phaseOf(since, 'nemesis');
  const begin = (): void => {
    if (kept.current === null || told === null) return;
    const from = since.slice(0, told.from).reduce(advance, kept.current.view);
    setPlayed({ happening: { n: -heard.length, events: told.events, before: from }, from });
  };
  return {
    happening: played?.happening ?? null,
    from: played?.from ?? view,
    begin: told === null ? null : begin,
    end: () => setPlayed(null),
  };
}
