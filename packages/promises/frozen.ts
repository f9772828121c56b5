/**
 * The cost of frozen files: of loading them, and of playing by them beside older versions. In processor time: what it takes also on a
 * machine that others use.
 *
 *     node packages/promises/frozen.ts [--games skirmish,yield] [--rounds 41]
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type FrozenRules, fileOf, hashOf, loadRules, loadWords, ownCode, ownTitles, released } from '@longtable/frozen';
import { GAME_IDS, isGameId, loadTitle } from '@longtable/games';
import { sourceRules } from '@longtable/host';
import { fail, rndFrom, sample } from '@longtable/kernel';

const { values } = parseArgs({
  options: { games: { type: 'string', default: GAME_IDS.join(',') }, rounds: { type: 'string', default: '41' } },
});
const MOST_MS = 50;
const MOST_BYTES = 4 * 1024 * 1024;
const SLOWEST = 0.95;
const ANSWERS = 10_000;
/** Long enough that caches, and garbage of the version before, count little. */
const ANSWERS_BESIDE = 30_000;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

interface Load {
  readonly ms: number;
  readonly clock: number;
  readonly bytes: number;
}

/** In a process of its own, as a server that starts: milliseconds (also those of the clock) and bytes of heap. */
function loading(hash: string): Load {
  const script = `const before = (gc(), process.memoryUsage().heapUsed); const from = performance.now(); const used = process.cpuUsage(); await import(${JSON.stringify(fileOf(hash))});
    const { user, system } = process.cpuUsage(used); const clock = performance.now() - from; const ms = (user + system) / 1000; gc(); console.log(JSON.stringify({ ms, clock, bytes: process.memoryUsage().heapUsed - before }));`;
  const runs = Array.from({ length: 5 }, () => {
    const out = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' });
    return JSON.parse(out) as Load;
  });
  return {
    ms: median(runs.map(({ ms }) => ms)),
    clock: median(runs.map(({ clock }) => clock)),
    bytes: median(runs.map(({ bytes }) => bytes)),
  };
}

/** Random answers a second. */
function speed({ game, engine }: Pick<FrozenRules, 'game' | 'engine'>, seed: number, wanted = ANSWERS): number {
  const machine = engine(game);
  const rnd = rndFrom(seed);
  const from = process.cpuUsage();
  let answers = 0;
  while (answers < wanted) {
    const m = machine.start(game.options({}, 2) as object, 2, seed + answers);
    while (m.result === null && answers < wanted) {
      const [seat = 0] = machine.awaited(m);
      const ask = m.open.find((q) => q.seat === seat) ?? fail('nobody is asked');
      machine.apply(m, seat, sample(ask, rnd));
      answers++;
    }
  }
  const { user, system } = process.cpuUsage(from);
  return (1_000_000 * answers) / (user + system);
}

const own = await ownTitles();
const open = (hash: string): Promise<FrozenRules> => loadRules(hash, { code: ownCode(hash) ?? '', own: true });

/** Two versions of before, each with functions of its own: the first release, twice. */
async function olderThan(game: string): Promise<FrozenRules[]> {
  const code = ownCode(released.find((r) => r.game === game)?.rules ?? '') ?? fail(`nothing was released of ${game}`);
  const again = `${code}// once more\n`;
  return Promise.all([code, again].map((text) => loadRules(hashOf(text), { code: text, own: true })));
}

const games = [];
for (const game of values.games.split(',')) {
  const { rules, words } = own[game] ?? fail(`there is no game ${game}`);
  const frozen = await open(rules);
  const source = sourceRules((await loadTitle(isGameId(game) ? game : fail(game))).game);
  const older = await olderThan(game);
  const ratios = { source: [] as number[], again: [] as number[], besideOld: [] as number[] };
  for (let i = 0; i < 3; i++) for (const one of [frozen, source]) speed(one, i);
  for (let i = 0; i < Number(values.rounds); i++) {
    // Each goes first in every other round.
    const [first, second] = i % 2 === 0 ? [frozen, source] : [source, frozen];
    const ratio = speed(first, i) / speed(second, i);
    ratios.source.push(first === frozen ? ratio : 1 / ratio);
  }
  // In turns: by itself, by itself once more (which shows how far the figure scatters), and after both older versions.
  for (let i = 0; i < Number(values.rounds); i++) {
    const alone = speed(frozen, i, ANSWERS_BESIDE);
    ratios.again.push(speed(frozen, i, ANSWERS_BESIDE) / alone);
    for (const old of older) speed(old, i);
    ratios.besideOld.push(speed(frozen, i, ANSWERS_BESIDE) / alone);
  }
  await loadWords(words, { code: ownCode(words) ?? '', own: true });
  const load = { rules: loading(rules), words: loading(words) };
  games.push({
    game,
    load,
    frozenToSource: median(ratios.source),
    againToAlone: median(ratios.again),
    besideOldToAlone: median(ratios.besideOld),
  });
}
const fine = games.every(
  ({ load, frozenToSource, againToAlone, besideOldToAlone }) =>
    [load.rules, load.words].every(({ ms, bytes }) => ms <= MOST_MS && bytes <= MOST_BYTES) &&
    frozenToSource >= SLOWEST &&
    besideOldToAlone >= SLOWEST * Math.min(1, againToAlone),
);
console.log(JSON.stringify({ promise: 'frozen', fine, games }, null, 2));
process.exitCode = fine ? 0 : 1;
