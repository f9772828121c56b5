/** Tables that changed lately are looked at again, so that nothing is missed; but not those that were looked at as they are. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { manualTime } from '../../promises/help/time.ts';
import type { Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { looked } from '../table/looked.ts';
import type { TableState } from '../table/state.ts';

const state = (id: string, seq: number): TableState => ({ id, seq }) as unknown as TableState;

test('missed are those that were not looked at, or have grown since', async () => {
  const changed = new Map([
    ['unseen', 3],
    ['seen', 3],
    ['grown', 3],
  ]);
  const { note, missed } = looked({ changedSince: async () => changed });
  note(state('seen', 3));
  note(state('grown', 2));
  expect(await missed(0)).toEqual(['unseen', 'grown']);
  note(state('unseen', 3));
  note(state('grown', 3));
  expect(await missed(0)).toEqual([]);
});

test('what has not changed for long is forgotten', async () => {
  const changed = new Map([['a', 3]]);
  const { note, missed } = looked({ changedSince: async () => changed });
  note(state('a', 3));
  changed.delete('a');
  expect(await missed(0)).toEqual([]);
  changed.set('a', 3);
  expect(await missed(0)).toEqual(['a']);
});

test('a match that is over is not played again from its log', async () => {
  const folder = temporaryFolder();
  const time = manualTime(1_000_000);
  const inner = await sqliteStore(join(folder, 'longtable.sqlite'));
  const reads: string[] = [];
  const store: Store = {
    ...inner,
    read(table, after) {
      reads.push(table);
      return inner.read(table, after);
    },
  };
  const server = await startServer({ DATA_DIR: folder }, { store, time });
  const ann = await Player.named(server.base, 'Ann');
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 2);
  while (ann.table?.status === 'playing') await ann.step();
  ann.close();
  // A second at a time: over tables leave the memory before those that changed are looked for.
  await time.pass(50_000);
  await time.pass(15_000);
  expect(reads).toEqual([]);
  await server.close();
  removeFolder(folder);
});
