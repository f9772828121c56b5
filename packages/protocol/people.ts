/** Names that stay: passkeys, codes, words, sessions, tokens and programs. */
import { z } from 'zod';
import { name } from './common.ts';
import { guest } from './http.ts';
import { right } from './rights.ts';
import { WORD_COUNT } from './words.ts';

const time = z.int();
const keyId = z.string().min(1).max(700);

export const sessionLine = z.object({
  id: z.string(),
  device: z.string(),
  since: time,
  seen: time,
  /** The one that asks. */
  current: z.boolean(),
});
export const tokenLine = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(right),
  bot: z.string().nullable(),
  since: time,
  seen: time,
});

/** Everything that a person may know about their own account. */
export const account = guest.extend({
  since: time,
  operator: z.boolean(),
  /** True: guests may become accounts here. */
  mayKeep: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), label: z.string(), since: time, used: time.nullable() })),
  words: z.boolean(),
  sessions: z.array(sessionLine),
  tokens: z.array(tokenLine),
  bots: z.array(guest),
});
export type Account = z.infer<typeof account>;

/** A ceremony is begun by the server and works once. `options` go to the browser as they are. */
export const ceremony = z.object({ ceremony: z.string(), options: z.record(z.string(), z.unknown()) });
export type Ceremony = z.infer<typeof ceremony>;

const base64 = z.string().max(8192);
/** The answer of a browser's authenticator; its inside is checked with the ceremony. */
const authenticated = z.looseObject({
  id: keyId,
  rawId: keyId,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.union([base64, z.array(z.string().max(40)).max(10), z.number()])),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});
export const finishCeremony = z.object({ ceremony: z.string().max(64), response: authenticated });

export const keptWords = z.object({ words: z.array(z.string()).length(WORD_COUNT) });
export const deviceCode = z.object({ code: z.string(), until: time });
export const signInCode = z.object({ code: z.string().max(40) });
export const signInWords = z.object({ words: z.string().max(400) });

export const endOne = z.object({ id: z.string().max(700) });
/** Left out: all but the one that asks. */
export const endSession = z.object({ id: z.string().max(80).optional() });
/** The own name, as a sign that it is meant. */
export const deleteMe = z.object({ name: z.string().max(200) });

export const newToken = z.object({
  name: z.string().trim().min(1).max(40),
  rights: z.array(right).min(1),
  /** Left out: it acts for the person. */
  bot: z.string().max(20).optional(),
});
export const madeToken = z.object({ id: z.string(), token: z.string() });
export const newBot = z.object({ name });

/** An archive is checked by whoever reads it; each match is a receipt for `longtable verify`. */
export const archive = z.looseObject({ format: z.string() });
