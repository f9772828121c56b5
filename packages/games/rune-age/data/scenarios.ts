/** The six scenarios: who may play them, their neutral cards and their event decks. */
import type { RuleId } from '@longtable/kernel';
import type { NeutralId } from './cards.ts';
import type { EventId } from './events.ts';
import { EVENT_IDS } from './events.ts';

export const SCENARIOS = ['dragonlords', 'runewars', 'cataclysm', 'monument', 'overlord', 'conquest'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface ScenarioData {
  readonly least: number;
  readonly expansion: boolean;
  readonly neutrals: readonly [NeutralId, NeutralId, NeutralId];
  /** Its event cards start with this. */
  readonly back: string;
  /** The rule that forbids sieges of home realms, and all sieges; null: they are allowed. */
  readonly noRealms: RuleId | null;
  readonly noSieges: RuleId | null;
  /** A new deck is formed from Stage 2; otherwise the empty deck ends the game. RA-EVT-13 */
  readonly reshuffles: boolean;
  readonly rules: readonly RuleId[];
}

export const SCENARIO_DATA: Readonly<Record<Scenario, ScenarioData>> = {
  dragonlords: {
    least: 1,
    expansion: false,
    neutrals: ['nc-forced-march', 'nc-battle-cry', 'nc-demon'],
    back: 'dl-',
    noRealms: null,
    noSieges: null,
    reshuffles: true,
    rules: ['RA-SCN-01', 'RA-AMB-34', 'RA-COO-05'],
  },
  runewars: {
    least: 2,
    expansion: false,
    neutrals: ['nc-lightning', 'nc-manticore', 'nc-dragon'],
    back: 'rw-',
    noRealms: null,
    noSieges: null,
    reshuffles: true,
    rules: ['RA-SCN-02'],
  },
  cataclysm: {
    least: 1,
    expansion: false,
    neutrals: ['nc-razorwing', 'nc-battle-cry', 'nc-sorcerer'],
    back: 'ca-',
    noRealms: 'RA-AMB-35',
    noSieges: 'RA-AMB-35',
    reshuffles: false,
    rules: ['RA-SCN-03'],
  },
  monument: {
    least: 2,
    expansion: false,
    neutrals: ['nc-tithe', 'nc-beastman', 'nc-sorcerer'],
    back: 'mo-',
    noRealms: 'RA-AMB-27',
    noSieges: null,
    reshuffles: true,
    rules: ['RA-SCN-04'],
  },
  overlord: {
    least: 2,
    expansion: true,
    neutrals: ['nx-reprieve', 'nx-shadow-rune', 'nx-giant'],
    back: 'ao-',
    noRealms: null,
    noSieges: null,
    reshuffles: false,
    rules: ['RA-SCN-05'],
  },
  conquest: {
    least: 2,
    expansion: true,
    neutrals: ['nx-scout', 'nx-standard', 'nx-wraith'],
    back: 'cq-',
    noRealms: 'RA-SCN-10',
    noSieges: null,
    reshuffles: false,
    rules: ['RA-SCN-09'],
  },
};

/** Brown backs: they replace Stage 1 of the cooperative variant, and come nowhere else. RA-COO-02, RA-COO-03, RA-AMB-24 */
const VARIANT_BACK = 'dlv-';

/** The cards whose backs match the objective. RA-SET-16, RA-EXP-05 */
export function eventDeck(
  scenario: Scenario,
  expansion: boolean,
  cooperative: boolean,
  isExtra: (id: EventId) => boolean,
  stageOf: (id: EventId) => number,
): EventId[] {
  const { back } = SCENARIO_DATA[scenario];
  return EVENT_IDS.filter((id) => {
    if (id.startsWith(VARIANT_BACK)) return cooperative;
    if (!id.startsWith(back) || (isExtra(id) && !expansion)) return false;
    return !cooperative || stageOf(id) > 1;
  });
}
