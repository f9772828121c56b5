/** Hostile traffic against running matches of all games, and what came of it. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createConnection } from 'node:net';
import { GAME_IDS } from '@longtable/games';
import { type Rnd, rndFrom } from '@longtable/kernel';
import { ROUTES, type Route, type ServerMessage, SOCKET_PATH } from '@longtable/protocol';
import { WebSocket } from 'ws';
import { type LogRow, playedAgain } from './audit.ts';
import { broken, message, mutated, SPELLINGS } from './mutate.ts';
import { ownTitlesOnly } from './own.ts';
import { Player } from './player.ts';
import { Robot } from './robot.ts';

/** A server under fire. */
export interface Target {
  readonly base: string;
  isAlive(): boolean;
  memoryBytes(): number;
  /** Ends it; its log, read with plain SQL. */
  end(): Promise<readonly LogRow[]>;
}

export interface FuzzReport {
  readonly messages: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly replies: Readonly<Record<string, number>>;
  readonly closed: Readonly<Record<string, number>>;
  readonly serverErrors: number;
  /** Writes from a foreign page that were done. */
  readonly foreignWrites: number;
  readonly alive: boolean;
  /** Logs that the rules refuse when they are played again. */
  readonly brokenLogs: number;
  readonly logs: number;
  readonly memoryMiB: { readonly before: number; readonly after: number };
  readonly others: { readonly answers: number; readonly p50: number; readonly p99: number };
}

interface Match {
  readonly table: string;
  /** seat, other seat, spectator, stranger. */
  readonly roles: readonly { readonly cookie: string; readonly seat: number }[];
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};
const MIB = 1_048_576;
const FOREIGN = 'http://evil.example';

async function runningMatches(base: string): Promise<Match[]> {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Player.named(base, name)));
  const matches: Match[] = [];
  for (const game of GAME_IDS) {
    const { id } = await ann!.make({ game, seats: [{ who: 'me' }, { who: 'open' }], listed: true });
    await bob!.ask('POST', `/api/tables/${id}/join`, {});
    await ann!.watch(id);
    await ann!.do({ t: 'start' });
    await ann!.until(() => ann!.looks.size === 1);
    ann!.looks.clear();
    ann!.heard.clear();
    const roles = [ann!, bob!, eve!].map(({ cookie }, seat) => ({ cookie, seat: seat % 2 }));
    matches.push({ table: id, roles: [...roles, { cookie: roles[1]!.cookie, seat: 0 }, { cookie: '', seat: 0 }] });
  }
  ann!.close();
  return matches;
}

/** Somebody who plays on undisturbed, at a table of their own. */
async function bystander(base: string, latencies: number[]): Promise<Robot> {
  const robot = new Robot(base, '', true, 5);
  await robot.beGuest('Normal');
  const form = { game: 'rune-age', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true };
  robot.table = (await robot.ask<{ id: string }>('POST', '/api/tables', form))?.id ?? '';
  robot.onAck = (_, ms) => void latencies.push(ms);
  robot.run();
  return robot;
}

const one = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;

/** One request; its status, or why there is none. */
const asking =
  ({ hostname, port }: URL, agent: Agent) =>
  (method: string, path: string, headers: Record<string, string>, body: string | undefined): Promise<string> =>
    new Promise((done) => {
      try {
        const outgoing = request({ hostname, port, method, path, headers, agent, timeout: 10_000 }, (reply) => {
          // An answer that breaks off in the middle has no end.
          reply.resume().on('close', () => done(String(reply.statusCode)));
        });
        outgoing.on('error', () => done('closed')).on('timeout', () => outgoing.destroy());
        outgoing.end(body);
      } catch {
        // The path cannot even be sent.
        done('unsendable');
      }
    });

