/** Durable appends of a store against raw appends with fdatasync on the same disk, in turns within one run. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import type { Store, Summary } from '@longtable/server/store/contract.ts';
import { median } from './median.ts';

export interface AppendWork {
  readonly store: Pick<Store, 'append' | 'heads'>;
  /** A file on the same disk, for raw appends. */
  readonly file: string;
  readonly rounds: number;
  /** Milliseconds of each of the three parts of a round. */
  readonly ms: number;
}

export interface AppendReport {
  readonly perSecond: { readonly raw: number; readonly single: number; readonly grouped: number };
  readonly ofRaw: { readonly single: number; readonly grouped: number };
  /** Tables whose log does not end with the last entry that was acknowledged. */
  readonly short: number;
}

const PAYLOAD = JSON.stringify({ t: 'match', at: 1_700_000_000_000, entry: { t: 'answer', seat: 1, answer: 'x'.repeat(60) } });
const GROUP = 256;

const summary = (n: number): Summary => ({
  game: 'skirmish',
  status: 'playing',
  listed: false,
  created: 1,
  updated: n,
  due: null,
  bots: false,
  members: [{ guest: 'gaaaaaaaaaaaaaaaa', waiting: true }],
  line: '{"id":"x"}',
});

/** Raw appends with fdatasync a second. */
function rawRate(file: string, ms: number): number {
  const opened = openSync(file, 'a');
  const bytes = Buffer.from(PAYLOAD);
  const end = performance.now() + ms;
  let n = 0;
  for (; performance.now() < end; n++) {
    writeSync(opened, bytes);
    fdatasyncSync(opened);
  }
  closeSync(opened);
  return (1000 * n) / ms;
}

export async function appendRun({ store, file, rounds, ms }: AppendWork): Promise<AppendReport> {
  /** The number of entries that were acknowledged, by table. */
  const acknowledged = new Map<string, number>();

  /** Appends to a table of its own, one after the other, until the time is over. */
  async function one(end: number): Promise<number> {
    const table = `t${acknowledged.size}`;
    acknowledged.set(table, 0);
    let n = 0;
    for (; performance.now() < end; n++) {
      const commandId = `gaaaaaaaaaaaaaaaa:command-${n}`;
      const { t } = await store.append({ table, expected: n, commandId, seat: 1, payload: PAYLOAD, summary: summary(n) });
      if (t !== 'ok') throw new Error(t);
      acknowledged.set(table, n + 1);
    }
    return n;
  }
  async function writers(count: number): Promise<number> {
    const from = performance.now();
    const all = await Promise.all(Array.from({ length: count }, () => one(from + ms)));
    return (1000 * all.reduce((a, b) => a + b, 0)) / (performance.now() - from);
  }

  const measured: { raw: number; single: number; grouped: number }[] = [];
  for (let i = 0; i < rounds; i++) measured.push({ raw: rawRate(file, ms), single: await writers(1), grouped: await writers(GROUP) });
  const heads = await store.heads([...acknowledged.keys()]);
  const rate = (key: 'raw' | 'single' | 'grouped'): number => Math.round(median(measured.map((round) => round[key])));
  const ratio = (key: 'single' | 'grouped'): number => Number(median(measured.map((round) => round[key] / round.raw)).toFixed(2));
  return {
    perSecond: { raw: rate('raw'), single: rate('single'), grouped: rate('grouped') },
    ofRaw: { single: ratio('single'), grouped: ratio('grouped') },
    short: [...acknowledged].filter(([table, n]) => (heads.get(table) ?? 0) !== n).length,
  };
}

export function appendFaults({ ofRaw, short }: AppendReport): string[] {
  return [
    ...(ofRaw.single >= 0.7 ? [] : ['single appends are too slow']),
    ...(ofRaw.grouped >= 10 ? [] : ['grouped appends are too slow']),
    ...(short === 0 ? [] : ['acknowledged entries are not in the log']),
  ];
}
