/** Options that a table can agree on, and those that do not fit. */
import type { OptionRefusal } from '@longtable/kernel';
import { badOption, isOneOf, isOptionRefusal, knownOptions } from '@longtable/kit';
import { COST, isOathNeutral, KIND, NEUTRAL_IDS, type NeutralId, OATH_RACES, RACES, type Race } from './data/cards.ts';
import { MERCENARY_IDS, type MercenaryId, mercenary } from './data/mercenaries.ts';
import { ROUND_LIMIT, ROUND_LIMIT_MAX } from './data/numbers.ts';
import { SCENARIO_DATA, SCENARIOS, type Scenario } from './data/scenarios.ts';
import type { Options } from './spec.ts';

export const DEFAULTS: Options = {
  scenario: 'dragonlords',
  cooperative: false,
  expansion: true,
  mercenaries: 'random',
  races: 'random',
  neutrals: 'scenario',
  first: 'random',
  overlord: 'random',
  roundLimit: ROUND_LIMIT,
  openHands: false,
  strongholds: 'each',
  secured: 'refreshed',
  rewards: 'refresh',
  instants: 'everyone',
  reshuffle: 'when-needed',
  payment: 'exact',
};

/** Values of the options that are a choice from a list. */
export const CHOICES = {
  scenario: SCENARIOS,
  strongholds: ['each', 'pile'],
  secured: ['refreshed', 'exhausted'],
  rewards: ['refresh', 'stay'],
  instants: ['everyone', 'until-lost'],
  reshuffle: ['when-needed', 'at-once'],
  payment: ['exact', 'free'],
} as const;
const FLAGS = ['cooperative', 'expansion', 'openHands'] as const;

/** Fills in defaults and checks. RA-MER-10, RA-AMB-39 */
export function options(given: unknown, seats: number): Options | OptionRefusal {
  if (!isOneOf([1, 2, 3, 4], seats)) return badOption('seats', `Rune Age is for 1 to 4 players, not ${seats}.`, 'RA-SET-01');
  const known = knownOptions(given, Object.keys(DEFAULTS));
  if (isOptionRefusal(known)) return known;
  // Mercenaries come with the expansion, unless somebody says otherwise.
  const mercenaries = known['expansion'] === false ? 'none' : DEFAULTS.mercenaries;
  const o = { ...DEFAULTS, mercenaries, ...known } as Options;
  for (const [name, values] of Object.entries(CHOICES)) {
    if (!isOneOf(values as readonly unknown[], o[name as keyof typeof CHOICES]))
      return badOption(name, `${name} must be one of: ${values.join(', ')}.`);
  }
  for (const name of FLAGS) if (typeof o[name] !== 'boolean') return badOption(name, `${name} must be true or false.`);
  return seatProblem(o, seats) ?? scenarioProblem(o, seats) ?? racesProblem(o, seats) ?? neutralsProblem(o) ?? mercenariesProblem(o) ?? o;
}

function seatProblem(o: Options, seats: number): OptionRefusal | null {
  for (const name of ['first', 'overlord'] as const) {
    const x = o[name];
    if (x !== 'random' && !(Number.isInteger(x) && x >= 0 && x < seats))
      return badOption(name, `${name} must be "random" or a seat from 0 to ${seats - 1}.`, 'RA-SET-19');
  }
  if (!Number.isInteger(o.roundLimit) || o.roundLimit < 1 || o.roundLimit > ROUND_LIMIT_MAX)
    return badOption('roundLimit', `roundLimit must be a whole number from 1 to ${ROUND_LIMIT_MAX}.`, 'RA-TRN-16');
  return null;
}

function scenarioProblem(o: Options, seats: number): OptionRefusal | null {
  const { least, expansion } = SCENARIO_DATA[o.scenario];
  if (seats < least) return badOption('scenario', `${o.scenario} needs at least ${least} players, not ${seats}.`, 'RA-SET-02');
  if (expansion && !o.expansion)
    return badOption('scenario', `${o.scenario} belongs to Oath and Anvil, which is switched off.`, 'RA-EXP-06');
  return variantProblem(o) ?? overlordProblem(o);
}

/** The cooperative variant. */
function variantProblem(o: Options): OptionRefusal | null {
  if (o.cooperative && o.scenario !== 'dragonlords')
    return badOption('cooperative', 'The cooperative variant belongs to Resurgence of the Dragonlords.', 'RA-COO-01');
  if (o.cooperative && !o.expansion)
    return badOption('cooperative', 'The cooperative variant needs the event cards of Oath and Anvil.', 'RA-COO-02');
  return null;
}

