/** A new table as it is being wished for. */
import type { AnyTitle } from '@longtable/games';
import { isTogether } from '@longtable/games/about';
import type { OptionRefusal } from '@longtable/kernel';
import { isOffered, isOptionRefusal, type OptionField } from '@longtable/kit';
import type { Clock, Level } from '@longtable/protocol';

export const MODES = ['solo', 'hot', 'online'] as const;
export type Mode = (typeof MODES)[number];
export const LEVELS: readonly Level[] = ['apprentice', 'captain', 'lord', 'warlord'];

/** Bots that are asked for without a word: opponents of middling strength, partners who know what they do. */
export const usualLevel = (game: string, options: Readonly<Record<string, unknown>> = {}): Level =>
  isTogether(game, options) ? 'lord' : 'captain';

export type Who = 'me' | 'bot' | 'invited' | 'open';

export interface SeatWish {
  readonly who: Who;
  readonly level: Level;
  readonly name: string;
}

export const CLOCKS = {
  none: { kind: 'none' },
  live15: { kind: 'live', start: 900, increment: 10, cap: 900 },
  live25: { kind: 'live', start: 1500, increment: 15, cap: 1500 },
  live45: { kind: 'live', start: 2700, increment: 20, cap: 2700 },
  hours8: { kind: 'hours', start: 8, increment: 1, cap: 12 },
  hours24: { kind: 'hours', start: 24, increment: 4, cap: 36 },
  day1: { kind: 'days', days: 1 },
  day3: { kind: 'days', days: 3 },
  bank: { kind: 'hours', start: 72, increment: 24, cap: 168 },
} as const satisfies Record<string, Clock>;
export type ClockId = keyof typeof CLOCKS;

/** Paces by name, each with its clocks; the first is the usual one. */
export const PACES = {
  none: ['none'],
  live: ['live25', 'live15', 'live45'],
  hours: ['hours24', 'hours8'],
  days: ['day1', 'day3', 'bank'],
} as const satisfies Record<string, readonly [ClockId, ...ClockId[]]>;
export type Pace = keyof typeof PACES;

type Chosen = Readonly<Record<string, unknown>>;

/** Fields that exist for a number of players, beside what is chosen already. */
export function fieldsFor({ fields }: Pick<AnyTitle, 'fields'>, players: number, chosen: Chosen = {}): readonly OptionField[] {
  const options = { ...Object.fromEntries(fields.map(({ id, default: usual }) => [id, usual])), ...chosen };
  return fields.filter((field) => isOffered(field, players, options));
}

type Value = string | number;

/** Values that a form offers for a field; none: it is a switch, or has no place in a form. */
export function valuesOf({ as, values = [] }: OptionField, seats: number): readonly Value[] {
  if (as === 'seat') return [...values, ...Array(seats).keys()];
  return as === 'choice' || as === 'seats' ? values : [];
}

/** A form asks only where there is something to choose, and nobody chooses it at the table. */
export const isAsked = (field: OptionField, seats: number): boolean =>
  field.as === 'flag' || field.as === 'slots' || (field.default !== 'choose' && valuesOf(field, seats).length > 1);

/** Values that each seat or slot may have. */
export const placesOf = ({ as, values = [], slots = [] }: OptionField, seats: number): readonly (readonly Value[])[] =>
  as === 'slots' ? slots : Array.from({ length: seats }, () => values);

/** One value for each seat or slot: the chosen one where it fits, else the first that is left. */
export function valueForEach(field: OptionField, seats: number, chosen: readonly Value[] = []): readonly Value[] {
  const all: Value[] = [];
  for (const [i, values] of placesOf(field, seats).entries()) {
    const wish = chosen[i];
    const fits = wish !== undefined && values.includes(wish) && !all.includes(wish);
    all.push(fits ? wish : values.find((value) => !all.includes(value) && !chosen.includes(value, i))!);
  }
  return all;
}

/** A seat or slot takes a value: whichever has it gets that one's own. */
export const taken = (all: readonly Value[], place: number, value: Value): readonly Value[] =>
  all.map((one, i) => (i === place ? value : one === value ? all[place]! : one));

/** Only what differs from the default is sent. */
export function optionsOf(title: AnyTitle, players: number, chosen: Chosen): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const field of fieldsFor(title, players, chosen)) {
    const value = chosen[field.id];
    if (value === undefined || value === field.default) continue;
    options[field.id] = Array.isArray(value) ? valueForEach(field, players, value) : value;
  }
  return options;
}

/** Why the options do not fit, in the game's own words. */
export function refusalOf(title: AnyTitle, players: number, options: object): OptionRefusal | null {
  const checked = title.game.options(options, players);
  return isOptionRefusal(checked) ? checked : null;
}

/** Those who may sit at the other seats in each way of playing; the first seat is always one's own. */
export const WHO: Readonly<Record<Mode, readonly Who[]>> = { solo: ['bot'], hot: ['me', 'bot'], online: ['invited', 'open', 'bot'] };

/** Names for all seats: nobody else is called like whoever sits at the first. */
export const namesBeside = (own: string, others: readonly string[]): readonly string[] => [own, ...others.filter((name) => name !== own)];

export const seatFor = (game: string, mode: Mode, seat: number, names: readonly string[]): SeatWish => ({
  who: seat === 0 ? 'me' : WHO[mode][0]!,
  level: usualLevel(game),
  name: names[seat] ?? `${seat + 1}`,
});
