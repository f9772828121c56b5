import type { Rnd } from '@longtable/kernel';
import { type OptionField, shuffled } from '@longtable/kit';
import { COST, isOathNeutral, KIND, NEUTRAL_IDS, type NeutralId, OATH_RACES, RACES } from './data/cards.ts';
import { MERCENARY_IDS, mercenary } from './data/mercenaries.ts';
import { SCENARIO_DATA, SCENARIOS, type Scenario } from './data/scenarios.ts';
import { CHOICES, DEFAULTS, isPeaceful } from './options.ts';
import type { Options } from './spec.ts';

const isAsDear = (id: NeutralId, other: NeutralId): boolean => COST[KIND[id]] === COST[KIND[other]];

/** A type may make room for another one of the same cost. RA-OPT-01, RA-OPT-02 */
function neutralsField(scenario: Scenario): OptionField {
  const slots = SCENARIO_DATA[scenario].neutrals.map((own) => [own, ...NEUTRAL_IDS.filter((id) => id !== own && isAsDear(id, own))]);
  return { id: 'neutrals', as: 'slots', slots, default: DEFAULTS.neutrals, when: { scenario } };
}

/** Two of the first category and one of the second; none for sieges where nobody besieges. RA-MER-03, RA-MER-07 */
function mercenariesField(peaceful: boolean, when: Partial<Options>): OptionField {
  const fit = MERCENARY_IDS.filter((id) => !(peaceful && mercenary(id).siege));
  const slots = [1, 1, 2].map((category) => fit.filter((id) => mercenary(id).category === category));
  return {
    id: 'mercenaries',
    as: 'slots',
    values: ['random', 'none'],
    slots,
    default: DEFAULTS.mercenaries,
    when: { expansion: true, ...when },
  };
}

export const fields: readonly OptionField[] = [
  { id: 'scenario', as: 'choice', values: ['dragonlords', 'cataclysm'], default: DEFAULTS.scenario, players: [1] },
  { id: 'scenario', as: 'choice', values: SCENARIOS, default: DEFAULTS.scenario, players: [2, 3, 4] },
  { id: 'cooperative', as: 'flag', default: DEFAULTS.cooperative },
  { id: 'expansion', as: 'flag', default: DEFAULTS.expansion },
  mercenariesField(true, { cooperative: true }),
  ...SCENARIOS.map((scenario) => mercenariesField(isPeaceful({ scenario, cooperative: false }), { scenario, cooperative: false })),
  { id: 'races', as: 'seats', values: RACES, default: DEFAULTS.races },
  ...SCENARIOS.map(neutralsField),
  { id: 'first', as: 'seat', values: ['random'], default: DEFAULTS.first },
  { id: 'overlord', as: 'seat', values: ['random'], default: DEFAULTS.overlord, players: [2, 3, 4] },
  { id: 'roundLimit', as: 'number', default: DEFAULTS.roundLimit },
  { id: 'openHands', as: 'flag', default: DEFAULTS.openHands },
  { id: 'strongholds', as: 'choice', values: CHOICES.strongholds, default: DEFAULTS.strongholds },
  { id: 'secured', as: 'choice', values: CHOICES.secured, default: DEFAULTS.secured },
  { id: 'rewards', as: 'choice', values: CHOICES.rewards, default: DEFAULTS.rewards },
  { id: 'instants', as: 'choice', values: CHOICES.instants, default: DEFAULTS.instants },
  { id: 'reshuffle', as: 'choice', values: CHOICES.reshuffle, default: DEFAULTS.reshuffle },
  { id: 'payment', as: 'choice', values: CHOICES.payment, default: DEFAULTS.payment },
];

export function variant(players: number, rnd: Rnd): object {
  const oneOf = <T>(list: readonly T[]): T => list[rnd(list.length)]!;
  const expansion = rnd(4) > 0;
  const scenario = oneOf(SCENARIOS.filter((s) => players >= SCENARIO_DATA[s].least && (expansion || !SCENARIO_DATA[s].expansion)));
  const cooperative = scenario === 'dragonlords' && expansion && rnd(2) === 0;
  const races = RACES.filter((race) => expansion || !OATH_RACES.includes(race));
  return {
    scenario,
    cooperative,
    expansion,
    mercenaries: expansion ? oneOf(['random', 'none', mercenariesFor(scenario, cooperative, rnd)]) : 'none',
    races: oneOf(['random', shuffled(races, rnd).slice(0, players)]),
    neutrals: rnd(4) === 0 ? neutralsFor(scenario, expansion, rnd) : 'scenario',
    roundLimit: oneOf([12, 20, 40]),
    openHands: rnd(4) === 0,
    strongholds: oneOf(CHOICES.strongholds),
    secured: oneOf(CHOICES.secured),
    rewards: oneOf(CHOICES.rewards),
    instants: oneOf(CHOICES.instants),
    reshuffle: oneOf(CHOICES.reshuffle),
    payment: oneOf(CHOICES.payment),
  };
}

function mercenariesFor(scenario: Scenario, cooperative: boolean, rnd: Rnd): readonly string[] {
  const fit = shuffled(MERCENARY_IDS, rnd).filter((id) => !(isPeaceful({ scenario, cooperative }) && mercenary(id).siege));
  return [...fit.filter((id) => mercenary(id).category === 1).slice(0, 2), ...fit.filter((id) => mercenary(id).category === 2).slice(0, 1)];
}

function neutralsFor(scenario: Scenario, expansion: boolean, rnd: Rnd): readonly NeutralId[] {
  const chosen: NeutralId[] = [];
  for (const id of SCENARIO_DATA[scenario].neutrals) {
    const fit = NEUTRAL_IDS.filter((x) => isAsDear(x, id) && (expansion || !isOathNeutral(x)) && !chosen.includes(x));
    chosen.push(fit[rnd(fit.length)]!);
  }
  return chosen;
}
