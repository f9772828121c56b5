/**
 * The time that it takes to build a table of 500 answers from its log, as after a restart, and what is put off: its steps of long ago are
 * packed once whoever waits is served.
 *
 *     node packages/promises/rebuild.ts [--game rune-age] [--answers 500] [--times 50]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';
import { rebuildFaults, rebuildRun } from './help/rebuild-run.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'rune-age' },
    answers: { type: 'string', default: '500' },
    times: { type: 'string', default: '50' },
  },
});
const title = await ownTitle(await ownTitlesOnly(), values.game);
const wanted = Number(values.answers);
const folder = temporaryFolder();
const store = await sqliteStore(join(folder, 'x.sqlite'));
const report = await rebuildRun({ store, title, wanted, times: Number(values.times) });
await store.close();
removeFolder(folder);
const faults = rebuildFaults(report, wanted);
console.log(JSON.stringify({ promise: 'rebuild', game: values.game, ...report, faults }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
