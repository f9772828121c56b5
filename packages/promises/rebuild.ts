/**
 * The time that it takes to build a table of 500 answers from its log, as after a restart, and what is put off: its steps of long ago are
 * packed once whoever waits is served.
 *
 *     node packages/promises/rebuild.ts [--game rune-age] [--answers 500] [--times 50]
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { foldTable } from '@longtable/server/table/folding.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { LATER_MS } from '@longtable/server/table/packing.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { simulate } from './help/simulated.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'rune-age' },
    answers: { type: 'string', default: '500' },
    times: { type: 'string', default: '50' },
  },
});
const titles = await ownTitlesOnly();
const title = await ownTitle(titles, values.game);
const { players } = title.told;
const wanted = Number(values.answers);
let played = simulate(title, players.max, 1, wanted);
for (let seed = 2; played.entries.filter(({ t }) => t === 'match').length < wanted && seed < 200; seed++)
  played = simulate(title, players.max, seed, wanted);
const answers = played.entries.filter(({ t }) => t === 'match').length;
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'x.sqlite'));
const summary = summaryOf(played.state, 1, []);
await Promise.all(
  played.entries.map((entry, i) =>
    store.append({ table: 'taaaaaaaaaaaa', expected: i, commandId: `c${i}`, seat: null, payload: JSON.stringify(entry), summary }),
  ),
);
const context = { store, titles, onParked: () => {} };
const times: number[] = [];
/** Processor time: what it takes also on a machine that others use. */
const cpu: number[] = [];
const later: number[] = [];
function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
for (let i = 0; i < Number(values.times); i++) {
  const from = performance.now();
  const used = process.cpuUsage();
  await foldTable(context, 'taaaaaaaaaaaa');
  times.push(performance.now() - from);
  cpu.push(msSince(used));
  const rested = process.cpuUsage();
  await pause(2 * LATER_MS);
  later.push(msSince(rested));
}
await store.close();
removeFolder(folder);
const first = times[0] ?? 0;
for (const list of [cpu, later, times]) list.sort((a, b) => a - b);
const median = (list: readonly number[]): number => Number((list[list.length >> 1] ?? 0).toFixed(1));
const report = {
  promise: 'rebuild',
  game: values.game,
  seats: players.max,
  answers,
  cpuMsMedian: median(cpu),
  laterCpuMsMedian: median(later),
  ms: {
    first: Number(first.toFixed(1)),
    median: median(times),
    best: Number((times[0] ?? 0).toFixed(1)),
  },
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.ms.median <= 10 && answers >= wanted ? 0 : 1;
