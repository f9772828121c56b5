import type { CardData } from '../../ops.ts';

/** Uthuk Y'llan: blood for force. */
export const UTHUK = {
  'ut-berserker': {
    number: 15,
    type: 'unit',
    copies: 8,
    cost: 1,
    strength: 1,
    ability: {
      at: 'played',
      ops: [
        { op: 'wound', who: 'self' },
        { op: 'strengthen', who: 'self', by: 1 },
      ],
    },
    rules: ['RA-DES-07', 'RA-DES-08'],
    source: 'house',
  },
  'ut-ripper': {
    number: 16,
    type: 'unit',
    copies: 4,
    cost: 2,
    strength: 2,
    ability: {
      at: 'played',
      ops: [
        { op: 'wound', who: 'other' },
        { op: 'draw', n: 1 },
      ],
    },
    rules: ['RA-DES-10'],
    source: 'house',
  },
  'ut-warlock': {
    number: 17,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 2,
    ability: {
      at: 'played',
      ops: [
        { op: 'wound', who: 'any' },
        { op: 'destroy', most: 3 },
      ],
    },
    rules: ['RA-EXP-13', 'RA-ABL-18'],
    source: 'house',
  },
  'ut-blood-sister': {
    number: 18,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: { at: 'end', ops: [{ op: 'heal', n: 1 }] },
    rules: ['RA-ABL-06'],
    source: 'house',
  },
  'ut-chaos-lord': {
    number: 19,
    type: 'unit',
    copies: 3,
    cost: 5,
    strength: 4,
    ability: { at: 'resolution', ops: [{ op: 'strengthen', who: 'self', by: 'wounded-friendly' }] },
    rules: ['RA-ABL-12', 'RA-EXP-13'],
    source: 'house',
  },
  'ut-obscene': {
    number: 20,
    type: 'unit',
    copies: 2,
    cost: 6,
    strength: 6,
    ability: { at: 'played', ops: [{ op: 'wound', who: 'self' }, { op: 'concede' }] },
    traits: ['mythic'],
    rules: ['RA-EXP-07', 'RA-ABL-20'],
    source: 'house',
  },
} as const satisfies Record<string, CardData>;
