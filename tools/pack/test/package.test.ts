/** The tarballs of `npm run pack`, installed in an empty folder: played, served, verified, and a game of somebody else beside ours. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapter, commands } from '../../../packages/promises/help/guide.ts';
import { Player, playOn } from '../../../packages/promises/help/player.ts';
import { ROOT } from '../../run-tool.ts';
import { MUST } from '../assemble.ts';
import { ours, VERSION } from '../manifest.ts';
import { faultsIn } from '../scan.ts';
import { folder, home, install, LONGTABLE, longtable, npm, remove, run, type Served, serve, tarballsHere } from './installed.ts';

const tarballs = tarballsHere();
let server: Served | null = null;
const ONES = '1\n'.repeat(60);
const game = join(home, 'river-crossing');

beforeAll(() => install(), 300_000);
afterAll(async () => {
  await server?.stop();
  remove();
});

async function started(args: readonly string[], cwd?: string): Promise<Served> {
  await server?.stop();
  server = await serve(args, cwd);
  return server;
}

/** Two people play a match to its end; the receipt as a file. */
async function playedBy(base: string, title: string, options = {}): Promise<{ id: string; receipt: { rules: string }; file: string }> {
  const [ann, bob] = [await Player.named(base, 'Ann'), await Player.named(base, 'Bob')];
  const { id } = await ann.make({ game: title, options, seats: [{ who: 'me' }, { who: 'open' }] });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const one of [ann, bob]) await one.watch(id);
  await ann.do({ t: 'start' });
  await playOn([ann, bob]);
  const { body } = await ann.ask('GET', `/api/tables/${id}/receipt`);
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify(body));
  for (const one of [ann, bob]) one.close();
  return { id, receipt: body as unknown as { rules: string }, file };
}

const rulesOf = async (base: string, id: string): Promise<string | undefined> => {
  const { games } = (await (await fetch(`${base}/api/games`)).json()) as { games: { id: string; rules: string }[] };
  return games.find((one) => one.id === id)?.rules;
};

describe('the tarballs', () => {
  it('hold all they must and nothing of this machine, and are small', () => {
    expect(tarballs).toHaveLength(4);
    expect(faultsIn(LONGTABLE, MUST)).toEqual([]);
    // Nearly half of it are the texts of the page as they travel, packed in two ways.
    expect(statSync(tarballs[0]!).size).toBeLessThan(9_000_000);
  });
  it('would be refused without the page, with a path of this machine, a test or a source', () => {
    const broken = join(folder, 'broken');
    cpSync(join(LONGTABLE, 'bin'), join(broken, 'bin'), { recursive: true });
    writeFileSync(join(broken, 'a.js'), `import '${ROOT}/b.js';`);
    writeFileSync(join(broken, 'a.test.js'), '');
    writeFileSync(join(broken, 'a.ts'), '');
    const faults = faultsIn(broken, MUST);
    expect(faults).toContain('dist/client/dist/index.html is missing');
    for (const fault of [/^a\.js names the folder/, /^a\.test\.js is the source/, /^a\.ts is not compiled/])
      expect(faults.filter((one) => fault.test(one))).toHaveLength(1);
  });
  it('have one version everywhere', () => {
    expect(longtable('--version')).toEqual({ code: 0, text: `${VERSION}\n` });
    expect(new Set([...ours().values()].map(({ json }) => json.version))).toEqual(new Set([VERSION]));
  });
  it('have types: a program of somebody else compiles against them', () => {
    const program =
      "import { readConfig, serve } from 'longtable';\nconst port: number = (await serve(readConfig({}))).port;\nconsole.log(port);\n";
    writeFileSync(join(home, 'program.mts'), program);
    const args = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024', '--types', 'node', 'program.mts'];
    expect(run('tsc', args)).toEqual({ code: 0, text: '' });
    writeFileSync(join(home, 'program.mts'), program.replace('number', 'string'));
    expect(run('tsc', args).code).not.toBe(0);
  });
});

