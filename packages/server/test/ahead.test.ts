/** Answers that are given at the same time travel to the store together; nothing is said before they are kept. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import type { Append, Appended, Store } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';

let folder: string;
let server: Started;
let store: Store;
/** A gate before the store. While it is shut, entries of a match wait in the order of arrival, each for its fate. */
let gate: { readonly waiting: ((fate: 'keep' | 'drop' | 'keep-and-lose-answer') => void)[] } | null = null;

beforeEach(async () => {
  gate = null;
  folder = temporaryFolder();
  const real = await sqliteStore(join(folder, 'longtable.sqlite'));
  const lost: Appended = { t: 'unavailable', why: 'injected' };
  const gated = (entry: Append, waiting: NonNullable<typeof gate>['waiting']): Promise<Appended> =>
    new Promise((done, failed) => {
      waiting.push((fate) => {
        if (fate === 'drop') done(lost);
        else real.append(entry).then((result) => done(fate === 'keep' ? result : lost), failed);
      });
    });
  store = { ...real, append: (entry) => (gate === null ? real.append(entry) : gated(entry, gate.waiting)) };
  server = await startServer({ DATA_DIR: folder }, { store });
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});

/** Both seats choose at the same time; the store holds both entries back. */
async function bothChoose(): Promise<{ player: Player; id: string; waiting: NonNullable<typeof gate>['waiting'] }> {
  const player = await Player.named(server.base, 'Ann');
  const { id } = await player.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true });
  await player.watch(id);
  await player.do({ t: 'start' });
  await player.until(() => player.looks.size === 2);
  const waiting: NonNullable<typeof gate>['waiting'] = [];
  gate = { waiting };
  player.said.length = 0;
  for (const seat of [0, 1]) send(player, seat);
  await player.until(() => waiting.length === 2);
  return { player, id, waiting };
}
function send(player: Player, seat: number): void {
  const { options } = player.looks.get(seat)!.question!.ask as { options: readonly number[] };
  player.send({ t: 'do', id: `choose-${seat}`, command: { t: 'answer', seat, answer: options[0] } });
}
const replies = (player: Player): string[] =>
  player.said.flatMap((m) => (m.t === 'done' ? [m.id] : m.t === 'refused' ? [`${m.id}: ${m.refusal.refused}`] : [])).sort();
const choices = async (id: string): Promise<string[]> =>
  (await store.read(id)).filter(({ commandId }) => commandId.includes('choose')).map(({ commandId }) => commandId.split(':')[1]!);

test('nothing is said of either before it is kept', async () => {
  const { player, id, waiting } = await bothChoose();
  await new Promise((done) => setTimeout(done, 50));
  expect(player.said).toEqual([]);
  for (const go of waiting) go('keep');
  await player.until(() => replies(player).length === 2);
  expect([replies(player), await choices(id)]).toEqual([
    ['choose-0', 'choose-1'],
    ['choose-0', 'choose-1'],
  ]);
});

test('what stood on an entry that was lost is decided again', async () => {
  const { player, id, waiting } = await bothChoose();
  gate = null;
  waiting[0]!('drop');
  waiting[1]!('keep');
  await player.until(() => replies(player).length === 2);
  expect([replies(player), await choices(id)]).toEqual([['choose-0: unavailable', 'choose-1'], ['choose-1']]);
  send(player, 0);
  await player.until(() => replies(player).includes('choose-0'));
  expect(await choices(id)).toEqual(['choose-1', 'choose-0']);
});

test('what was kept without an answer is found again, once', async () => {
  const { player, id, waiting } = await bothChoose();
  gate = null;
  waiting[0]!('keep-and-lose-answer');
  waiting[1]!('keep');
  await player.until(() => replies(player).length === 2);
  expect(replies(player)).toEqual(['choose-0: unavailable', 'choose-1']);
  player.send({ t: 'do', id: 'choose-0', command: { t: 'answer', seat: 0, answer: 1 } });
  await player.until(() => replies(player).includes('choose-0'));
  expect(await choices(id)).toEqual(['choose-0', 'choose-1']);
});
