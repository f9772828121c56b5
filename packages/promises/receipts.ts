/**
 * Receipts of whole matches of every game verify and fit what a player kept. The same ones tampered with, in ways drawn at random, do not
 * verify; and forgeries whose chain is computed anew, most of them right in themselves, do not fit what was kept.
 *
 *     node packages/promises/receipts.ts [--matches 1000] [--games skirmish,yield] [--progress]
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import { receiptsFaults, receiptsRun } from './help/receipts-run.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    games: { type: 'string', default: GAME_IDS.join(',') },
    progress: { type: 'boolean', default: false },
  },
});
const EVERY = 50;
const from = performance.now();
const show = (done: number): void => {
  if (values.progress && done % EVERY === 0) console.error(`${done} receipts`);
};
const { missed, ...report } = await receiptsRun(values.games.split(','), Number(values.matches), undefined, show);
const faults = receiptsFaults({ ...report, missed });
const seconds = Math.round((performance.now() - from) / 1000);
console.log(JSON.stringify({ promise: 'receipts', ...report, missed: missed.slice(0, 5), seconds, faults }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
