/** Faults planted in closed loops, of one server and of fleets: each must be found. The wholes are `loop.ts` and `fleet.ts`. */
import { join } from 'node:path';
import type { Store } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { describe, expect, test } from 'vitest';
import { ourClients } from '../help/loop-ours.ts';
import { fleetFaults, loggedAnswers, loopFaults } from '../help/loop-verdict.ts';
import { removeFolder, startServer, temporaryFolder } from '../help/setting.ts';

const ANSWERS = 20;
const LOST = 'acknowledged answers are not in the log';

/** Two clients who answer as soon as they are asked, on a store that appends in a way of its own. */
async function faultsOf(wrapped: (append: Store['append']) => Store['append'] = (append) => append): Promise<string[]> {
  const folder = temporaryFolder();
  const file = join(folder, 'longtable.sqlite');
  const inner = await sqliteStore(file);
  const server = await startServer({ DATA_DIR: folder }, { store: { ...inner, append: wrapped(inner.append) } });
  let acknowledged = 0;
  const count = (): void => {
    acknowledged++;
  };
  await new Promise<void>((done) => {
    const hungUp = ourClients(server.base, [2], 1, {
      asked: (client) => void (acknowledged < ANSWERS ? client.answer(count) : hungUp.then((hangUp) => hangUp()).then(done)),
    });
  });
  await server.close();
  const logged = loggedAnswers(file);
  removeFolder(folder);
  return loopFaults({ ratio: 3, acknowledged, logged }, 3);
}

describe('a closed loop', () => {
  test('what was acknowledged is in the log', async () => {
    expect(await faultsOf()).toEqual([]);
  }, 60_000);

  test('a server that acknowledges what it does not keep is found', async () => {
    const isAnswer = (payload: string): boolean => payload.includes('"answer":');
    const faults = await faultsOf(
      (append) => async (entry) => (isAnswer(entry.payload) ? { t: 'ok', seq: entry.expected + 1 } : append(entry)),
    );
    expect(faults).toEqual([LOST]);
  }, 60_000);

  test('one that is slower than promised, or does nothing, is found', () => {
    expect(loopFaults({ ratio: 3, acknowledged: 5, logged: 6 }, 3)).toEqual([]);
    expect(loopFaults({ ratio: 2.99, acknowledged: 5, logged: 5 }, 3)).toEqual(['slower than promised']);
    expect(loopFaults({ ratio: 3, acknowledged: 0, logged: 0 }, 3)).toEqual(['nothing was acknowledged']);
  });
});

test('a fleet that loses an answer, or takes none, is found', () => {
  const fine = { nodes: 1, perSecond: 100, nodeMs: 1, acknowledged: 1000, lost: 0 };
  expect(fleetFaults([fine, { ...fine, nodes: 2 }])).toEqual([]);
  expect(fleetFaults([fine, { ...fine, nodes: 2, lost: 1 }])).toEqual(['1 answers lost with 2 nodes']);
  expect(fleetFaults([{ ...fine, perSecond: 0 }])).toEqual(['no answers with 1 nodes']);
  expect(fleetFaults([])).toEqual(['nothing was measured']);
});
