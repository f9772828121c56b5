/** `longtable mutate`: how many broken rules the tests of a game notice. */
import type { MutationReport } from '@longtable/lab/mutate';
import { type Command, type Line, WrongUse } from '../command.ts';
import { onlyArgument, titleNamed } from '../games.ts';
import { progressBar } from '../progress.ts';
import { ROOT } from '../repository.ts';

export const command: Command = {
  name: 'mutate',
  summary: 'Breaks rules of a game one at a time and says which tests notice.',
  args: '<game>',
  options: {
    count: { value: 'N', help: 'How many broken rules. Default: 20.' },
    seed: { value: 'S', help: 'The same seed breaks the same places. Default: 1.' },
  },
  notes: [
    'A place is broken in memory only: a condition negated or dropped, off by one, the other seat or side, a deed or stage skipped, an order turned, a figure changed. First the tests that name the rules near by are run, then the others, then whole matches.',
    'named: a test that names a rule or card fell. recordedOnly: only laws, recorded matches or tests that name no rule. survived: none.',
    'equivalent: changes nothing that could be seen; the reasons are in packages/lab/mutate/equivalents.json.',
    'Exit code 1: fewer than 95 in 100 of those that are not equivalent fell to a named test.',
  ],
  run,
};

/** The share of broken rules that must fall to a test with a name. */
const ENOUGH = 0.95;

async function run(line: Line): Promise<number> {
  const game = (await titleNamed(onlyArgument(line.args, 'mutate'))).game.id;
  const { mutate } = await tools();
  const bar = progressBar(game);
  const plan = {
    game,
    root: ROOT,
    folder: `packages/games/${game}`,
    count: line.number('count', 20, 1, 10_000),
    seed: line.number('seed', 1, 0, 2 ** 31),
  };
  const report = await mutate(plan, bar.show);
  bar.end();
  console.log(line.json ? JSON.stringify(report, null, 2) : text(report));
  return report.named >= ENOUGH * (report.count - report.equivalent) ? 0 : 1;
}

/** Vitest and the TypeScript parser are there for those who develop. */
async function tools(): Promise<typeof import('@longtable/lab/mutate')> {
  try {
    return await import('@longtable/lab/mutate');
  } catch (error) {
    throw new WrongUse(`The tools for tests are not installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function text({ game, count, seed, seconds, named, recordedOnly, survived, equivalent, mutants }: MutationReport): string {
  return [
    `${game}: ${count} broken rules (seed ${seed}) in ${seconds} s`,
    `  named ${named}, recorded only ${recordedOnly}, survived ${survived}, equivalent ${equivalent}`,
    ...mutants
      .filter(({ fate }) => fate !== 'named')
      .map(({ file, line, change, fate, by }) => `  ${fate}: ${file}:${line} ${change}${by === '' ? '' : `\n    ${by}`}`),
  ].join('\n');
}
