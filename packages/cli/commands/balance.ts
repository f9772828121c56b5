/** `longtable balance`: what makes a difference between equal players. */
import { BOT_NAMES } from '@longtable/lab';
import { facetStandings, figureMeans } from '@longtable/lab/arena';
import { balancePlots } from '@longtable/lab/plots';
import type { Command, Line } from '../command.ts';
import { drawPlots, PLOTS_OPTION } from '../plots.ts';
import { percent, planOf, play } from './arena.ts';

export const command: Command = {
  name: 'balance',
  summary: 'Win rates by seat, leader, start and card among equal bots.',
  args: '<game>',
  options: {
    bot: { value: 'name', help: `Who plays: ${BOT_NAMES}. Default: greedy.` },
    players: { value: 'N', help: 'Players at a table. Default: 2.' },
    matches: { value: 'N', help: 'How many matches. Default: 100.' },
    seed: { value: 'S', help: 'Seed of the first match. Default: 1.' },
    option: { value: 'key=value', multiple: true, help: 'An option of the game.' },
    plots: PLOTS_OPTION,
    fresh: { help: 'Forget what an interrupted run of the same plan has left.' },
  },
  notes: ['A share of 1.00 is what an average player wins. Rates have 95 % intervals.'],
  run,
};

async function run(line: Line): Promise<number> {
  const plan = await planOf(line, 'balance', [line.text('bot') ?? 'greedy']);
  const { bouts, seconds } = await play(line, plan);
  const facets = facetStandings(bouts, plan.players);
  const figures = figureMeans(bouts);
  const plots = drawPlots(line, () => balancePlots(plan.game, bouts, plan.players));
  const lengths = bouts.map(({ answers }) => answers).sort((a, b) => a - b);
  const at = (part: number): number => lengths[Math.floor(part * (lengths.length - 1))] ?? 0;
  const length = { median: at(0.5), least: at(0), most: at(1) };
  if (line.json) {
    console.log(
      JSON.stringify(
        { game: plan.game, players: plan.players, bot: plan.bots[0], matches: bouts.length, seconds, length, figures, facets, plots },
        null,
        2,
      ),
    );
    return 0;
  }
  console.log(
    `${plan.game}, ${plan.players} × ${plan.bots[0]}, ${bouts.length} matches, ${seconds.toFixed(1)} s; ${length.median} answers a match (${length.least} to ${length.most})`,
  );
  for (const { name, mean, least, most } of figures) console.log(`${name.padEnd(20)} mean ${mean.toFixed(1)} (${least} to ${most})`);
  let facet = '';
  for (const row of facets) {
    if (row.facet !== facet) console.log(`\n${row.facet}`);
    facet = row.facet;
    console.log(`  ${row.value.padEnd(18)} share ${row.share.toFixed(2)}   ${percent(row)}`);
  }
  if (plots.length > 0) console.log('');
  for (const file of plots) console.log(file);
  return 0;
}
