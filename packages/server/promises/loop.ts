/**
 * Closed loop: 25 tables, every seat answers as soon as it is asked. Our server with durability on, and boardgame.io's own
 * in-memory server, in turns within one run on the same machine.
 *
 *     node packages/server/promises/loop.ts [--tables 25] [--seconds 8] [--rounds 3]
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from './help/postgres.ts';
import { startProcess } from './help/process.ts';
import { Robot } from './help/robot.ts';
import { removeFolder, temporaryFolder } from './help/setting.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
  },
});
const tables = Number(values.tables);
const ms = 1000 * Number(values.seconds);
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const require = createRequire(import.meta.url);

async function ours(): Promise<number> {
  const folder = temporaryFolder();
  const server = await startProcess(await freePort(), { DATA_DIR: folder });
  const robots: Robot[] = [];
  for (let i = 0; i < tables; i++) {
    const maker = new Robot(server.base, '', true, 10 + i);
    await maker.beGuest('Maker');
    const made = await maker.ask<{ id: string }>('POST', '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
    maker.table = made?.id ?? '';
    const joiner = new Robot(server.base, maker.table, false, 900 + i);
    await joiner.beGuest('Joiner');
    robots.push(maker, joiner);
  }
  for (const robot of robots) robot.run();
  await pause(1500);
  const acks = (): number => robots.reduce((sum, robot) => sum + robot.acks, 0);
  const before = acks();
  const from = performance.now();
  await pause(ms);
  const rate = (acks() - before) / ((performance.now() - from) / 1000);
  for (const robot of robots) robot.end();
  await server.stop();
  removeFolder(folder);
  return rate;
}

interface PeerClient {
  start(): void;
  stop(): void;
  subscribe(listener: (state: { ctx: { currentPlayer: string }; isConnected: boolean } | null) => void): () => void;
  moves: Record<string, () => void>;
}

/** The smallest game that boardgame.io can play: one counter, players in turns. */
const GAME = {
  name: 'count',
  setup: () => ({ n: 0 }),
  /** Counted when the server has answered, as ours. */
  moves: { add: { move: ({ G }: { G: { n: number } }) => void G.n++, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function theirs(): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('./help/peer-server.cjs', import.meta.url)), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${base}/games`).then(
      (r) => r.ok,
      () => false,
    ))
  )
    await pause(50);
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO: (options: object) => object };
  let moves = 0;
  const clients: PeerClient[] = [];
  for (let i = 0; i < tables; i++) {
    const made = await fetch(`${base}/games/count/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"numPlayers":2}',
    });
    const { matchID } = (await made.json()) as { matchID: string };
    for (const playerID of ['0', '1']) {
      const client = Client({ game: GAME, multiplayer: SocketIO({ server: base }), matchID, playerID, debug: false });
      let seen = -1;
      client.subscribe((state) => {
        const at = (state as unknown as { _stateID?: number } | null)?._stateID ?? -1;
        if (state === null || state.ctx.currentPlayer !== playerID || at <= seen) return;
        seen = at;
        moves++;
        setImmediate(() => client.moves['add']?.());
      });
      client.start();
      clients.push(client);
    }
  }
  await pause(1500);
  const before = moves;
  const from = performance.now();
  await pause(ms);
  const rate = (moves - before) / ((performance.now() - from) / 1000);
  for (const client of clients) client.stop();
  child.kill('SIGKILL');
  return rate;
}

const rounds: { ours: number; theirs: number }[] = [];
for (let i = 0; i < Number(values.rounds); i++) rounds.push({ theirs: await theirs(), ours: await ours() });
const ratios = rounds.map((round) => round.ours / round.theirs).sort((a, b) => a - b);
const peer = { name: 'boardgame.io', version: (require('boardgame.io/package.json') as { version: string }).version };
const report = {
  promise: 'loop',
  tables,
  peer,
  movesPerSecond: rounds.map((r) => ({ ours: Math.round(r.ours), theirs: Math.round(r.theirs) })),
  ratio: Number((ratios[ratios.length >> 1] ?? 0).toFixed(2)),
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.ratio >= 3 ? 0 : 1;
process.exit();
