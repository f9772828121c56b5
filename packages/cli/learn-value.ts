/** `longtable learn --value`: the value of positions by playing, and a gate that decides whether it counts. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHeuristic } from '@longtable/bots';
import type { NetData } from '@longtable/bots/net';
import type { GameId } from '@longtable/games';
import { digest } from '@longtable/kernel';
import { type LearntValue, learnValue, type ValuePlan } from '@longtable/lab/learn';
import { type Line, WrongUse } from './command.ts';
import { checkedOptions, givenOptions, onlyArgument, titleNamed } from './games.ts';
import { progressBar } from './progress.ts';
import { makeRoom, ROOT } from './repository.ts';

async function planOf(line: Line): Promise<ValuePlan> {
  const title = await titleNamed(onlyArgument(line.args, 'learn'));
  const game = title.game.id;
  if ((await loadHeuristic(game as GameId))?.learnt === undefined) throw new WrongUse(`Nothing but weights is learnt of ${game}.`);
  const { min, max } = title.players;
  const players = line.number('players', Math.max(2, min), min, max);
  const options = givenOptions(title, line.texts('option'));
  checkedOptions(title, options, players);
  return {
    game,
    players,
    options,
    seed: line.number('seed', 1, 0, 2 ** 31),
    rounds: line.number('rounds', 4, 1, 1000),
    matches: line.number('matches', 1000, 1, 1_000_000),
    gate: line.number('gate', 400, 2, 1_000_000),
  };
}

export async function runValue(line: Line): Promise<number> {
  const plan = await planOf(line);
  const file = line.text('out') ?? join(ROOT, 'packages', 'bots', 'weights', `${plan.game}-value.ts`);
  makeRoom(file);
  const notebook = join(ROOT, '.cache', 'learn', `value-${digest(plan).slice(0, 16)}.jsonl`);
  if (line.has('fresh')) rmSync(notebook, { force: true });
  const bar = progressBar(plan.game);
  const threads = line.has('threads') ? line.number('threads', 1, 1, 1024) : null;
  const learnt = await learnValue(plan, notebook, threads, {
    progress: bar.show,
    round(number, examples, before, after) {
      bar.end();
      console.error(
        `round ${number + 1} of ${plan.rounds}: ${examples} positions, ${before.toFixed(2)} points off before, ${after.toFixed(2)} after`,
      );
    },
  });
  bar.end();
  if (learnt.verdict.passed) writeFileSync(file, fileOf(plan, learnt));
  rmSync(notebook, { force: true });
  if (line.json) console.log(JSON.stringify({ ...plan, verdict: learnt.verdict, made: learnt.made }, null, 2));
  else console.log(`${sentence(learnt)}\n${learnt.verdict.passed ? `The new value counts: ${file}` : 'The old value stays.'}`);
  return 0;
}

const signed = (n: number): string => `${n < 0 ? '' : '+'}${n.toFixed(2)}`;
const sentence = ({ verdict: { comparisons, learnt, old, gain, low, high } }: LearntValue): string =>
  `Gate, ${comparisons} matches each: new ${learnt.toFixed(2)}, old ${old.toFixed(2)}, gain ${signed(gain)} [${signed(low)}, ${signed(high)}]`;

/** The net with all that is needed to learn it again from the one before. */
export function fileOf(plan: ValuePlan, learnt: LearntValue): string {
  const { game, players, rounds, matches, gate, seed, options } = plan;
  const given = Object.entries(options).map(([key, value]) => ` --option ${key}=${String(value)}`);
  const command = `npx longtable learn ${game} --value --players ${players} --rounds ${rounds} --matches ${matches} --gate ${gate} --seed ${seed}${given.join('')}`;
  return `/** A learnt value. ${sentence(learnt)}. ${command} */\nimport type { NetData } from '../net.ts';\n\nexport const NET: NetData = ${dataIn(learnt.net)};\n`;
}
const dataIn = (net: NetData): string =>
  JSON.stringify(net, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");
