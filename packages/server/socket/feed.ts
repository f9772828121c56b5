/** What one table looks like to each viewer, computed once for all connections that share the viewer. */
import { type Change, diff, type Heard } from '@longtable/host';
import type { Json, Spec } from '@longtable/kernel';
import type { TableState } from '../table/state.ts';

/** A seat, or null: a spectator. */
export type Viewer = number | null;

export interface Seen {
  readonly look: Json;
  /** How many steps the viewer has heard. */
  readonly heard: number;
}

interface Shown {
  readonly state: TableState;
  readonly seen: Seen;
  /** The look before, and the way from there. */
  readonly before: Json | null;
  readonly changes: readonly Change[];
}

export interface Feed {
  /** Everything, for a connection that has nothing yet. null: the match has not begun. */
  whole(state: TableState, viewer: Viewer): Seen | null;
  /** The way from what the connection has to what is now. */
  since(
    state: TableState,
    viewer: Viewer,
    sent: Seen,
  ): { readonly seen: Seen; readonly changes: readonly Change[]; readonly heard: readonly Heard<Spec>[] };
}

export function feed(): Feed {
  const latest = new Map<Viewer, Shown>();

  function show(state: TableState, viewer: Viewer): Shown | null {
    const { host } = state;
    if (host === null) return null;
    const known = latest.get(viewer);
    if (known !== undefined && known.state.match === state.match && known.state.holders === state.holders) return known;
    // Through text: what is sent is what is compared, and nothing is shared with the match.
    const look = JSON.parse(JSON.stringify(host.look(viewer))) as Json;
    const before = known?.seen.look ?? null;
    const seen = { look, heard: host.heard(viewer).length };
    const shown = { state, seen, before, changes: before === null ? [] : diff(before, look) };
    latest.set(viewer, shown);
    return shown;
  }

  return {
    whole: (state, viewer) => show(state, viewer)?.seen ?? null,
    since(state, viewer, sent) {
      const shown = show(state, viewer);
      if (shown === null || state.host === null) return { seen: sent, changes: [], heard: [] };
      const { seen, before } = shown;
      const changes = sent.look === seen.look ? [] : sent.look === before ? shown.changes : diff(sent.look, seen.look);
      return { seen, changes, heard: seen.heard === sent.heard ? [] : state.host.heard(viewer, sent.heard) };
    },
  };
}
