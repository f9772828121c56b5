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
  /** Whether home realms, and sites of other players, may be besieged. */
  readonly realms: boolean;
  readonly sieges: boolean;
  /** A new deck is formed from Stage 2; otherwise the empty deck ends the game (RA-EVT-13). */
  readonly reshuffles: boolean;
  readonly rules: readonly RuleId[];
}

export const SCENARIO_DATA: Readonly<Record<Scenario, ScenarioData>> = {
  dragonlords: {
    least: 1,
    expansion: false,
    neutrals: ['nc-forced-march', 'nc-battle-cry', 'nc-demon'],
    back: 'dl-',
    realms: true,
    sieges: true,
    reshuffles: true,
    rules: ['RA-ACT-04', 'RA-AMB-34'],
  },
  runewars: {
    least: 2,
    expansion: false,
    neutrals: ['nc-lightning', 'nc-manticore', 'nc-dragon'],
    back: 'rw-',
    realms: true,
    sieges: true,
    reshuffles: true,
    rules: ['RA-ELM-12', 'RA-AMB-16'],
  },
  cataclysm: {
    least: 1,
    expansion: false,
    neutrals: ['nc-razorwing', 'nc-battle-cry', 'nc-sorcerer'],
    back: 'ca-',
    realms: false,
    sieges: false,
    reshuffles: false,
    rules: ['RA-EVT-13', 'RA-AMB-35'],
  },
  monument: {
    least: 2,
    expansion: false,
    neutrals: ['nc-tithe', 'nc-beastman', 'nc-sorcerer'],
    back: 'mo-',
    realms: false,
    sieges: true,
    reshuffles: true,
    rules: ['RA-AMB-13', 'RA-AMB-27'],
  },
  overlord: {
    least: 2,
    expansion: true,
    neutrals: ['nx-reprieve', 'nx-shadow-rune', 'nx-giant'],
    back: 'ao-',
    realms: true,
    sieges: true,
    reshuffles: false,
    rules: ['RA-EVT-13', 'RA-EXP-06'],
  },
  conquest: {
    least: 2,
    expansion: true,
    neutrals: ['nx-scout', 'nx-standard', 'nx-wraith'],
    back: 'cq-',
    realms: false,
    sieges: true,
    reshuffles: false,
    rules: ['RA-EVT-13', 'RA-EXP-06'],
  },
};

const VARIANT_BACK = 'dlv-';

/** RA-SET-16, RA-EXP-05: the cards whose backs match. RA-COO-02, RA-COO-03, RA-AMB-24: the variant replaces Stage 1, and only there. */
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
