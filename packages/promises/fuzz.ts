/**
 * Valid traffic mutated, and raw bytes, over HTTP and sockets, while somebody plays: no crash, no 5xx, no change of state.
 *
 *     node packages/promises/fuzz.ts [--messages 200000] [--seed 1]
 */
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Rnd, rndFrom } from '@longtable/kernel';
import { PROTOCOL, ROUTES, type Route } from '@longtable/protocol';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { Player } from './help/player.ts';
import { freePort } from './help/postgres.ts';
import { startProcess } from './help/process.ts';
import { Robot } from './help/robot.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } } });
const messages = Number(values.messages);
const folder = temporaryFolder();
const port = await freePort();
const server = await startProcess(port, {
  DATA_DIR: folder,
  LIMIT_TABLES_PER_HOUR: '3',
  LIMIT_GUESTS_PER_HOUR: '20',
  LIMIT_MESSAGES_PER_SECOND: '200',
});

const owner = await Player.named(server.base, 'Owner');
const target = (await owner.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'apprentice' }], listed: true })).id;
const robot = new Robot(server.base, '', true, 5);
await robot.beGuest('Normal');
// A long match: the fuzz uses up the tables that this address may make.
const table = await robot.ask<{ id: string }>('POST', '/api/tables', {
  game: 'rune-age',
  seats: [{ who: 'me' }, { who: 'me' }],
  hotSeat: true,
});
robot.table = table?.id ?? '';
const latencies: number[] = [];
robot.onAck = (_ack, ms) => latencies.push(ms);
robot.run();
const mallory = await Player.named(server.base, 'Mallory');

const WORDS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  Number.MAX_VALUE,
  0.5,
  '',
  'x',
  target,
  'a'.repeat(300),
  [],
  [[[]]],
  {},
  { t: 'watch' },
  '__proto__',
  '\u0000',
  '🎲',
];
const MESSAGES: readonly object[] = [
  { t: 'watch', protocol: PROTOCOL, table: target, heard: 0 },
  { t: 'do', id: 'command-1', command: { t: 'answer', seat: 0, answer: 1, given: 0 } },
  { t: 'do', id: 'command-2', command: { t: 'offer', seat: 0, kind: 'x', answer: [1] } },
  { t: 'do', id: 'command-3', command: { t: 'undo', seat: 0 } },
  { t: 'start', id: 'command-4' },
  { t: 'chat', id: 'command-5', text: 'hello' },
  { t: 'vote', id: 'command-6', seat: 0, level: 'lord' },
  { t: 'return', id: 'command-7', seat: 0 },
  { t: 'reveal', seat: 0, nonce: 'ab'.repeat(32) },
  { t: 'look-at', id: 'command-8', n: 0 },
  { t: 'explain', id: 'command-9', seat: 1 },
];

/** Somewhere in a value something else. */
function mutated(x: unknown, rnd: Rnd): unknown {
  if (typeof x !== 'object' || x === null || rnd(5) === 0) return WORDS[rnd(WORDS.length)];
  const copy = structuredClone(x) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[rnd(keys.length)];
  const roll = rnd(8);
  // Not into lists: a position far away makes a list of a thousand million holes.
  if (!Array.isArray(x) && (key === undefined || roll === 0)) copy[String(WORDS[rnd(WORDS.length)])] = WORDS[rnd(WORDS.length)];
  else if (key === undefined) return WORDS[rnd(WORDS.length)];
  else if (roll === 1) delete copy[key];
  else copy[key] = mutated(copy[key], rnd);
  return copy;
}
/** A text that is perhaps no longer JSON. */
function broken(text: string, rnd: Rnd): string {
  const at = rnd(text.length + 1);
  return [text.slice(0, at), text.slice(0, at) + String.fromCharCode(rnd(300)) + text.slice(at), text + text][rnd(3)] ?? text;
}

