/** People somebody played with lately, and asking them to a table. */
import type { Invitations, MetPeople, WireRefusal } from '@longtable/protocol';
import { matchOf, playedOf, ROW } from '../matches/rows.ts';
import { CALL_MS, freeSeats, inviteCall } from '../notices/calls.ts';
import { profileOf } from '../people/profile.ts';
import type { Store } from '../store/contract.ts';
import type { RecordChange } from '../store/people-contract.ts';
import { seatsOf } from '../table/actions.ts';
import { watchCode } from '../table/codes.ts';
import type { Presence } from '../table/info.ts';
import type { TableState } from '../table/state.ts';
import type { Tables } from '../table/tables.ts';
import { mutedBy, mutes } from './mutes.ts';
import { added, CONDUCT, rowOf } from './rows.ts';

/** Looked at: so many matches back. */
const MATCHES = 60;
const MOST_MET = 40;

interface Met {
  readonly table: string;
  readonly game: string;
  readonly last: number;
  together: number;
}

/** Everybody at the last matches of somebody, the last met first. */
async function companions(store: Store, me: string): Promise<Map<string, Met>> {
  const met = new Map<string, Met>();
  for (const row of await store.newestRecords({ kind: ROW.played, person: me, limit: MATCHES })) {
    const found = await store.record(ROW.match, playedOf(row).table);
    if (found === null) continue;
    const { seats, table, game, ended } = matchOf(found);
    for (const guest of new Set(seats.flatMap((seat) => seat.guest ?? []))) {
      if (guest === me) continue;
      const known = met.get(guest);
      if (known === undefined) met.set(guest, { table, game, last: ended, together: 1 });
      else known.together++;
    }
  }
  return met;
}

export async function metPeople(store: Store, me: string): Promise<MetPeople> {
  const muted = await mutedBy(store, me);
  const people: MetPeople['people'] = [];
  for (const [id, met] of await companions(store, me)) {
    const person = await store.person(id);
    if (person === null || people.length >= MOST_MET) continue;
    const { name, kind, profile } = person;
    people.push({ id, name, crest: profileOf(profile).crest, bot: kind === 'bot', muted: muted.has(id), ...met });
  }
  return { people };
}

/** null: asked, or not wanted; nobody learns which. */
export async function invite(store: Store, state: TableState, me: string, other: string, now: number): Promise<WireRefusal | null> {
  if (state.created.host !== me && seatsOf(state, me).length === 0) return { refused: 'not-allowed' };
  if (state.status !== 'gathering') return { refused: 'already-started' };
  if (!(await companions(store, me)).has(other)) return { refused: 'not-found', message: 'Only people you have played with.' };
  if (await mutes(store, other, me)) return null;
  await store.changeRecords(asked(state.id, me, other, { now, isTold: true }));
  return null;
}

interface Asking {
  readonly now: number;
  /** Told of it: they do not see it anyway. */
  readonly isTold: boolean;
}
function asked(table: string, me: string, other: string, { now, isTold }: Asking): RecordChange[] {
  const row = rowOf({ kind: CONDUCT.invitation, id: `${table}:${other}`, person: other, at: now }, { topic: me, until: now + CALL_MS });
  return [added(row), ...(isTold ? [added(inviteCall(table, other, now))] : [])];
}

/**
 * Another match: everybody who played the last one is asked to its table, unless they sit there by now. Those who still look at the last one
 * see it. Once is enough: false where nobody is asked for the first time.
 */
export async function inviteAgain(store: Store, before: TableState, next: TableState, here: Presence, now: number): Promise<boolean> {
  if (next.status !== 'gathering') return false;
  const me = next.created.host;
  const others = new Set(before.seats.flatMap(({ guest }) => guest ?? []));
  const asks = [...others].map(async (other) => {
    if (other === me || seatsOf(next, other).length > 0 || (await mutes(store, other, me))) return false;
    return store.changeRecords(asked(next.id, me, other, { now, isTold: !here.has(other) }));
  });
  return (await Promise.all(asks)).includes(true);
}

/** Tables that still wait for somebody. */
export async function invitationsOf(store: Store, tables: Tables, me: string, now: number): Promise<Invitations> {
  const muted = await mutedBy(store, me);
  const invitations: Invitations['invitations'] = [];
  for (const { id, topic, at, until } of await store.newestRecords({ kind: CONDUCT.invitation, person: me, limit: 20 })) {
    const [by, table] = [await store.person(topic ?? ''), await tables.get(id.split(':')[0]!)];
    if (by === null || table === null || muted.has(by.id) || (until ?? 0) < now) continue;
    const { created, status, seats } = table.state;
    const isFree = status === 'gathering' && seats.some(({ kind }) => kind === 'open' || kind === 'invited');
    if (!isFree || seatsOf(table.state, me).length > 0) continue;
    const rated = created.rated === true;
    invitations.push({ table: table.id, code: watchCode(created.secret), game: created.game, by: by.name, at, rated });
  }
  for (const { state, code, at } of await freeSeats(store, tables, me)) {
    const { host, game, rated = false } = state.created;
    const by = await store.person(host);
    if (by !== null) invitations.push({ table: state.id, code, game, by: by.name, at, rated, seat: true });
  }
  return { invitations };
}
