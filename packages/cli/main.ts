/** `longtable <command> …`: finds the command, reads its line, turns mistakes into one line and an exit code. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { helpOf, readLine, WrongUse } from './command.ts';
import { COMMANDS } from './commands.ts';
import { CACHE, version } from './repository.ts';

// What was read once need not be compiled again.
enableCompileCache(join(CACHE, 'compiled'));

/** Longer lines are hard to read. */
const WIDEST = 100;

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  return [
    'longtable <command> …: a table for board games',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'longtable <command> --help says more. Exit codes: 0 fine, 1 what was checked does not hold, 2 wrong use.',
  ].join('\n');
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(version());
    return 0;
  }
  const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (listed === undefined)
    throw new WrongUse(`There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}. See "longtable --help".`);
  const { command } = await listed.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpOf(command, Math.min(process.stdout.columns ?? WIDEST, WIDEST)));
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
