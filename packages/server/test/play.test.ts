/** A match while it runs: commands, undo, chat, votes, clocks, bots that fail. */
import { serverMessage } from '@longtable/protocol';
import { expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { manualTime } from '../../promises/help/time.ts';
import { Overrun } from '../bots/contract.ts';
import { sittings } from './help/sitting.ts';

const { ends, begin, table: sit } = sittings();
const table = (server: Started, more: object = {}, names = ['Ann', 'Bob']) => sit(server, names, { listed: true, ...more });

test('moves say nothing of the table that everybody knows already, those of bots neither', async () => {
  const seats = [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'apprentice' }];
  const server = await begin();
  const [id, ann, bob] = (await table(server, { seats })) as [string, Player, Player];
  ann.keepBytes = true;
  const times = (kind: string): number => ann.bytes.filter((text) => (JSON.parse(text) as { t: string }).t === kind).length;
  await playOn([ann, bob], () => times('update') > 10);
  expect(times('table')).toBe(0);
  // Bob is here already.
  const secondWindow = new Player(server.base);
  secondWindow.cookie = bob.cookie;
  await secondWindow.watch(id);
  ends.push(() => secondWindow.close());
  await playOn([ann, bob]);
  expect(times('update')).toBeGreaterThan(20);
  expect(times('table')).toBe(1);
});

test('a command that is sent again is answered and not done again', async () => {
  const [, ann] = (await table(await begin())) as [string, Player, Player];
  const look = ann.looks.get(0)!;
  const ask = look.question!.ask as { options: readonly number[] };
  const command = { t: 'do', command: { t: 'answer', seat: 0, answer: ask.options[0] } };
  expect(await ann.do(command, 'the-same-command')).toMatchObject({ t: 'done' });
  ann.said.length = 0;
  expect(await ann.do(command, 'the-same-command')).toMatchObject({ t: 'done' });
  expect(ann.looks.get(0)).toMatchObject({ given: look.given + 1, sealed: ask.options[0] });
});

test('sealed answers can be taken back; others see only that somebody has answered', async () => {
  const [, ann, bob] = (await table(await begin())) as [string, Player, Player];
  const ask = ann.looks.get(0)!.question!.ask as { options: readonly number[] };
  await ann.do({ t: 'do', command: { t: 'answer', seat: 0, answer: ask.options[0] } });
  await bob.until(() => bob.looks.get(1)?.awaited.length === 1);
  expect(bob.looks.get(1)).toMatchObject({ sealed: null, awaited: [1] });
  expect(await ann.do({ t: 'do', command: { t: 'take-back', seat: 0 } })).toMatchObject({ t: 'done' });
  expect(await ann.do({ t: 'do', command: { t: 'undo', seat: 0 } })).toMatchObject({ t: 'refused', refusal: { refused: 'undo-closed' } });
  expect(await ann.do({ t: 'do', command: { t: 'answer', seat: 1, answer: 1 } })).toMatchObject({
    t: 'refused',
    refusal: { refused: 'not-allowed' },
  });
  expect(await ann.do({ t: 'do', command: { t: 'answer', seat: 0, answer: 99 } })).toMatchObject({
    t: 'refused',
    refusal: { refused: 'not-an-option' },
  });
});

test('chat is for those who sit at the table, and is there after coming back', async () => {
  const server = await begin();
  const [id, ann, bob] = (await table(server)) as [string, Player, Player];
  const eve = await Player.named(server.base, 'Eve');
  ends.push(() => eve.close());
  await eve.watch(id);
  await ann.do({ t: 'chat', text: ' hello ' });
  await bob.until(() => bob.said.some((m) => m.t === 'chat' && m.line.text === 'hello'));
  expect(await eve.do({ t: 'chat', text: 'me too' })).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
  await bob.watch(id);
  expect(bob.said.find((m) => m.t === 'welcome')).toMatchObject({ chat: [{ n: 0, name: 'Ann', text: 'hello' }] });
  expect(JSON.stringify(eve.said)).not.toContain('hello');
});

