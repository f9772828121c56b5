/** Wishes that can be said now, worked out in a worker from what everybody can see. */
import type { AnsweredWish, Sayable } from '@longtable/bots/wishes';
import type { Seat } from '@longtable/kernel';
import type { World } from '../link/table-link.ts';
import { loadRules, loadWords } from '../state/titles.ts';

export interface WishesAsk extends World {
  readonly rules: string;
  readonly words: string;
  readonly by: Seat;
  readonly said: readonly AnsweredWish[];
}

export interface ToldWishes {
  readonly sayable: readonly Sayable[];
  /** Those that some bot who agreed still keeps in mind. */
  readonly heard: readonly AnsweredWish[];
}

export async function wishesNow({ rules, words, world, by, said }: WishesAsk): Promise<ToldWishes> {
  const [played, { wishes }] = await Promise.all([loadRules(rules), loadWords(words)]);
  if (wishes === undefined) return { sayable: [], heard: [] };
  const isHeard = (wish: AnsweredWish): boolean => wish.replies.some(({ seat }) => wishes.heard(played, world, seat, [wish]).length > 0);
  return { sayable: wishes.sayable(played, world, by), heard: said.filter(isHeard) };
}
