/** Looks of one table, by viewer: followed once, and written once, for all connections that share the viewer. */
import { deltaText, type Host } from '@longtable/host';
import type { Json, Spec } from '@longtable/kernel';
import { lookOf } from '../table/plans.ts';
import type { TableState } from '../table/state.ts';

/** A seat, or null: a spectator. */
export type Viewer = number | null;

export interface Seen {
  readonly look: Json;
  /** The number of steps that the viewer has heard. */
  readonly heard: number;
}

interface Shown {
  /** The entry after which it looked so. */
  readonly seq: number;
  readonly seen: Seen;
  /** The look of before, and the way from there as text. */
  readonly before: Seen | null;
  readonly update: string;
}

export interface Feed {
  /** Everything, for a connection that has nothing yet. null: the match has not begun. */
  whole(state: TableState, viewer: Viewer): Seen | null;
  /** The way from what the connection has to what is now: a `SeatUpdate` as text, empty where nothing is new. */
  since(state: TableState, viewer: Viewer, sent: Seen): { readonly seen: Seen; readonly update: string };
}

/** A `SeatUpdate`. */
function updateText(host: Host<Spec>, seat: Viewer, changes: string, heardBefore: number): string {
  return `{"seat":${seat},"changes":[${changes}],"heard":${JSON.stringify(host.heard(seat, heardBefore))}}`;
}

export function feed(): Feed {
  const latest = new Map<Viewer, Shown>();

  function next(state: TableState, host: Host<Spec>, viewer: Viewer, known: Shown | undefined): Shown {
    const { seq } = state;
    // A look may share parts with the match, which is never changed once it is shown: what follows is a changed copy.
    const look = lookOf(state, viewer) as unknown as Json;
    const heard = host.heardCount(viewer);
    if (known === undefined) return { seq, seen: { look, heard }, before: null, update: '' };
    const { seen } = known;
    const changes = deltaText(seen.look, look);
    if (changes === '' && heard === seen.heard) return { ...known, seq };
    return { seq, seen: { look, heard }, before: seen, update: updateText(host, viewer, changes, seen.heard) };
  }

  function show(state: TableState, viewer: Viewer): Shown | null {
    if (state.host === null) return null;
    const known = latest.get(viewer);
    if (known !== undefined && known.seq === state.seq) return known;
    const shown = next(state, state.host, viewer, known);
    latest.set(viewer, shown);
    return shown;
  }

  return {
    whole: (state, viewer) => show(state, viewer)?.seen ?? null,
    since(state, viewer, sent) {
      const shown = show(state, viewer);
      if (shown === null || state.host === null || sent === shown.seen) return { seen: sent, update: '' };
      const { seen, before, update } = shown;
      if (sent === before) return { seen, update };
      return { seen, update: updateText(state.host, viewer, deltaText(sent.look, seen.look), sent.heard) };
    },
  };
}
