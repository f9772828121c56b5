/** `longtable <command> …`: finds the command, reads its line, turns mistakes into one line and an exit code. */
import { type Command, helpOf, readLine, WrongUse } from './command.ts';

/** Loaded on demand: `play` need not read the benchmark. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  play: () => import('./commands/play.ts'),
  simulate: () => import('./commands/simulate.ts'),
  replay: () => import('./commands/replay.ts'),
  rules: () => import('./commands/rules.ts'),
  bench: () => import('./commands/bench.ts'),
  serve: () => import('./commands/serve.ts'),
  verify: () => import('./commands/verify.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  doctor: () => import('./commands/doctor.ts'),
  arena: () => import('./commands/arena.ts'),
  balance: () => import('./commands/balance.ts'),
  mutate: () => import('./commands/mutate.ts'),
};

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
  const width = Math.max(...all.map(({ name }) => name.length));
  return [
    'longtable <command> …: a table for board games',
    '',
    ...all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'longtable <command> --help says more. Exit codes: 0 fine, 1 what was checked does not hold, 2 wrong use.',
  ].join('\n');
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    throw new WrongUse(`There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}. See "longtable --help".`);
  const { command } = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpOf(command));
    return 0;
  }
  return command.run(readLine(command, rest));
}

function explain(error: unknown): number {
  if (error instanceof WrongUse) {
    console.error(`longtable: ${error.message}`);
    return 2;
  }
  const debug = process.env['LONGTABLE_DEBUG'] !== undefined && error instanceof Error;
  console.error(`longtable: something went wrong: ${debug ? error.stack : error instanceof Error ? error.message : String(error)}`);
  if (!debug) console.error('longtable: set LONGTABLE_DEBUG=1 to see where.');
  return 1;
}

// A reader that closes early (`| head`) is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2)).catch(explain);
