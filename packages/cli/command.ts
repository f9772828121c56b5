/** A command of the terminal, and the reading of its line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { wrapped } from './wrap.ts';

export interface OptionSpec {
  /** The value after the option, for example `N`; left out: a switch. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The words after the name, for example `<game>`. */
  readonly args: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Further paragraphs of the help. */
  readonly notes: readonly string[];
  /** Returns the exit code: 0 fine, 1 what was checked does not hold. Wrong use is thrown. */
  run(line: Line): Promise<number>;
}

/** A command as the list of them knows it. */
export interface Listed {
  /** The command's own summary, said here so that the overview need not load it. */
  readonly summary: string;
  load(): Promise<{ readonly command: Command }>;
}

/** A command line that fits the command's options. */
export interface Line {
  readonly args: readonly string[];
  readonly json: boolean;
  has(option: string): boolean;
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  /** A whole number within limits; `otherwise` when it is not given. */
  number(option: string, otherwise: number, least: number, most?: number): number;
}

/** The user's mistake: one line that says what to do, exit code 2. */
export class WrongUse extends Error {}

const COMMON: Readonly<Record<string, OptionSpec>> = {
  json: { help: 'Print JSON for programs.' },
  help: { help: 'Print this help.' },
};

const optionsOf = (command: Command): Readonly<Record<string, OptionSpec>> => ({ ...command.options, ...COMMON });

export function readLine(command: Command, argv: readonly string[]): Line {
  const specs = optionsOf(command);
  const config = Object.fromEntries(
    Object.entries(specs).map(([name, { value, multiple }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: multiple === true },
    ]),
  );
  const { values, positionals } = parsed(command, { args: joined(argv, specs), options: config, allowPositionals: true, strict: true });
  if (command.args === '') noMore(positionals, 0, command.name);
  return lineOf(values as Record<string, string | boolean | string[]>, positionals);
}

function parsed(command: Command, config: ParseArgsConfig): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongUse(`${firstSentence(error)} See "longtable ${command.name} --help".`);
  }
}

/** A command takes so many words and no more. */
export function noMore(args: readonly string[], most: number, command: string): void {
  if (args.length > most) throw new WrongUse(`"${args[most]}" is too much. See "longtable ${command} --help".`);
}

/** A value may begin with a dash, as tokens do now and then: it is one unless it names an option. */
function joined(argv: readonly string[], specs: Readonly<Record<string, OptionSpec>>): string[] {
  const specOf = (word: string | undefined): OptionSpec | undefined => (word?.startsWith('--') ? specs[word.slice(2)] : undefined);
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [word, next] = [argv[i]!, argv[i + 1]];
    const isValue = specOf(word)?.value !== undefined && next?.startsWith('-') === true && specOf(next.split('=')[0]) === undefined;
    words.push(isValue ? `${word}=${next}` : word);
    if (isValue) i++;
  }
  return words;
}

/** parseArgs explains itself at length; its first sentence is enough. */
function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(/\.\s|\n/)[0]!.replace(/\.$/, '')}.`;
}

function lineOf(values: Readonly<Record<string, string | boolean | string[]>>, args: readonly string[]): Line {
  return {
    args,
    json: values['json'] === true,
    has: (option) => values[option] !== undefined,
    text(option) {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    texts(option) {
      const value = values[option];
      return Array.isArray(value) ? value : [];
    },
    number(option, otherwise, least, most = Number.MAX_SAFE_INTEGER) {
      const value = values[option];
      if (value === undefined) return otherwise;
      const n = Number(value);
      if (value === '' || !Number.isSafeInteger(n) || n < least || n > most)
        throw new WrongUse(`--${option} must be a whole number ${limits(least, most)}, not "${value}".`);
      return n;
    },
  };
}

const limits = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;

/** `columns`: how wide it may become. */
export function helpOf(command: Command, columns: number): string {
  const entries = Object.entries(optionsOf(command)).map(([name, { value, help }]) => ({
    left: `--${name}${value ? ` ${value}` : ''}`,
    help,
  }));
  const width = Math.max(...entries.map(({ left }) => left.length));
  return [
    `longtable ${[command.name, command.args, '[options]'].filter((part) => part !== '').join(' ')}`,
    '',
    ...wrapped(command.summary, columns, 0),
    '',
    ...entries.flatMap(({ left, help }) => wrapped(`  ${left.padEnd(width)}  ${help}`, columns, width + 4)),
    ...command.notes.flatMap((note) => ['', ...wrapped(note, columns, 0)]),
  ].join('\n');
}
