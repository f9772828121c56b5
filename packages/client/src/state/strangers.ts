/** Cards of titles from outside, met when their words were loaded. */
import type { About } from '@longtable/kit';

const met = new Map<string, About>();

export const meet = (about: About | undefined): void => {
  if (about !== undefined) met.set(about.id, about);
};
export const stranger = (game: string): About | undefined => met.get(game);
