/**
 * The part of a search's tree that is kept from one question to the next: the part under the answer it gave. Only where the same seat
 * is asked again at once and nothing was drawn or revealed in between, because then every world that was looked at is still possible.
 */
import type { Ask, Match, Outcome, Spec } from '@longtable/kernel';
import type { Task } from './bot.ts';
import type { Node } from './tree.ts';

/** Held by whoever asks, one for each seat of a match. Bots fill and read it. */
export interface Memory {
  kept: Kept | null;
}
interface Kept {
  /** The seat's answers so far, and the question that must come next. */
  readonly given: number;
  readonly question: string;
  readonly node: Node;
}

export const emptyMemory = (): Memory => ({ kept: null });

/** The tree for this question, if it was foreseen. */
export function recall<S extends Spec>({ memory, match, seat }: Task<S>, ask: Ask): Node | null {
  const kept = memory?.kept ?? null;
  if (kept === null || kept.given !== match.given[seat] || kept.question !== JSON.stringify(ask)) return null;
  return kept.node;
}

/** `after`: the position behind the answer, in one of the worlds; `told`: what the answer caused there. */
export function keep<S extends Spec>({ memory, seat }: Task<S>, after: Match<S>, told: Outcome<S>, node: Node): void {
  if (memory === undefined) return;
  const [next] = after.open;
  const alone = next !== undefined && after.open.length === 1 && next.seat === seat;
  memory.kept = alone && told.closed === null ? { given: after.given[seat]!, question: JSON.stringify(next), node } : null;
}
