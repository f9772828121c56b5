/** The form for options, and options at random for laws and simulation. */
import type { Rnd } from '@longtable/kernel';
import { type OptionField, shuffled } from '@longtable/kit';
import { FACTIONS } from './data/factions.ts';
import { HEROES, heroesOf } from './data/heroes.ts';
import { CHOICES, DEFAULTS } from './options.ts';
import type { Options } from './types.ts';

const choice = (id: keyof typeof CHOICES): OptionField =>
  id === 'leaveDice'
    ? { id, as: 'flag', default: DEFAULTS[id] }
    : { id, as: 'choice', values: CHOICES[id] as readonly (string | number)[], default: DEFAULTS[id] };

export const fields: readonly OptionField[] = [
  choice('edition'),
  choice('chapters'),
  choice('difficulty'),
  { id: 'factions', as: 'seats', values: FACTIONS, default: DEFAULTS.factions },
  { id: 'heroes', as: 'seats', values: HEROES, default: DEFAULTS.heroes },
  choice('homes'),
  { id: 'first', as: 'seat', values: ['random'], default: DEFAULTS.first },
  choice('resources'),
  choice('curses'),
  choice('garrisons'),
  choice('advancedItems'),
  choice('advancedQuests'),
  choice('advancedEnemies'),
  choice('advancedTowers'),
  choice('advancedHexes'),
  choice('advancedEvents'),
  choice('advancedDruids'),
  choice('legionSet'),
  choice('resourceSupply'),
  choice('capitalReward'),
  choice('hordeSeaTower'),
  choice('production5'),
  choice('mageBreaker'),
  choice('dice'),
  choice('leaveDice'),
];

/** Rows of the difficulty table that a table may set on its own. */
const ROWS = [
  'resources',
  'curses',
  'garrisons',
  'advancedItems',
  'advancedQuests',
  'advancedEnemies',
  'advancedTowers',
  'advancedHexes',
  'advancedEvents',
  'advancedDruids',
] as const;

const RULINGS = [
  'homes',
  'dice',
  'resourceSupply',
  'capitalReward',
  'hordeSeaTower',
  'legionSet',
  'production5',
  'mageBreaker',
  'leaveDice',
] as const;

export function variant(players: number, rnd: Rnd): object {
  const oneOf = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  const o: { -readonly [K in keyof Options]?: unknown } = {
    edition: oneOf(CHOICES.edition),
    chapters: oneOf(CHOICES.chapters),
    difficulty: oneOf(CHOICES.difficulty),
    first: rnd(2) === 0 ? 'random' : rnd(players),
  };
  const factions = shuffled(FACTIONS, rnd).slice(0, players);
  if (rnd(3) > 0) {
    o.factions = factions;
    if (rnd(2) === 0) o.heroes = factions.map((id) => oneOf(heroesOf(id)));
  }
  for (const row of ROWS) if (rnd(6) === 0) o[row] = oneOf<unknown>(CHOICES[row]);
  for (const ruling of RULINGS) if (rnd(2) === 0) o[ruling] = oneOf<unknown>(CHOICES[ruling]);
  return o;
}
