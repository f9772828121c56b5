import { z } from 'zod';
import { NAME_LENGTH } from './names.ts';

/** Raised when an old client could misunderstand a new server. */
export const PROTOCOL = 4;

export const MOST_SEATS = 16;
export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
/** Eyes that a match is seen through: see `Eyes` of the host. */
export const eyes = z
  .union([seat, z.literal('all')])
  .nullable()
  .describe("null: a spectator; 'all': everybody at once, once the match is over");
export const guestId = z.string().regex(/^g[a-z0-9]{16}$/);
/** Six letters of time and 130 random bits; ids of old tables have twelve or sixteen letters. */
export const tableId = z.string().regex(/^t[a-z0-9]{12}(?:[a-z0-9]{4}|[a-z0-9]{20})?$/);

/** Control, bidirectional and unassigned characters, lone surrogates, separators of lines, and letters that show nothing. */
const UNSEEN = /\u034f|[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5|[\u180b-\u180f]|[\u{e0100}-\u{e01ef}]/u;
/** More signs on one letter than any writing needs: they would cover the lines around it. */
const HEAPED = /\p{M}{4}/u;
/** Signs that only choose how the letter before looks. */
const VARIANTS = /[\ufe00-\ufe0f]/gu;
/** A name as everybody reads it: one kind of space, nothing that cannot be seen. */
export const name = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(VARIANTS, '')
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1)
      .max(NAME_LENGTH)
      .refine((text) => !UNSEEN.test(text), 'only letters that can be seen')
      .refine((text) => !HEAPED.test(text), 'too many signs on one letter'),
  );
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
/** Chosen by the sender, one for each command: a repeated one is answered, never done twice. */
export const COMMAND_ID = /^[A-Za-z0-9_-]{8,40}$/;
export const commandId = z.string().regex(COMMAND_ID);
/** The longest id, and the most ids, of an answer. */
export const ANSWER_TEXT = 120;
export const ANSWER_IDS = 200;
const answerId = z.union([z.string().max(ANSWER_TEXT), z.number()]);
/** An id, or a list of ids or numbers: what it means is the game's business. */
export const answer = z.union([answerId, z.array(answerId).max(ANSWER_IDS)]);

export const LEVELS = ['apprentice', 'captain', 'lord', 'warlord'] as const;
export const level = z.enum(LEVELS);
export type Level = z.infer<typeof level>;

export const holder = z.union([z.literal('person'), z.object({ bot: z.string().max(40) })]);

const hours = z.int().min(0).max(720);
/** True: the clock of somebody on vacation stands still. Tables from before vacations do not say: theirs runs. */
const vacation = z.boolean().optional();
/**
 * none · live: seconds to start with, added for each move, never more than the cap · hours: the same in hours, for play over days ·
 * days: for each move
 */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    start: z.int().min(30).max(7200),
    increment: z.int().min(0).max(300),
    cap: z.int().min(30).max(7200),
  }),
  z.object({ kind: z.literal('hours'), start: hours.min(1), increment: hours, cap: hours.min(1), vacation }),
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(30), vacation }),
]);
export type Clock = z.infer<typeof clock>;

/** Every way in which a request can be refused. Each has a text in the client's languages. */
export const CODES = [
  'bad-message',
  'bad-name',
  'too-large',
  'too-fast',
  'too-many',
  'too-soon',
  'asked-first',
  'not-ready',
  'resigned',
  'rated',
  'accounts-only',
  'silenced',
  'name-closed',
  'no-session',
  'not-found',
  'not-allowed',
  'old-client',
  'table-full',
  'seat-taken',
  'wrong-code',
  'wrong-passkey',
  'wrong-words',
  'no-passkeys',
  'closed',
  'not-started',
  'already-started',
  'bad-option',
  'unavailable',
  'conflict',
  'finished',
  'not-asked',
  'already-answered',
  'not-an-option',
  'not-a-list',
  'repeated',
  'wrong-count',
  'wrong-bins',
  'bin-limit',
  'wrong-total',
  'not-an-order',
  'nothing-sealed',
  'no-such-offer',
  'no-such-seat',
  'bad-command',
  'stale',
  'undo-closed',
  'corrupt',
  'other-game',
  'other-rules',
  'other-course',
  'no-such-rules',
  'parked',
  'no-coach',
] as const;
export const code = z.enum(CODES);
export type Code = z.infer<typeof code>;

export const refusal = z.object({
  refused: code,
  rule: z.string().optional(),
  why: z.string().optional(),
  option: z.string().optional(),
  message: z.string().optional(),
});
export type WireRefusal = z.infer<typeof refusal>;
