/** Being told: what somebody wishes to be told, on which ways, and how those ways are doing. */
import { z } from 'zod';
import { tableId } from './common.ts';
import { tableLine } from './table.ts';

/**
 * turn: the table waits for you · clock: your time is nearly over · over: the match has ended · invite: somebody asks you to a table
 * seat: a seat is free at a full table
 */
export const NOTICE_KINDS = ['turn', 'clock', 'over', 'invite', 'seat'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** Kinds that people switch on and off. A free seat is told to whoever asked for it, table by table. */
export const WISH_KINDS = ['turn', 'clock', 'over', 'invite'] as const satisfies readonly NoticeKind[];

const MINUTES = 24 * 60;
const minute = z
  .int()
  .min(0)
  .max(MINUTES - 1);
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const noticeWishes = z.object({
  what: z.array(z.enum(WISH_KINDS)).max(WISH_KINDS.length),
  /** Minutes of the day, in the person's own time zone; the first may lie after the second. */
  quiet: z.object({ from: minute, to: minute }).nullable(),
  zone: z.string().max(64).refine(isZone, 'no time zone'),
  language: z.enum(['en', 'de']),
});
export type NoticeWishes = z.infer<typeof noticeWishes>;

/**
 * The trouble with a way. gone: the far side does not know it any more · timeout, unreachable, redirect, status, private: nothing arrived
 * too-large: it arrived, and the answer was too long to read · clock: the clock of this server is wrong · off: switched off after many
 * failures
 */
export const TROUBLES = ['gone', 'timeout', 'unreachable', 'redirect', 'status', 'private', 'too-large', 'clock', 'off'] as const;
export const trouble = z.object({
  why: z.enum(TROUBLES),
  status: z.int().nullable(),
  at: z.int(),
  /** When it is tried again; null: it is not. */
  next: z.int().nullable(),
});
export type Trouble = z.infer<typeof trouble>;

export const HOOK_FORMS = ['json', 'discord', 'slack'] as const;
export const channelId = z.string().regex(/^c[a-z0-9]{26}$/);
export const noticeChannel = z.object({
  id: channelId,
  kind: z.enum(['push', 'webhook', 'mail']),
  form: z.enum(HOOK_FORMS).nullable(),
  /** Enough to know it again, too little to use it. */
  label: z.string(),
  table: tableId.nullable(),
  on: z.boolean(),
  /** An address that nobody has confirmed gets nothing but the code. */
  confirmed: z.boolean(),
  trouble: trouble.nullable(),
});
export type NoticeChannel = z.infer<typeof noticeChannel>;

const span = z.object({ from: z.int(), to: z.int() });
export const noticeSettings = z.object({
  wishes: noticeWishes,
  channels: z.array(noticeChannel),
  /** The key that browsers subscribe with. */
  pushKey: z.string(),
  /** True: this server sends e-mail. */
  mail: z.boolean(),
  vacation: z.object({ planned: z.array(span), daysLeft: z.int(), daysAYear: z.int() }),
  now: z.int(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), `${bytes} bytes in base64url`);
const address = z.url().max(1000);
export const addPush = z.object({
  endpoint: address,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  label: z.string().max(60),
});
export const addWebhook = z.object({ url: address, form: z.enum(HOOK_FORMS), table: tableId.optional() });
/** `secret`: signs what a plain webhook gets; it is shown once. */
export const addedWebhook = z.object({ channel: noticeChannel, secret: z.string() });
export const addMail = z.object({ address: z.email().max(200) });
export const confirmMail = z.object({ channel: channelId, code: z.string().regex(/^\d{6}$/) });
export const oneChannel = z.object({ channel: noticeChannel });
export const whichChannel = z.object({ channel: channelId });
export const switchChannel = z.object({ channel: channelId, on: z.boolean() });
/** The answer of the far side, as a person can read it. */
export const tested = z.object({
  arrived: z.boolean(),
  ms: z.int(),
  status: z.int().nullable(),
  trouble: trouble.nullable(),
  said: z.string(),
});
export type Tested = z.infer<typeof tested>;
export const planVacation = z.object({ from: z.int(), to: z.int() });
export const unsubscribe = z.object({ token: z.string().max(120) });

/** `code`: the one that the person came with. */
export const awaitSeat = z.object({ on: z.boolean(), code: z.string().max(64).optional() });
/** `free`: there is a seat now, and nothing to wait for. `ways`: so many ways to tell the person are in use. */
export const awaitedSeat = z.object({ awaited: z.boolean(), free: z.boolean(), ways: z.int() });
export type AwaitedSeat = z.infer<typeof awaitedSeat>;

export const sawTable = z.object({ heard: z.int().min(0).max(1_000_000) });

const inBoth = z.object({ en: z.string(), de: z.string() });
/** One of my tables, with what happened since I last looked. */
export const deskRow = tableLine.extend({
  heading: inBoth.nullable(),
  /** One sentence, at most two. */
  digest: z.array(inBoth),
  /** When I looked last; null: never. */
  seen: z.int().nullable(),
  /** Somebody who is waited for is on vacation until then. */
  paused: z.int().nullable(),
});
export type DeskRow = z.infer<typeof deskRow>;
export const desk = z.object({ tables: z.array(deskRow), now: z.int() });
export type Desk = z.infer<typeof desk>;
