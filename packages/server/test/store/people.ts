/** Conformance: people, sessions and what is kept about them. */
import { describe, expect, test } from 'vitest';
import type { PersonRow, RecordRow, SessionRow } from '../../store/people-contract.ts';
import { entry, newId, type WithBench } from './setting.ts';

const person = (more: Partial<PersonRow> = {}): PersonRow => ({
  id: `g${newId()}`,
  name: 'Çid 🎲',
  kind: 'guest',
  owner: null,
  since: 1,
  seen: 2,
  profile: '{}',
  ...more,
});
const session = (who: PersonRow, more: Partial<SessionRow> = {}): SessionRow => ({
  token: `digest-${newId()}`,
  person: who.id,
  rights: null,
  device: 'Firefox, Linux',
  since: 2 ** 41,
  seen: 2 ** 41,
  ...more,
});
const record = (who: PersonRow, more: Partial<RecordRow> = {}): RecordRow => ({
  kind: 'thing',
  id: newId(),
  person: who.id,
  topic: null,
  rank: null,
  until: null,
  at: 1,
  body: '{"n":1}',
  ...more,
});
const added = (row: RecordRow) => ({ kind: row.kind, id: row.id, before: null, after: row });
const gone = (row: RecordRow) => ({ kind: row.kind, id: row.id, before: row.body, after: null });

async function collected<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

