import type { CardData } from '../ops.ts';

/** Values and copies as printed; what they cost in influence is ours. RA-SET-08 */
export const GOLD = {
  'gold-1': { number: 0, type: 'gold', copies: 24, cost: 1, gold: 1, rules: ['RA-RES-03'], source: 'rulebook' },
  'gold-2': { number: 1, type: 'gold', copies: 14, cost: 2, gold: 2, rules: ['RA-RES-03'], source: 'rulebook' },
  'gold-3': { number: 2, type: 'gold', copies: 10, cost: 4, gold: 3, rules: ['RA-RES-03'], source: 'rulebook' },
} as const satisfies Record<string, CardData>;

export type GoldId = keyof typeof GOLD;
