import type { CardData } from '../../ops.ts';

/** Daqan Lords: drilled troops that call for more. */
export const DAQAN = {
  'dq-footman': {
    number: 3,
    type: 'unit',
    copies: 8,
    cost: 1,
    strength: 1,
    ability: { at: 'played', ops: [{ op: 'reveal', n: 1, draws: 'footman', rest: 'either' }] },
    rules: ['RA-DCK-13'],
    source: 'public',
  },
  'dq-bowman': {
    number: 4,
    type: 'unit',
    copies: 4,
    cost: 2,
    strength: 2,
    ability: { at: 'played', ops: [{ op: 'fromHand', which: 'any', least: 1, most: 1, to: 'discard' }, { op: 'destroy' }] },
    rules: ['RA-ABL-04'],
    source: 'public',
  },
  'dq-knight': {
    number: 5,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: { at: 'played', ops: [{ op: 'reveal', n: 1, draws: 'unit-3', rest: 'top' }] },
    rules: ['RA-TV-35'],
    source: 'public',
  },
  'dq-wizard': {
    number: 6,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 2,
    ability: {
      at: 'played',
      ops: [
        { op: 'draw', n: 2 },
        { op: 'fromHand', which: 'any', least: 1, most: 1, to: 'deck', after: true },
      ],
    },
    rules: ['RA-DCK-07'],
    source: 'house',
  },
  'dq-siege-tower': {
    number: 7,
    type: 'unit',
    copies: 3,
    cost: 5,
    strength: 4,
    ability: {
      at: 'resolution',
      ops: [
        { op: 'fromHand', which: 'any', least: 1, most: 1, to: 'discard' },
        { op: 'strengthen', who: 'self', by: 2 },
      ],
    },
    rules: ['RA-ABL-04', 'RA-ABL-05'],
    source: 'public',
  },
  'dq-roc': {
    number: 8,
    type: 'unit',
    copies: 2,
    cost: 6,
    strength: 6,
    ability: { at: 'played', ops: [{ op: 'own', frame: 'dq-roc' }] },
    traits: ['mythic'],
    rules: ['RA-EXP-07', 'RA-ABL-16'],
    source: 'house',
  },
} as const satisfies Record<string, CardData>;
