/** `longtable restore`: fills an empty store from a backup. */
import { existsSync } from 'node:fs';
import { restoreFrom } from '@longtable/server';
import { type Command, type Line, WrongUse } from '../command.ts';
import { DATA_OPTION } from '../data-option.ts';
import { onlyArgument } from '../games.ts';
import { onStore } from '../store.ts';

export const command: Command = {
  name: 'restore',
  summary: 'Fills an empty store from a backup.',
  args: 'FILE',
  options: {
    data: DATA_OPTION,
    seal: { help: 'Vouch for the code in the backup: tables of older rules go on, also where the key of the old server is not here.' },
  },
  notes: [
    'Rules and words that the tables need come along. They run where the old server’s key is (TITLES_KEY, or titles.key beside the store), where they were released, or with --seal.',
    'The store must be empty: nothing is ever overwritten. The whole file is checked before anything is written: one that is shortened or changed is refused.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'restore');
  if (file === undefined) throw new WrongUse('From which file? See "longtable restore --help".');
  if (!existsSync(file)) throw new WrongUse(`There is no file "${file}".`);
  const count = await onStore(line, (config) => restoreFrom(config, file, { seal: line.has('seal') }));
  if (line.json) console.log(JSON.stringify({ file, ...count }));
  else
    console.log(
      `${count.tables} tables with ${count.entries} entries, ${count.guests} guests and ${count.titles} files of rules and words are back.`,
    );
  return 0;
}
