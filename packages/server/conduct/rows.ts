/** Rows about people among people, in the records of the store. */
import type { Deed, ReportReason } from '@longtable/protocol';
import type { RecordChange, RecordRow } from '../store/people-contract.ts';

/**
 * mute: its person does not want to hear its topic · invitation: its topic asks its person to a table · call: its person
 * is to be told of its topic, a table · report: its person about its topic,
 * nobody has acted on it; then it is a judged one · warning: words of an operator that its person has not read · silence: its person may
 * not chat until then · closed: its person's name is closed · deed: what an operator did about its topic
 */
export const CONDUCT = {
  mute: 'mute',
  invitation: 'invitation',
  call: 'call',
  report: 'report',
  judged: 'report-judged',
  warning: 'warning',
  silence: 'silence',
  closed: 'closed',
  deed: 'deed',
} as const;

export interface ReportRow {
  readonly table: string;
  readonly reason: ReportReason;
  readonly text: string;
}
export interface DeedRow {
  readonly operator: string;
  readonly deed: Deed;
  readonly reason: ReportReason;
  readonly days: number | null;
  readonly text: string;
}

export const reportOf = ({ body }: RecordRow): ReportRow => JSON.parse(body) as ReportRow;
export const deedOf = ({ body }: RecordRow): DeedRow => JSON.parse(body) as DeedRow;

type Needed = Pick<RecordRow, 'kind' | 'id' | 'person' | 'at'>;
export const rowOf = (needed: Needed, more: Partial<RecordRow> = {}): RecordRow => ({
  topic: null,
  rank: null,
  until: null,
  body: '{}',
  ...needed,
  ...more,
});
export const added = (after: RecordRow): RecordChange => ({ kind: after.kind, id: after.id, before: null, after });
export const removed = ({ kind, id, body }: RecordRow): RecordChange => ({ kind, id, before: body, after: null });
