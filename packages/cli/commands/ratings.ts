/** `longtable ratings`: follows all ratings from the matches again. */
import { BadConfig, checkRatings, readConfig } from '@longtable/server';
import { type Command, type Line, WrongUse } from '../command.ts';

export const command: Command = {
  name: 'ratings',
  summary: 'Follows all ratings from the matches again and names those that differ.',
  args: '',
  options: {
    recompute: { help: 'Puts ratings right that differ. Without it everything is only compared.' },
    data: { value: 'FOLDER', help: 'Folder of the embedded store. Default: DATA_DIR, or "data".' },
  },
  notes: [
    'Every rated match is kept with the places of its people and its number: ratings follow from these rows alone.',
    'Matches and histories are never changed. Exit code 1: something differs, or differed before it was put right.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const folder = line.text('data');
  try {
    const config = readConfig({ ...process.env, ...(folder === undefined ? {} : { DATA_DIR: folder }) });
    const report = await checkRatings(config, line.has('recompute'));
    if (line.json) console.log(JSON.stringify(report, null, 2));
    else {
      for (const { game, what, kept, found } of report.faults) console.log(`WRONG  ${game}: ${what}: kept ${kept}, found ${found}`);
      console.log(`${report.matches} rated matches, ${report.people} ratings, ${report.faults.length} differ.`);
    }
    return report.faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof BadConfig) throw new WrongUse(`${error.message}.`);
    throw error;
  }
}
