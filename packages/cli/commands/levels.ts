/** `longtable levels`: the levels against each other in every game, as the table of docs/bots.md. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@longtable/bots';
import { digest } from '@longtable/kernel';
import { type Cell, figureOf, type LevelsPlan, type Measured, measure, tableOf } from '@longtable/lab/levels';
import { type Command, type Line, WrongUse } from '../command.ts';
import { ROOT } from '../repository.ts';

const GAMES = ['yield', 'crown-of-ash', 'rune-age', 'uprising'];
const DOC = join(ROOT, 'docs', 'bots.md');
const BEGIN = '<!-- levels -->';
const END = '<!-- /levels -->';

export const command: Command = {
  name: 'levels',
  summary: 'Measures the levels of bots against each other in every game.',
  args: '[game…]',
  options: {
    levels: { value: 'a,b,…', help: `Levels that are measured against the one below. Default: ${LEVELS.join(',')}.` },
    two: { value: 'N', help: 'Matches of each step with two players; 0: none. Default: 100.' },
    four: { value: 'N', help: 'Matches of each step with four players; 0: none. Default: 60.' },
    margins: { value: 'N', help: 'Matches of each level of Uprising; 0: none. Default: 40.' },
    seed: { value: 'S', help: 'Seed of the first match of each step. Default: 1.' },
    threads: { value: 'N', help: 'Threads that play. Default: 2.' },
    write: { help: 'Put the table into docs/bots.md, after every step what is known by then.' },
    fresh: { help: 'Forget what a stopped run of the same plan has left.' },
  },
  notes: [
    'A stopped run goes on where it stopped. Percent of matches won by the higher level, with the 95 % interval; with four players: one of the higher among three of the lower / one of the lower among three of the higher, fair is 25. Uprising: the mean margin with its 95 % interval, and matches won.',
  ],
  run,
};

function planOf(line: Line): LevelsPlan {
  const games = line.args.length > 0 ? line.args : GAMES;
  for (const game of games) if (!GAMES.includes(game)) throw new WrongUse(`Levels are measured in ${GAMES.join(', ')}, not in "${game}".`);
  const ladder = ['random', ...LEVELS];
  const levels = line.text('levels')?.split(',') ?? [...LEVELS];
  for (const level of levels)
    if (ladder.indexOf(level) < 1) throw new WrongUse(`There is no level "${level}". Known: ${LEVELS.join(', ')}.`);
  return {
    games,
    steps: levels.map((level) => [level, ladder[ladder.indexOf(level) - 1]!]),
    two: line.number('two', 100, 0, 1_000_000),
    four: line.number('four', 60, 0, 1_000_000),
    margins: line.number('margins', 40, 0, 1_000_000),
    seed: line.number('seed', 1, 0, 2 ** 31),
  };
}

async function run(line: Line): Promise<number> {
  const plan = planOf(line);
  const diaries: string[] = [];
  const diaryOf = ({ matches: _, ...cell }: Cell): string => {
    const file = join(ROOT, '.cache', 'levels', `${digest({ ...cell, seed: plan.seed }).slice(0, 16)}.jsonl`);
    if (line.has('fresh')) rmSync(file, { force: true });
    diaries.push(file);
    return file;
  };
  const start = performance.now();
  const threads = line.number('threads', 2, 1, 1024);
  const done: Measured[] = [];
  const found = await measure(plan, diaryOf, threads, (one) => {
    done.push(one);
    if (line.has('write')) write(tableOf(plan, done), plan);
    const { game, players, bots } = one.cell;
    console.error(
      `${((performance.now() - start) / 1000).toFixed(0)} s: ${game}, ${players} players, ${bots.join(' / ')}: ${figureOf(one)}`,
    );
  });
  const table = tableOf(plan, found);
  if (line.json)
    console.log(
      JSON.stringify(
        found.map((one) => ({ ...one.cell, figure: figureOf(one) })),
        null,
        2,
      ),
    );
  else console.log(table);
  for (const file of diaries) rmSync(file, { force: true });
  return 0;
}

/** The table stands between two marks. */
function write(table: string, { games, steps, seed, two, four, margins }: LevelsPlan): void {
  const text = readFileSync(DOC, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new WrongUse(`docs/bots.md has no place for the table: ${BEGIN} … ${END}`);
  const levels = steps.map(([level]) => level).join();
  const line = `\`npx longtable levels ${games.join(' ')} --levels ${levels} --two ${two} --four ${four} --margins ${margins} --seed ${seed} --write\``;
  writeFileSync(DOC, `${text.slice(0, from + BEGIN.length)}\n\n${line}\n\n${table}\n${text.slice(to)}`);
}
