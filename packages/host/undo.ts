/** How far back each seat may go. The line is drawn where chance was drawn, something was shown, or somebody else decided. */
import type { Match, Seat, Spec } from '@longtable/kernel';
import type { Barrier, Entry } from './command.ts';

/** An answer that might still be taken back, with the match as it was before. */
interface Step<S extends Spec> {
  readonly seat: Seat;
  readonly entry: Entry;
  readonly before: Match<S>;
  /** Given in a lane of its own: answers in other lanes do not stand in its way. */
  readonly inLane: boolean;
}

export interface UndoLine<S extends Spec> {
  readonly steps: readonly Step<S>[];
  readonly barrier: Barrier;
}

export const START: UndoLine<never> = { steps: [], barrier: 'start' };

export function extend<S extends Spec>(line: UndoLine<S>, step: Step<S>, closed: 'chance' | 'reveal' | 'sealed' | null): UndoLine<S> {
  if (closed !== null) {
    const others = step.inLane ? line.steps.filter((s) => s.seat !== step.seat) : [];
    return { steps: others, barrier: closed };
  }
  const foreign = !step.inLane && line.steps.some((s) => s.seat !== step.seat);
  return foreign ? { steps: [step], barrier: 'foreign' } : { steps: [...line.steps, step], barrier: line.barrier };
}

/** Where in the line the seat's last answer is, if it can be undone. */
export function undoable<S extends Spec>(line: UndoLine<S>, seat: Seat): number | null {
  for (let i = line.steps.length - 1; i >= 0; i--) {
    const step = line.steps[i]!;
    if (step.seat === seat) return i;
    if (!step.inLane) return null;
  }
  return null;
}

export function barrierFor<S extends Spec>(line: UndoLine<S>, seat: Seat | null): Barrier {
  const last = line.steps.at(-1);
  return last !== undefined && last.seat !== seat ? 'foreign' : line.barrier;
}
