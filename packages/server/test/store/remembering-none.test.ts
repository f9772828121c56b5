import { expect, test } from 'vitest';
import type { RecordChange, RecordRow } from '../../store/people-contract.ts';
import { rememberingNone } from '../../store/remembering-none.ts';

const row = (kind: string, id: string): RecordRow => ({
  kind,
  id,
  person: 'ann',
  topic: 'table',
  rank: null,
  until: null,
  at: 1,
  body: '',
});
const added = (kind: string, id: string): RecordChange => ({ kind, id, before: null, after: row(kind, id) });

/** Records that count how often they were read. */
function setting() {
  const kept: RecordRow[] = [];
  let reads = 0;
  const some = async (isIt: (one: RecordRow) => boolean): Promise<RecordRow[]> => {
    reads++;
    return kept.filter(isIt);
  };
  const records = rememberingNone(
    {
      record: async (kind, id) => (await some((one) => one.kind === kind && one.id === id))[0] ?? null,
      recordsOf: (person, kind) => some((one) => one.kind === kind && one.person === person),
      newestRecords: ({ kind, topic }) => some((one) => one.kind === kind && one.topic === topic),
      async changeRecords(changes) {
        kept.push(...changes.flatMap(({ after }) => after ?? []));
        return true;
      },
    },
    ['mute', 'call'],
  );
  const ask = async (kind: string): Promise<number[]> => [
    (await records.record(kind, '1')) === null ? 0 : 1,
    (await records.recordsOf('ann', kind)).length,
    (await records.newestRecords({ kind, topic: 'table', limit: 9 })).length,
  ];
  return { records, ask, reads: () => reads };
}

test('that there is no such record is read once for each question', async () => {
  const { ask, reads } = setting();
  expect([await ask('mute'), await ask('mute')]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(reads()).toBe(3);
  await ask('call');
  expect(reads()).toBe(6);
});

test('a record that was added is found, in every way of asking', async () => {
  const { records, ask } = setting();
  await ask('mute');
  await records.changeRecords([added('mute', '1')]);
  expect(await ask('mute')).toEqual([1, 1, 1]);
});

test('a record of one kind leaves what is known of others', async () => {
  const { records, ask, reads } = setting();
  await ask('call');
  await records.changeRecords([added('mute', '1')]);
  await ask('call');
  expect(reads()).toBe(3);
});

test('records that are there, and other kinds, are read every time', async () => {
  const { records, ask, reads } = setting();
  await records.changeRecords([added('mute', '1')]);
  await ask('mute');
  await ask('mute');
  expect(reads()).toBe(6);
  await ask('rating');
  await ask('rating');
  expect(reads()).toBe(12);
});
