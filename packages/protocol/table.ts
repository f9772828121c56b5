/** A table as everybody may know it. */
import { z } from 'zod';
import { clock, guestId, hex32, level, name, seat, tableId } from './common.ts';
import { crest } from './crest.ts';

export const STATUSES = ['gathering', 'revealing', 'playing', 'finished', 'abandoned'] as const;

/**
 * missing: the rules are not on this server · unsealed: nobody vouches for them · newer: made for a later program
 * damaged, impure: not what they should be · broken: they failed
 */
export const PARKED = ['missing', 'unsealed', 'newer', 'damaged', 'impure', 'broken'] as const;
export type Parked = (typeof PARKED)[number];

export const seatInfo = z.object({
  seat,
  /** open: anybody · invited: whoever has the code · person · bot */
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  /** The guest who may take the seat back when a bot holds it for them. */
  guest: guestId.nullable(),
  name: name.nullable(),
  level: level.nullable(),
  /** The shield that the person chose before they sat down. */
  crest: crest.optional(),
  present: z.boolean(),
  /** While people gather: fine with the options as they are. */
  ready: z.boolean(),
  /** When somebody sat down, or the seat was set so. */
  since: z.int(),
  /** In the match: since when the person is away. null: here. */
  awaySince: z.int().nullable(),
  /** Somebody is away: from when on others may vote a bot onto the seat. null: here, or their own clock decides. */
  voteFrom: z.int().nullable(),
  /** For lists: since when the table waits for the person on this seat; null: it does not. Without a clock it is not told anew with every move. */
  asked: z.int().nullable(),
  /** On vacation until then: the seat's clock stands still. */
  away: z.int().nullable(),
  /** Milliseconds left, and whether the clock runs now. null: no clock. */
  clock: z.object({ left: z.int(), running: z.boolean() }).nullable(),
  /** Seats that voted to hand this seat to a bot. */
  votes: z.array(seat),
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** A question that goes round at the table. */
export const asking = z.object({
  guest: guestId,
  /** end: without a result · back: the last answer of a seat */
  kind: z.enum(['end', 'back']),
  seat: seat.nullable(),
  /** The knowledge gained since the answer that would be taken back. */
  past: z.enum(['start', 'chance', 'reveal', 'foreign', 'sealed']).nullable(),
  /** Guests who must agree. */
  of: z.array(guestId),
  /** Silence until then is a no. */
  until: z.int(),
  /** Guests who answered; their words only of a take-back. */
  replied: z.array(z.object({ guest: guestId, yes: z.boolean().nullable() })),
});

const said = z.object({ en: z.string(), de: z.string() });

/** A wish of a person to the bots on the same side: its kind and place in the title's vocabulary, and since which round it is heard. */
export const wish = z.object({
  by: seat,
  kind: z.string(),
  at: z.string(),
  since: z.int(),
  said,
  replies: z.array(z.object({ seat, yes: z.boolean(), why: said })),
});

export const tableInfo = z.object({
  id: tableId,
  /** Three words to read aloud: a table that gathers is found by them. */
  called: z.string(),
  /** Lets one watch a table that is not listed, with its id. */
  watch: z.string(),
  game: z.string(),
  /** The hash of the rules that the match is played by now. */
  rules: z.string(),
  /** The hash of the words that belong to them: texts and picture, at `/titles/{hash}.mjs`. null: there are none here. */
  words: hex32.nullable(),
  /** Why the table cannot go on here, for now. Nothing is lost. */
  parked: z.object({ why: z.enum(PARKED) }).nullable(),
  options: z.record(z.string(), z.unknown()),
  status: z.enum(STATUSES),
  listed: z.boolean(),
  hotSeat: z.boolean(),
  /** Only where the match counts for ratings. */
  rated: z.literal(true).optional(),
  host: guestId,
  clock,
  seats: z.array(seatInfo),
  spectators: z.int(),
  /** Names of spectators who watch by name; strangers and those who do not wish so are only counted. */
  watchers: z.array(z.string()),
  created: z.int(),
  /** When something last happened. */
  updated: z.int(),
  /** Published before anybody sits down: the proof of fair chance. */
  commitment: hex32,
  /** While revealing: until when nonces are waited for. */
  revealBy: z.int().nullable(),
  rematch: tableId.nullable(),
  /** Seats whose promised share of the luck did not come in time: the table ended before the deal. */
  withheld: z.array(seat),
  asking: asking.nullable(),
  /** The fate of the last question, and its time. */
  answered: z.object({ kind: z.enum(['end', 'back']), agreed: z.boolean(), at: z.int() }).nullable(),
  /** Guests who must decide something in the match before ending it may be offered again. */
  playOn: z.array(guestId),
  /** Seats that were given up for good. */
  resigned: z.array(seat),
  /** Wishes of people to the bots, the latest, with their answers; left out: there are none. */
  wishes: z.array(wish).optional(),
  /** The time that somebody who is away is waited for before a bot may play on, in milliseconds. */
  grace: z.int(),
  /** When a table that gathers ends because it was closed. */
  closing: z.int().nullable(),
  /** Last changes while people gathered: names of options, or "clock". */
  changed: z.object({ at: z.int(), fields: z.array(z.string()) }).nullable(),
  /** Guests who want to go on by newer rules. */
  moving: z.object({ to: hex32, by: z.array(guestId) }).nullable(),
  result: z.object({ winners: z.array(seat), scores: z.array(z.number()), why: z.string() }).nullable(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/**
 * A table as somebody invited sees it: whether the code still opens a seat, whether they sit there already, and whether they asked to be told
 * of a free seat.
 */
export const invitedTable = tableInfo.extend({
  invitation: z.enum(['open', 'used']).optional(),
  seated: z.literal(true).optional(),
  awaited: z.literal(true).optional(),
});
export type InvitedTable = z.infer<typeof invitedTable>;

/** One table in a list. `waiting`: the viewer is asked for something. */
export const tableLine = tableInfo
  .pick({
    id: true,
    game: true,
    status: true,
    listed: true,
    clock: true,
    seats: true,
    created: true,
    updated: true,
    result: true,
    host: true,
    options: true,
    rated: true,
  })
  .partial({ host: true, options: true })
  .extend({
    waiting: z.boolean(),
  });
export type TableLine = z.infer<typeof tableLine>;
