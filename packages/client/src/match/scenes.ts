/** Scenes that wait to be shown: looks in their order, each with what leads to it. */
import type { Spec } from '@longtable/kernel';
import type { AnyLook } from '../link/table-link.ts';

export interface Scene {
  readonly look: AnyLook;
  readonly heard: number;
  readonly events: readonly Spec['event'][];
}

/** More than this waiting: the table has run ahead, catch up at once. */
const PATIENCE = 4;

/** Scenes still to be shown, once more has come. `still`: nothing moves, or nobody looks. */
export function withScene(old: readonly Scene[], next: Scene, animated: boolean, still: boolean): readonly Scene[] {
  if (!animated || old.length > PATIENCE || (old.length === 1 && (still || next.events.length === 0))) return [next];
  // Nothing to play: what waits last ends with it.
  if (next.events.length === 0) return [...old.slice(0, -1), { ...old.at(-1)!, look: next.look }];
  return [...old, next];
}