function overlordProblem(o: Options): OptionRefusal | null {
  if (o.scenario === 'overlord' && o.first !== 'random' && o.first !== o.overlord)
    return badOption('first', 'In Ascent of the Overlord the Overlord is the first player.', 'RA-SET-19');
  if (o.overlord !== 'random' && o.scenario !== 'overlord')
    return badOption('overlord', `There is no Overlord in ${o.scenario}.`, 'RA-SET-21');
  return null;
}

function racesProblem({ races, expansion }: Options, seats: number): OptionRefusal | null {
  if (races === 'random') return null;
  if (!Array.isArray(races) || races.length !== seats || !races.every((race) => isOneOf(RACES, race)))
    return badOption('races', `races must be "random", or one of ${RACES.join(', ')} for each of the ${seats} seats.`, 'RA-SET-04');
  const chosen = races as readonly Race[];
  const twice = chosen.find((race, i) => chosen.indexOf(race) !== i);
  if (twice !== undefined) return badOption('races', `${twice} is taken twice; each race exists once.`, 'RA-SET-04');
  const oath = expansion ? undefined : chosen.find((race) => OATH_RACES.includes(race));
  return oath === undefined ? null : badOption('races', `${oath} belongs to Oath and Anvil, which is switched off.`, 'RA-EXP-14');
}

/** Three types of the same costs as the scenario's. */
function neutralsProblem({ neutrals, scenario, expansion }: Options): OptionRefusal | null {
  if (neutrals === 'scenario') return null;
  const hired = hiredProblem(neutrals);
  if (hired !== null) return hired;
  if (!Array.isArray(neutrals) || neutrals.length !== 3 || !neutrals.every((id) => isOneOf(NEUTRAL_IDS, id)))
    return badOption('neutrals', `neutrals must be "scenario" or three of: ${NEUTRAL_IDS.join(', ')}.`, 'RA-OPT-03');
  const chosen = neutrals as readonly NeutralId[];
  const twice = chosen.find((id, i) => chosen.indexOf(id) !== i);
  if (twice !== undefined) return badOption('neutrals', `${twice} is chosen twice; the three types must differ.`, 'RA-OPT-03');
  const oath = expansion ? undefined : chosen.find(isOathNeutral);
  if (oath !== undefined) return badOption('neutrals', `${oath} belongs to Oath and Anvil, which is switched off.`, 'RA-EXP-14');
  return priceProblem(chosen, scenario);
}

function hiredProblem(neutrals: Options['neutrals']): OptionRefusal | null {
  const hired = Array.isArray(neutrals) ? neutrals.find((id) => isOneOf(MERCENARY_IDS, id)) : undefined;
  return hired === undefined
    ? null
    : badOption('neutrals', `${hired} is a mercenary; mercenaries are no part of this exchange.`, 'RA-OPT-04');
}

function priceProblem(chosen: readonly NeutralId[], scenario: Scenario): OptionRefusal | null {
  const wanted = SCENARIO_DATA[scenario].neutrals.map((id) => COST[KIND[id]]!);
  const wrong = chosen.find((id, i) => COST[KIND[id]] !== wanted[i]);
  return wrong === undefined
    ? null
    : badOption(
        'neutrals',
        `${wrong} costs ${COST[KIND[wrong]]} influence; a type may only be exchanged for one of the same cost (${wanted.join(', ')}, in this order).`,
        'RA-OPT-02',
      );
}

/** Players do not besiege each other's home realms here: mercenaries with the siege icon are left out. RA-MER-07 */
export const isPeaceful = (o: Pick<Options, 'scenario' | 'cooperative'>): boolean => o.cooperative || o.scenario === 'cataclysm';

function mercenariesProblem(o: Options): OptionRefusal | null {
  const { mercenaries } = o;
  if (mercenaries === 'none') return null;
  if (!o.expansion) return badOption('mercenaries', 'Mercenaries belong to Oath and Anvil, which is switched off.', 'RA-EXP-14');
  if (mercenaries === 'random') return null;
  const chosen = mercenaries as readonly MercenaryId[];
  if (
    !Array.isArray(mercenaries) ||
    !chosen.every((id) => isOneOf(MERCENARY_IDS, id)) ||
    chosen.length !== 3 ||
    chosen.some((id, i) => chosen.indexOf(id) !== i)
  )
    return badOption(
      'mercenaries',
      `mercenaries must be "random", "none" or three different ones of: ${MERCENARY_IDS.join(', ')}.`,
      'RA-MER-03',
    );
  if (chosen.filter((id) => mercenary(id).category === 1).length !== 2)
    return badOption('mercenaries', 'mercenaries must be two of category I and one of category II.', 'RA-MER-03');
  const siege = isPeaceful(o) ? chosen.find((id) => mercenary(id).siege) : undefined;
  return siege === undefined
    ? null
    : badOption('mercenaries', `${siege} is marked for sieges and is not used in a cooperative scenario.`, 'RA-MER-07');
}
