/**
 * Tables go through an upgrade, a roll-back, nodes of both versions side by side, and a backup that the other version restores: none is
 * changed, none is lost, and every receipt holds. The other version is the first release, with the dice of Skirmish changed besides
 * and no number raised anywhere.
 *
 *     node packages/promises/upgrade.ts [--tables 200] [--games skirmish,yield] [--postgres]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import { rndFrom } from '@longtable/kernel';
import { backupTo, openStore, readConfig, restoreFrom } from '@longtable/server';
import { testPostgres } from './help/postgres.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';
import { type Fleet, type Followed, newFleet, playTables, type Report, report, sameAsBefore, startTables } from './help/upgrade.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    games: { type: 'string', default: GAME_IDS.join(',') },
    postgres: { type: 'boolean', default: false },
  },
});
const KEY = '5e'.repeat(32);
const STEPS = 12;

const games = values.games.split(',');
const rnd = rndFrom(7);

/** Everything that happens to the tables of one store. */
async function through(fleet: Fleet, tables: readonly Followed[]): Promise<void> {
  await playTables(fleet.old, tables, STEPS, rnd);
  await sameAsBefore(fleet.own, tables, 'upgrade');
  await playTables(fleet.own, tables, STEPS, rnd);
  await sameAsBefore(fleet.old, tables, 'roll-back');
  await playTables(fleet.old, tables, STEPS, rnd);
  // Side by side: each table now by the one, now by the other.
  for (let i = 0; i < 4; i++) await playTables(i % 2 === 0 ? fleet.own : fleet.old, tables, STEPS / 4, rnd);
  await sameAsBefore(fleet.own, tables, 'side by side');
}

async function run(env: Record<string, string>, restored: Record<string, string>, file: string): Promise<Report> {
  const config = readConfig({ ...env, TITLES_KEY: KEY });
  const store = await openStore(config);
  const fleet = await newFleet(store, KEY);
  const tables: Followed[] = [];
  for (const game of games) {
    tables.push(...(await startTables(fleet.old, game, Math.ceil(Number(values.tables) / 2), rnd)));
    tables.push(...(await startTables(fleet.own, game, Math.floor(Number(values.tables) / 2), rnd)));
  }
  await through(fleet, tables);
  await store.close();

  await backupTo(config, file);
  const elsewhere = readConfig({ ...restored, TITLES_KEY: KEY });
  await restoreFrom(elsewhere, file);
  const second = await openStore(elsewhere);
  const there = await newFleet(second, KEY);
  await sameAsBefore(there.own, tables, 'backup and restore');
  await playTables(there.own, tables, Number.MAX_SAFE_INTEGER, rnd);
  const result = await report(there.own, tables);
  await second.close();
  return result;
}

const folder = temporaryFolder();
const place = (name: string): Record<string, string> => {
  mkdirSync(join(folder, name));
  return { DATA_DIR: join(folder, name) };
};
const results = [await run(place('a'), place('b'), join(folder, 'a.backup'))];
if (values.postgres) {
  const postgres = await testPostgres();
  results.push(await run({ ...place('c'), DATABASE_URL: await postgres.database() }, place('d'), join(folder, 'c.backup')));
  await postgres.end();
}
removeFolder(folder);
const fine = results.every(({ changed, lost, receipts, tables }) => changed === 0 && lost === 0 && receipts.valid === tables);
console.log(JSON.stringify({ promise: 'upgrade', games, fine, runs: results }, null, 2));
process.exitCode = fine ? 0 : 1;
