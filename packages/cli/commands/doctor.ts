/** `longtable doctor`: looks at configuration and store, and says what is wrong. */
import { diagnose, type Finding } from '@longtable/server';
import type { Command, Line } from '../command.ts';

export const command: Command = {
  name: 'doctor',
  summary: 'Checks configuration, store and every table, and says what is wrong.',
  args: '',
  options: { quick: { help: 'Only configuration and store, not every table.' } },
  notes: ['Reads only. Exit code 1: something is wrong.'],
  run,
};

async function run(line: Line): Promise<number> {
  const findings: readonly Finding[] = await diagnose(process.env, !line.has('quick'));
  const fine = findings.every((finding) => finding.fine);
  if (line.json) console.log(JSON.stringify({ fine, findings }, null, 2));
  else for (const { fine: ok, what } of findings) console.log(`${ok ? 'fine ' : 'WRONG'}  ${what}`);
  return fine ? 0 : 1;
}
