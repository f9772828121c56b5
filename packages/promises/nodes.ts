/**
 * Three nodes on one PostgreSQL, everybody writes to the same few tables at the same time.
 *
 *     node packages/promises/nodes.ts [--commands 10000] [--tables 5]
 */
import { parseArgs } from 'node:util';
import { postgresStore } from '@longtable/server/store/postgres.ts';
import { Player } from './help/player.ts';
import { freePort, testPostgres } from './help/postgres.ts';
import { startProcess } from './help/process.ts';

const { values } = parseArgs({ options: { commands: { type: 'string', default: '10000' }, tables: { type: 'string', default: '5' } } });
const commands = Number(values.commands);
const postgres = await testPostgres();
const url = await postgres.database();
const nodes = [];
for (let i = 0; i < 3; i++) nodes.push(await startProcess(await freePort(), { DATABASE_URL: url }));

/** One person for each node sits at each table and talks. */
const acked: { table: string; commandId: string }[] = [];
let left = commands;
let refused = 0;
async function talk(player: Player, table: string): Promise<void> {
  for (let n = 0; left > 0; n++) {
    left--;
    const id = `command-${n}`;
    const reply = await player.do({ t: 'chat', text: `line ${n}` }, id);
    player.said.length = 0;
    if (reply.t === 'done') acked.push({ table, commandId: `${player.me.id}:${id}` });
    else refused++;
  }
}
const talkers: Promise<void>[] = [];
const tables: string[] = [];
const from = performance.now();
for (let t = 0; t < Number(values.tables); t++) {
  const people = await Promise.all(nodes.map((node, i) => Player.named(node.base, `P${i}`)));
  const { id } = await people[0]!.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }], listed: true });
  tables.push(id);
  for (const player of people.slice(1)) await player.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of people) await player.watch(id);
  talkers.push(...people.map((player) => talk(player, id)));
}
await Promise.all(talkers);
const seconds = (performance.now() - from) / 1000;
for (const node of nodes) await node.stop();

const store = await postgresStore(url);
let missing = 0;
let entries = 0;
let gaps = 0;
for (const table of tables) {
  const log = await store.read(table);
  entries += log.length;
  if (log.some(({ seq }, i) => seq !== i + 1)) gaps++;
  const known = new Set(log.map(({ commandId }) => commandId));
  if (known.size !== log.length) gaps++;
  for (const ack of acked) if (ack.table === table && !known.has(ack.commandId)) missing++;
}
await store.close();
await postgres.end();
const report = {
  promise: 'nodes',
  nodes: 3,
  tables: tables.length,
  commands,
  acknowledged: acked.length,
  refused,
  entries,
  missing,
  logsWithGapsOrDoubles: gaps,
  seconds: Math.round(seconds),
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = missing + gaps === 0 && acked.length + refused === commands ? 0 : 1;
process.exit();
