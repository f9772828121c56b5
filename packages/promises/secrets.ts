/**
 * Secrets: things that a viewer may not know are swapped by hand in running matches, and every byte that a real node sends to that viewer
 * must stay the same: looks, questions, options, events, refusals, requests. The oracle shares no code with views or with `imagine`.
 *
 *     node packages/promises/secrets.ts [--pairs 1000000] [--game yield] [--seed 1] [--threads 2] [--seconds 3600] [--progress]
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import type { PairsReport } from './help/secrets/pairs.ts';
import { compareInThreads } from './help/secrets/threads.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '1000000' },
    game: { type: 'string', default: GAME_IDS.join(',') },
    seed: { type: 'string', default: '1' },
    /** Left out: one for each processor. */
    threads: { type: 'string', default: String(availableParallelism()) },
    /** Ends earlier, with fewer pairs: for each game. */
    seconds: { type: 'string', default: '86400' },
    progress: { type: 'boolean', default: false },
  },
});
const reports: PairsReport[] = [];
for (const game of values.game.split(',')) {
  const show = ({ pairs, differences }: PairsReport): void => console.error(`${game}: ${pairs} pairs, ${differences.length} differences`);
  const report = await compareInThreads(game, {
    pairs: Number(values.pairs),
    seed: Number(values.seed),
    threads: Number(values.threads),
    seconds: Number(values.seconds),
    ...(values.progress ? { onProgress: show } : {}),
  });
  reports.push(report);
}
const { user, system } = process.cpuUsage();
const games = reports.map((r) => ({ ...r, differences: r.differences.length, first: r.differences[0] ?? null }));
console.log(JSON.stringify({ promise: 'secrets', games, processorSeconds: Math.round((user + system) / 1e6) }, null, 2));
process.exitCode = reports.every(({ pairs, differences }) => pairs >= Number(values.pairs) && differences.length === 0) ? 0 : 1;
