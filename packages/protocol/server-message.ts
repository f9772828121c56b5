/** Messages of the server, as a schema: for the documentation and for tests. The types with the game's own parts are in socket.ts. */
import { z } from 'zod';
import { answer, commandId, eyes, holder, refusal, seat } from './common.ts';
import { type ServerMessage, UNTILS } from './socket.ts';
import { tableInfo } from './table.ts';

const described = z.looseObject({
  kind: z.string(),
  stage: z.string(),
  ask: z.looseObject({ seat, shape: z.enum(['pick', 'some', 'share', 'order']) }),
});

export const look = z.object({
  view: z.record(z.string(), z.unknown()).describe("The game's own view of this viewer"),
  question: described.nullable(),
  offers: z.array(z.looseObject({ kind: z.string() })),
  given: z.int().describe('Send it back with the next answer: makes stale clicks harmless'),
  sealed: answer.nullable(),
  asked: z.array(seat),
  awaited: z.array(seat),
  undo: z.object({ possible: z.boolean(), why: z.enum(['start', 'chance', 'reveal', 'foreign', 'sealed']) }),
  holders: z.array(holder),
  result: z.object({ winners: z.array(seat), scores: z.array(z.number()), why: z.string() }).nullable(),
  plan: z
    .object({ until: z.enum(UNTILS).nullable(), forced: z.boolean(), may: z.array(z.enum(UNTILS)), answers: z.boolean() })
    .optional()
    .describe("The seat's own plan; nobody else is sent it"),
  views: z.array(z.record(z.string(), z.unknown())).optional().describe('Seen through all eyes: the view of each seat'),
});

export const heard = z.object({
  n: z.int().describe("The viewer's own count, without gaps"),
  by: seat.nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
  note: z.looseObject({ kind: z.enum(['undo', 'hand-over', 'resign', 'rewind', 'planned', 'rules']), seat: seat.optional() }).optional(),
});

const viewer = seat.nullable().describe('null: a spectator');
const delta = z
  .array(z.unknown())
  .describe(
    'What changed, one after the other: a JSON Pointer and the new value there; or a pointer with "-" for its first "/": that field is gone',
  );
const chatLine = z.object({ n: z.int(), guest: z.string(), name: z.string(), text: z.string(), at: z.int() });
const text = z.object({ en: z.string(), de: z.string() });

export const serverMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('welcome'),
    table: tableInfo,
    mine: z.array(seat),
    looks: z.array(z.object({ seat: viewer, look, heard: z.array(heard) })),
    chat: z.array(chatLine),
    now: z.int(),
  }),
  z.object({ t: z.literal('update'), looks: z.array(z.object({ seat: viewer, changes: delta, heard: z.array(heard) })) }),
  z.object({ t: z.literal('table'), table: tableInfo, mine: z.array(seat), now: z.int() }),
  z.object({ t: z.literal('chat'), line: chatLine }),
  z.object({ t: z.literal('opened'), links: z.array(z.object({ seat, at: z.int() })) }),
  z.object({ t: z.literal('done'), id: commandId }),
  z.object({ t: z.literal('refused'), id: z.string().nullable(), refusal }),
  z.object({ t: z.literal('look-at'), id: commandId, n: z.int(), look: look.nullable() }),
  z.object({ t: z.literal('heard-by'), id: commandId, seat: eyes, heard: z.array(heard) }),
  z.object({ t: z.literal('explained'), id: commandId, seat, text: text.nullable() }),
  z.object({ t: z.literal('imagined'), id: commandId, seat: viewer, world: z.string(), seed: z.int() }),
  z.object({
    t: z.literal('head'),
    id: commandId,
    salt: z.string(),
    head: z.string().describe('Tells nothing until the secret of the table is published'),
    key: z.string().optional().describe('Signs the receipts of this server; left out: it signs none'),
  }),
  z.object({ t: z.literal('pong') }),
  z.object({ t: z.literal('bye'), why: z.enum(['restart', 'too-slow']) }),
]);

/** Fields of each kind of message. */
type Fields<M extends { readonly t: string }> = { readonly [T in M['t']]: keyof Extract<M, { readonly t: T }> };
type Same<A, B> = [A, B] extends [B, A] ? true : never;
/** Type and schema know the same kinds with the same fields: what stands in one alone does not compile. @public */
export const SAME_FIELDS: Same<Fields<ServerMessage>, Fields<z.infer<typeof serverMessage>>> = true;
