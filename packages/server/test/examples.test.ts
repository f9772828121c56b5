/** The examples for tinkerers play whole matches of every game, with the rights that they say they need and no others. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@longtable/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder, type Started, temporaryFolder } from '../../promises/help/setting.ts';
import { accountNamed, startNamed } from './people/help.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

let folder: string;
let server: Started;
let token: string;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNamed({ DATA_DIR: folder, BOT_HARD_MS: '50', LIMIT_FRAME_BYTES: '65536' });
  const { player } = await accountNamed(server.base, 'Ada');
  const bot = (await player.ask('POST', '/api/my/bots', { name: 'Rook' })).body;
  const made = await player.ask('POST', '/api/my/tokens', { name: 'example', rights: ['watch', 'play', 'host'], bot: bot['id'] });
  token = String(made.body['token']);
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

function played(command: string, file: string, game: string): Promise<{ code: number | null; output: string }> {
  const base = server.base.replace('localhost', '127.0.0.1');
  const env = { ...process.env, LONGTABLE_TOKEN: token, NODE_NO_WARNINGS: '1' };
  const child = spawn(command, [join(EXAMPLES, file), base, game], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

const LONG = 300_000;

describe('examples/bot.ts', () => {
  test('has less than a hundred lines', () => {
    expect(readFileSync(join(EXAMPLES, 'bot.ts'), 'utf8').split('\n').length).toBeLessThanOrEqual(100);
  });
  test.each(GAME_IDS)('plays %s to the end over the socket', { timeout: LONG }, async (game) => {
    const { code, output } = await played(process.execPath, 'bot.ts', game);
    expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^${game}: winners \\[.*\\], scores .*, \\d+ answers\\n$`))]);
  });
});

describe('examples/bot.py', () => {
  test('has less than a hundred lines', () => {
    expect(readFileSync(join(EXAMPLES, 'bot.py'), 'utf8').split('\n').length).toBeLessThanOrEqual(100);
  });
  if (!HAS_PYTHON) console.warn('NOT TESTED: examples/bot.py, because there is no python3 on this machine');
  test.skipIf(!HAS_PYTHON).each(GAME_IDS)('plays %s to the end over HTTP', { timeout: LONG }, async (game) => {
    const { code, output } = await played('python3', 'bot.py', game);
    expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^${game}: winners \\[.*\\], scores .*, \\d+ answers\\n$`))]);
  });
});
