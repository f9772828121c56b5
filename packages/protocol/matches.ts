/** Matches of a person: history, figures, ratings, and the shield that they chose. */
import { z } from 'zod';
import { guestId, name, seat, tableId } from './common.ts';
import { crest } from './crest.ts';

const time = z.int();
const count = z.int().min(0);

/**
 * A rating is a guess with an uncertainty: two times in three the truth lies within `plus` of `value`. `sure`: what it is at least, almost
 * certainly; lists go by it.
 */
export const shownRating = z.object({
  value: z.number(),
  plus: z.number(),
  sure: z.number(),
  matches: count,
  /** Fewer than five matches: still finding out. */
  settled: z.boolean(),
});
export type ShownRating = z.infer<typeof shownRating>;

/** Somebody at a table of the past. A name of null: somebody who has left for good. */
const companion = z.object({ seat, guest: guestId.nullable(), name: name.nullable(), bot: z.boolean() });

export const pastMatch = z.object({
  table: tableId,
  game: z.string(),
  ended: time,
  /** Milliseconds from the deal to the end. */
  length: count,
  /** agreed: ended by all, without a result */
  how: z.enum(['finished', 'agreed']),
  seat,
  seats: count,
  /** null: no places here: all won or lost together, or there is no result. */
  place: z.int().nullable(),
  won: z.boolean(),
  /** Resigned, or a bot played the seat at the end. */
  left: z.boolean(),
  hotSeat: z.boolean(),
  rated: z.boolean(),
  /** The rating after it and how far it moved; null: it did not count. */
  rating: z.object({ value: z.number(), plus: z.number(), moved: z.number() }).nullable(),
  others: z.array(companion),
});
export type PastMatch = z.infer<typeof pastMatch>;
export const pastMatches = z.object({
  matches: z.array(pastMatch),
  /** `?before=` for those that came before; null: there are none. */
  next: z.string().nullable(),
});

const tally = z.object({ played: count, won: count, chance: z.number() });
export const gameFigures = z.object({
  game: z.string(),
  /** Of so many matches, the newest ones. */
  played: count,
  won: count,
  /** Milliseconds, the one in the middle; null: none was played to its end. */
  median: count.nullable(),
  /** `chance`: the wins that luck alone would have given. */
  bySeat: z.array(tally.extend({ seat })),
  byPlayers: z.array(tally.extend({ players: count })),
  /** null: no rated match yet. */
  rating: shownRating.nullable(),
  /** After each rated match, the oldest first. */
  course: z.array(z.object({ at: time, value: z.number(), plus: z.number() })),
});
export type GameFigures = z.infer<typeof gameFigures>;

export const profile = z.object({
  /** null: that of the seat. */
  crest: crest.nullable(),
  /** True: name, shield and ratings stand in the lists of the best. */
  public: z.boolean(),
});
export type Profile = z.infer<typeof profile>;
export const wishProfile = profile.partial();

export const standing = z.object({
  profile,
  games: z.array(gameFigures),
  /** Words of an operator that were not read yet. */
  warnings: z.array(z.object({ id: z.string(), at: time, text: z.string() })),
  /** Until when somebody may not chat; null: they may. */
  silenced: time.nullable(),
});
export type Standing = z.infer<typeof standing>;

export const bestLine = z.object({ place: z.int(), name, crest: crest.nullable(), rating: shownRating, me: z.boolean() });
export const best = z.object({ game: z.string(), page: count, pages: count, lines: z.array(bestLine) });
export type Best = z.infer<typeof best>;
