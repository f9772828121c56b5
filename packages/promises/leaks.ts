/**
 * Leaks: whole matches of every game with canaries in hidden places; every byte sent to a seat or spectator is scanned.
 *
 *     node packages/promises/leaks.ts [--matches 100] [--games skirmish,yield] [--seconds 600]
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import { canaryServer, type Scan, scanMatch } from './help/leaks.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    games: { type: 'string', default: GAME_IDS.join(',') },
    seconds: { type: 'string', default: '3600' },
  },
});
const LANES = 5;
const end = performance.now() + 1000 * Number(values.seconds);
const titles = await ownTitlesOnly();
const server = await canaryServer();
const scans: Scan[] = [];
for (const game of values.games.split(',')) {
  const scan: Scan = { game, matches: 0, unfinished: 0, bytes: 0, hits: [] };
  scans.push(scan);
  const { min, max } = (await ownTitle(titles, game)).told.players;
  const least = Math.max(2, min);
  let begun = 0;
  /** One match after the other, several lanes side by side. */
  const lane = async (): Promise<void> => {
    while (begun < Number(values.matches) && performance.now() < end)
      await scanMatch(server, scan, least + (begun++ % (max - least + 1)), end - performance.now());
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
await server.close();
console.log(
  JSON.stringify(
    { promise: 'leaks', games: scans.map(({ hits, ...scan }) => ({ ...scan, hits: hits.length, first: hits[0] ?? null })) },
    null,
    2,
  ),
);
process.exitCode = scans.every(({ hits, matches }) => hits.length === 0 && matches === Number(values.matches)) ? 0 : 1;
