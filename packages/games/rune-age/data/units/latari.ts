import type { CardData } from '../../ops.ts';

/** Latari Elves: influence wins their battles. */
export const LATARI = {
  'lt-archer': {
    type: 'unit',
    copies: 8,
    cost: 1,
    strength: 1,
    ability: { at: 'played', ops: [{ op: 'refresh', n: 1 }] },
    rules: ['RA-RES-05'],
    source: 'public',
  },
  'lt-sorceress': {
    type: 'unit',
    copies: 4,
    cost: 2,
    strength: 2,
    ability: { at: 'action', ops: [{ op: 'own', frame: 'lt-sorceress' }] },
    rules: ['RA-UNI-01', 'RA-INF-05'],
    source: 'house',
  },
  'lt-warrior': {
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: {
      at: 'played',
      ops: [
        { op: 'pay', influence: 1 },
        { op: 'draw', n: 1 },
      ],
    },
    rules: ['RA-INF-08', 'RA-AMB-11'],
    source: 'house',
  },
  'lt-leonx': {
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: { at: 'resolution', ops: [{ op: 'own', frame: 'lt-leonx' }] },
    rules: ['RA-ABL-04'],
    source: 'house',
  },
  'lt-pegasus': {
    type: 'unit',
    copies: 3,
    cost: 5,
    strength: 4,
    ability: { at: 'played', ops: [{ op: 'pay', influence: 2 }, { op: 'destroy' }] },
    rules: ['RA-INF-08', 'RA-AMB-12'],
    source: 'house',
  },
  'lt-guardian': {
    type: 'unit',
    copies: 2,
    cost: 6,
    strength: 6,
    ability: { at: 'resolution', ops: [{ op: 'strengthen', who: 'self', by: 'ready-cities', most: 3 }] },
    traits: ['mythic'],
    rules: ['RA-EXP-07'],
    source: 'house',
  },
} as const satisfies Record<string, CardData>;
