/** The cards of all titles: what a lobby shows of a game before any of its code is loaded. */
import { about as crownOfAsh } from '@longtable/crown-of-ash/about';
import type { About } from '@longtable/kit';
import { about as runeAge } from '@longtable/rune-age/about';
import { about as skirmish } from '@longtable/skirmish/about';
import { about as uprising } from '@longtable/uprising/about';
import { about as yieldCard } from '@longtable/yield/about';
import type { GameId } from './index.ts';

export const ABOUT = {
  yield: yieldCard,
  'crown-of-ash': crownOfAsh,
  'rune-age': runeAge,
  uprising,
  skirmish,
} satisfies Record<GameId, About>;

/** Everybody wins or loses together at such a table; false for games that are not known here. */
export const isTogether = (game: string, options: Readonly<Record<string, unknown>>): boolean =>
  (ABOUT as Readonly<Record<string, About>>)[game]?.together?.(options) ?? false;
