/** Deeds of operators about a report. Each deed is written down in the same change of the store that does it. */
import type { DeedLines, WireRefusal } from '@longtable/protocol';
import type { Body } from '../http/asked.ts';
import { rankAgain } from '../matches/best.ts';
import type { PeopleContext } from '../people/context.ts';
import { profileOf } from '../people/profile.ts';
import { randomWord } from '../ports.ts';
import type { RecordChange, RecordRow } from '../store/people-contract.ts';
import { added, CONDUCT, type DeedRow, deedOf, removed, reportOf, rowOf } from './rows.ts';

const DAY = 24 * 60 * 60_000;
const SHOWN = 200;
const IDS = 20;

type Judgement = Body<'judge'>;

/** Nobody is let in again with this name, and it stands in no list. */
async function closeName({ store, hangUp, best }: PeopleContext, id: string): Promise<void> {
  for (const { token } of await store.sessionsOf(id)) await store.endSession(token);
  hangUp({ person: id });
  const person = await store.person(id);
  if (person === null) return;
  await store.putPerson({ ...person, profile: JSON.stringify({ ...profileOf(person.profile), public: false }) });
  await rankAgain(store, id, false);
  best.forget();
}

/** A row that replaces another of the same kind and id. */
async function replacing({ store }: PeopleContext, after: RecordRow): Promise<RecordChange> {
  const known = await store.record(after.kind, after.id);
  return { kind: after.kind, id: after.id, before: known?.body ?? null, after };
}

/** The changes that a deed makes, beside those that write it down. */
async function changesFor(context: PeopleContext, about: string, { deed, days, text }: Judgement, now: number): Promise<RecordChange[]> {
  const body = JSON.stringify(text);
  if (deed === 'warn')
    return [added(rowOf({ kind: CONDUCT.warning, id: randomWord(context.random, IDS), person: about, at: now }, { body }))];
  if (deed === 'silence')
    return [await replacing(context, rowOf({ kind: CONDUCT.silence, id: about, person: about, at: now }, { until: now + days * DAY }))];
  return deed === 'close' ? [await replacing(context, rowOf({ kind: CONDUCT.closed, id: about, person: about, at: now }))] : [];
}

/** null: done, and written down. */
export async function judge(context: PeopleContext, operator: string, judgement: Judgement): Promise<WireRefusal | null> {
  const { store, time, random, config } = context;
  const { deed, days, text } = judgement;
  const found = await store.record(CONDUCT.report, judgement.report);
  if (found === null) return { refused: 'not-found' };
  const about = found.topic ?? '';
  const isGone = (await store.person(about)) === null;
  if (deed !== 'dismiss' && (isGone || config.operators.includes(about))) return { refused: 'not-allowed', message: 'Nobody to act on.' };
  const now = time.now();
  const { reason } = reportOf(found);
  const body = JSON.stringify({ operator, deed, reason, days: deed === 'silence' ? days : null, text } satisfies DeedRow);
  const isDone = await store.changeRecords([
    removed(found),
    added({ ...found, kind: CONDUCT.judged }),
    added(rowOf({ kind: CONDUCT.deed, id: randomWord(random, IDS), person: '', at: now }, { topic: about, body })),
    ...(await changesFor(context, about, judgement, now)),
  ]);
  if (!isDone) return { refused: 'conflict' };
  if (deed === 'close') await closeName(context, about);
  return null;
}

export async function deedLines({ store }: PeopleContext): Promise<DeedLines> {
  const named = async (id: string) => ({ id, name: (await store.person(id))?.name ?? null });
  const rows = await store.newestRecords({ kind: CONDUCT.deed, limit: SHOWN });
  const lines = rows.map(async (row) => {
    const { operator, ...deed } = deedOf(row);
    return { id: row.id, at: row.at, operator: await named(operator), about: row.topic === null ? null : await named(row.topic), ...deed };
  });
  return { deeds: await Promise.all(lines) };
}