test('a clock that runs out hands the seat to a bot; it stands still while no server is there', async () => {
  const time = manualTime(1_000_000);
  const folder = temporaryFolder();
  let server = await startServer({ DATA_DIR: folder }, { time });
  const clock = { kind: 'live', start: 60, increment: 5, cap: 100 };
  const [id, ann, bob] = (await table(server, { clock })) as [string, Player, Player];
  await time.pass(20_000);
  await ann.step();
  await ann.until(() => ann.table?.seats[0]?.clock?.running === false);
  expect([ann.table?.seats[0]?.clock, ann.table?.seats[1]?.clock]).toEqual([
    { left: 45_000, running: false },
    { left: 40_000, running: true },
  ]);
  await server.close();
  await time.pass(3_600_000);
  server = await startServer({ DATA_DIR: folder }, { time });
  ends.push(() => removeFolder(folder), server.close);
  for (const player of [ann, bob]) {
    player.base = server.base;
    await player.watch(id);
  }
  const left = ann.table?.seats[1]?.clock?.left ?? 0;
  expect(left).toBeGreaterThan(30_000);
  await time.pass(30_000);
  expect(ann.table?.seats[1]?.kind).toBe('person');
  // On a busy machine what is due may come to be planned a little later.
  for (let i = 0; i < 30 && ann.table?.seats[1]?.kind !== 'bot'; i++) await time.pass(1000);
  expect(ann.table?.seats[1]?.kind).toBe('bot');
  expect(bob.heard.get(1)?.at(-1)?.note ?? bob.heard.get(1)?.find(({ note }) => note)?.note).toMatchObject({ kind: 'hand-over', seat: 1 });
});

test('a bot that throws, hangs or answers nonsense is replaced, counted, and the match goes on', async () => {
  let n = 0;
  const thinker = {
    async think(): Promise<never> {
      n++;
      if (n % 3 === 0) return { answer: 'nonsense' } as never;
      throw n % 3 === 1 ? new Overrun() : new Error('broken');
    },
    close: async () => {},
  };
  const server = await begin({ thinker });
  const ann = await Player.named(server.base, 'Ann');
  ends.push(() => ann.close());
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'lord' }] });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  await playOn([ann]);
  for (const result of ['overrun', 'failed', 'refused'])
    expect(server.metrics.value('longtable_bot_thoughts_total', { result })).toBeGreaterThan(0);
});

test('looking back shows what this viewer saw, and nothing of other seats', async () => {
  const [, ann] = (await table(await begin())) as [string, Player, Player];
  const first = structuredClone(ann.looks.get(0)!.view);
  expect(await ann.do({ t: 'look-at', n: 0 })).toMatchObject({ t: 'look-at', look: { view: first } });
  expect(await ann.do({ t: 'look-at', n: 99 })).toMatchObject({ look: null });
  for (const question of [
    { t: 'look-at', n: 0, seat: 1 },
    { t: 'look-at', n: 0, seat: null },
    { t: 'heard-by', seat: 1 },
    { t: 'look-at', n: 0, seat: 'all' },
    { t: 'heard-by', seat: 'all' },
  ])
    expect(await ann.do(question)).toMatchObject({ t: 'refused', refusal: { refused: 'not-allowed' } });
  expect(await ann.do({ t: 'heard-by', seat: 0 })).toMatchObject({ heard: ann.heard.get(0) });
});

test('once the match is over, everybody may look through all eyes', async () => {
  const [id, ann, bob] = (await table(await begin())) as [string, Player, Player];
  const dealt = structuredClone(bob.looks.get(1)!.view);
  await playOn([ann, bob]);
  const eve = new Player(ann.base);
  await eve.watch(id);
  for (const player of [ann, eve]) {
    expect(await player.do({ t: 'look-at', n: 0, seat: 1 }, 'look-at-1')).toMatchObject({ look: { view: dealt } });
    expect(await player.do({ t: 'heard-by', seat: 1 }, 'heard-by-1')).toMatchObject({ seat: 1, heard: bob.heard.get(1) });
    expect(await player.do({ t: 'look-at', n: 0, seat: null }, 'look-at-2')).toMatchObject({ look: { view: { me: null, hand: null } } });
    const all = await player.do({ t: 'look-at', n: 0, seat: 'all' }, 'look-at-all');
    expect(all).toMatchObject({ look: { view: { me: null, hand: null }, views: [{ me: 0 }, dealt] } });
    expect(serverMessage.safeParse(all).success).toBe(true);
    const heard = await player.do({ t: 'heard-by', seat: 'all' }, 'heard-by-all');
    expect(heard.t === 'heard-by' && heard.heard[0]?.events.filter(({ type }) => type === 'drew-ranks')).toHaveLength(2);
    expect(await player.do({ t: 'heard-by', seat: 'some' }, 'heard-by-some')).toMatchObject({ t: 'refused' });
    expect(await player.do({ t: 'heard-by', seat: 9 }, 'heard-by-9')).toMatchObject({ refusal: { refused: 'no-such-seat' } });
  }
  eve.close();
});
