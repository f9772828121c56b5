/** Bots of one person do not take the time of others, and none answers at random without a word. */
import { loadTitle } from '@longtable/games';
import { engine, enumerate, type Match, rndFrom, type Spec, sample } from '@longtable/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { Overrun, type Task, type Thought } from '../bots/contract.ts';
import { botPool } from '../bots/pool.ts';
import { fairQueue } from '../bots/queue.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('the queue', () => {
  /** Works that end one after the other, in the order in which they were begun. */
  function works() {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const work = (name: string) => (): Promise<void> => {
      begun.push(name);
      return new Promise((done) => finish.push(done));
    };
    const end = async (): Promise<void> => {
      finish.shift()?.();
      await new Promise((done) => setTimeout(done, 0));
    };
    return { begun, work, end };
  }

  test('somebody with one bot is next, however many another has', async () => {
    const queue = fairQueue(1);
    const { begun, work, end } = works();
    for (let i = 0; i < 100; i++) void queue.run({ table: `t${i}`, person: 'greedy' }, work(`greedy ${i}`));
    void queue.run({ table: 'own', person: 'ann' }, work('ann'));
    await end();
    expect(begun).toEqual(['greedy 0', 'ann']);
    expect(queue.waiting).toBe(99);
  });

  test('tables of one person take turns, and so do people', async () => {
    const queue = fairQueue(1);
    const { begun, work, end } = works();
    for (const i of [1, 2]) for (const table of ['x', 'y']) void queue.run({ table, person: 'ann' }, work(`ann ${table}${i}`));
    for (const i of [1, 2]) void queue.run({ table: 'z', person: 'bob' }, work(`bob z${i}`));
    for (let i = 0; i < 6; i++) await end();
    expect(begun).toEqual(['ann x1', 'bob z1', 'ann y1', 'bob z2', 'ann x2', 'ann y2']);
  });

  test('a person who holds a thread waits for those who hold none', async () => {
    const queue = fairQueue(2);
    const { begun, work, end } = works();
    for (let i = 0; i < 4; i++) void queue.run({ table: 't', person: 'ann' }, work(`ann ${i}`));
    void queue.run({ table: 'u', person: 'bob' }, work('bob'));
    await end();
    expect(begun).toEqual(['ann 0', 'ann 1', 'bob']);
  });

  test('tables of bots alone come last', async () => {
    const queue = fairQueue(1);
    const { begun, work, end } = works();
    void queue.run({ table: 'busy', person: 'ann' }, work('ann 0'));
    void queue.run({ table: 'bots', person: null }, work('bots'));
    void queue.run({ table: 't', person: 'ann' }, work('ann 1'));
    for (let i = 0; i < 3; i++) await end();
    expect(begun).toEqual(['ann 0', 'ann 1', 'bots']);
  });

  test('a failure is told to whoever asked, and the next one goes on', async () => {
    const queue = fairQueue(1);
    await expect(queue.run({ table: 't', person: 'ann' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run({ table: 't', person: 'ann' }, async () => 5)).toBe(5);
  });
});

test('a thought that takes too long is an overrun, and waiting for a thread is not', async () => {
  const pool = botPool(1, new URL('./help/slow-thinker.ts', import.meta.url));
  ends.push(() => pool.close());
  const task = (level: string, hard: number): Task =>
    ({ level, hard, owner: { table: 't', person: 'ann' }, game: 'skirmish', saved: '', seat: 0, seed: 1 }) as Task;
  expect(await pool.think(task('10', 20_000))).toEqual({ answer: 1 });
  await expect(pool.think(task('60000', 200))).rejects.toThrow(Overrun);
  const both = await Promise.all([pool.think(task('300', 5000)), pool.think(task('300', 5000))]);
  expect(both).toEqual([{ answer: 1 }, { answer: 1 }]);
});

test('a deep thought that fails is followed by a quick one, and an answer at random says so', async () => {
  const levels: string[] = [];
  const folder = temporaryFolder();
  const thinker = {
    async think({ level }: Task): Promise<never> {
      levels.push(level);
      throw level === 'apprentice' ? new Error('broken') : new Overrun();
    },
    close: async () => {},
  };
  const server = await startServer({ DATA_DIR: folder }, { thinker });
  ends.push(() => removeFolder(folder), server.close);
  const ann = await Player.named(server.base, 'Ann');
  ends.push(() => ann.close());
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'warlord' }] });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  await ann.until(() => ann.looks.size === 1);
  await playOn([ann]);
  expect([...new Set(levels)]).toEqual(['warlord', 'apprentice']);
  expect(server.metrics.value('longtable_bot_thoughts_total', { result: 'overrun' })).toBeGreaterThan(0);
  expect(await ann.do({ t: 'explain', seat: 1 })).toMatchObject({
    text: { en: expect.stringContaining('any answer'), de: expect.stringContaining('irgendeine') },
  });
});

test('a bot takes up offers before it answers', async () => {
  const machine = engine<Spec>((await loadTitle('uprising')).game);
  const folder = temporaryFolder();
  const thinker = {
    async think({ saved, seat, offers }: Task): Promise<Thought> {
      const m = machine.load(saved) as Match<Spec>;
      if (offers && machine.offers(m, seat).some(({ kind }) => kind === 'exchange')) {
        const [swap] = enumerate(machine.offers(m, seat).find(({ kind }) => kind === 'exchange')!.ask);
        return { offer: 'exchange', answer: swap! };
      }
      return { answer: sample(m.open.find((ask) => ask.seat === seat)!, rndFrom(1)) };
    },
    close: async () => {},
  };
  const server = await startServer({ DATA_DIR: folder, BOT_PAUSE_MS: '0' }, { thinker });
  ends.push(() => removeFolder(folder), server.close);
  const ann = await Player.named(server.base, 'Ann');
  ends.push(() => ann.close());
  const options = { factions: ['druwhn', 'krowh'], heroes: ['syndra', 'khaal'] };
  const { id } = await ann.make({ game: 'uprising', options, seats: [{ who: 'me' }, { who: 'bot', level: 'captain' }] });
  await ann.watch(id);
  await ann.do({ t: 'start' });
  const isExchange = (event: unknown): boolean => (event as { type: string }).type === 'exchanged';
  const exchanges = () => (ann.heard.get(0) ?? []).filter(({ events }) => events.some(isExchange));
  await ann.until(() => ann.looks.size === 1);
  await playOn([ann], () => exchanges().length >= 2);
  expect(exchanges().map(({ by }) => by)).toEqual(exchanges().map(() => 1));
  expect(server.metrics.value('longtable_bot_thoughts_total', { result: 'refused' })).toBe(0);
});
