/** `longtable review`: where a finished match turned, what would have been better, and what was luck. */
import { loadHeuristic } from '@longtable/bots';
import { advising, judging } from '@longtable/bots/advise';
import { type Review, review } from '@longtable/bots/review';
import { LANGUAGES } from '@longtable/kit';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument } from '../games.ts';
import { progressBar } from '../progress.ts';
import { reportLines, tell } from '../review/report.ts';
import { type Source, sourceFrom } from '../review/source.ts';
import { RULES_OPTION } from '../rules-files.ts';

export const command: Command = {
  name: 'review',
  summary: 'Where a finished match turned, what would have been better, and what was luck.',
  args: 'FILE',
  options: {
    iterations: { value: 'N', help: 'Positions looked at for each answer; more at those that matter. Default: 120.' },
    seed: { value: 'S', help: 'The same seed gives the same review. Default: 1.' },
    rules: RULES_OPTION,
    lang: { value: LANGUAGES.join('|'), help: 'Language. Default: en.' },
  },
  notes: [
    'FILE is the receipt of a match, or a replay that "save" or simulate wrote.',
    'Every answer is judged by what its seat could know when it was given. A judgement is a bot’s: it may be wrong.',
    'Luck is the difference between what an answer promised and what came of it, by the same judgement.',
  ],
  run,
};

async function reviewOf(source: Source, iterations: number, seed: number): Promise<Review> {
  const heuristic = await loadHeuristic(source.game);
  if (heuristic === null) throw new WrongUse(`No bot knows ${source.game}.`);
  const rules = { game: source.title.game, engine: source.machine };
  const reviewer = { rules, advise: advising(heuristic), judge: judging(heuristic), iterations, seed };
  const progress = progressBar('looking back');
  const steps = review(reviewer, source.moves, source.seats);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      progress.end();
      return step.value;
    }
    progress.show(Math.round(step.value * 100), 100);
  }
}

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'review');
  if (file === undefined) throw new WrongUse('Which file? See "longtable review --help".');
  const given = line.text('lang') ?? 'en';
  const language = LANGUAGES.find((l) => l === given);
  if (language === undefined) throw new WrongUse(`--lang must be one of ${LANGUAGES.join(', ')}, not "${given}".`);
  const source = await sourceFrom(file, line.text('rules'));
  const found = await reviewOf(source, line.number('iterations', 120, 20, 10_000), line.number('seed', 1, 0, 0x7fffffff));
  if (line.json) {
    const turningPoints = found.turningPoints.map((point) => ({ ...point, ...tell(source, point, language) }));
    console.log(JSON.stringify({ game: source.game, answers: source.moves.length, ...found, turningPoints }, null, 2));
  } else console.log(reportLines(source, found, language).join('\n'));
  return 0;
}
