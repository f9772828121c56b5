import type { EventData } from './types.ts';

export const DRAGONLORDS = {
  'dl-11': { stage: 1, type: 'enemy', strength: 4, reward: { gold: 1 }, rules: ['RA-REW-03'], source: 'house' },
  'dl-12': { stage: 1, type: 'instant', strength: 4, who: 'each', rules: ['RA-BAT-24'], source: 'house' },
  'dl-13': {
    stage: 1,
    type: 'instant',
    who: 'each',
    ops: [{ op: 'either', give: 'gold', damage: 2 }],
    rules: ['RA-EVT-08'],
    source: 'house',
  },
  'dl-14': { stage: 1, type: 'enemy', strength: 5, attrition: 1, reward: { influence: 1 }, rules: ['RA-REW-03'], source: 'house' },
  'dl-15': {
    stage: 1,
    type: 'enemy',
    extra: true,
    strength: 5,
    reward: { ability: { at: 'action', ops: [{ op: 'draw', n: 1 }] } },
    rules: ['RA-UNI-02', 'RA-REW-04', 'RA-EXP-05'],
    source: 'house',
  },
  'dl-21': { stage: 2, type: 'enemy', strength: 9, attrition: 1, menace: 'burns-1', rules: ['RA-EVT-03', 'RA-EVT-04'], source: 'house' },
  'dl-22': {
    stage: 2,
    type: 'instant',
    who: 'each',
    ops: [{ op: 'either', give: 'reward', damage: 3 }],
    rules: ['RA-REW-07', 'RA-AMB-15'],
    source: 'house',
  },
  'dl-23': { stage: 2, type: 'enemy', strength: 8, attrition: 1, reward: { trait: 'slayer' }, rules: ['RA-REW-04'], source: 'house' },
  'dl-24': { stage: 2, type: 'instant', strength: 8, attrition: 1, who: 'each', rules: ['RA-BAT-24'], source: 'house' },
  'dl-25': { stage: 2, type: 'instant', who: 'each', lasting: true, rules: ['RA-EVT-07', 'RA-EVT-17'], source: 'house' },
  'dl-26': { stage: 2, type: 'enemy', strength: 7, attrition: 2, reward: { gold: 2 }, rules: ['RA-AMB-33'], source: 'house' },
  'dl-27': {
    stage: 2,
    type: 'instant',
    extra: true,
    strength: 10,
    attrition: 1,
    who: 'least-damage',
    rules: ['RA-COO-16', 'RA-EXP-05'],
    source: 'house',
  },
} as const satisfies Record<string, EventData>;

/** RA-COO-02: the brown backs of the cooperative variant, in place of Stage 1. */
export const VARIANT = {
  'dlv-1': {
    stage: 1,
    type: 'instant',
    strength: 3,
    perPlayer: 1,
    who: 'each',
    rules: ['RA-COO-08', 'RA-AMB-30'],
    source: 'house',
  },
  'dlv-2': {
    stage: 1,
    type: 'instant',
    who: 'each',
    ops: [{ op: 'either', give: 'two-cards', damage: 3 }],
    rules: ['RA-COO-06', 'RA-COO-08'],
    source: 'house',
  },
  'dlv-3': {
    stage: 1,
    type: 'enemy',
    strength: 6,
    attrition: 1,
    menace: 'objective+2',
    reward: { influence: 1 },
    rules: ['RA-EVT-03'],
    source: 'house',
  },
  'dlv-4': { stage: 1, type: 'instant', who: 'each', ops: [{ op: 'own', frame: 'dlv-4' }], rules: ['RA-COO-08'], source: 'house' },
} as const satisfies Record<string, EventData>;
