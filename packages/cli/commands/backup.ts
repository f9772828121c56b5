/** `longtable backup`: a copy of all tables, while the server runs. */
import { existsSync } from 'node:fs';
import { backupTo } from '@longtable/server';
import { type Command, type Line, WrongUse } from '../command.ts';
import { DATA_OPTION } from '../data-option.ts';
import { onlyArgument } from '../games.ts';
import { onStore } from '../store.ts';

export const command: Command = {
  name: 'backup',
  summary: 'Copies all tables into one file, while the server runs.',
  args: 'FILE',
  options: { data: DATA_OPTION },
  notes: [
    'Works on both stores: the file is the same, so tables can move from the embedded store to PostgreSQL and back.',
    'It holds the secrets of running matches and digests of session tokens: keep it as safe as the server.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const file = onlyArgument(line.args, 'backup');
  if (file === undefined) throw new WrongUse('Into which file? See "longtable backup --help".');
  if (existsSync(file)) throw new WrongUse(`"${file}" exists already.`);
  const count = await onStore(line, (config) => backupTo(config, file));
  if (line.json) console.log(JSON.stringify({ file, ...count }));
  else
    console.log(
      `${count.tables} tables with ${count.entries} entries, ${count.guests} guests and ${count.titles} files of rules and words are in ${file}.`,
    );
  return 0;
}
