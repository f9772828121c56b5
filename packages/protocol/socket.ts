/** Messages over the socket: one connection watches one table. */
import type { Delta, Eyes, Heard, Look, Until } from '@longtable/host';
import type { Spec } from '@longtable/kernel';
import { z } from 'zod';
import { answer, clock, commandId, eyes, hex32, level, PROTOCOL, seat, tableId, type WireRefusal } from './common.ts';
import type { TableInfo } from './table.ts';

const command = z.discriminatedUnion('t', [
  z.object({ t: z.literal('answer'), seat, answer, given: z.int().optional() }),
  z.object({ t: z.literal('offer'), seat, kind: z.string().max(40), answer, given: z.int().optional() }),
  z.object({ t: z.literal('take-back'), seat }),
  z.object({ t: z.literal('undo'), seat }),
]);

/** Ends of a plan: see `Until` of the host. */
export const UNTILS = ['other', 'round', 'touched'] as const satisfies readonly Until[];

/** Messages of a client. */
export const clientMessage = z.discriminatedUnion('t', [
  /**
   * First message. `heard`: how many steps were already heard, so that only the rest is sent; one number for all seats, or one
   * for each seat ("0", "1", … and "watch" for a spectator). `code`: somebody invited looks before sitting down.
   */
  z.object({
    t: z.literal('watch'),
    protocol: z.literal(PROTOCOL),
    table: tableId,
    heard: z.union([z.int().min(0), z.record(z.string().max(5), z.int().min(0))]).default(0),
    code: z.string().max(64).optional(),
    /** True: a spectator is counted, not named. */
    unnamed: z.boolean().optional(),
  }),
  z.object({ t: z.literal('do'), id: commandId, command }),
  /** The nonce behind a seat's promise, once the table is revealing. */
  z.object({ t: z.literal('reveal'), seat, nonce: hex32 }),
  z.object({ t: z.literal('start'), id: commandId }),
  z.object({ t: z.literal('chat'), id: commandId, text: z.string().trim().min(1).max(500) }),
  /** Vote to hand an absent seat to a bot, or take one's own seat back from a bot. */
  z.object({ t: z.literal('vote'), id: commandId, seat, level }),
  z.object({ t: z.literal('return'), id: commandId, seat }),
  /** Gives a seat up for good. A bot plays on; where one side is left, it has won. */
  z.object({ t: z.literal('resign'), id: commandId, seat }),
  /** Asks all others: to end the match without a result (answered in secret), or to take the seat's last answer back. */
  z.object({ t: z.literal('ask-end'), id: commandId }),
  z.object({ t: z.literal('ask-back'), id: commandId, seat }),
  z.object({ t: z.literal('reply'), id: commandId, yes: z.boolean() }),
  /**
   * Leaves answers with the table, for one's own eyes. `until`: lets the present question go by, now and again, until it ends; null: no
   * more. `forced`: answers an only option that everybody can see. Left out: as before.
   */
  z.object({ t: z.literal('plan'), id: commandId, seat, until: z.enum(UNTILS).nullable().optional(), forced: z.boolean().optional() }),
  /** Waits longer for somebody who is away. */
  z.object({ t: z.literal('wait'), id: commandId, seat }),
  /** While people gather, by whoever made the table: a bot onto an empty seat, a seat opened, added at the end, or taken away. */
  z.object({ t: z.literal('seat'), id: commandId, seat, to: z.union([level, z.enum(['open', 'gone'])]) }),
  z.object({ t: z.literal('options'), id: commandId, options: z.record(z.string(), z.unknown()), clock }),
  /** Still fine with the options after they changed. */
  z.object({ t: z.literal('ready'), id: commandId }),
  /** Closes a table that gathers, after some seconds in which it may be opened again. */
  z.object({ t: z.literal('close'), id: commandId }),
  z.object({ t: z.literal('reopen'), id: commandId }),
  /** Agrees to go on by the rules of this server's own build; with the last of the people the table moves. */
  z.object({ t: z.literal('move'), id: commandId }),
  /**
   * The match as it was after the viewer's own n-th step; `seat` for who holds several. Once the match is over nothing is secret
   * any more: everybody may look through the eyes of every seat, of a spectator (null), and of all at once ('all').
   */
  z.object({ t: z.literal('look-at'), id: commandId, n: z.int().min(0), seat: eyes.optional() }),
  /** Steps that a viewer heard, from the first on; others than the own ones once the match is over. */
  z.object({ t: z.literal('heard-by'), id: commandId, seat: eyes }),
  /** A wish to the bots on the same side, in the words of the title's vocabulary. It belongs to the table, not to the match. */
  z.object({ t: z.literal('wish'), id: commandId, seat, kind: z.string().max(40), at: z.string().max(40) }),
  /** Why did a bot do that? Its last move, in its own words. */
  z.object({ t: z.literal('explain'), id: commandId, seat }),
  /**
   * A world that a viewer may imagine: a saved match in which all that they cannot know is drawn anew, to think about on their own machine.
   * null: from what everybody can see. A seat: for a coach, where bots hold all other seats and the match is not rated.
   */
  z.object({ t: z.literal('imagine'), id: commandId, seat: seat.nullable() }),
  /** The head of the log's chain as it is now: to be kept, and held against the receipt after the match. */
  z.object({ t: z.literal('head'), id: commandId }),
  z.object({ t: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export interface ChatLine {
  readonly n: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** An empty seat whose invitation somebody looked at, and when they did last. */
export interface OpenedLink {
  readonly seat: number;
  readonly at: number;
}

/** Messages of the server. A client that holds several seats gets one look for each; a spectator one with seat null. */
export type ServerMessage =
  /** Answer to `watch`; comes again, and replaces all before, when the match begins or the client's seats change. */
  | {
      readonly t: 'welcome';
      readonly table: TableInfo;
      readonly mine: readonly number[];
      readonly looks: readonly SeatLook[];
      readonly chat: readonly ChatLine[];
      readonly now: number;
    }
  | { readonly t: 'update'; readonly looks: readonly SeatUpdate[] }
  | { readonly t: 'table'; readonly table: TableInfo; readonly mine: readonly number[]; readonly now: number }
  | { readonly t: 'chat'; readonly line: ChatLine }
  /** Told to those who sit at a table that gathers: all links that were opened, whenever one more is. */
  | { readonly t: 'opened'; readonly links: readonly OpenedLink[] }
  | { readonly t: 'done'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string | null; readonly refusal: WireRefusal }
  | { readonly t: 'look-at'; readonly id: string; readonly n: number; readonly look: Look<Spec> | null }
  | { readonly t: 'heard-by'; readonly id: string; readonly seat: Eyes; readonly heard: readonly Heard<Spec>[] }
  | { readonly t: 'explained'; readonly id: string; readonly seat: number; readonly text: Readonly<Record<'en' | 'de', string>> | null }
  | { readonly t: 'imagined'; readonly id: string; readonly seat: number | null; readonly world: string; readonly seed: number }
  /** `key`: what the server signs receipts with; left out: it signs none. */
  | { readonly t: 'head'; readonly id: string; readonly salt: string; readonly head: string; readonly key?: string }
  | { readonly t: 'pong' }
  /** The server is going down for a moment; the client comes back by itself. */
  | { readonly t: 'bye'; readonly why: 'restart' | 'too-slow' };

export interface SeatLook {
  readonly seat: number | null;
  readonly look: Look<Spec>;
  readonly heard: readonly Heard<Spec>[];
}
export interface SeatUpdate {
  readonly seat: number | null;
  /** From the look sent last on this connection. */
  readonly changes: Delta;
  readonly heard: readonly Heard<Spec>[];
}
