/** Reports of people about people at a table. */
import type { ReportLine, WireRefusal } from '@longtable/protocol';
import type { Body } from '../http/asked.ts';
import type { Store } from '../store/contract.ts';
import type { RecordRow } from '../store/people-contract.ts';
import { seatsOf } from '../table/actions.ts';
import type { TableEntry } from '../table/entry.ts';
import type { TableState } from '../table/state.ts';
import { added, CONDUCT, deedOf, type ReportRow, reportOf, rowOf } from './rows.ts';

const DAY = 24 * 60 * 60_000;
const REPORTS_A_DAY = 5;
const CHAT_LINES = 40;
const MOST = 200;

/** null: it lies on the operators' desk. */
export async function report(
  store: Store,
  state: TableState | null,
  me: string,
  { person, table, reason, text }: Body<'report'>,
  now: number,
): Promise<WireRefusal | null> {
  const isHere = state !== null && seatsOf(state, me).length > 0 && seatsOf(state, person).length > 0;
  if (!isHere || person === me) return { refused: 'not-found' };
  const own = (kind: string) => store.newestRecords({ kind, person: me, limit: MOST });
  const made = [...(await own(CONDUCT.report)), ...(await own(CONDUCT.judged))];
  const id = `${table}:${me}:${person}`;
  if (made.some((one) => one.id === id)) return { refused: 'already-answered' };
  if (made.filter(({ at }) => at > now - DAY).length >= REPORTS_A_DAY) return { refused: 'too-many' };
  const body = JSON.stringify({ table, reason, text } satisfies ReportRow);
  await store.changeRecords([added(rowOf({ kind: CONDUCT.report, id, person: me, at: now }, { topic: person, body }))]);
  return null;
}

/** Lines that somebody said at a table, and nobody else. */
async function chatOf(store: Store, table: string, person: string): Promise<ReportLine['chat']> {
  const entries = (await store.read(table)).map(({ payload }) => JSON.parse(payload) as TableEntry);
  const said = entries.flatMap((entry) =>
    entry.t === 'chat' && entry.guest === person && entry.text !== '' ? [{ at: entry.at, text: entry.text }] : [],
  );
  return said.slice(-CHAT_LINES);
}

async function lineOf(store: Store, row: RecordRow): Promise<ReportLine> {
  const { table, reason, text } = reportOf(row);
  const about = row.topic ?? '';
  const named = async (id: string) => ({ id, name: (await store.person(id))?.name ?? null });
  const reports = [CONDUCT.report, CONDUCT.judged].map((kind) => store.newestRecords({ kind, topic: about, limit: MOST }));
  const deeds = await store.newestRecords({ kind: CONDUCT.deed, topic: about, limit: MOST });
  return {
    id: row.id,
    at: row.at,
    by: await named(row.person),
    about: await named(about),
    table,
    game: (await store.row(table))?.game ?? null,
    reason,
    text,
    chat: await chatOf(store, table, about),
    before: { reports: (await Promise.all(reports)).flat().length - 1, deeds: deeds.map((one) => deedOf(one).deed) },
  };
}

/** The oldest first. */
export async function openReports(store: Store): Promise<{ reports: ReportLine[] }> {
  const rows = await store.newestRecords({ kind: CONDUCT.report, limit: MOST });
  return { reports: await Promise.all(rows.reverse().map((row) => lineOf(store, row))) };
}
