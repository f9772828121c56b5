/** `longtable simulate`: many random matches under the laws. */
import { CHOOSER_NAMES, type Found, type SimulationPlan, simulate, type Tally, threads } from '@longtable/lab';
import { type Command, type Line, WrongUse } from '../command.ts';
import { givenOptions, onlyArgument, playerCounts, titleNamed } from '../games.ts';
import { progressBar } from '../progress.ts';
import { CACHE, fromHere, writeFile } from '../repository.ts';

/** Runs up to this size look at all laws in every position; larger ones in every seventh. */
const SMALL_RUN = 500;
const SPARSE = 7;

export const command: Command = {
  name: 'simulate',
  summary: 'Plays many matches with all laws on and reports every violation.',
  args: '<game>',
  options: {
    players: { value: 'N|A..B', help: 'Player counts, taken in turns. Default: all that the game allows.' },
    games: { value: 'K', help: 'How many matches. Default: 100.' },
    bots: { value: 'a,b,c', help: `Bots by seat, taken in turns. Known: ${CHOOSER_NAMES.join(', ')}. Default: random.` },
    seed: { value: 'S', help: 'Seed of the first match; the next ones count on. Default: 1.' },
    whole: { value: 'K', help: `All laws at every K-th answer, 0: never. Default: 1 up to ${SMALL_RUN} matches, else ${SPARSE}.` },
    offers: { value: 'P', help: 'In how many of 100 answers an offer is taken instead, where there is one. Default: 10.' },
    option: { value: 'key=value', multiple: true, help: 'Fixes an option. Default: drawn for each match over all that the game allows.' },
  },
  notes: [
    'The cheap laws (a question or a result, the invariants of the game, the bound) hold at every answer in any case.',
    'A violation leaves a replay under .cache/violations, and the line that plays this match alone. Exit code 1: a law was broken.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const title = await titleNamed(onlyArgument(line.args, 'simulate'));
  const games = line.number('games', 100, 1, 100_000_000);
  const pairs = line.texts('option');
  const plan: SimulationPlan = {
    game: title.game.id,
    players: playerCounts(title, line.text('players')),
    games,
    bots: botNames(line.text('bots')),
    seed: line.number('seed', 1, 0, 2 ** 31),
    whole: line.number('whole', games <= SMALL_RUN ? 1 : SPARSE, 0, 1_000_000),
    offersIn100: line.number('offers', 10, 0, 100),
    options: pairs.length === 0 ? null : givenOptions(title, pairs),
  };
  const bar = progressBar(plan.game);
  const start = performance.now();
  const tally = await simulate(plan, bar.show);
  const seconds = (performance.now() - start) / 1000;
  bar.end();
  const violations = tally.violations.map((found) => ({ ...found, replay: keep(plan, found) }));
  const report = {
    game: plan.game,
    players: plan.players.length === 1 ? plan.players[0]! : `${plan.players[0]}..${plan.players.at(-1)}`,
    games: tally.games,
    answers: tally.answers,
    seconds: Number(seconds.toFixed(3)),
    answersPerSecond: Math.round(tally.answers / seconds),
    violations: violations.map(({ law, seed, players, message, replay }) => ({ law, seed, players, message, replay })),
    results: tally.results,
    endings: tally.endings,
    bots: tally.bots,
    whole: plan.whole,
    threads: threads(),
  };
  const again = (seed: number, players: number): string =>
    [
      `longtable simulate ${plan.game} --players ${players} --games 1 --seed ${seed} --whole ${plan.whole}`,
      ...pairs.map((p) => `--option ${p}`),
    ].join(' ');
  console.log(line.json ? JSON.stringify(report, null, 2) : text(report, tally, again));
  return violations.length === 0 ? 0 : 1;
}

function botNames(given: string | undefined): string[] {
  const names = (given ?? 'random').split(',');
  const unknown = names.find((name) => !CHOOSER_NAMES.includes(name));
  if (unknown !== undefined) throw new WrongUse(`There is no bot "${unknown}". Known: ${CHOOSER_NAMES.join(', ')}.`);
  return names;
}

/** Writes the replay of a violation and says where. */
function keep(plan: SimulationPlan, { law, seed, players, replay }: Found): string {
  const path = `${CACHE}/violations/${plan.game}-${players}p-${seed}-${law}.json`;
  writeFile(path, JSON.stringify(replay));
  return fromHere(path);
}

interface Report {
  readonly game: string;
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly violations: readonly { law: string; seed: number; players: number; message: string; replay: string }[];
  readonly whole: number;
}

function text(report: Report, { results, endings, bots }: Tally, again: (seed: number, players: number) => string): string {
  const laws =
    report.whole === 0 ? 'cheap laws only' : report.whole === 1 ? 'all laws at every answer' : `all laws at every ${report.whole}th answer`;
  const share = (n: number, of: number): string => `${n} (${((100 * n) / of).toFixed(1)} %)`;
  return [
    `${report.game}: ${report.games} matches, ${report.answers} answers in ${report.seconds} s (${report.answersPerSecond}/s), ${laws}`,
    ...lines('won by', results, (n) => share(n, report.games)),
    ...lines('ended by', endings, (n) => share(n, report.games)),
    ...Object.entries(bots).map(([name, { seats, wins }]) => `  bot ${name}: ${share(wins, seats)} of its seats won`),
    report.violations.length === 0 ? '  no violation' : `  ${report.violations.length} violations`,
    ...report.violations.flatMap(({ law, seed, players, message, replay }) => [
      `  ${law}, seed ${seed}, ${players} players: ${message}`,
      `    see "longtable replay ${replay}"; again with "${again(seed, players)}"`,
    ]),
  ].join('\n');
}

const lines = (what: string, counts: Readonly<Record<string, number>>, show: (n: number) => string): string[] =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, n]) => `  ${what} ${name}: ${show(n)}`);
