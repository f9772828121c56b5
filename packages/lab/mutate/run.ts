/** Breaks rules of a title one at a time and looks which tests notice. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { benchFor, sweepFor } from './bench.ts';
import equivalents from './equivalents.json' with { type: 'json' };
import type { Swept } from './job.ts';
import type { Mutation } from './mutations.ts';
import { sampleOf } from './sample.ts';
import { mutationsOf, nearest, type Sources, sourcesOf } from './sources.ts';
import { type Switch, switched } from './switches.ts';

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

/** Milliseconds after which a run hangs. */
const LIMIT = 180_000;
const SWEEP_LIMIT = 3_600_000;

export async function mutate(plan: MutationPlan, progress: (done: number, all: number) => void): Promise<MutationReport> {
  const start = performance.now();
  const sources = sourcesOf(plan.root, plan.folder);
  const chosen = sampleOf(mutationsOf(plan.root, sources), plan.count, plan.seed);
  const mutants: (Mutant | null)[] = chosen.map(asEquivalent);
  const show = (): void => progress(mutants.filter((one) => one !== null).length, chosen.length);
  const inHalves = async (work: (half: number, halves: number) => Promise<void>): Promise<void> => {
    const halves = Math.min(2, availableParallelism(), chosen.length);
    await Promise.all(Array.from({ length: halves }, (_, half) => work(half, halves)));
  };
  await inHalves(async (half, halves) => {
    const open = chosen.map((mutation, id) => ({ id, mutation })).filter(({ id }) => mutants[id] === null && id % halves === half);
    for (const [id, mutant] of await swept(plan, sources, open)) mutants[id] = mutant;
    show();
  });
  const rest = [...mutants.keys()].filter((id) => mutants[id] === null);
  await inHalves((half, halves) =>
    oneByOne(plan, sources, async (judge) => {
      for (const id of rest.filter((_, i) => i % halves === half)) {
        mutants[id] = await judge(chosen[id]!);
        show();
      }
    }),
  );
  return report(plan, mutants as Mutant[], (performance.now() - start) / 1000);
}

const mutantOf = ({ file, line, change }: Mutation, fate: Fate, by: string): Mutant => ({ file, line, change, fate, by });

function asEquivalent(mutation: Mutation): Mutant | null {
  const known = (equivalents as readonly Equivalent[]).find((one) => one.file === mutation.file && one.change === mutation.change);
  return known === undefined ? null : mutantOf(mutation, 'equivalent', known.reason);
}

/** All tests once, each tried on every broken rule that it reaches. Broken rules whose effect a single test cannot show are left out. */
async function swept({ root, folder }: MutationPlan, { named, recorded }: Sources, open: readonly Switch[]): Promise<Map<number, Mutant>> {
  if (open.length === 0) return new Map();
  const left = new Set<number>();
  const texts = Object.fromEntries(
    [...Map.groupBy(open, ({ mutation }) => mutation.file)].map(([file, switches]) => {
      const source = switched(file, readFileSync(join(root, file), 'utf8'), switches);
      for (const id of source.left) left.add(id);
      return [file, source.text];
    }),
  );
  const bench = sweepFor(root, folder);
  const told = await bench.run({ texts, named, recorded }, SWEEP_LIMIT).finally(() => bench.close());
  if (told === 'late') return new Map();
  if (told.files === 0) throw new Error('There are no tests.');
  if (told.red !== null) throw new Error(`A test fails while nothing is broken: ${told.red}`);
  for (const id of told.apart) left.add(id);
  return new Map(open.flatMap(({ id, mutation }) => fateOf(id, mutation, told, left)));
}

function fateOf(id: number, mutation: Mutation, { named, other }: Swept, left: ReadonlySet<number>): [number, Mutant][] {
  if (named[id] !== undefined) return [[id, mutantOf(mutation, 'named', named[id])]];
  if (left.has(id)) return [];
  return [[id, other[id] === undefined ? mutantOf(mutation, 'survived', '') : mutantOf(mutation, 'recordedOnly', other[id])]];
}

type Judge = (mutation: Mutation) => Promise<Mutant>;

/** A source broken by itself and read anew: slower, and for whatever is read before the tests begin (tables of data). */
async function oneByOne({ root, folder }: MutationPlan, sources: Sources, work: (judge: Judge) => Promise<void>): Promise<void> {
  const bench = benchFor(root, folder);
  const judge: Judge = async (mutation) => {
    const { file, start, end, replacement } = mutation;
    const source = readFileSync(join(root, file), 'utf8');
    const text = source.slice(0, start) + replacement + source.slice(end);
    let other = '';
    for (const tests of [...nearest(root, sources, mutation), sources.recorded]) {
      if (tests.length === 0) continue;
      const fallen = await bench.run({ file, text, tests }, LIMIT);
      if (fallen === 'late') return mutantOf(mutation, tests === sources.recorded ? 'recordedOnly' : 'named', 'a test that came to no end');
      if (fallen.named !== null) return mutantOf(mutation, 'named', fallen.named);
      other ||= fallen.other ?? '';
    }
    return other === '' ? mutantOf(mutation, 'survived', '') : mutantOf(mutation, 'recordedOnly', other);
  };
  try {
    await work(judge);
  } finally {
    bench.close();
  }
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
