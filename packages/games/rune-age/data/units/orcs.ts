import type { CardData } from '../../ops.ts';

/** Orcs of the Broken Plains: strongest with an empty hand. */
export const ORCS = {
  'or-ravager': {
    number: 33,
    type: 'unit',
    copies: 8,
    cost: 1,
    strength: 1,
    ability: { at: 'resolution', when: ['hand-empty'], ops: [{ op: 'strengthen', who: 'self', by: 1 }] },
    rules: ['RA-ABL-05'],
    source: 'public',
  },
  'or-beastmaster': {
    number: 34,
    type: 'unit',
    copies: 4,
    cost: 2,
    strength: 2,
    ability: {
      at: 'played',
      ops: [
        { op: 'fromHand', which: 'any', least: 1, most: 1, to: 'origin' },
        { op: 'fromHand', who: 'opponent', which: 'any', least: 1, most: 1, to: 'discard' },
      ],
    },
    rules: ['RA-ABL-20', 'RA-DES-15'],
    source: 'public',
  },
  'or-spiritspeaker': {
    number: 35,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: { at: 'played', when: ['hand-empty'], ops: [{ op: 'reveal', n: 3, draws: 'unit', rest: 'discard' }] },
    rules: ['RA-ABL-21'],
    source: 'public',
  },
  'or-skullbreaker': {
    number: 36,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: { at: 'resolution', when: ['hand-empty'], ops: [{ op: 'destroy', most: 3 }] },
    rules: ['RA-ABL-18'],
    source: 'public',
  },
  'or-warchief': {
    number: 37,
    type: 'unit',
    copies: 3,
    cost: 5,
    strength: 4,
    ability: { at: 'played', ops: [{ op: 'own', frame: 'or-warchief' }] },
    rules: ['RA-ABL-21', 'RA-RES-12'],
    source: 'public',
  },
  'or-behemoth': {
    number: 38,
    type: 'unit',
    copies: 2,
    cost: 6,
    strength: 6,
    ability: {
      at: 'played',
      ops: [
        { op: 'fromHand', which: 'any', least: 1, most: 3, to: 'discard' },
        { op: 'strengthen', who: 'self', by: 'shed' },
      ],
    },
    traits: ['mythic'],
    rules: ['RA-EXP-07', 'RA-ABL-04'],
    source: 'house',
  },
} as const satisfies Record<string, CardData>;
