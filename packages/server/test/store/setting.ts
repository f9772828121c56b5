/** Needs of the conformance suite, which each store under test fulfils. */
import type { Append, Kept, Store, Summary } from '../../store/contract.ts';

export interface Bench {
  readonly store: Store;
  /** One more handle on the same data: another node, or the same one after a restart. */
  again(): Promise<Store>;
  /** Changes the data behind the store's back. */
  sql(text: string): Promise<void>;
}
export type WithBench = (work: (bench: Bench) => Promise<void>) => () => Promise<void>;

export const SUMMARY: Summary = {
  game: 'skirmish',
  status: 'gathering',
  listed: false,
  created: 1000,
  updated: 1000,
  due: null,
  bots: false,
  members: [],
  line: '{}',
};

let unique = 0;
export const newId = (): string => `t${String(unique++).padStart(12, 'a')}`;

export const entry = (table: string, expected: number, more: Partial<Append> = {}): Append => ({
  table,
  expected,
  commandId: `c${expected}`,
  seat: null,
  payload: `{"n":${expected}}`,
  summary: SUMMARY,
  ...more,
});

export async function fill(store: Store, table: string, n: number, summary: Partial<Summary> = {}): Promise<void> {
  for (let i = 0; i < n; i++) await store.append(entry(table, i, { summary: { ...SUMMARY, ...summary } }));
}

export const numbers = (kept: readonly Kept[]): number[] => kept.map(({ seq }) => seq);
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
