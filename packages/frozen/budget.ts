/**
 * A time budget for titles: code that takes longer is stopped where it is and throws, as if it had failed by itself. There are two ways.
 * The virtual machine stops anything, for about a tenth of a millisecond a call: that is how foreign rules run, and words, which are
 * seldom asked. Metered code stops itself when it is told to, for next to nothing: that is how the rules of this build and of releases run.
 */
import { Script } from 'node:vm';
import type { Engine, Spec } from '@longtable/kernel';
import type { FrozenRules } from './contract.ts';
import { METER, STEPS } from './metered.ts';

/** The longest answer of the four games takes a few milliseconds. */
export const BUDGET_MS = 1000;

/** The same function, which throws if it takes too long. */
export type Budget = <A extends readonly unknown[], T>(work: (...args: A) => T) => (...args: A) => T;

const global = globalThis as unknown as Record<symbol, (() => unknown) | undefined>;

/** The work at hand, where the script finds it. */
const SLOT = Symbol.for('longtable.budget');
const script = new Script(`globalThis[Symbol.for('longtable.budget')]()`);

/** A call is running: what it calls in turn counts towards it. */
let within = false;

/** The time of a metered call; null: none is running. */
let metering: { readonly ms: number; until: number | null } | null = null;

/** For any code. */
export const inTime =
  (ms = BUDGET_MS): Budget =>
  (work) =>
  (...args) => {
    if (within) return work(...args);
    const done: ReturnType<typeof work>[] = [];
    global[SLOT] = () => void done.push(work(...args));
    within = true;
    const before = metering;
    try {
      script.runInThisContext({ timeout: ms });
    } finally {
      // Code that is stopped from outside leaves nothing tidy behind: its own `finally` is never reached.
      metering = before;
      within = false;
      global[SLOT] = undefined;
    }
    return done[0] as ReturnType<typeof work>;
  };

global[Symbol.for(METER)] = () => {
  if (metering === null) return STEPS;
  const now = performance.now();
  // Most calls end before they ask for the first time: only then is there something to measure.
  metering.until ??= now + metering.ms;
  if (now > metering.until) throw new Error(`the rules timed out after ${metering.ms} ms`);
  return STEPS;
};

/** For metered code: it is called many times for every answer, so this is kept short. */
export const inMeteredTime = (ms = BUDGET_MS): Budget => {
  const mine = { ms, until: null as number | null };
  return (work) =>
    (...args) => {
      if (metering !== null) return work(...args);
      mine.until = null;
      metering = mine;
      try {
        return work(...args);
      } finally {
        metering = null;
      }
    };
};

/** The same thing, each of its functions within the budget. They are pure, and know no `this`. */
function budgeted<T extends object>(thing: T, budget: Budget): T {
  const entries = Object.entries(thing).map(([name, member]: [string, unknown]) =>
    typeof member === 'function' ? [name, budget(member as (...args: unknown[]) => unknown)] : [name, member],
  );
  return Object.fromEntries(entries) as T;
}

/** Rules whose every call must end in time. */
export function withBudget(rules: FrozenRules, budget: Budget): FrozenRules {
  const game = budgeted(rules.game, budget);
  return {
    ...rules,
    game,
    engine: (of, source): Engine<Spec> => budgeted(rules.engine(of === game ? rules.game : of, source), budget),
  };
}
