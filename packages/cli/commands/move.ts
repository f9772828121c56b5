/** `longtable move`: lets a table go on by newer rules. */
import { moveTo } from '@longtable/server';
import { type Command, type Line, WrongUse } from '../command.ts';
import { DATA_OPTION } from '../data-option.ts';
import { onlyArgument } from '../games.ts';
import { onStore } from '../store.ts';

export const command: Command = {
  name: 'move',
  summary: 'Lets a running table go on by newer rules, if it would have gone the same way by them.',
  args: 'TABLE',
  options: {
    to: { value: 'HASH', help: 'The rules to move to. Default: those of this program.' },
    data: DATA_OPTION,
  },
  notes: [
    'The whole log is played by both rules: every look of every seat, every draw and every event must be the same. Only what comes after changes.',
    'The move is an entry of the log: everybody at the table reads of it, the receipt holds it, and what was before cannot be undone.',
    'People at a table can do the same together, from its menu. Exit code 1: the table stays as it is.',
  ],
  run,
};

const WHY: Readonly<Record<string, string>> = {
  'other-course': 'by those rules the match would have gone another way',
  parked: 'its own rules cannot be used: "longtable doctor" says why',
  finished: 'it is over',
  'not-started': 'it has not begun',
  'not-allowed': 'it is played by these rules already',
};

async function run(line: Line): Promise<number> {
  const table = onlyArgument(line.args, 'move');
  if (table === undefined) throw new WrongUse('Which table? See "longtable move --help".');
  const report = await onStore(line, (config) => moveTo(config, table, line.text('to')));
  const { from, to, refused } = report;
  if (line.json) console.log(JSON.stringify(report, null, 2));
  else if (refused === null)
    console.log(`${table} goes on by the rules ${to.slice(0, 12)}; until here it was played by ${from.slice(0, 12)}.`);
  else console.log(`${table} stays with its rules ${from.slice(0, 12)}: ${WHY[refused] ?? refused}.`);
  return refused === null ? 0 : 1;
}
