import { giveTreasure } from '../deeds/zones.ts';
import type { Rules } from '../spec.ts';

/** Dragon Rune Discovery: the winner draws an unused dragon rune; this card leaves the game. */
export const discovery: Rules<'rw-22'> = {
  first: 'discover',
  stages: {
    discover(t, f) {
      const { table } = t;
      table.gone = [...table.gone, 'rw-22'];
      if (table.runes.length === 0) return 'done';
      const rune = table.runes[t.random('runes', table.runes.length)]!;
      table.runes = table.runes.filter((id) => id !== rune);
      giveTreasure(t, f.seat, rune);
      return 'done';
    },
  },
};