describe('the command', () => {
  it('plays a match in an empty folder', () => {
    expect(longtable('play skirmish --seed 3', { input: ONES }).text).toMatch(/Victory: /);
  });
  it('hands over to a kept Node 24 where it is started by an older one', () => {
    const kept = join(folder, 'cache', 'longtable', 'node_modules', 'node', 'bin');
    mkdirSync(kept, { recursive: true });
    symlinkSync(process.execPath, join(kept, 'node'));
    const older = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })";
    const args = ['--import', older, join(LONGTABLE, 'bin', 'longtable.mjs'), '--version'];
    expect(run('node', args, { env: { XDG_CACHE_HOME: join(folder, 'cache') } })).toEqual({ code: 0, text: `${VERSION}\n` });
    rmSync(join(kept, 'node'));
    const without = run('node', args, { env: { XDG_CACHE_HOME: join(folder, 'cache'), PATH: '' } });
    expect(without.code).not.toBe(0);
    expect(without.text).toContain('This is Node 20.9.0; bringing Node 24');
  });
  it('serves the page and its files, lets bots think in their threads, and verifies the receipt', async () => {
    const { base } = await started(['--data', join(folder, 'data')]);
    const page = await (await fetch(base)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(base + script)).headers.get('content-type')).toContain('javascript');
    const ann = await Player.named(base, 'Ann');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'captain' }] });
    await ann.watch(id);
    await ann.do({ t: 'start' });
    await playOn([ann]);
    const { body } = await ann.ask('GET', `/api/tables/${id}/receipt`);
    ann.close();
    const file = join(folder, 'receipt.json');
    writeFileSync(file, JSON.stringify(body));
    expect(longtable(`verify ${file}`)).toMatchObject({ code: 0, text: expect.stringContaining('The receipt holds') });
    writeFileSync(
      file,
      JSON.stringify(body).replace(/"answer":(\d)/, (_, n) => `"answer":${Number(n) + 1}`),
    );
    expect(longtable(`verify ${file}`).code).toBe(1);
  });
});

