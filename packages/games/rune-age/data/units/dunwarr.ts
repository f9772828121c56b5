import type { CardData } from '../../ops.ts';

/** Dwarves of Dunwarr: hold the line, and let gold speak. */
export const DUNWARR = {
  'dw-shield': {
    number: 27,
    type: 'unit',
    copies: 8,
    cost: 1,
    strength: 1,
    traits: ['shield'],
    rules: ['RA-ABL-14'],
    source: 'house',
  },
  'dw-prospector': {
    number: 28,
    type: 'unit',
    copies: 4,
    cost: 2,
    strength: 2,
    ability: { at: 'played', ops: [{ op: 'reveal', n: 3, until: true, draws: 'gold', rest: 'discard' }] },
    rules: ['RA-DCK-13'],
    source: 'house',
  },
  'dw-hammerer': {
    number: 29,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 3,
    ability: {
      at: 'resolution',
      ops: [
        { op: 'fromHand', which: 'gold', least: 1, most: 1, to: 'discard' },
        { op: 'strengthen', who: 'self', by: 2 },
      ],
    },
    rules: ['RA-ABL-04', 'RA-ABL-19'],
    source: 'house',
  },
  'dw-runesmith': {
    number: 30,
    type: 'unit',
    copies: 4,
    cost: 3,
    strength: 2,
    ability: { at: 'action', ops: [{ op: 'take', card: 'gold-1', from: 'pile', to: 'hand' }] },
    rules: ['RA-UNI-01', 'RA-UNI-03'],
    source: 'house',
  },
  'dw-bombard': {
    number: 31,
    type: 'unit',
    copies: 3,
    cost: 5,
    strength: 4,
    ability: {
      at: 'resolution',
      ops: [
        { op: 'fromHand', which: 'gold', least: 1, most: 1, to: 'discard', aimed: true },
        { op: 'destroy', most: 'twice-value' },
      ],
    },
    rules: ['RA-ABL-18', 'RA-ABL-19'],
    source: 'house',
  },
  'dw-golem': {
    number: 32,
    type: 'unit',
    copies: 2,
    cost: 6,
    strength: 5,
    ability: {
      at: 'resolution',
      ops: [
        { op: 'fromHand', which: 'gold', least: 1, most: 20, to: 'discard' },
        { op: 'strengthen', who: 'self', by: 'value', most: 4 },
      ],
    },
    traits: ['mythic'],
    rules: ['RA-EXP-07'],
    source: 'house',
  },
} as const satisfies Record<string, CardData>;
