/** How much each layer must see. The numbers are in expected.json; `npm run expect` raises them and never lowers them. */
import type { Layer, Outcome } from './layers.ts';

/** The least number of things by layer. */
export type Expected = Readonly<Record<string, number>>;

export interface Judged {
  readonly layer: Pick<Layer, 'name' | 'counts' | 'slack'>;
  readonly passed: number;
  readonly failed: number;
  readonly saw: number;
  readonly seconds: number;
  /** Why the layer fails although nothing in it did. */
  readonly problem: string | null;
  readonly names: readonly string[];
}

/** A layer that saw less than it should counts as one more failure. */
export function judge(layer: Judged['layer'], { passed, failed, saw, names = [] }: Outcome, least: number, seconds: number): Judged {
  const problem =
    saw >= least
      ? null
      : `${layer.name} saw ${saw} ${layer.counts}, expected at least ${least}. If that is meant, lower it by hand in tools/expected.json.`;
  return { layer, passed, failed: failed + (problem === null ? 0 : 1), saw, seconds, problem, names };
}

/** Only a layer that passed may raise its number. */
export function raised(expected: Expected, results: readonly Judged[]): Expected {
  const next: Record<string, number> = { ...expected };
  for (const { layer, failed, saw } of results) {
    if (failed === 0) next[layer.name] = Math.max(next[layer.name] ?? 0, Math.floor(saw * layer.slack));
  }
  return next;
}

/** What failed by name, one line for each layer, how long all took, and alone on the last line how many passed and failed. */
export function summary(results: readonly Judged[], seconds: number): string {
  const width = Math.max(...results.map(({ layer }) => layer.name.length));
  const lines = results.map(
    ({ layer, failed, saw, seconds: own }) =>
      `${failed === 0 ? '✓' : '✗'} ${layer.name.padEnd(width)}  ${own.toFixed(1).padStart(6)} s  ${saw} ${layer.counts}`,
  );
  const sum = (pick: (result: Judged) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const total = `  ${'in all'.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`;
  const named = results.flatMap(({ layer, names }) => names.map((name) => `${layer.name}: ${name}`));
  return [
    ...named,
    ...(named.length === 0 ? [] : ['']),
    ...lines,
    total,
    '',
    `${sum((r) => r.passed)} passed, ${sum((r) => r.failed)} failed`,
  ].join('\n');
}