const statuses: Record<string, number> = {};
let sent = 0;
async function overHttp(rnd: Rnd): Promise<void> {
  const routes = Object.values(ROUTES) as Route[];
  while (sent < messages) {
    sent++;
    const route = routes[rnd(routes.length)]!;
    const path = route.path.replace('{id}', rnd(3) === 0 ? encodeURIComponent(String(WORDS[rnd(WORDS.length)])) : target);
    const text = JSON.stringify(mutated({ name: 'x', game: 'skirmish', seats: [{ who: 'me' }], at: 0, code: 'x' }, rnd));
    const body = route.method === 'POST' ? (rnd(3) === 0 ? broken(text, rnd) : text) : undefined;
    const headers: Record<string, string> = {
      origin: rnd(20) === 0 ? 'http://evil.example' : server.base,
      cookie: rnd(3) === 0 ? 'longtable=x' : mallory.cookie,
    };
    if (body !== undefined) headers['content-type'] = rnd(10) === 0 ? 'text/plain' : 'application/json';
    const status = await fetch(`${server.base}${path}`, { method: route.method, headers, ...(body === undefined ? {} : { body }) }).then(
      async (r) => {
        await r.arrayBuffer();
        return String(r.status);
      },
      () => 'closed',
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

async function overSocket(rnd: Rnd): Promise<void> {
  while (sent < messages) {
    const player = new Player(server.base);
    player.cookie = mallory.cookie;
    await player.open().catch(() => null);
    for (let i = 0; i < 500 && sent < messages && player.socket?.readyState === 1; i++) {
      sent++;
      const message = MESSAGES[rnd(MESSAGES.length)]!;
      const text = JSON.stringify(rnd(4) === 0 ? message : mutated(message, rnd));
      player.socket.send(rnd(4) === 0 ? Buffer.from(broken(text, rnd)) : rnd(4) === 0 ? broken(text, rnd) : text);
      player.said.length = 0;
      if (i % 20 === 0) await new Promise((done) => setTimeout(done, 1));
    }
    player.close();
  }
}

/** Bytes that are not even HTTP. */
async function rawBytes(rnd: Rnd): Promise<void> {
  while (sent < messages) {
    sent++;
    await new Promise<void>((done) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.on('error', () => done());
      socket.on('close', () => done());
      socket.on('data', () => socket.destroy());
      socket.setTimeout(300, () => socket.destroy());
      const head =
        [
          'GET / HTTP/1.1\r\n',
          'POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
          'GET /socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n',
          '',
        ][rnd(4)] ?? '';
      socket.end(head + Array.from({ length: rnd(200) }, () => String.fromCharCode(rnd(256))).join(''), 'latin1');
    });
  }
}

const from = performance.now();
const seed = Number(values.seed);
await Promise.all([
  ...Array.from({ length: 16 }, (_, i) => overHttp(rndFrom(seed + i))),
  ...Array.from({ length: 2 }, (_, i) => overSocket(rndFrom(seed + 100 + i))),
  rawBytes(rndFrom(seed + 200)),
]);
const seconds = (performance.now() - from) / 1000;
const alive = server.child.exitCode === null && (await fetch(`${server.base}/readyz`)).ok;
robot.end();
await server.stop();
const store = await sqliteStore(join(folder, 'longtable.sqlite'));
const log = await store.read(target);
await store.close();
removeFolder(folder);
latencies.sort((a, b) => a - b);
const serverErrors = Object.entries(statuses).reduce((sum, [status, n]) => sum + (status.startsWith('5') ? n : 0), 0);
const report = {
  promise: 'fuzz',
  messages: sent,
  seconds: Math.round(seconds),
  statuses,
  serverErrors,
  alive,
  targetEntries: log.length,
  normalPlayer: {
    answers: latencies.length,
    p50: Math.round(latencies[latencies.length >> 1] ?? 0),
    p99: Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0),
  },
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = alive && serverErrors === 0 && log.length === 1 && report.normalPlayer.p99 < 250 ? 0 : 1;
process.exit();
