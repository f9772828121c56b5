/**
 * Durable appends of the embedded store against raw appends with fdatasync on the same disk, in turns within one run.
 *
 *     node packages/promises/append.ts [--seconds 2] [--rounds 5]
 */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Store, Summary } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '5' } } });
const ms = 1000 * Number(values.seconds);
const PAYLOAD = JSON.stringify({ t: 'match', at: 1_700_000_000_000, entry: { t: 'answer', seat: 1, answer: 'x'.repeat(60) } });
const GROUP = 256;
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'x.sqlite'));
let unique = 0;

function raw(): number {
  const file = openSync(join(folder, 'raw'), 'a');
  const bytes = Buffer.from(PAYLOAD);
  const end = performance.now() + ms;
  let n = 0;
  for (; performance.now() < end; n++) {
    writeSync(file, bytes);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (1000 * n) / ms;
}

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

/** Appends to a table of its own, one after the other, until the time is over. */
async function one(to: Store, end: number): Promise<number> {
  const table = `t${unique++}`;
  let n = 0;
  for (; performance.now() < end; n++) {
    const { t } = await to.append({
      table,
      expected: n,
      commandId: `gaaaaaaaaaaaaaaaa:command-${n}`,
      seat: 1,
      payload: PAYLOAD,
      summary: summary(n),
    });
    if (t !== 'ok') throw new Error(t);
  }
  return n;
}
async function writers(count: number): Promise<number> {
  const end = performance.now() + ms;
  const all = await Promise.all(Array.from({ length: count }, () => one(store, end)));
  return (1000 * all.reduce((a, b) => a + b, 0)) / ms;
}

const rounds: { raw: number; single: number; grouped: number }[] = [];
for (let i = 0; i < Number(values.rounds); i++) rounds.push({ raw: raw(), single: await writers(1), grouped: await writers(GROUP) });
await store.close();
removeFolder(folder);
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const rate = (key: 'raw' | 'single' | 'grouped'): number => Math.round(median(rounds.map((round) => round[key])));
const ratio = (key: 'single' | 'grouped'): number => Number(median(rounds.map((round) => round[key] / round.raw)).toFixed(2));
const report = {
  promise: 'append',
  perSecond: { raw: rate('raw'), single: rate('single'), grouped: rate('grouped') },
  ofRaw: { single: ratio('single'), grouped: ratio('grouped') },
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.ofRaw.single >= 0.7 && report.ofRaw.grouped >= 10 ? 0 : 1;
