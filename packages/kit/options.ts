/** Reading options as they come from a form, a file or the command line. */
import type { OptionRefusal, RuleId } from '@longtable/kernel';

export function badOption(option: string, message: string, rule?: RuleId): OptionRefusal {
  return rule === undefined ? { refused: 'bad-option', option, message } : { refused: 'bad-option', option, message, rule };
}

export const isOptionRefusal = (x: object): x is OptionRefusal => 'refused' in x && x.refused === 'bad-option';

/** The given options as a record, with nothing in it that the game does not know; a refusal otherwise. */
export function knownOptions(given: unknown, known: readonly string[]): Record<string, unknown> | OptionRefusal {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return badOption('options', 'Options must be an object.');
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) return badOption(key, `There is no option "${key}". Known: ${known.join(', ')}.`);
  }
  return given as Record<string, unknown>;
}

export const isOneOf = <T>(values: readonly T[], x: unknown): x is T => values.includes(x as T);
