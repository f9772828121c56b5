/** Breaks rules of a title one at a time and looks which tests notice. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Bench, benchFor } from './bench.ts';
import equivalents from './equivalents.json' with { type: 'json' };
import type { Mutation } from './mutations.ts';
import { sampleOf } from './sample.ts';
import { mutationsOf, nearest, type Sources, sourcesOf } from './sources.ts';

/** named: a test of a rule or card fell · recordedOnly: only laws, recordings or tests that name no rule · equivalent: with its reason */
export type Fate = 'named' | 'recordedOnly' | 'survived' | 'equivalent';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly fate: Fate;
  /** The test that fell, or the reason; '' for a survivor. */
  readonly by: string;
}

export interface MutationPlan {
  readonly game: string;
  readonly count: number;
  readonly seed: number;
  /** The root of the repository, and the package of the title in it. */
  readonly root: string;
  readonly folder: string;
}

export interface MutationReport extends Readonly<Record<Fate, number>> {
  readonly game: string;
  readonly seed: number;
  readonly count: number;
  readonly seconds: number;
  readonly mutants: readonly Mutant[];
}

interface Equivalent {
  readonly file: string;
  readonly change: string;
  readonly reason: string;
}

/** A run that takes this many times as long as all tests together hangs. */
const PATIENCE = 5;
const LEAST_LIMIT = 30_000;

export async function mutate(plan: MutationPlan, progress: (done: number, all: number) => void): Promise<MutationReport> {
  const start = performance.now();
  const sources = sourcesOf(plan.root, plan.folder);
  const chosen = sampleOf(mutationsOf(plan.root, sources), plan.count, plan.seed);
  const mutants: (Mutant | null)[] = chosen.map(() => null);
  let next = 0;
  const work = async (bench: Bench): Promise<void> => {
    const limit = await unbroken(bench, sources);
    while (next < chosen.length) {
      const i = next++;
      mutants[i] = await judge(bench, plan.root, sources, chosen[i]!, limit);
      progress(mutants.filter((one) => one !== null).length, chosen.length);
    }
  };
  const benches = Array.from({ length: Math.min(2, availableParallelism(), chosen.length) }, () => benchFor(plan.root, plan.folder));
  try {
    await Promise.all(benches.map(work));
  } finally {
    for (const bench of benches) bench.close();
  }
  return report(plan, mutants as Mutant[], (performance.now() - start) / 1000);
}

/** All tests pass while nothing is broken. Says how long a run may take from then on. */
async function unbroken(bench: Bench, { named, recorded }: Sources): Promise<number> {
  const start = performance.now();
  const fallen = await bench.run({ file: null, text: '', tests: [...named, ...recorded] }, 600_000);
  if (fallen === 'late') throw new Error('The tests take more than ten minutes.');
  const first = fallen.named ?? fallen.other;
  if (fallen.files === 0) throw new Error('There are no tests.');
  if (first !== null) throw new Error(`A test fails while nothing is broken: ${first}`);
  return Math.max(LEAST_LIMIT, PATIENCE * (performance.now() - start));
}

async function judge(bench: Bench, root: string, sources: Sources, mutation: Mutation, limit: number): Promise<Mutant> {
  const { file, line, change, start, end, replacement } = mutation;
  const mutant = (fate: Fate, by: string): Mutant => ({ file, line, change, fate, by });
  const known = (equivalents as readonly Equivalent[]).find((one) => one.file === file && one.change === change);
  if (known !== undefined) return mutant('equivalent', known.reason);
  const source = readFileSync(join(root, file), 'utf8');
  const text = source.slice(0, start) + replacement + source.slice(end);
  const [near, far] = nearest(root, sources, mutation);
  let other = '';
  for (const tests of [near, far, sources.recorded]) {
    if (tests.length === 0) continue;
    const fallen = await bench.run({ file, text, tests }, limit);
    if (fallen === 'late') return mutant(tests === sources.recorded ? 'recordedOnly' : 'named', 'a test that came to no end');
    if (fallen.named !== null) return mutant('named', fallen.named);
    other ||= fallen.other ?? '';
  }
  return other === '' ? mutant('survived', '') : mutant('recordedOnly', other);
}

function report({ game, seed }: MutationPlan, mutants: readonly Mutant[], seconds: number): MutationReport {
  const of = (fate: Fate): number => mutants.filter((one) => one.fate === fate).length;
  return {
    game,
    seed,
    count: mutants.length,
    named: of('named'),
    recordedOnly: of('recordedOnly'),
    survived: of('survived'),
    equivalent: of('equivalent'),
    seconds: Number(seconds.toFixed(1)),
    mutants,
  };
}
