/** A sample of restored tables, and faults planted in the restored store, which must be found; the long run is restore.ts. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { restoreFaults, restoreRun } from '../help/restore-run.ts';

const TABLES = 5;
const faultsOf = async (spoil?: (db: DatabaseSync) => void): Promise<string[]> => {
  const report = await restoreRun({
    tables: TABLES,
    answers: 20,
    spoil(file) {
      const db = new DatabaseSync(file);
      spoil?.(db);
      db.close();
    },
  });
  return restoreFaults(report, TABLES);
};

test('tables of all games come back as they were, and are played again', async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each([
  ['an entry is lost', 'delete from log where seq = 9 and table_id = (select min(table_id) from log where seq = 9)'],
  ['an answer is another one', `update log set payload = replace(payload, '"answer":', '"answer":"other","was":') where seq = 9`],
])('a planted fault is found: %s', async (_name, sql) => {
  const faults = await faultsOf((db) => void db.exec(sql));
  expect(faults).toEqual(expect.arrayContaining(['entries are different', 'a table cannot be played again']));
});

test('a planted fault is found: a table is not in the backup', async () => {
  expect(restoreFaults({ tables: 4, entries: 1, restoreSeconds: 0, verifySeconds: 0, different: 0, findings: [] }, TABLES)).toEqual([
    'fewer tables than were there',
  ]);
});
