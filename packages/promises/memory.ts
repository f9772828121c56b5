/**
 * The memory that a table in play takes, without sockets: its match, its log, what everybody has heard, and what undo needs.
 *
 *     node packages/promises/memory.ts [--game yield] [--answers 300] [--tables 40]
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { type FoldedTable, foldTable } from '@longtable/server/table/folding.ts';
import { summaryOf } from '@longtable/server/table/info.ts';
import { LATER_MS } from '@longtable/server/table/packing.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { simulate } from './help/simulated.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'yield' },
    answers: { type: 'string', default: '300' },
    tables: { type: 'string', default: '40' },
  },
});
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const TABLE = 'taaaaaaaaaaaa';
const titles = await ownTitlesOnly();
const title = await ownTitle(titles, values.game);
const seats = title.told.players.max;
const played = simulate(title, seats, 1, Number(values.answers));
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'x.sqlite'));
const summary = summaryOf(played.state, 1, []);
await Promise.all(
  played.entries.map((entry, i) =>
    store.append({ table: TABLE, expected: i, commandId: crypto.randomUUID(), seat: null, payload: JSON.stringify(entry), summary }),
  ),
);
const context = { store, titles, onParked: () => {} };
const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
async function fill(tables: FoldedTable[]): Promise<void> {
  for (let i = 0; i < Number(values.tables); i++) tables.push((await foldTable(context, TABLE))!);
  // Steps of long ago are packed by then.
  await pause(2 * LATER_MS);
}
function listen(tables: readonly FoldedTable[]): void {
  for (const { state } of tables) for (const viewer of viewers) state.host?.heardCount(viewer);
}
// Tables that are let go again: what the compiler keeps of the rules is no table's.
const first: FoldedTable[] = [];
await fill(first);
listen(first);
first.length = 0;
const before = heap();
const tables: FoldedTable[] = [];
await fill(tables);
const quiet = heap();
listen(tables);
const watched = heap();
await store.close();
removeFolder(folder);
const kilobytes = (bytes: number): number => Math.round((bytes - before) / tables.length / 1000);
console.log(
  JSON.stringify(
    {
      promise: 'memory',
      game: values.game,
      seats,
      answers: played.entries.filter(({ t }) => t === 'match').length,
      tableKB: kilobytes(quiet),
      /** Everybody at the table and a spectator listen. */
      watchedKB: kilobytes(watched),
    },
    null,
    2,
  ),
);
