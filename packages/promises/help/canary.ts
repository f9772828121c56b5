/** Games with canaries: words in places that nobody, or only one seat, may see. Whoever finds one elsewhere has found a leak. */
import type { AnyTitle } from '@longtable/games';
import type { Game, Spec } from '@longtable/kernel';
import { allTitles, type Titles } from '@longtable/server/titles.ts';

export const HIDDEN = 'canary-of-the-table';
export const seatCanary = (seat: number): string => `canary-of-seat-${seat}-only`;

type Canaried = { $canary?: string };

/** The table carries a word that no view may show; each seat's own view carries a word that no other bytes may hold. */
function withCanaries(title: AnyTitle): AnyTitle {
  const { game } = title;
  const canaried: Game<Spec> = {
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
  return { ...title, game: canaried };
}

export function canaryTitles(): Titles {
  const real = allTitles();
  const known = new Map<string, AnyTitle>();
  return {
    ids: real.ids,
    async get(id) {
      const title = known.get(id) ?? (await real.get(id));
      if (title === null) return null;
      const canaried = known.get(id) ?? withCanaries(title);
      known.set(id, canaried);
      return canaried;
    },
  };
}
