/** `longtable learn`: weights of a game's judgement by playing, and a gate that decides whether they count. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '@longtable/bots';
import { digest } from '@longtable/kernel';
import { BOT_NAMES } from '@longtable/lab';
import { type Effect, type LearnPlan, type Learnt, learn, type Verdict } from '@longtable/lab/learn';
import { type Command, type Line, WrongUse } from '../command.ts';
import { botNamed, checkedOptions, givenOptions, onlyArgument, titleNamed } from '../games.ts';
import { runValue } from '../learn-value.ts';
import { progressBar } from '../progress.ts';
import { makeRoom, ROOT } from '../repository.ts';

export const command: Command = {
  name: 'learn',
  summary: 'Learns weights of a judgement by playing; an arena decides whether they count.',
  args: '<game>',
  options: {
    bot: { value: 'name', help: `Who plays with the weights: ${BOT_NAMES}. Default: greedy.` },
    players: { value: 'N', help: 'Players at a table. Default: 2, or the fewest.' },
    rounds: { value: 'N', help: 'How often the weights move. Default: 4.' },
    pairs: { value: 'N', help: 'Comparisons in a round, two matches each. Default: 200.' },
    value: { help: 'Learn the value of positions instead, by playing matches (Uprising).' },
    matches: { value: 'N', help: 'Matches in a round, with --value. Default: 1000.' },
    shake: { value: 'N', help: 'How far weights are shaken, in percent. Default: 30.' },
    gate: { value: 'N', help: 'Comparisons of new and old weights with fresh seeds. Default: 400.' },
    seed: { value: 'S', help: 'Seed of the first comparison. Default: 1.' },
    option: { value: 'key=value', multiple: true, help: 'An option of the game.' },
    vary: { value: 'key=value', multiple: true, help: 'An option that some tables have: they take turns with all that are named so.' },
    threads: { value: 'N', help: 'Threads that play. Default: one for each core.' },
    out: { value: 'FILE', help: "Where weights that pass go. Default: the game's file in packages/bots/weights." },
    fresh: { help: 'Forget what a stopped run of the same plan has found.' },
  },
  notes: [
    'A stopped run of the same plan goes on where it stopped and comes to the same. New weights count only if the lower end of the 95 % interval of their gain over the old ones is above 0 and they are shown to be worse with no --vary; else the old ones stay.',
  ],
  run,
};

async function planOf(line: Line): Promise<LearnPlan> {
  const title = await titleNamed(onlyArgument(line.args, 'learn'));
  const bot = line.text('bot') ?? 'greedy';
  await botNamed(title, bot);
  const { min, max } = title.players;
  const players = line.number('players', Math.max(2, min), min, max);
  const options = givenOptions(title, line.texts('option'));
  const varied = line.texts('vary').map((pair) => givenOptions(title, [pair], 'vary'));
  for (const variant of varied.length === 0 ? [{}] : varied) checkedOptions(title, { ...options, ...variant }, players);
  return {
    game: title.game.id,
    bot,
    players,
    options,
    varied,
    seed: line.number('seed', 1, 0, 2 ** 31),
    rounds: line.number('rounds', 4, 1, 1000),
    pairs: line.number('pairs', 200, 2, 1_000_000),
    shake: line.number('shake', 30, 1, 100) / 100,
    // Every kind of table comes twice at least.
    gate: line.number('gate', 400, 2 * Math.max(1, players * varied.length), 1_000_000),
  };
}

/** Options of one kind of learning say nothing to the other. */
const OF_WEIGHTS = ['bot', 'pairs', 'shake', 'vary'];
const OF_VALUE = ['matches'];

async function run(line: Line): Promise<number> {
  const strange = (line.has('value') ? OF_WEIGHTS : OF_VALUE).find((option) => line.has(option));
  if (strange !== undefined) throw new WrongUse(`--${strange} goes ${line.has('value') ? 'without' : 'with'} --value only.`);
  if (line.has('value')) return runValue(line);
  const plan = await planOf(line);
  const file = line.text('out') ?? join(ROOT, 'packages', 'bots', 'weights', `${plan.game}.ts`);
  makeRoom(file);
  const diary = join(ROOT, '.cache', 'learn', `${digest(plan).slice(0, 16)}.jsonl`);
  if (line.has('fresh')) rmSync(diary, { force: true });
  const bar = progressBar(plan.game);
  const threads = line.has('threads') ? line.number('threads', 1, 1, 1024) : null;
  const learnt = await learn(plan, diary, threads, {
    progress: bar.show,
    round(number, effects) {
      bar.end();
      console.error(`round ${number + 1} of ${plan.rounds}: ${told(effects)}`);
    },
  });
  bar.end();
  if (learnt.verdict.passed) writeFileSync(file, fileOf(plan, learnt));
  rmSync(diary, { force: true });
  if (line.json) console.log(JSON.stringify({ ...plan, ...learnt }, null, 2));
  else report(plan, learnt, file);
  return 0;
}

/** Weights that do something, the surest first. */
function told(effects: readonly Effect[]): string {
  const sure = effects
    .filter(({ gain, error }) => Math.abs(gain) > error)
    .sort((a, b) => Math.abs(b.gain / b.error) - Math.abs(a.gain / a.error));
  return sure.map(({ name, gain, error }) => `${name} ${signed(gain)} ± ${error.toFixed(2)}`).join(', ') || 'nothing stands out';
}

const signed = (n: number): string => `${n < 0 ? '' : '+'}${n.toFixed(2)}`;

function report(plan: LearnPlan, { old, weights, verdict, varied }: Learnt, file: string): void {
  for (const [name, weight] of Object.entries(weights))
    if (weight !== old[name]) console.log(`${name.padEnd(14)} ${String(old[name]).padStart(7)} → ${String(weight).padStart(7)}`);
  console.log(`\n${sentence(verdict)}`);
  for (const [i, one] of varied.entries()) console.log(`${pairsOf(plan.varied[i]!).join(' ')}: ${sentence(one)}`);
  console.log(verdict.passed ? `The new weights count: ${file}` : 'The old weights stay.');
}

const sentence = ({ comparisons, learnt, old, gain, low, high }: Verdict): string =>
  `Gate, ${comparisons} comparisons: new ${learnt.toFixed(2)}, old ${old.toFixed(2)}, gain ${signed(gain)} [${signed(low)}, ${signed(high)}]`;

/** The weights with all that is needed to learn them again. */
export function fileOf(plan: LearnPlan, { weights, verdict }: Pick<Learnt, 'weights' | 'verdict'>): string {
  return `/** Weights of a judgement, learnt. ${sentence(verdict)}. */\n${dataOf(plan, weights)}`;
}

const pairsOf = (options: object): string[] => Object.entries(options).map(([key, value]) => `${key}=${String(value)}`);

function dataOf({ game, bot, players, rounds, pairs, shake, gate, seed, options, varied }: LearnPlan, weights: Weights): string {
  const given = [...pairsOf(options).map((pair) => ` --option ${pair}`), ...varied.flatMap(pairsOf).map((pair) => ` --vary ${pair}`)];
  const line = `npx longtable learn ${game} --bot ${bot} --players ${players} --rounds ${rounds} --pairs ${pairs} --shake ${Math.round(shake * 100)} --gate ${gate} --seed ${seed}${given.join('')}`;
  const rows = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},\n`);
  return `/** ${line} */\nexport const WEIGHTS = {\n${rows.join('')}};\n`;
}