export function peopleKeeping(bench: WithBench): void {
  describe('people and sessions', () => {
    test(
      'somebody is found by the digest of any of their tokens, and by no other',
      bench(async ({ store }) => {
        const ann = person();
        await store.putPerson(ann);
        const [first, second] = [session(ann), session(ann, { rights: 'watch' })];
        await store.addSession(first);
        await store.addSession(second);
        expect(await store.signedIn(first.token)).toEqual({ person: ann, session: first });
        expect(await store.signedIn(second.token)).toEqual({ person: ann, session: second });
        expect(await store.signedIn('digest-of-nobody')).toBeNull();
      }),
    );
    test(
      'a new name and kind are known to all sessions, the id and its beginning stay',
      bench(async ({ store }) => {
        const ann = person();
        await store.putPerson(ann);
        const [first, second] = [session(ann), session(ann)];
        for (const one of [first, second]) await store.addSession(one);
        await store.signedIn(second.token);
        await store.putPerson({ ...ann, name: 'Ann', kind: 'account', since: 99, profile: '{"a":1}' });
        for (const { token } of [first, second])
          expect((await store.signedIn(token))?.person).toEqual({ ...ann, name: 'Ann', kind: 'account', profile: '{"a":1}' });
        expect(await store.person(ann.id)).toMatchObject({ name: 'Ann', since: 1 });
      }),
    );
    test(
      'a token belongs to one session',
      bench(async ({ store }) => {
        const [ann, eve] = [person(), person()];
        for (const one of [ann, eve]) await store.putPerson(one);
        const first = session(ann);
        await store.addSession(first);
        await expect(store.addSession({ ...first, person: eve.id })).rejects.toThrow();
        expect((await store.signedIn(first.token))?.person.id).toBe(ann.id);
      }),
    );
    test(
      'a session that has ended is nobody, the others go on',
      bench(async ({ store }) => {
        const ann = person();
        await store.putPerson(ann);
        const [first, second] = [session(ann, { seen: 5 }), session(ann, { seen: 6 })];
        for (const one of [first, second]) await store.addSession(one);
        expect((await store.sessionsOf(ann.id)).map(({ token }) => token)).toEqual([second.token, first.token]);
        await store.signedIn(first.token);
        await store.endSession(first.token);
        expect(await store.signedIn(first.token)).toBeNull();
        expect(await store.sessionsOf(ann.id)).toEqual([second]);
      }),
    );
    test(
      'an end that comes while somebody asks counts',
      bench(async ({ store }) => {
        const ann = person();
        await store.putPerson(ann);
        const first = session(ann);
        await store.addSession(first);
        await Promise.all([store.signedIn(first.token), store.endSession(first.token)]);
        expect(await store.signedIn(first.token)).toBeNull();
      }),
    );
    test(
      'when somebody was here is kept',
      bench(async ({ store }) => {
        const ann = person();
        await store.putPerson(ann);
        const first = session(ann);
        await store.addSession(first);
        await store.sawSession(first.token, 2 ** 42);
        expect(await store.signedIn(first.token)).toMatchObject({ person: { seen: 2 ** 42 }, session: { seen: 2 ** 42 } });
      }),
    );
    test(
      'who is forgotten takes sessions, records and programs along, and nothing of others',
      bench(async ({ store }) => {
        const [ann, eve] = [person(), person()];
        const bot = person({ kind: 'bot', owner: ann.id });
        for (const one of [ann, eve, bot]) await store.putPerson(one);
        const sessions = [session(ann), session(bot), session(eve)];
        for (const one of sessions) await store.addSession(one);
        const records = [record(ann), record(bot), record(eve)];
        await store.changeRecords(records.map(added));
        expect(await store.botsOf(ann.id)).toEqual([bot]);
        await store.forgetPerson(ann.id);
        const found = await Promise.all(sessions.map(({ token }) => store.signedIn(token)));
        expect(found.map((one) => one?.person.id ?? null)).toEqual([null, null, eve.id]);
        const kept = await Promise.all(records.map(({ kind, id }) => store.record(kind, id)));
        expect(kept.map((one) => one?.person ?? null)).toEqual([null, null, eve.id]);
        expect([await store.person(ann.id), await store.person(bot.id), await store.person(eve.id)]).toEqual([null, null, eve]);
      }),
    );
  });

  describe('records', () => {
    test(
      'a record is what was kept',
      bench(async ({ store }) => {
        const full = record(person(), { topic: 'yield', rank: 1.25, until: 2 ** 42, at: 2 ** 41, body: '{"ä":"🎲"}' });
        expect(await store.changeRecords([added(full)])).toBe(true);
        expect(await store.record(full.kind, full.id)).toEqual(full);
        expect(await store.record('other', full.id)).toBeNull();
      }),
    );
    test(
      'a thing that works once is taken by one of many',
      bench(async ({ store, again }) => {
        const other = await again();
        const code = record(person());
        await store.changeRecords([added(code)]);
        const takers = [store, other, store, other, store].map((by) => by.changeRecords([gone(code)]));
        expect((await Promise.all(takers)).filter(Boolean)).toEqual([true]);
        await other.close();
      }),
    );
    test(
      'a change counts only where nothing changed since, and all of it or nothing',
      bench(async ({ store }) => {
        const [a, b] = [record(person()), record(person())];
        await store.changeRecords([added(a), added(b)]);
        const changed = { ...a, body: '{"n":2}' };
        expect(await store.changeRecords([{ ...gone(a), after: changed }])).toBe(true);
        expect(await store.changeRecords([{ ...gone(a), after: { ...a, body: '{"n":3}' } }])).toBe(false);
        expect(await store.changeRecords([gone(b), gone(a)])).toBe(false);
        expect(await store.changeRecords([added(a)])).toBe(false);
        expect([await store.record(a.kind, a.id), await store.record(b.kind, b.id)]).toEqual([changed, b]);
      }),
    );
    test(
      'changes that come together with others and with entries: one that is refused undoes itself alone',
      bench(async ({ store }) => {
        // Changes are made in the order of their ids: the one that is refused comes last.
        const [b, a, c] = [record(person()), record(person()), record(person())].toSorted((x, y) => (x.id < y.id ? -1 : 1)) as [
          RecordRow,
          RecordRow,
          RecordRow,
        ];
        await store.changeRecords([added(a)]);
        const [first, second] = [newId(), newId()];
        const results = await Promise.all([
          store.append(entry(first, 0)),
          store.changeRecords([added(b), added(a)]),
          store.changeRecords([added(c)]),
          store.append(entry(second, 0)),
        ]);
        expect(results).toEqual([{ t: 'ok', seq: 1 }, false, true, { t: 'ok', seq: 1 }]);
        const kept = await Promise.all([a, b, c].map((one) => store.record(one.kind, one.id)));
        expect(kept).toEqual([a, null, c]);
        expect([(await store.read(first)).length, (await store.read(second)).length]).toEqual([1, 1]);
      }),
    );
    test(
      'of one person in the order of time, of everybody by rank',
      bench(async ({ store }) => {
        const [ann, eve] = [person(), person()];
        const topic = newId();
        const rows = [
          record(ann, { topic, rank: 3, at: 2 }),
          record(ann, { topic, rank: 9, at: 1 }),
          record(eve, { topic, rank: 5 }),
          record(eve, { topic, rank: null }),
          record(eve, { topic: 'other', rank: 7 }),
        ];
        await store.changeRecords(rows.map(added));
        expect((await store.recordsOf(ann.id, 'thing')).map(({ rank }) => rank)).toEqual([9, 3]);
        expect((await store.topRecords('thing', topic, 10)).map(({ rank }) => rank)).toEqual([9, 5, 3]);
        expect((await store.topRecords('thing', topic, 1)).length).toBe(1);
      }),
    );
    test(
      'what is over is swept away, nothing else',
      bench(async ({ store }) => {
        const ann = person();
        const rows = [record(ann, { until: 10 }), record(ann, { until: 11 }), record(ann)];
        await store.changeRecords(rows.map(added));
        await store.sweepRecords(11);
        expect((await store.recordsOf(ann.id, 'thing')).map(({ until }) => until).toSorted()).toEqual([11, null]);
      }),
    );
    test(
      'backups find all of them',
      bench(async ({ store }) => {
        const people = Array.from({ length: 3 }, () => person());
        for (const one of people) await store.putPerson(one);
        const sessions = people.map((one) => session(one));
        for (const one of sessions) await store.addSession(one);
        const records = Array.from({ length: 1100 }, () => record(people[0]!));
        await store.changeRecords(records.map(added));
        const [found, ended, kept] = [
          await collected(store.allPeople()),
          await collected(store.allSessions()),
          await collected(store.allRecords()),
        ];
        for (const one of people) expect(found).toContainEqual(one);
        for (const one of sessions) expect(ended).toContainEqual(one);
        const ids = new Set(kept.map(({ id }) => id));
        expect(records.every(({ id }) => ids.has(id))).toBe(true);
        expect(ids.size).toBe(kept.length);
      }),
    );
  });
}
