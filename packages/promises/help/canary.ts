/** Games with canaries: words in places that nobody, or only one seat, may see. Whoever finds one elsewhere has found a leak. */
import type { Game, Spec } from '@longtable/kernel';
import type { TableRules, Titles } from '@longtable/server/titles.ts';
import { ownTitlesOnly } from './own.ts';

export const HIDDEN = 'canary-of-the-table';
export const seatCanary = (seat: number): string => `canary-of-seat-${seat}-only`;

type Canaried = { $canary?: string };

/** The table carries a word that no view may show; each seat's own view carries a word that no other bytes may hold. */
function withCanaries(game: Game<Spec>): Game<Spec> {
  return {
    ...game,
    setup(t, options, seats) {
      const table = game.setup(t, options, seats) as Canaried;
      table.$canary = HIDDEN;
      return table;
    },
    copy(table) {
      const copy = game.copy(table) as Canaried;
      copy.$canary = HIDDEN;
      return copy;
    },
    view: (m, seat) => ({ ...game.view(m, seat), ...(seat === null ? {} : { $mine: seatCanary(seat) }) }),
  };
}

/** `spoil`: what a test plants in the game. */
export async function canaryTitles(spoil: (game: Game<Spec>) => Game<Spec> = (game) => game): Promise<Titles> {
  const real = await ownTitlesOnly();
  const known = new Map<string, TableRules>();
  return {
    ...real,
    async open(hash) {
      const opened = await real.open(hash);
      const canaried = known.get(hash) ?? { ...opened, rules: { ...opened.rules, game: spoil(withCanaries(opened.rules.game)) } };
      known.set(hash, canaried);
      return canaried;
    },
    opened: (hash) => known.get(hash) ?? null,
  };
}
