/** `longtable simulate-server`: a fleet in one process under virtual time, with faults drawn by a seed. */
import { type Command, type Line, WrongUse } from '../command.ts';
import { progressBar } from '../progress.ts';

export const command: Command = {
  name: 'simulate-server',
  summary: 'Plays on simulated servers that crash, lose messages and fill their disks.',
  args: '',
  options: {
    seeds: { value: 'N', help: 'How many runs. Default: 100.' },
    seed: { value: 'S', help: 'The first seed; each run has the next one. Default: 1.' },
    trial: { value: 'KIND', help: 'faults (default), leavers or losses.' },
  },
  notes: [
    'Real tables, rooms, presence, jobs, the embedded store and the link of the page, in one process under virtual time. Messages are late, doubled or lost with their connection; nodes crash and come back; the database goes away, is slow or full; nodes are divided; clocks jump; people reload, go away, come back or leave for good.',
    'After each run nothing that was acknowledged is lost, doubled or altered, every node and every page shows what the log gives when it is played again, nobody is stuck, and presence is true.',
    '--trial leavers: nothing fails, but at every table people leave, most of them for good. --trial losses: of the messages of every connection one in twenty is lost together with the connection and one in twenty comes twice, for as long as the matches last.',
    'A seed that fails gives the same run again: --seeds 1 --seed S.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const seeds = line.number('seeds', 100, 1, 1_000_000);
  const seed = line.number('seed', 1, 0, 2 ** 31);
  const trial = line.text('trial') ?? 'faults';
  const { simulateServer, TRIALS } = await import('@longtable/promises/simulator/index.ts');
  const kind = TRIALS.find((one) => one === trial);
  if (kind === undefined) throw new WrongUse(`"${trial}" is no trial: ${TRIALS.join(', ')}.`);
  const bar = progressBar('simulate-server');
  const report = await simulateServer({ seeds, seed, trial: kind, onSeed: (_, done) => bar.show(done, seeds) });
  bar.end();
  console.log(line.json ? JSON.stringify(report, null, 2) : text(report));
  return report.failed.length === 0 ? 0 : 1;
}

type Report = Awaited<ReturnType<typeof import('@longtable/promises/simulator/index.ts')['simulateServer']>>;

function text({ seeds, matches, messages, faults, acknowledged, virtualHours, resumed, failed }: Report): string {
  const back = `${resumed.times} connections came back, half of them within ${resumed.medianMs} ms, 99 of 100 within ${resumed.p99Ms} ms`;
  const whole = `${seeds} runs, ${matches} matches, ${virtualHours} hours of play, ${messages} messages, ${faults} faults, ${acknowledged} answers acknowledged; ${back}`;
  if (failed.length === 0) return `${whole}: nothing was violated`;
  return [whole, ...failed.flatMap(({ seed, violations }) => [`seed ${seed}:`, ...violations.map((what) => `  ${what}`)])].join('\n');
}
