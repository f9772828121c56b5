/**
 * The time that it takes to build a table of 500 answers from its log, as after a restart.
 *
 *     node packages/promises/rebuild.ts [--game rune-age] [--answers 500] [--times 50]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { foldTable } from '@longtable/server/table/folding.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
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
for (let i = 0; i < Number(values.times); i++) {
  const from = performance.now();
  const used = process.cpuUsage();
  await foldTable(context, 'taaaaaaaaaaaa');
  times.push(performance.now() - from);
  const { user, system } = process.cpuUsage(used);
  cpu.push((user + system) / 1000);
}
await store.close();
removeFolder(folder);
const first = times[0] ?? 0;
cpu.sort((a, b) => a - b);
times.sort((a, b) => a - b);
const report = {
  promise: 'rebuild',
  game: values.game,
  seats: players.max,
  answers,
  cpuMsMedian: Number((cpu[cpu.length >> 1] ?? 0).toFixed(1)),
  ms: {
    first: Number(first.toFixed(1)),
    median: Number((times[times.length >> 1] ?? 0).toFixed(1)),
    best: Number((times[0] ?? 0).toFixed(1)),
  },
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.ms.median <= 10 && answers >= wanted ? 0 : 1;