describe('a game of somebody else, by the chapter "Publish it as a package"', () => {
  const typed = commands(chapter(readFileSync(join(ROOT, 'docs/write-a-game.md'), 'utf8'), 'Publish it as a package'));
  const next = (line: string): string => {
    expect(typed.shift()).toBe(line);
    return line.replace(/^npx longtable /, '');
  };
  let hash = '';

  it('is made, compiles, keeps the laws and plays', () => {
    next('mkdir my-games && cd my-games');
    next('npm init --yes');
    // These very tarballs lie in the folder already.
    next('npm install longtable @longtable/kernel @longtable/kit @longtable/laws typescript @types/node');
    expect(longtable(next('npx longtable new river-crossing')).code).toBe(0);
    next('cd river-crossing');
    expect(npm(next('npm test'), game)).toContain('pass 3');
    expect(longtable(next('npx longtable play . --seed 3'), { cwd: game, input: ONES }).text).toContain('The last pebble is taken.');
  });

  it('is served beside the others and played to the end; its log names its frozen hash, its receipt is verified', async () => {
    const args = next('npx longtable serve --title .').split(' ').slice(1);
    const { base } = await started([...args, '--data', join(folder, 'data')], game);
    hash = (await rulesOf(base, 'river-crossing')) ?? '';
    const { receipt, file } = await playedBy(base, 'river-crossing');
    expect(receipt.rules).toBe(hash);
    const code = await (await fetch(`${base}/titles/${hash}.mjs`)).text();
    expect(createHash('sha256').update(code).digest('hex')).toBe(hash);
    const rules = join(folder, 'rules.mjs');
    writeFileSync(rules, code);
    expect(longtable(`verify ${file} --rules ${rules}`).text).toContain('The receipt holds');
    expect(longtable(`verify ${file}`).code).toBe(1);
    await playedBy(base, 'skirmish');
  });

  /** The game with something in it that should not be there. */
  function spoilt(name: string, file: string, from: string, to: string): string {
    const path = join(home, name);
    cpSync(game, path, { recursive: true });
    for (const one of ['about.js', 'game.js']) {
      const text = readFileSync(join(path, 'dist', one), 'utf8');
      writeFileSync(join(path, 'dist', one), text.replace("'river-crossing'", `'${name}'`));
    }
    const text = readFileSync(join(path, 'dist', file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(path, 'dist', file), text.replace(from, to));
    return `./${name}`;
  }

  it('that is broken is left out with one word, or parks the table at which it throws; all others go on', async () => {
    const throwing = spoilt('throws', 'setup.js', 'export', "throw new Error('no such thing');\nexport");
    const impure = spoilt('looks-at-clock', 'frames/game.js', 'table.heap -= n;', 'table.heap -= n + 0 * Date.now();');
    const lawless = spoilt('lawless', 'frames/game.js', 'table.heap -= n;', 'table.heap -= n + 1;');
    const taken = spoilt('skirmish', 'data.js', 'MOST', 'MOST');
    const late = spoilt(
      'late',
      'frames/game.js',
      'table.heap -= n;',
      "if (table.all === 21 && table.heap < 9) throw new Error('too late'); table.heap -= n;",
    );
    const all = [throwing, impure, lawless, taken, './nowhere', late].flatMap((path) => ['--title', path]);
    const { base, said } = await started([...all, '--data', join(folder, 'data')]);
    const lines = said()
      .split('\n')
      .filter((line) => line.includes('left out'));
    expect(lines).toHaveLength(5);
    for (const why of [
      'the title ./throws is left out: its code is broken: Error: no such thing.',
      'the title ./looks-at-clock is left out: its code is impure: Date.',
      'the title ./lawless is left out: it breaks the law',
      'the title ./skirmish is left out: there is a game "skirmish" already.',
      'the title ./nowhere is left out: there is neither a folder nor an installed package of this name.',
    ])
      expect(lines.filter((line) => line.includes(why))).toHaveLength(1);

    const ann = await Player.named(base, 'Ann');
    const { id } = await ann.make({ game: 'late', options: { heap: 21 }, seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
    await ann.watch(id);
    await ann.do({ t: 'start' });
    await playOn([ann], () => ann.table?.parked !== null && ann.table?.parked !== undefined).catch(() => null);
    expect((await ann.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ parked: { why: 'broken' } });
    ann.close();
    await playedBy(base, 'late', { heap: 15 });
    await playedBy(base, 'skirmish');
  });

  it('is published: installed elsewhere it has the same hash, and its matches are there without the title, too', async () => {
    npm(next('npm pack'), game);
    next('cd ..');
    npm(next('npm install ./river-crossing/river-crossing-0.1.0.tgz'), home);
    expect(existsSync(join(home, 'node_modules', 'river-crossing', 'dist', 'test'))).toBe(false);
    const args = next('npx longtable serve --title river-crossing').split(' ').slice(1);
    expect(typed).toEqual([]);
    const { base } = await started([...args, '--data', join(folder, 'data')]);
    expect(await rulesOf(base, 'river-crossing')).toBe(hash);
    const { id } = await playedBy(base, 'river-crossing');
    const { base: bare } = await started(['--data', join(folder, 'data')]);
    expect(await rulesOf(bare, 'river-crossing')).toBeUndefined();
    expect((await (await fetch(`${bare}/titles/${hash}.mjs`)).text()).length).toBeGreaterThan(1000);
    expect((await (await Player.named(bare, 'Cem')).ask('GET', `/api/tables/${id}`)).body).not.toMatchObject({ parked: expect.anything() });
    expect(existsSync(join(folder, 'data', 'titles.key'))).toBe(true);
  });
});
