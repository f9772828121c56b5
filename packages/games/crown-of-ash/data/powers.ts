/** The necromancers and their powers (CA-POW-01). */
import type { Source } from './source.ts';

export const NECROMANCERS = ['visio', 'nox', 'mors', 'fortis'] as const;
export type Necromancer = (typeof NECROMANCERS)[number];

export type Power = 'unveil' | 'forewarn' | 'fence' | 'exhume' | 'command' | 'overturn' | 'reinforce' | 'fortify';

/** Two for each, one token for both. CA-POW-01 */
export const POWERS_OF: Readonly<Record<Necromancer, { readonly powers: readonly [Power, Power]; readonly source: Source }>> = {
  visio: { powers: ['unveil', 'forewarn'], source: 'rulebook' },
  nox: { powers: ['fence', 'exhume'], source: 'rulebook' },
  mors: { powers: ['command', 'overturn'], source: 'rulebook' },
  fortis: { powers: ['reinforce', 'fortify'], source: 'rulebook' },
};

/** Powers that are used in one's own turn, outside combat (CA-POW-18). */
export const TURN_POWERS = ['exhume', 'fence', 'command', 'reinforce', 'fortify'] as const;
export type TurnPower = (typeof TURN_POWERS)[number];
