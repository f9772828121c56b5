/** `longtable reliability`: whether bots win as often as they say. */
import { BOT_NAMES } from '@longtable/lab';
import { type ReliabilityPlan, reliabilityOf } from '@longtable/lab/reliability';
import type { Command, Line } from '../command.ts';
import { planOf } from './arena.ts';

export const command: Command = {
  name: 'reliability',
  summary: 'Whether bots win as often as their judgement says.',
  args: '<game>',
  options: {
    bot: { value: 'name', help: `Who plays: ${BOT_NAMES}. Default: captain.` },
    players: { value: 'N', help: 'Players at a table. Default: 2.' },
    matches: { value: 'N', help: 'How many matches. Default: 100.' },
    seed: { value: 'S', help: 'Seed of the first match. Default: 1.' },
    option: { value: 'key=value', multiple: true, help: 'An option of the game.' },
  },
  notes: ['Sureness 1 is right; 2 says that the judgement is twice too sure: all leads should count half. A coin has a loss of 0.693.'],
  run,
};

async function run(line: Line): Promise<number> {
  const bot = line.text('bot') ?? 'captain';
  const plan: ReliabilityPlan = { ...(await planOf(line, 'reliability', [bot])), bot };
  const found = await reliabilityOf(plan);
  if (line.json) {
    console.log(JSON.stringify({ ...plan, ...found }, null, 2));
    return 0;
  }
  console.log(`${plan.game}, ${plan.players} × ${bot}, ${plan.matches} matches, ${found.forecasts} forecasts`);
  console.log(`loss ${found.loss.toFixed(3)}, sureness ${found.sureness.toFixed(2)}\n`);
  for (const { from, forecasts, said, came } of found.bins)
    if (forecasts > 0)
      console.log(
        `${(100 * from).toFixed(0).padStart(3)} % on   said ${(100 * said).toFixed(1).padStart(5)} %   came ${(100 * came).toFixed(1).padStart(5)} %   ${forecasts}`,
      );
  return 0;
}
