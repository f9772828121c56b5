/** The line behind which nobody may go back. It is drawn where chance was drawn, something was shown, or somebody else decided. */
import type { Draw, Match, Seat, Spec } from '@longtable/kernel';
import type { Answered, Barrier } from './command.ts';

/** An answer that might still be taken back, and the match as it was before. */
interface Step<S extends Spec> {
  readonly seat: Seat;
  readonly entry: Answered;
  /** Kept, or played again: what is read from a log is seldom undone. */
  before(): Match<S>;
  /** Given in a lane of its own: answers in other lanes do not stand in its way. */
  readonly inLane: boolean;
  /** Cannot be taken back any more. It stays in the line to be done again when an earlier answer of another lane is undone. */
  readonly fixed: Barrier | null;
  /** Draws of the step: doing it again must draw the same. */
  readonly draws: readonly Draw[];
}

export interface UndoLine<S extends Spec> {
  readonly steps: readonly Step<S>[];
  readonly barrier: Barrier;
}

export const START: UndoLine<never> = { steps: [], barrier: 'start' };

export function extend<S extends Spec>(
  line: UndoLine<S>,
  step: Omit<Step<S>, 'fixed'>,
  closed: 'chance' | 'reveal' | 'sealed' | null,
): UndoLine<S> {
  if (closed !== null) return step.inLane ? fix(line, { ...step, fixed: closed }, closed) : { steps: [], barrier: closed };
  const foreign = !step.inLane && line.steps.some((s) => s.seat !== step.seat);
  const open = { ...step, fixed: null };
  return foreign ? { steps: [open], barrier: 'foreign' } : { steps: [...line.steps, open], barrier: line.barrier };
}

/** A lane closes behind its seat; what others may still take back stays. */
function fix<S extends Spec>(line: UndoLine<S>, step: Step<S>, closed: Barrier): UndoLine<S> {
  const steps = [...line.steps.map((s) => (s.seat === step.seat ? { ...s, fixed: s.fixed ?? closed } : s)), step];
  const first = steps.findIndex(({ fixed }) => fixed === null);
  return first < 0 ? { steps: [], barrier: closed } : { steps: steps.slice(first), barrier: line.barrier };
}

/** The place of the seat's last answer in the line, if it can be undone. */
export function undoable<S extends Spec>(line: UndoLine<S>, seat: Seat): number | null {
  for (let i = line.steps.length - 1; i >= 0; i--) {
    const step = line.steps[i]!;
    if (step.seat === seat) return step.fixed === null ? i : null;
    if (!step.inLane) return null;
  }
  return null;
}

export function barrierFor<S extends Spec>(line: UndoLine<S>, seat: Seat | null): Barrier {
  const own = line.steps.findLast((step) => step.seat === seat);
  if (own?.fixed) return own.fixed;
  const last = line.steps.at(-1);
  return last !== undefined && last.seat !== seat ? 'foreign' : line.barrier;
}
