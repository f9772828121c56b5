/** Requests over HTTP: everything outside a running table. */
import { z } from 'zod';
import { clock, eyes, guestId, hex32, level, name, seat, tableId } from './common.ts';
import { crest } from './crest.ts';
import { isMarkedAsBot } from './names.ts';
import { tableLine } from './table.ts';

/** guest: known by one browser · account: kept for good · bot: a program with an owner. The id stays the same for ever. */
export const personKind = z.enum(['guest', 'account', 'bot']);
/** `crest`: the shield that they chose, where they did. */
export const guest = z.object({ id: guestId, name, kind: personKind, crest: crest.optional() });
export type Guest = z.infer<typeof guest>;
/** A person's own name: the mark of programs is kept for programs. */
export const beGuest = z.object({ name: name.refine((text) => !isMarkedAsBot(text), 'only programs are marked so') });

/** The seats of a new table. */
export const newSeat = z.discriminatedUnion('who', [
  z.object({ who: z.literal('me') }),
  z.object({ who: z.literal('bot'), level }),
  z.object({ who: z.literal('open') }),
  z.object({ who: z.literal('invited') }),
]);
export type NewSeat = z.infer<typeof newSeat>;

export const newTable = z.object({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(newSeat).min(1).max(8),
  /** Listed: anybody may find and watch it. Private: only who sits at it, or comes with a code. */
  listed: z.boolean().default(false),
  /** All persons play on this device: every 'me' is a seat of the sender. */
  hotSeat: z.boolean().default(false),
  /** Everybody who sits down agrees that it counts: people with accounts only, no bots, nobody works together. */
  rated: z.boolean().default(false),
  clock: clock.default({ kind: 'none' }),
  /** One promise for each seat of the sender, in order: SHA-256 of a nonce. */
  promises: z.array(hex32).max(8).default([]),
});
export type NewTable = z.infer<typeof newTable>;

export const madeTable = z.object({
  id: tableId,
  commitment: hex32,
  /** Single-use codes for the seats that are by invitation. */
  invites: z.array(z.object({ seat, code: z.string() })),
});
export type MadeTable = z.infer<typeof madeTable>;

export const joinTable = z.object({ seat: seat.optional(), code: z.string().max(64).optional(), promise: hex32.optional() });
export const joined = z.object({ seat });

/** The code that an invitation came with. */
export const openLink = z.object({ code: z.string().min(1).max(64) });

/** Left out: all seats of the sender. Before the start a seat becomes open again; afterwards a bot takes over. */
export const leaveTable = z.object({ seat: seat.optional() });

export const tableLines = z.object({ tables: z.array(tableLine) });
export type TableLines = z.infer<typeof tableLines>;

/** The same game, options and seats once more. Whoever asks second gets the table that the first one made. */
export const rematchTable = z.object({ promises: z.array(hex32).max(8).default([]) });

/** A new table from a finished or hot-seat one, in the middle of it. */
export const forkTable = z.object({
  at: z.int().min(0).describe('Counts what was heard (Heard.n) through `eyes`.'),
  eyes: eyes.optional().describe("Left out: the sender's own. Others only once the match is over."),
  seats: z.array(newSeat).min(1).max(8),
  hotSeat: z.boolean().default(false),
  promises: z.array(hex32).max(8).default([]),
});

/** A table that was found by its words. */
export const foundTable = z.object({ id: tableId, code: z.string() });

/** Nothing to say beyond "done". */
export const fine = z.object({});
export const gameLines = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rules: z.string(),
      words: z.string(),
      players: z.object({ min: z.int(), max: z.int() }),
    }),
  ),
});
