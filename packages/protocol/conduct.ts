/** People among people: whom somebody met, invites, does not want to hear, or reports; and what operators do about it. */
import { z } from 'zod';
import { guestId, name, tableId } from './common.ts';
import { crest } from './crest.ts';
import { DEEDS, REPORT_REASONS } from './lists.ts';

const time = z.int();

export const metPeople = z.object({
  people: z.array(
    z.object({
      id: guestId,
      name,
      crest: crest.nullable(),
      bot: z.boolean(),
      /** The last table, its game and when it ended. */
      table: tableId,
      game: z.string(),
      last: time,
      together: z.int(),
      muted: z.boolean(),
    }),
  ),
});
export type MetPeople = z.infer<typeof metPeople>;

export const mutePerson = z.object({ person: guestId, muted: z.boolean() });
/** A name of null: somebody who has left for good. */
export const mutedPeople = z.object({ people: z.array(z.object({ id: guestId, name: name.nullable(), since: time })) });
export type MutedPeople = z.infer<typeof mutedPeople>;

export const invitePerson = z.object({ person: guestId });
export const invitations = z.object({
  invitations: z.array(
    z.object({
      table: tableId,
      /** Empty: none is needed. */
      code: z.string(),
      game: z.string(),
      /** The person who asks; of a free seat, the one who made the table. */
      by: name,
      at: time,
      rated: z.boolean(),
      /** A free seat that the person waited for. */
      seat: z.literal(true).optional(),
    }),
  ),
});
export type Invitations = z.infer<typeof invitations>;

export const reportPerson = z.object({
  person: guestId,
  table: tableId,
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(500).default(''),
});

/** A name of null: somebody who has left for good. */
const whom = z.object({ id: guestId, name: name.nullable() });
export const reportLine = z.object({
  id: z.string(),
  at: time,
  by: whom,
  about: whom,
  table: tableId,
  game: z.string().nullable(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** The last lines that the person said at that table. */
  chat: z.array(z.object({ at: time, text: z.string() })),
  /** Other reports about the person, and what was done before. */
  before: z.object({ reports: z.int(), deeds: z.array(z.enum(DEEDS)) }),
});
export type ReportLine = z.infer<typeof reportLine>;
export const openReports = z.object({ reports: z.array(reportLine) });

export const judgeReport = z.object({
  report: z.string().max(100),
  deed: z.enum(DEEDS),
  /** For how long somebody is silent. */
  days: z.int().min(1).max(365).default(7),
  /** Words to the person, of a warning. */
  text: z.string().trim().max(500).default(''),
});
export const deedLines = z.object({
  deeds: z.array(
    z.object({
      id: z.string(),
      at: time,
      operator: whom,
      about: whom.nullable(),
      deed: z.enum(DEEDS),
      reason: z.enum(REPORT_REASONS),
      days: z.int().nullable(),
      text: z.string(),
    }),
  ),
});
export type DeedLines = z.infer<typeof deedLines>;
