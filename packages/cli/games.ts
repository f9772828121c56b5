/** Games, player counts and options as they are typed. */
import { type AnyTitle, GAME_IDS, isGameId, loadTitle } from '@longtable/games';
import type { Spec } from '@longtable/kernel';
import { isOptionRefusal, type OptionField } from '@longtable/kit';
import { type Chooser, chooserFor } from '@longtable/lab';
import { noMore, WrongUse } from './command.ts';

/** A path, as opposed to the name of a game. */
export const isPath = (id: string): boolean => /[./\\]/.test(id);

export async function titleNamed(id: string | undefined): Promise<AnyTitle> {
  if (id === undefined) throw new WrongUse(`Which game? Known: ${GAME_IDS.join(', ')}.`);
  if (isPath(id)) return (await import('./guests.ts')).titleAt(id);
  if (!isGameId(id)) throw new WrongUse(`There is no game "${id}". Known: ${GAME_IDS.join(', ')}.`);
  return loadTitle(id);
}

export async function botNamed(title: AnyTitle, name: string): Promise<Chooser> {
  const bot = await chooserFor(title, name);
  if (typeof bot === 'string') throw new WrongUse(bot);
  return bot;
}

/** The one argument that a command takes. */
export function onlyArgument(args: readonly string[], command: string): string | undefined {
  noMore(args, 1, command);
  return args[0];
}

/** `3`, `2..4`, or left out: all that the game allows. */
function playerCounts(title: AnyTitle, given: string | undefined): number[] {
  const { min, max } = title.players;
  const range = /^(\d+)(?:\.\.(\d+))?$/.exec(given ?? `${min}..${max}`);
  const from = Number(range?.[1]);
  const to = Number(range?.[2] ?? range?.[1]);
  if (range === null || from < min || to > max || from > to)
    throw new WrongUse(`--players must be a number or a range like ${min}..${max} within ${min} to ${max}, not "${given}".`);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** `key=value` pairs of `--option`, read by the kind of option that the game declares. The game itself has the last word. */
export function givenOptions(title: AnyTitle, pairs: readonly string[], option = 'option'): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new WrongUse(`--${option} must look like key=value, not "${pair}". ${knownFields(title)}`);
    const key = pair.slice(0, equals);
    const field = fieldsOf(title)[key];
    if (field === undefined) throw new WrongUse(`${title.game.id} has no option "${key}". ${knownFields(title)}`);
    options[key] = typedValue(field, pair.slice(equals + 1));
  }
  return options;
}

/** Options by their names, each once. */
function fieldsOf({ fields }: AnyTitle): Readonly<Record<string, OptionField>> {
  const found: Record<string, OptionField> = Object.create(null);
  for (const field of fields) found[field.id] = found[field.id] === undefined ? field : wider(found[field.id]!, field);
  return found;
}

/** An option that other player counts see otherwise: all its values. */
const wider = (a: OptionField, b: OptionField): OptionField =>
  a.values && b.values ? { ...a, values: [...a.values, ...b.values.filter((value) => !a.values?.includes(value))] } : a;

function knownFields(title: AnyTitle): string {
  const told = Object.values(fieldsOf(title)).map((field) => {
    const values = valuesOf(field).join(', ');
    return values === '' ? field.id : `${field.id} (${values})`;
  });
  return `Known: ${told.join('; ') || 'none'}.`;
}

function valuesOf({ as, values = [] }: OptionField): readonly (string | number)[] {
  if (as === 'flag') return ['on', 'off'];
  return as === 'seat' ? [...values, 'or a seat, counted from 0'] : values;
}

function typedValue(field: OptionField, text: string): unknown {
  if (field.as === 'slots') return [field.default, ...(field.values ?? [])].includes(text) ? text : text.split(',');
  if (field.as === 'seats' && text !== field.default) return text.split(',').map((part) => oneOf(field, part));
  if (field.as === 'flag') {
    if (/^(true|on|yes)$/.test(text)) return true;
    if (/^(false|off|no)$/.test(text)) return false;
    throw new WrongUse(`The option ${field.id} is on or off, not "${text}".`);
  }
  return oneOf(field, text);
}

function oneOf(field: OptionField, text: string): unknown {
  const value = [...(field.values ?? []), field.default].find((v) => String(v) === text);
  if (value !== undefined) return value;
  if (field.as === 'seat' && /^\d+$/.test(text)) return Number(text);
  if (field.values) throw new WrongUse(`The option ${field.id} is one of ${field.values.join(', ')}, not "${text}".`);
  return field.as === 'number' ? Number(text) : text;
}

/** Player counts that go with options: all that were asked for, or else those of the game that do. null: options are drawn. */
export function countsFor(title: AnyTitle, given: string | undefined, options: object | null): number[] {
  const counts = playerCounts(title, given);
  if (options === null) return counts;
  const fitting = counts.filter((seats) => !isOptionRefusal(title.game.options(options, seats)));
  if (given !== undefined || fitting.length === 0) for (const seats of counts) checkedOptions(title, options, seats);
  return fitting;
}

/** The options of a match, complete and checked by the game. */
export function checkedOptions(title: AnyTitle, given: object, seats: number): Spec['options'] {
  const options = title.game.options(given, seats);
  if (!isOptionRefusal(options)) return options;
  const { message, rule } = options;
  throw new WrongUse(`${message}${rule === undefined ? '' : ` (${rule})`}`);
}
