/** `longtable ratings`: follows all ratings from the matches again. */
import { checkRatings } from '@longtable/server';
import type { Command, Line } from '../command.ts';
import { DATA_OPTION } from '../data-option.ts';
import { onStore } from '../store.ts';

export const command: Command = {
  name: 'ratings',
  summary: 'Follows all ratings from the matches again and names those that differ.',
  args: '',
  options: {
    recompute: { help: 'Puts ratings right that differ. Without it everything is only compared.' },
    data: DATA_OPTION,
  },
  notes: [
    'Every rated match is kept with the places of its people and its number: ratings follow from these rows alone.',
    'Matches and histories are never changed. Exit code 1: something differs, or differed before it was put right.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const report = await onStore(line, (config) => checkRatings(config, line.has('recompute')));
  if (line.json) console.log(JSON.stringify(report, null, 2));
  else {
    for (const { game, what, kept, found } of report.faults) console.log(`WRONG  ${game}: ${what}: kept ${kept}, found ${found}`);
    console.log(`${report.matches} rated matches, ${report.people} ratings, ${report.faults.length} differ.`);
  }
  return report.faults.length === 0 ? 0 : 1;
}
