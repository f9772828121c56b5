/** `longtable simulate`: many random matches under the laws. */
import type { AnyTitle } from '@longtable/games';
import { BOT_NAMES, type SimulationPlan, simulate } from '@longtable/lab';
import type { Command, Line } from '../command.ts';
import { botNamed, countsFor, givenOptions, onlyArgument, titleNamed } from '../games.ts';
import { progressBar } from '../progress.ts';
import { reportText, simulationReport } from '../simulation-report.ts';
import { type TextsReport, textsReport, textsText } from '../texts-report.ts';

/** Runs up to this size look at all laws in every position; larger ones in few of them. */
const SMALL_RUN = 500;
const SPARSE = 499;

export const command: Command = {
  name: 'simulate',
  summary: 'Plays many matches with all laws on and reports every violation.',
  args: '<game>',
  options: {
    players: { value: 'N|A..B', help: 'Player counts, taken in turns. Default: all that the game and the options allow.' },
    games: { value: 'K', help: 'How many matches. Default: 100.' },
    bots: { value: 'a,b,c', help: `Bots by seat, taken in turns. Known: ${BOT_NAMES}. Default: random.` },
    seed: { value: 'S', help: 'Seed of the first match; the next ones count on. Default: 1.' },
    whole: { value: 'K', help: `All laws at every K-th answer, 0: never. Default: 1 up to ${SMALL_RUN} matches, else ${SPARSE}.` },
    offers: { value: 'P', help: 'In how many of 100 answers an offer is taken instead, where there is one. Default: 10.' },
    texts: { help: 'Reads every question, option, event and thing in all languages, in place of the laws.' },
    option: {
      value: 'key=value',
      multiple: true,
      help: 'Fixes an option; all others are as usual then. Default: all are drawn for each match over all that the game allows.',
    },
  },
  notes: [
    'The cheap laws (a question or a result, the invariants of the game, the bound) hold at every answer in any case.',
    'A violation leaves a replay under .cache/violations, and the line that plays this match alone. Exit code 1: a law was broken, or with --texts: something reads badly.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const title = await titleNamed(onlyArgument(line.args, 'simulate'));
  const games = line.number('games', 100, 1, 100_000_000);
  const pairs = line.texts('option');
  const options = pairs.length === 0 ? null : givenOptions(title, pairs);
  const plan: SimulationPlan = {
    game: title.game.id,
    players: countsFor(title, line.text('players'), options),
    games,
    bots: await botNames(title, line.text('bots')),
    seed: line.number('seed', 1, 0, 2 ** 31),
    whole: line.number('whole', games <= SMALL_RUN ? 1 : SPARSE, 0, 1_000_000),
    offersIn100: line.number('offers', 10, 0, 100),
    options,
    texts: line.has('texts'),
  };
  const bar = progressBar(plan.game);
  const start = performance.now();
  const tally = await simulate(plan, bar.show);
  const seconds = (performance.now() - start) / 1000;
  bar.end();
  if (plan.texts) return printTexts(textsReport(plan, tally, seconds), line.json);
  const report = simulationReport(plan, tally, seconds);
  console.log(line.json ? JSON.stringify(report, null, 2) : reportText(report, pairs));
  return report.violations.length === 0 ? 0 : 1;
}

function printTexts(report: TextsReport, json: boolean): number {
  console.log(json ? JSON.stringify(report, null, 2) : textsText(report));
  return report.findings.length === 0 && report.violations.length === 0 ? 0 : 1;
}

async function botNames(title: AnyTitle, given: string | undefined): Promise<string[]> {
  const names = (given ?? 'random').split(',');
  for (const name of names) await botNamed(title, name);
  return names;
}
