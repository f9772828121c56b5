/** Many seeds of the simulator, one after the other. */
import { type SeedReport, simulatedWorld, simulateSeed, type Trial } from './simulate.ts';

export { TRIALS, type Trial } from './simulate.ts';

export interface SimulationPlan {
  readonly seeds: number;
  readonly seed: number;
  readonly trial?: Trial;
  /** Ends earlier, with fewer seeds. */
  readonly until?: number;
  onSeed?(report: SeedReport, done: number): void;
}

export interface SimulationReport {
  readonly seeds: number;
  readonly matches: number;
  /** Connections that were lost and came back by themselves, and how long that took, in milliseconds. */
  readonly resumed: { readonly times: number; readonly medianMs: number; readonly p99Ms: number };
  readonly messages: number;
  readonly faults: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly virtualHours: number;
  /** Seeds after which something was not true: each can be run again alone. */
  readonly failed: readonly { readonly seed: number; readonly violations: readonly string[] }[];
}

/** A run that throws has violated something, too. */
const thrown = (seed: number, error: unknown): SeedReport => ({
  seed,
  matches: 0,
  resumes: [],
  trace: '',
  messages: 0,
  faults: 0,
  acknowledged: 0,
  entries: 0,
  minutes: 0,
  violations: [`threw ${error instanceof Error ? error.stack : String(error)}`],
});

function spread(list: readonly number[]): SimulationReport['resumed'] {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0);
  return { times: sorted.length, medianMs: at(0.5), p99Ms: at(0.99) };
}

export async function simulateServer({
  seeds,
  seed,
  trial,
  until = Number.POSITIVE_INFINITY,
  onSeed,
}: SimulationPlan): Promise<SimulationReport> {
  const world = await simulatedWorld();
  const reports: SeedReport[] = [];
  for (let n = 0; n < seeds && performance.now() < until; n++) {
    const report = await simulateSeed(world, seed + n, {}, trial).catch((error: unknown) => thrown(seed + n, error));
    reports.push(report);
    onSeed?.(report, n + 1);
  }
  const sum = (of: (report: SeedReport) => number): number => reports.reduce((total, report) => total + of(report), 0);
  return {
    seeds: reports.length,
    matches: sum(({ matches }) => matches),
    resumed: spread(reports.flatMap(({ resumes }) => resumes)),
    messages: sum(({ messages }) => messages),
    faults: sum(({ faults }) => faults),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    entries: sum(({ entries }) => entries),
    virtualHours: Math.round(sum(({ minutes }) => minutes) / 60),
    failed: reports.flatMap(({ seed: failed, violations }) => (violations.length === 0 ? [] : [{ seed: failed, violations }])),
  };
}
