/**
 * A time budget for rules that this build did not freeze itself: code that runs longer is stopped where it is and throws, as if it had
 * failed by itself. Only the virtual machine can stop a loop in its own thread; a call through it costs about a tenth of a millisecond,
 * which files of this build and of releases, played to the end by their tests, do not pay.
 */
import { Script } from 'node:vm';
import type { Engine, Spec } from '@longtable/kernel';
import type { FrozenRules } from './contract.ts';

/** The longest answer of the four games takes a few milliseconds. */
export const BUDGET_MS = 1000;

/** The work at hand, where the script finds it. */
const SLOT = Symbol.for('longtable.budget');
const global = globalThis as unknown as Record<symbol, (() => void) | undefined>;
const script = new Script(`globalThis[Symbol.for('longtable.budget')]()`);

/** A call is running: what it calls in turn counts towards it. */
let within = false;

function inTime<T>(work: () => T, ms: number): T {
  if (within) return work();
  const done: T[] = [];
  global[SLOT] = () => void done.push(work());
  within = true;
  try {
    script.runInThisContext({ timeout: ms });
  } finally {
    within = false;
    global[SLOT] = undefined;
  }
  return done[0] as T;
}

/** The same thing, each of its functions within the budget. */
function budgeted<T extends object>(thing: T, ms: number): T {
  const entries = Object.entries(thing).map(([name, member]: [string, unknown]) =>
    typeof member === 'function'
      ? [name, (...args: readonly unknown[]): unknown => inTime(() => Reflect.apply(member, thing, args) as unknown, ms)]
      : [name, member],
  );
  return Object.fromEntries(entries) as T;
}

/** Rules whose every call must end in time. */
export function withBudget(rules: FrozenRules, ms = BUDGET_MS): FrozenRules {
  const game = budgeted(rules.game, ms);
  return {
    ...rules,
    game,
    engine: (of, source): Engine<Spec> => budgeted(rules.engine(of === game ? rules.game : of, source), ms),
  };
}
