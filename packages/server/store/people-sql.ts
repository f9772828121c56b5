/** People in SQL, once for both databases: each answers questions in its own way. */
import type { People, PersonRow, RecordChange, RecordRow, SessionRow, SignedIn } from './people-contract.ts';

export type Value = string | number | null;
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A database that understands `?` as the place of a value. */
export interface Database {
  all<R>(text: string, ...values: Value[]): Promise<R[]>;
  /** All of them or none. False: one of them did not change exactly one row. */
  each(statements: readonly Statement[]): Promise<boolean>;
}

const PAGE = 500;

interface SignedInRow extends Omit<PersonRow, 'since' | 'seen'> {
  readonly person_since: number;
  readonly person_seen: number;
  readonly token: string;
  readonly rights: string | null;
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

const signedInOf = ({ token, rights, device, since, seen, person_since, person_seen, ...person }: SignedInRow): SignedIn => ({
  person: { ...person, since: person_since, seen: person_seen },
  session: { token, person: person.id, rights, device, since, seen },
});

const INSERT_RECORD = `insert into records (kind, id, person, topic, rank, until, at, body) values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, id) do nothing`;
const UPDATE_RECORD =
  'update records set person = ?, topic = ?, rank = ?, until = ?, at = ?, body = ? where kind = ? and id = ? and body = ?';

function statementOf({ kind, id, before, after }: RecordChange): Statement {
  if (after === null) return { text: 'delete from records where kind = ? and id = ? and body = ?', values: [kind, id, before] };
  const { person, topic, rank, until, at, body } = after;
  if (before === null) return { text: INSERT_RECORD, values: [kind, id, person, topic, rank, until, at, body] };
  return { text: UPDATE_RECORD, values: [person, topic, rank, until, at, body, kind, id, before] };
}

/** Always in the same order, so that two writers never wait for each other. */
const inOrder = (changes: readonly RecordChange[]): RecordChange[] =>
  changes.toSorted((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));

export function peopleOn({ all, each }: Database): People {
  const one = async <R>(text: string, ...values: Value[]): Promise<R | null> => (await all<R>(text, ...values))[0] ?? null;

  /** Page by page, in the order of a key. */
  async function* pages<R>(text: string, keyOf: (row: R) => Value[], first: Value[]): AsyncGenerator<R> {
    for (let after = first; ; ) {
      const page = await all<R>(`${text} limit ${PAGE}`, ...after);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = keyOf(last);
    }
  }

  return {
    async putPerson({ id, name, kind, owner, since, seen, profile }) {
      await all(
        `insert into people (id, name, kind, owner, since, seen, profile) values (?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set name = excluded.name, kind = excluded.kind, seen = excluded.seen, profile = excluded.profile`,
        ...[id, name, kind, owner, since, seen, profile],
      );
    },
    person: (id) => one<PersonRow>('select * from people where id = ?', id),
    botsOf: (owner) => all<PersonRow>('select * from people where owner = ? order by since, id', owner),
    async forgetPerson(id) {
      const whose = 'in (select id from people where id = ? or owner = ?)';
      await all(`delete from sessions where person ${whose}`, id, id);
      await all(`delete from records where person ${whose}`, id, id);
      for (const kept of ['notice_wishes', 'channels', 'deliveries', 'seen']) await all(`delete from ${kept} where guest ${whose}`, id, id);
      await all('delete from people where id = ? or owner = ?', id, id);
    },

    async addSession({ token, person, rights, device, since, seen }) {
      const text = 'insert into sessions (token, person, rights, device, since, seen) values (?, ?, ?, ?, ?, ?)';
      await all(text, token, person, rights, device, since, seen);
    },
    async signedIn(token) {
      const row = await one<SignedInRow>(
        `select p.id, p.name, p.kind, p.owner, p.profile, p.since as person_since, p.seen as person_seen,
           s.token, s.rights, s.device, s.since, s.seen
         from sessions s join people p on p.id = s.person where s.token = ?`,
        token,
      );
      return row === null ? null : signedInOf(row);
    },
    async sawSession(token, now) {
      await all('update sessions set seen = ? where token = ?', now, token);
      await all('update people set seen = ? where id = (select person from sessions where token = ?)', now, token);
    },
    sessionsOf: (person) => all<SessionRow>('select * from sessions where person = ? order by seen desc, token', person),
    endSession: async (token) => void (await all('delete from sessions where token = ?', token)),

    record: (kind, id) => one<RecordRow>('select * from records where kind = ? and id = ?', kind, id),
    recordsOf: (person, kind) => all<RecordRow>('select * from records where person = ? and kind = ? order by at, id', person, kind),
    newestRecords({ kind, person, topic, before, limit }) {
      const parts: [string, ...Value[]][] = [['kind = ?', kind]];
      if (person !== undefined) parts.push(['person = ?', person]);
      if (topic !== undefined) parts.push(['topic = ?', topic]);
      if (before !== undefined) parts.push(['(at < ? or (at = ? and id < ?))', before.at, before.at, before.id]);
      const where = parts.map(([text]) => text).join(' and ');
      const values = parts.flatMap(([, ...some]) => some);
      return all<RecordRow>(`select * from records where ${where} order by at desc, id desc limit ?`, ...values, limit);
    },
    topRecords: (kind, topic, limit, skip = 0) =>
      all<RecordRow>(
        'select * from records where kind = ? and topic = ? and rank is not null order by rank desc, id limit ? offset ?',
        ...[kind, topic, limit, skip],
      ),
    async countRanked(kind, topic) {
      const text = 'select count(*) as n from records where kind = ? and topic = ? and rank is not null';
      return Number((await one<{ n: number }>(text, kind, topic))?.n ?? 0);
    },
    rankedAfter: (kind, topic, rank, limit) =>
      all<RecordRow>('select * from records where kind = ? and topic = ? and rank > ? order by rank, id limit ?', kind, topic, rank, limit),
    changeRecords: (changes) => each(inOrder(changes).map(statementOf)),
    sweepRecords: async (now) => void (await all('delete from records where until is not null and until < ?', now)),

    allPeople: () => pages<PersonRow>('select * from people where id > ? order by id', ({ id }) => [id], ['']),
    allSessions: () => pages<SessionRow>('select * from sessions where token > ? order by token', ({ token }) => [token], ['']),
    allRecords: () =>
      pages<RecordRow>(
        'select * from records where kind > ? or (kind = ? and id > ?) order by kind, id',
        ({ kind, id }) => [kind, kind, id],
        ['', '', ''],
      ),
  };
}
