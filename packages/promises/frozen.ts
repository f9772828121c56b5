/**
 * The cost of frozen files: of loading them, and of playing by them beside older versions. In processor time: what it takes also on a
 * machine that others use.
 *
 *     node packages/promises/frozen.ts [--games skirmish,yield] [--rounds 41]
 */
import { parseArgs } from 'node:util';
import { type FrozenRules, fileOf, hashOf, loadRules, loadWords, ownCode, ownTitles, released } from '@longtable/frozen';
import { GAME_IDS, isGameId, loadTitle } from '@longtable/games';
import { sourceRules } from '@longtable/host';
import { fail } from '@longtable/kernel';
import { type FrozenFigures, frozenFaults, loading, speed, speedRatio } from './help/frozen-run.ts';
import { median } from './help/median.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: GAME_IDS.join(',') }, rounds: { type: 'string', default: '41' } },
});
/** Long enough that caches, and garbage of the version before, count little. */
const ANSWERS_BESIDE = 30_000;

const own = await ownTitles();
const open = (hash: string): Promise<FrozenRules> => loadRules(hash, { code: ownCode(hash) ?? '', own: true });

/** Two versions of before, each with functions of its own: the first release, twice. */
async function olderThan(game: string): Promise<FrozenRules[]> {
  const code = ownCode(released.find((r) => r.game === game)?.rules ?? '') ?? fail(`nothing was released of ${game}`);
  const again = `${code}// once more\n`;
  return Promise.all([code, again].map((text) => loadRules(hashOf(text), { code: text, own: true })));
}

const games: FrozenFigures[] = [];
const rounds = Number(values.rounds);
for (const game of values.games.split(',')) {
  const { rules, words } = own[game] ?? fail(`there is no game ${game}`);
  const frozen = await open(rules);
  const source = sourceRules((await loadTitle(isGameId(game) ? game : fail(game))).game);
  const older = await olderThan(game);
  const ratios = { again: [] as number[], besideOld: [] as number[] };
  for (let i = 0; i < 3; i++) for (const one of [frozen, source]) speed(one, i);
  const frozenToSource = speedRatio(frozen, source, rounds);
  // In turns: by itself, by itself once more (which shows how far the figure scatters), and after both older versions.
  for (let i = 0; i < rounds; i++) {
    const alone = speed(frozen, i, ANSWERS_BESIDE);
    ratios.again.push(speed(frozen, i, ANSWERS_BESIDE) / alone);
    for (const old of older) speed(old, i);
    ratios.besideOld.push(speed(frozen, i, ANSWERS_BESIDE) / alone);
  }
  await loadWords(words, { code: ownCode(words) ?? '', own: true });
  const load = { rules: loading(fileOf(rules)), words: loading(fileOf(words)) };
  games.push({
    game,
    load,
    frozenToSource,
    againToAlone: median(ratios.again),
    besideOldToAlone: median(ratios.besideOld),
  });
}
const faults = frozenFaults(games);
console.log(JSON.stringify({ promise: 'frozen', fine: faults.length === 0, faults, games }, null, 2));
process.exitCode = faults.length === 0 ? 0 : 1;
