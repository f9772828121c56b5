/** One file with all that is somebody's own, written match by match. */
import { Readable } from 'node:stream';
import { CONDUCT } from '../conduct/rows.ts';
import type { AskedBySomebody } from '../http/asked.ts';
import { ROW } from '../matches/rows.ts';
import type { TableEntry } from '../table/entry.ts';
import { infoOf, NOBODY } from '../table/info.ts';
import { receiptOf } from '../table/receipt.ts';
import type { PeopleContext } from './context.ts';
import { profileOf } from './profile.ts';

export const ARCHIVE_FORMAT = 'longtable-archive-1';
/** More matches than anybody plays. */
const MOST = 100_000;

/** A finished match: what everybody may know, the receipt with every answer, and what was said. */
async function matchOf({ store, tables, time }: PeopleContext, id: string): Promise<object | null> {
  const table = await tables.get(id);
  if (table === null) return null;
  const said = (await store.read(id)).map(({ payload }) => JSON.parse(payload) as TableEntry);
  const chat = said.flatMap((entry) => (entry.t === 'chat' ? [{ at: entry.at, name: entry.name, text: entry.text }] : []));
  return { table: infoOf(table.state, time.now(), [], NOBODY), receipt: receiptOf(table.state), chat };
}

/** Whatever else is kept about somebody; secrets that let them in are not among it. */
const KINDS = [
  ROW.played,
  ROW.rating,
  CONDUCT.mute,
  CONDUCT.invitation,
  CONDUCT.call,
  CONDUCT.report,
  CONDUCT.judged,
  CONDUCT.warning,
  CONDUCT.silence,
];

async function recordsOf({ store }: PeopleContext, person: string): Promise<object[]> {
  const rows = (await Promise.all(KINDS.map((kind) => store.recordsOf(person, kind)))).flat();
  return rows.map(({ kind, topic, at, until, body }) => ({ kind, topic, at, until, body: JSON.parse(body) as unknown }));
}

export function archiveOf(context: PeopleContext, { signedIn }: AskedBySomebody): Readable {
  const { id, name, kind, since, profile } = signedIn.person;
  async function* parts(): AsyncGenerator<string> {
    const head = JSON.stringify({
      format: ARCHIVE_FORMAT,
      at: context.time.now(),
      person: { id, name, kind, since, profile: profileOf(profile) },
    });
    yield `${head.slice(0, -1)},"matches":[`;
    let first = true;
    for (const row of await context.store.list('finished', id, MOST)) {
      const match = await matchOf(context, row.id);
      if (match === null) continue;
      yield `${first ? '' : ','}\n${JSON.stringify(match)}`;
      first = false;
    }
    yield `\n],"records":${JSON.stringify(await recordsOf(context, id))}}\n`;
  }
  return Readable.from(parts());
}
