/** Rows of others about somebody go with them; of the operators' deeds only the person. */
import type { Store } from '../store/contract.ts';
import { CONDUCT, deedOf, removed } from './rows.ts';

const PAGE = 500;

export async function forgetConduct(store: Store, person: string): Promise<void> {
  for (const kind of [CONDUCT.mute, CONDUCT.invitation, CONDUCT.report, CONDUCT.judged])
    for (;;) {
      const rows = await store.newestRecords({ kind, topic: person, limit: PAGE });
      for (const row of rows) await store.changeRecords([removed(row)]);
      if (rows.length < PAGE) break;
    }
  for (;;) {
    const rows = await store.newestRecords({ kind: CONDUCT.deed, topic: person, limit: PAGE });
    for (const row of rows) {
      const after = { ...row, topic: null, body: JSON.stringify({ ...deedOf(row), text: '' }) };
      await store.changeRecords([{ kind: row.kind, id: row.id, before: row.body, after }]);
    }
    if (rows.length < PAGE) break;
  }
}
