/** `longtable arena`: bots against bots, with intervals and ratings. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '@longtable/kernel';
import { BOT_NAMES } from '@longtable/lab';
import { type ArenaPlan, type Bout, botStandings, type Figure, pairStandings, type Rate, runArena } from '@longtable/lab/arena';
import { arenaPlots } from '@longtable/lab/plots';
import { type Command, type Line, WrongUse } from '../command.ts';
import { botNamed, checkedOptions, givenOptions, onlyArgument, titleNamed } from '../games.ts';
import { drawPlots, makePlotsFolder, PLOTS_OPTION } from '../plots.ts';
import { progressBar } from '../progress.ts';
import { CACHE } from '../repository.ts';

export const command: Command = {
  name: 'arena',
  summary: 'Lets bots play against each other and ranks them.',
  args: '<game>',
  options: {
    bots: { value: 'a,b,…', help: `At least two bots: ${BOT_NAMES}.` },
    players: { value: 'N', help: 'Players at a table: one bot of one name, the others of another. Default: 2.' },
    matches: { value: 'N', help: 'How many matches, over all pairs and seats in turns. Default: 100.' },
    seed: { value: 'S', help: 'Seed of the first match. Default: 1.' },
    option: { value: 'key=value', multiple: true, help: 'An option of the game.' },
    plots: PLOTS_OPTION,
    fresh: { help: 'Forget what an interrupted run of the same plan has left.' },
  },
  notes: [
    'An interrupted run of the same plan goes on where it stopped; a finished one starts anew. Rates have 95 % intervals; ratings are openskill ordinals.',
  ],
  run,
};

/** Reads the plan that `arena`, `balance` and `reliability` share. */
export async function planOf(line: Line, name: string, bots: readonly string[]): Promise<ArenaPlan> {
  const title = await titleNamed(onlyArgument(line.args, name));
  for (const bot of bots) await botNamed(title, bot);
  const { min, max } = title.players;
  const players = line.number('players', Math.max(2, min), min, max);
  const options = givenOptions(title, line.texts('option'));
  checkedOptions(title, options, players);
  return {
    game: title.game.id,
    bots,
    players,
    matches: line.number('matches', 100, 1, 1_000_000),
    seed: line.number('seed', 1, 0, 2 ** 31),
    options,
  };
}

export async function play(line: Line, plan: ArenaPlan): Promise<{ bouts: Bout[]; seconds: number }> {
  makePlotsFolder(line);
  const { matches: _, ...rest } = plan;
  const diary = join(CACHE, 'arena', `${digest(rest).slice(0, 16)}.jsonl`);
  if (line.has('fresh')) rmSync(diary, { force: true });
  const bar = progressBar(plan.game);
  const start = performance.now();
  const bouts = await runArena(plan, diary, bar.show);
  bar.end();
  rmSync(diary, { force: true });
  return { bouts, seconds: (performance.now() - start) / 1000 };
}

async function run(line: Line): Promise<number> {
  const bots = (line.text('bots') ?? '').split(',').filter(Boolean);
  if (new Set(bots).size < 2) throw new WrongUse(`--bots needs at least two different bots. Known: ${BOT_NAMES}.`);
  const plan = await planOf(line, 'arena', bots);
  const { bouts, seconds } = await play(line, plan);
  const standings = botStandings(bouts, plan.players);
  const pairs = pairStandings(bouts, plan.players);
  const plots = drawPlots(line, () => arenaPlots(plan.game, bouts, plan.players));
  if (line.json) {
    console.log(
      JSON.stringify({ game: plan.game, players: plan.players, matches: bouts.length, seconds, bots: standings, pairs, plots }, null, 2),
    );
    return 0;
  }
  console.log(`${plan.game}, ${plan.players} players, ${bouts.length} matches, ${seconds.toFixed(1)} s\n`);
  for (const s of standings)
    console.log(
      `${s.name.padEnd(14)} rating ${s.rating.toFixed(1).padStart(5)}   ${percent(s)}   ${(1000 * s.secondsPerMove).toFixed(2)} ms for each of ${s.decisions} decisions`,
    );
  console.log('');
  for (const p of pairs)
    console.log(
      `${p.hero.padEnd(14)} against ${plan.players - 1} × ${p.others.padEnd(14)} ${percent(p)}   (fair: ${(100 * p.fair).toFixed(0)} %)${means(p.figures)}`,
    );
  for (const file of plots) console.log(file);
  return 0;
}

/** Means of what the game counts, behind a rate. */
const means = (figures: readonly Figure[]): string => figures.map(({ name, mean }) => `   ${name} ${mean.toFixed(1)}`).join('');

export const percent = ({ winRate, low, high, wins, games }: Rate): string =>
  `${(100 * winRate).toFixed(1).padStart(5)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}] (${wins}/${games})`;
