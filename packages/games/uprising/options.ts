/** Options of a table, and their refusals. */
import type { OptionRefusal } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { AMOUNTS, CHAPTERS, EDITIONS, LEVELS } from './data/difficulty.ts';
import { FACTIONS, type FactionId } from './data/factions.ts';
import { HERO, HEROES, type HeroId } from './data/heroes.ts';
import type { Options } from './types.ts';

export const DEFAULTS: Options = {
  edition: '2E',
  chapters: 4,
  difficulty: 'normal',
  resources: 'preset',
  curses: 'preset',
  garrisons: 'preset',
  advancedItems: 'preset',
  advancedQuests: 'preset',
  advancedEnemies: 'preset',
  advancedTowers: 'preset',
  advancedHexes: 'preset',
  advancedEvents: 'preset',
  advancedDruids: 'preset',
  factions: 'choose',
  heroes: 'choose',
  homes: 'order',
  first: 'random',
  dice: 'default',
  resourceSupply: 'edition',
  capitalReward: 'edition',
  hordeSeaTower: 'jump',
  legionSet: 'butcher',
  production5: 'equal',
  mageBreaker: 'printed',
  leaveDice: false,
};

const ALL_OR_NONE = ['preset', 'none', 'all'] as const;
const ANY_AMOUNT = ['preset', ...AMOUNTS] as const;

/** Options that are one of a list. */
export const CHOICES = {
  edition: EDITIONS,
  chapters: CHAPTERS,
  difficulty: LEVELS,
  resources: ['preset', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  curses: ['preset', 0, 1, 2, 3, 4, 5, 6],
  garrisons: ['preset', 0, 1, 2, 3, 4, 5, 6],
  advancedItems: ALL_OR_NONE,
  advancedQuests: ANY_AMOUNT,
  advancedEnemies: ALL_OR_NONE,
  advancedTowers: ANY_AMOUNT,
  advancedHexes: ANY_AMOUNT,
  advancedEvents: ANY_AMOUNT,
  advancedDruids: ALL_OR_NONE,
  homes: ['order', 'random', 'choose'],
  dice: ['default', 'p1'],
  resourceSupply: ['edition', 'box', 'unlimited'],
  capitalReward: ['edition', 'flip', 'none'],
  hordeSeaTower: ['jump', 'ignore'],
  legionSet: ['butcher', 'executioner'],
  production5: ['equal', 'best'],
  mageBreaker: ['printed', 'even'],
  leaveDice: [false, true],
} as const satisfies Partial<Record<keyof Options, readonly unknown[]>>;

const SEATS = [2, 3, 4] as const;

/** The first value that is not one of its list. */
function choiceProblem(o: Options): OptionRefusal | null {
  for (const [name, values] of Object.entries(CHOICES)) {
    if (!isOneOf(values as readonly unknown[], o[name as keyof typeof CHOICES])) {
      return badOption(name, `${name} must be one of: ${values.join(', ')}.`, name === 'chapters' ? 'UP-DIF-01' : 'UP-DIF-13');
    }
  }
  return null;
}

export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf(SEATS, seats)) return badOption('seats', `Uprising is played with 2, 3 or 4 factions, not ${seats}.`, 'UP-SET-01');
  const known = knownOptions(given, Object.keys(DEFAULTS));
  if (isOptionRefusal(known)) return known;
  const o = { ...DEFAULTS, ...known } as Options;
  const wrong = choiceProblem(o);
  if (wrong !== null) return wrong;
  if (o.first !== 'random' && !(Number.isInteger(o.first) && o.first >= 0 && o.first < seats)) {
    return badOption('first', `first must be "random" or a seat from 0 to ${seats - 1}.`, 'UP-SET-25');
  }
  return factionsProblem(o, seats) ?? heroesProblem(o, seats) ?? o;
}

function factionsProblem({ factions }: Options, seats: number): OptionRefusal | null {
  if (factions === 'choose') return null;
  if (!Array.isArray(factions) || factions.length !== seats || !factions.every((id) => isOneOf(FACTIONS, id))) {
    return badOption('factions', `factions must be "choose" or one of ${FACTIONS.join(', ')} for each of the ${seats} seats.`, 'UP-SET-04');
  }
  const twice = (factions as readonly FactionId[]).find((id, i, all) => all.indexOf(id) !== i);
  return twice === undefined ? null : badOption('factions', `${twice} is taken twice; every faction exists once.`, 'UP-SET-04');
}

function heroesProblem({ heroes, factions }: Options, seats: number): OptionRefusal | null {
  if (heroes === 'choose') return null;
  if (!Array.isArray(heroes) || heroes.length !== seats || !heroes.every((id) => isOneOf(HEROES, id))) {
    return badOption('heroes', `heroes must be "choose" or one of ${HEROES.join(', ')} for each of the ${seats} seats.`, 'UP-SET-05');
  }
  if (factions === 'choose') return badOption('heroes', 'heroes can only be set together with factions.', 'UP-SET-05');
  const i = (heroes as readonly HeroId[]).findIndex((id, seat) => HERO[id].faction !== factions[seat]);
  return i < 0
    ? null
    : badOption('heroes', `${heroes[i]} is no Hero of ${factions[i]} but of ${HERO[heroes[i] as HeroId].faction}.`, 'UP-SET-05');
}
