import type { CardData } from '../ops.ts';

export interface MercenaryData extends CardData {
  readonly category: 1 | 2;
  /** Only of use where players besiege each other (RA-MER-07). */
  readonly siege: boolean;
}

/** RA-MER-02: two categories; one of five copies for each player and one more, as neutral cards. */
export const MERCENARIES = {
  'mc-seer': {
    type: 'unit',
    category: 1,
    siege: false,
    copies: 5,
    cost: 2,
    strength: 1,
    ability: { at: 'action', ops: [{ op: 'own', frame: 'mc-seer' }] },
    rules: ['RA-DCK-13'],
    source: 'house',
  },
  'mc-moulder': {
    type: 'unit',
    category: 1,
    siege: false,
    copies: 5,
    cost: 3,
    strength: 2,
    ability: { at: 'end', ops: [{ op: 'heal', n: 1 }] },
    rules: ['RA-ABL-06'],
    source: 'house',
  },
  'mc-sellsword': {
    type: 'unit',
    category: 1,
    siege: false,
    copies: 5,
    cost: 2,
    strength: 2,
    ability: {
      at: 'played',
      ops: [
        { op: 'fromHand', which: 'gold', least: 1, most: 1, to: 'discard' },
        { op: 'strengthen', who: 'self', by: 'value', most: 2 },
      ],
    },
    rules: ['RA-ABL-04', 'RA-ABL-19'],
    source: 'house',
  },
  'mc-saboteur': {
    type: 'unit',
    category: 1,
    siege: true,
    copies: 5,
    cost: 3,
    strength: 2,
    ability: { at: 'resolution', when: ['city-attack'], ops: [{ op: 'own', frame: 'mc-saboteur' }] },
    rules: ['RA-SIE-12', 'RA-MER-07'],
    source: 'house',
  },
  'mc-envoy': {
    type: 'tactic',
    category: 1,
    siege: false,
    copies: 5,
    cost: 2,
    ability: { at: 'action', ops: [{ op: 'refresh', n: 2 }] },
    rules: ['RA-UNI-08'],
    source: 'house',
  },
  'mc-spy': {
    type: 'unit',
    category: 1,
    siege: true,
    copies: 5,
    cost: 3,
    strength: 1,
    ability: { at: 'played', ops: [{ op: 'own', frame: 'mc-spy' }] },
    rules: ['RA-DCK-13', 'RA-MER-07'],
    source: 'house',
  },
  'mc-chaos-beast': {
    type: 'unit',
    category: 2,
    siege: false,
    copies: 5,
    cost: 6,
    strength: 7,
    traits: ['devours'],
    rules: ['RA-ABL-14'],
    source: 'house',
  },
  'mc-archmage': {
    type: 'unit',
    category: 2,
    siege: false,
    copies: 5,
    cost: 5,
    strength: 3,
    ability: { at: 'played', ops: [{ op: 'draw', n: 3 }] },
    rules: ['RA-ABL-21'],
    source: 'house',
  },
  'mc-ogre': {
    type: 'unit',
    category: 2,
    siege: true,
    copies: 5,
    cost: 5,
    strength: 5,
    ability: { at: 'resolution', when: ['realm-attack'], ops: [{ op: 'strengthen', who: 'self', by: 3 }] },
    rules: ['RA-MER-07'],
    source: 'house',
  },
  'mc-warden': {
    type: 'unit',
    category: 2,
    siege: false,
    copies: 5,
    cost: 6,
    strength: 5,
    traits: ['guards'],
    rules: ['RA-ATT-06'],
    source: 'house',
  },
} as const satisfies Record<string, MercenaryData>;

export type MercenaryId = keyof typeof MERCENARIES;
export const MERCENARY_IDS = Object.keys(MERCENARIES) as MercenaryId[];
export const mercenary = (id: MercenaryId): MercenaryData => MERCENARIES[id];
