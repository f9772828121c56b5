/** The game's card: known before its code is loaded. */
import type { About } from '@longtable/kit';
import type { RuneAge } from './spec.ts';

export const about: About<RuneAge> = {
  id: 'rune-age',
  name: 'Rune Age',
  players: { min: 1, max: 4 },
  people: { min: 1, max: 4 },
  minutes: 50,
  blurb: { en: 'with Oath and Anvil', de: 'mit Eid und Amboss' },
  headings: { round: 1, turn: 2 },
  final: ['siege.assault', 'turn.keep'],
  together: ({ scenario, cooperative }) => cooperative === true || scenario === 'cataclysm',
};