/** Bytes that are not even HTTP. */
async function rawBytes({ hostname, port }: URL, isOver: () => boolean, tick: () => void, rnd: Rnd): Promise<void> {
  const heads = [
    'GET / HTTP/1.1\r\n',
    'POST /api/guest HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
    'GET /socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n',
    '',
  ];
  while (!isOver()) {
    tick();
    await new Promise<void>((done) => {
      const socket = createConnection(Number(port), hostname);
      socket.on('error', () => done()).on('close', () => done());
      socket.on('data', () => socket.destroy());
      socket.setTimeout(300, () => socket.destroy());
      socket.end(one(heads, rnd) + Array.from({ length: rnd(200) }, () => String.fromCharCode(rnd(256))).join(''), 'latin1');
    });
  }
}

export async function fuzzRun(
  target: Target,
  messages: number,
  seed: number,
  onProgress: (sent: number) => void = () => {},
): Promise<FuzzReport> {
  const { base } = target;
  const matches = await runningMatches(base);
  const latencies: number[] = [];
  const robot = await bystander(base, latencies);
  const statuses: Record<string, number> = {};
  const replies: Record<string, number> = {};
  const closed: Record<string, number> = {};
  let [sent, foreignWrites, before] = [0, 0, 0];
  const isOver = (): boolean => sent >= messages || !target.isAlive();
  const tick = (): void => {
    sent++;
    if (sent === Math.ceil(messages / 4)) before = target.memoryBytes();
    if (sent % 5000 === 0) onProgress(sent);
  };

  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const asked = asking(new URL(base), agent);

  async function overHttp(rnd: Rnd): Promise<void> {
    const routes = (Object.values(ROUTES) as Route[]).filter(({ path }) => path !== '/api/logout');
    while (!isOver()) {
      tick();
      const route = one(routes, rnd);
      const { table, roles } = one(matches, rnd);
      const plain = route.path.replace('{id}', rnd(4) === 0 ? encodeURIComponent(JSON.stringify(mutated({}, rnd))) : table);
      const text = JSON.stringify(mutated({ name: 'x', game: 'skirmish', seats: [{ who: 'me' }], at: 0, code: 'x' }, rnd));
      const body = route.method === 'POST' ? (rnd(3) === 0 ? broken(text, rnd) : text) : undefined;
      const isForeign = rnd(8) === 0;
      const headers: Record<string, string> = { origin: isForeign ? FOREIGN : base, cookie: one(roles, rnd).cookie };
      if (body !== undefined) headers['content-type'] = rnd(10) === 0 ? 'text/plain' : 'application/json';
      const status = await asked(route.method, one(SPELLINGS, rnd)(plain), headers, body);
      count(statuses, status);
      if (isForeign && route.method === 'POST' && status.startsWith('2')) foreignWrites++;
    }
  }

  async function overSocket(rnd: Rnd): Promise<void> {
    while (!isOver()) {
      const { table, roles } = one(matches, rnd);
      const { cookie, seat } = one(roles, rnd);
      const socket = new WebSocket(`${base.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { origin: base, cookie } });
      let look: Extract<ServerMessage, { t: 'welcome' }>['looks'][number]['look'] | undefined;
      socket.on('error', () => {});
      socket.on('message', (data) => {
        const said = JSON.parse(String(data)) as ServerMessage;
        count(replies, said.t === 'refused' ? said.refusal.refused : said.t);
        if (said.t === 'welcome') look = said.looks.find((one) => one.seat === seat)?.look;
      });
      await new Promise<void>((done) => {
        socket.on('open', () => done());
        socket.on('close', () => done());
      });
      if (socket.readyState !== WebSocket.OPEN) count(closed, 'not opened');
      const noteClose = (code: number): void => count(closed, String(code));
      socket.on('close', noteClose);
      for (let i = 0; i < 200 && !isOver() && socket.readyState === WebSocket.OPEN; i++) {
        tick();
        const options = ((look?.question?.ask ?? {}) as { options?: readonly unknown[] }).options ?? [];
        // A fresh look now and then: answers to what is really asked reach the rules.
        const said = message(table, seat, options, look?.given ?? 0, i, i % 10 === 0 ? () => 0 : rnd);
        const text = JSON.stringify(i % 10 === 0 || rnd(3) > 0 ? said : mutated(said, rnd));
        socket.send(rnd(20) === 0 ? Buffer.from(broken(text, rnd)) : rnd(12) === 0 ? broken(text, rnd) : text);
        if (i % 10 === 0) await nextWord(socket);
      }
      socket.off('close', noteClose);
      socket.terminate();
    }
  }

  const from = performance.now();
  await Promise.all([
    ...Array.from({ length: 8 }, (_, i) => overHttp(rndFrom(seed + i))),
    ...Array.from({ length: 6 }, (_, i) => overSocket(rndFrom(seed + 100 + i))),
    rawBytes(new URL(base), isOver, tick, rndFrom(seed + 200)),
  ]);
  const seconds = Math.round((performance.now() - from) / 1000);
  const after = target.memoryBytes();
  const alive =
    target.isAlive() &&
    (await fetch(`${base}/readyz`).then(
      (r) => r.ok,
      () => false,
    ));
  robot.end();
  agent.destroy();
  const rows = await target.end();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
  return {
    messages: sent,
    seconds,
    statuses,
    replies,
    closed,
    serverErrors: Object.entries(statuses).reduce((sum, [status, n]) => sum + (status.startsWith('5') ? n : 0), 0),
    foreignWrites,
    alive,
    ...(await brokenLogs(rows)),
    memoryMiB: { before: Math.round(before / MIB), after: Math.round(after / MIB) },
    others: { answers: latencies.length, p50: at(0.5), p99: at(0.99) },
  };
}

/** The next message of the server, or a moment without one: a busy machine may take its time to show what is asked. */
const nextWord = (socket: WebSocket): Promise<unknown> =>
  once(socket, 'message', { signal: AbortSignal.timeout(WORD_MS) }).catch(() => null);
const WORD_MS = 100;

/** Logs with nothing but answers, offers and hand-overs are played again by the rules alone. */
async function brokenLogs(rows: readonly LogRow[]): Promise<{ logs: number; brokenLogs: number }> {
  const titles = await ownTitlesOnly();
  let [logs, wrong] = [0, 0];
  for (const log of Map.groupBy(rows, ({ table }) => table).values()) {
    const view = await playedAgain(titles, log, 0).catch((error: unknown) => `refused: ${String(error)}`);
    if (view === null) continue;
    logs++;
    if (view.startsWith('refused')) wrong++;
  }
  return { logs, brokenLogs: wrong };
}

/** Goodbyes that a server may say to a rude peer. */
const FAIR_CLOSES = ['1000', '1001', '1002', '1003', '1007', '1008', '1009'];
const MOST_GROWTH_MIB = 96;

/** Faults of a run; empty: the promise held. */
export function fuzzFaults(report: FuzzReport, messages: number): string[] {
  const { replies, closed, memoryMiB } = report;
  const faults: [string, boolean][] = [
    ['not alive', !report.alive],
    ['fewer messages than wanted', report.messages < messages],
    ['5xx', report.serverErrors > 0],
    ['a foreign page could write', report.foreignWrites > 0],
    ['unavailable', (replies['unavailable'] ?? 0) > 0],
    ['a table was parked or damaged', (replies['parked'] ?? 0) + (replies['corrupt'] ?? 0) > 0],
    ['a log cannot be played again', report.brokenLogs > 0],
    ['no command was accepted', (replies['done'] ?? 0) === 0],
    ['no bad answer reached the rules', (replies['not-an-option'] ?? 0) === 0],
    ['memory grows', memoryMiB.after - memoryMiB.before > MOST_GROWTH_MIB],
  ];
  const closes = Object.keys(closed).filter((code) => !FAIR_CLOSES.includes(code));
  return [...faults.flatMap(([name, isSo]) => (isSo ? [name] : [])), ...closes.map((code) => `closed: ${code}`)];
}
