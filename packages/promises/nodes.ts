/**
 * Three nodes on one PostgreSQL. Every question is answered through all three at the same moment, each time with another answer: exactly
 * one may be accepted, and the log must hold that one and no other.
 *
 *     node packages/promises/nodes.ts [--answers 10000] [--tables 5] [--progress]
 */
import { parseArgs } from 'node:util';
import { rndFrom, sample } from '@longtable/kernel';
import pg from 'pg';
import { Player } from './help/player.ts';
import { freePort, testPostgres } from './help/postgres.ts';
import { type ServerProcess, startProcess } from './help/process.ts';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '10000' },
    tables: { type: 'string', default: '5' },
    progress: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.answers);
const postgres = await testPostgres();
const url = await postgres.database();
const nodes: ServerProcess[] = [];
for (let i = 0; i < 3; i++) nodes.push(await startProcess(await freePort(), { DATABASE_URL: url }));

const counts = { sent: 0, questions: 0, acceptedOnce: 0, acceptedNever: 0, acceptedTwice: 0 };
const accepted: { table: string; commandId: string; answer: string }[] = [];

/** One person who plays both seats, at three nodes at once. */
async function play(seed: number): Promise<void> {
  const rnd = rndFrom(seed);
  const first = await Player.named(nodes[0]!.base, 'Ann');
  const windows = nodes.map(({ base }, i) => {
    if (i === 0) return first;
    const other = new Player(base);
    [other.cookie, other.me] = [first.cookie, first.me];
    return other;
  });
  while (counts.sent < wanted) {
    const { id } = await first.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
    for (const window of windows) {
      window.heard.clear();
      window.looks.clear();
      await window.watch(id);
    }
    await first.do({ t: 'start' });
    for (const window of windows) await window.until(() => window.looks.size === 2, 30_000);
    while (!first.finished && counts.sent < wanted) await contend(id, windows, rnd);
  }
  for (const window of windows) window.close();
}

async function contend(table: string, windows: readonly Player[], rnd: (sides: number) => number): Promise<void> {
  const [first] = windows as [Player];
  const asked = [...first.looks].find(([seat, look]) => seat !== null && look.question !== null && look.awaited.includes(seat));
  if (asked === undefined) return first.until(() => true);
  const [seat, look] = asked;
  const n = counts.questions++;
  const replies = await Promise.all(
    windows.map(async (window, i) => {
      const answer = sample(look.question!.ask, rnd);
      const id = `contended-${n}-${i}`;
      const reply = await window.do({ t: 'do', command: { t: 'answer', seat, answer, given: look.given } }, id);
      if (reply.t === 'done') accepted.push({ table, commandId: `${first.me.id}:${id}`, answer: JSON.stringify(answer) });
      return reply.t;
    }),
  );
  counts.sent += replies.length;
  const done = replies.filter((t) => t === 'done').length;
  counts[done === 1 ? 'acceptedOnce' : done === 0 ? 'acceptedNever' : 'acceptedTwice']++;
  for (const window of windows) {
    await window.until(() => (window.looks.get(seat)?.given ?? 0) > look.given || window.finished, 30_000);
    window.said.length = 0;
  }
  if (values.progress && n % 100 === 0) console.error(JSON.stringify(counts));
}

const from = performance.now();
await Promise.all(Array.from({ length: Number(values.tables) }, (_, i) => play(1000 + i)));
const seconds = (performance.now() - from) / 1000;
for (const node of nodes) await node.stop();

/** Reads the log with its own words, not through the store under test. */
async function audit(): Promise<{ missing: number; altered: number; gaps: number; strays: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table_id: string; seq: number; command: string; payload: string }>(
    'select table_id, seq, command, payload from log order by table_id, seq',
  );
  await client.end();
  const byCommand = new Map(rows.map((row) => [`${row.table_id} ${row.command}`, row.payload]));
  let [missing, altered] = [0, 0];
  for (const { table, commandId, answer } of accepted) {
    const payload = byCommand.get(`${table} ${commandId}`);
    if (payload === undefined) missing++;
    else if (JSON.stringify((JSON.parse(payload) as { entry: { answer: unknown } }).entry.answer) !== answer) altered++;
  }
  const gaps = rows.filter(({ table_id, seq }, i) => seq !== (rows[i - 1]?.table_id === table_id ? rows[i - 1]!.seq + 1 : 1)).length;
  const known = new Set(accepted.map(({ table, commandId }) => `${table} ${commandId}`));
  const strays = rows.filter(({ table_id, command }) => command.includes(':contended-') && !known.has(`${table_id} ${command}`)).length;
  return { missing, altered, gaps, strays };
}
const audited = await audit();
await postgres.end();
const report = { promise: 'nodes', nodes: 3, ...counts, ...audited, seconds: Math.round(seconds) };
console.log(JSON.stringify(report, null, 2));
const violations = counts.acceptedNever + counts.acceptedTwice + audited.missing + audited.altered + audited.gaps + audited.strays;
process.exitCode = violations === 0 && counts.sent >= wanted && counts.acceptedOnce > 0 ? 0 : 1;
process.exit();
