/** Nothing grows without end: chat, taking back, tables that nobody comes to. */
import { afterEach, expect, test } from 'vitest';
import { ownTitle, ownTitlesOnly } from '../../promises/help/own.ts';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { simulate } from '../../promises/help/simulated.ts';
import { manualTime } from '../../promises/help/time.ts';
import { chat } from '../table/actions.ts';
import { fold } from '../table/fold.ts';
import { personMoves } from '../table/moves.ts';
import type { TableState } from '../table/state.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
const GUEST = { id: 'gaaaaaaaaaaaaaaaa', name: 'Ann', kind: 'guest' as const };

async function running(): Promise<TableState> {
  return simulate(await ownTitle(await ownTitlesOnly(), 'skirmish'), 2, 3, 4).state;
}

test('a table remembers the last lines of chat, numbered on, and ends the talk at some time', async () => {
  let state = await running();
  let n = 0;
  for (; n < 5000; n++) {
    const decided = chat(state, GUEST, `line ${n}`, 10);
    if ('refused' in decided) break;
    state = fold(state, decided.entry).state;
  }
  expect(n).toBe(2000);
  expect([state.chat.length, state.chat[0]?.n, state.chat.at(-1)]).toEqual([
    200,
    1800,
    expect.objectContaining({ n: 1999, text: 'line 1999' }),
  ]);
});

test('a seat seals and takes back a few hundred times, not for ever', async () => {
  let state = await running();
  const moment = { now: 10, outages: [] };
  let taken = 0;
  for (let i = 0; i < 1000; i++) {
    const awaited = state.awaited[0] ?? 0;
    const ask = state.match?.open.find(({ seat }) => seat === awaited) as { options: readonly number[] } | undefined;
    const sealed = personMoves(state, GUEST.id, { t: 'answer', seat: awaited, answer: ask?.options[0] ?? 0 }, moment);
    if ('refused' in sealed) throw new Error(sealed.refused);
    const there = fold(state, sealed.entry, sealed.prepared);
    there.commit();
    const back = personMoves(there.state, GUEST.id, { t: 'take-back', seat: awaited }, moment);
    if ('refused' in back) {
      expect(back.refused).toBe('too-many');
      break;
    }
    const again = fold(there.state, back.entry, back.prepared);
    again.commit();
    state = again.state;
    taken++;
  }
  expect(taken).toBe(300);
});

test('chat from one socket slows down', async () => {
  const folder = temporaryFolder();
  const server: Started = await startServer({ DATA_DIR: folder, LIMIT_MESSAGES_PER_SECOND: '10' });
  ends.push(() => removeFolder(folder), server.close);
  const ann = await Player.named(server.base, 'Ann');
  ends.push(() => ann.close());
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  await ann.watch(id);
  for (let i = 0; i < 60; i++) ann.send({ t: 'chat', id: `chat-line-${i}`, text: `line ${i}` });
  await ann.until(() => ann.said.filter((m) => m.t === 'done' || m.t === 'refused').length >= 60);
  expect(ann.said.filter((m) => m.t === 'done').length).toBeLessThan(20);
});

test('a listed table that nobody comes to ends after some hours; a private one waits for days', async () => {
  const time = manualTime(1_000_000);
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder }, { time });
  ends.push(() => removeFolder(folder), server.close);
  const ann = await Player.named(server.base, 'Ann');
  const seats = [{ who: 'me' }, { who: 'open' }];
  const [listed, hidden] = [await ann.make({ game: 'skirmish', seats, listed: true }), await ann.make({ game: 'skirmish', seats })];
  const statusOf = async (id: string) => (await ann.ask('GET', `/api/tables/${id}`)).body['status'];
  await time.pass(5 * 60 * 60_000);
  expect([await statusOf(listed.id), await statusOf(hidden.id)]).toEqual(['gathering', 'gathering']);
  await time.pass(2 * 60 * 60_000);
  for (let i = 0; i < 10 && (await statusOf(listed.id)) === 'gathering'; i++) await time.pass(2000);
  expect([await statusOf(listed.id), await statusOf(hidden.id)]).toEqual(['abandoned', 'gathering']);
});
