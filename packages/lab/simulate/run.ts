/** Spreads a simulation over threads. The result does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addTally, emptyTally, type SimulationPlan, type Tally } from './plan.ts';

/** Beyond this many violations nothing new is learnt. */
const ENOUGH = 10;
/** Matches handed to a thread at a time: few enough that all threads end together. */
const MOST_AT_ONCE = 20;
const TURNS = 8;

export const threads = (): number => Math.max(1, Math.min(2, availableParallelism()));

export async function simulate(plan: SimulationPlan, progress: (done: number, all: number) => void): Promise<Tally> {
  const tally = emptyTally();
  const count = Math.min(threads(), plan.games);
  const size = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(plan.games / (count * TURNS))));
  let next = 0;
  const part = (): [number, number] | null => {
    if (next >= plan.games || tally.violations.length >= ENOUGH) return null;
    const from = next;
    next = Math.min(plan.games, from + size);
    return [from, next];
  };
  await Promise.all(
    Array.from({ length: count }, () =>
      work(plan, part, (more) => {
        addTally(tally, more);
        progress(tally.games, plan.games);
      }),
    ),
  );
  tally.violations.sort((a, b) => a.seed - b.seed);
  return tally;
}

function work(plan: SimulationPlan, part: () => [number, number] | null, done: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
    const goOn = (): void => {
      const more = part();
      if (more === null) void worker.terminate().then(() => resolve());
      else worker.postMessage(more);
    };
    worker.on('error', reject);
    worker.on('message', (tally: Tally) => {
      done(tally);
      goOn();
    });
    goOn();
  });
}
