/** Links that were opened: told to those who sit at the table, with the time and without a name. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { type TestPostgres, testPostgres } from '../../promises/help/postgres.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { manualTime } from '../../promises/help/time.ts';
import { sqliteStore } from '../store/sqlite.ts';

const START = 1_000_000;
const MINUTE = 60_000;
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Room {
  readonly id: string;
  readonly ann: Player;
  readonly bob: Player;
  /** Codes of the seats that are by invitation. */
  readonly codes: ReadonlyMap<number, string>;
}

/** Ann made the table, Bob sits at it; two seats are by invitation. */
async function gather({ base }: Started, more: object = {}): Promise<Room> {
  const [ann, bob] = [await Player.named(base, 'Ann'), await Player.named(base, 'Bob')];
  const seats = ['me', 'open', 'invited', 'invited'].map((who) => ({ who }));
  const { id, invites } = await ann.make({ game: 'yield', seats, ...more });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of [ann, bob]) {
    await player.watch(id);
    ends.push(() => player.close());
  }
  return { id, ann, bob, codes: new Map(invites.map(({ seat, code }) => [seat, code])) };
}

const open = (player: Player, id: string, code = '') => player.ask('POST', `/api/tables/${id}/opened`, { code });
/** Links that somebody was told of last; undefined: of none. */
const told = ({ said }: Player) => said.findLast((message) => message.t === 'opened')?.links;
/** A question to the server: with its answer, all that was said before has come. */
const settled = (player: Player) => player.do({ t: 'head' });

describe('one server', () => {
  async function begin(): Promise<{ server: Started; folder: string; time: ReturnType<typeof manualTime> }> {
    const [folder, time] = [temporaryFolder(), manualTime(START)];
    const server = await startServer({ DATA_DIR: folder }, { time });
    ends.push(() => removeFolder(folder), server.close);
    return { server, folder, time };
  }

  test('everybody at the table learns which link was opened and when, whoever did it', async () => {
    const { server, time } = await begin();
    const { id, ann, bob, codes } = await gather(server);
    expect(told(ann)).toBeUndefined();
    expect((await open(new Player(server.base), id, codes.get(2))).body).toEqual({});
    for (const player of [ann, bob]) await player.until(() => told(player)?.length === 1);
    expect(told(bob)).toEqual([{ seat: 2, at: START }]);
    await time.pass(2 * MINUTE);
    await open(await Player.named(server.base, 'Eve'), id, codes.get(3));
    await ann.until(() => told(ann)?.length === 2);
    expect(told(ann)).toEqual([
      { seat: 2, at: START },
      { seat: 3, at: START + 2 * MINUTE },
    ]);
  });

  test('a link that is opened again soon is not news; later it is', async () => {
    const { server, time } = await begin();
    const { id, ann, codes } = await gather(server);
    const eve = new Player(server.base);
    await open(eve, id, codes.get(2));
    await time.pass(4 * MINUTE);
    await open(eve, id, codes.get(2));
    await settled(ann);
    expect(told(ann)).toEqual([{ seat: 2, at: START }]);
    await time.pass(2 * MINUTE);
    await open(eve, id, codes.get(2));
    await ann.until(() => told(ann)?.[0]?.at === START + 6 * MINUTE);
  });

  test('those who only look, lists and the table itself tell nothing, not even that something happened', async () => {
    const { server } = await begin();
    const { id, ann, codes } = await gather(server, { listed: true });
    const eve = await Player.named(server.base, 'Eve');
    ends.push(() => eve.close());
    await eve.watch(id);
    await ann.until(() => ann.table?.spectators === 1);
    const seen = async () => [(await eve.ask('GET', `/api/tables/${id}`)).body, (await eve.ask('GET', '/api/tables')).body];
    const [said, before] = [eve.said.length, await seen()];
    await open(new Player(server.base), id, codes.get(2));
    await ann.until(() => told(ann) !== undefined);
    await settled(eve);
    expect(eve.said.slice(said).filter((message) => !('id' in message))).toEqual([]);
    expect(await seen()).toEqual(before);
    await eve.ask('POST', `/api/tables/${id}/join`, { code: codes.get(3) });
    await eve.until(() => told(eve) !== undefined);
    expect(told(eve)).toEqual([{ seat: 2, at: START }]);
  });

  test('who sits at the table opens nothing, nor does a wrong code', async () => {
    const { server } = await begin();
    const { id, ann, bob, codes } = await gather(server);
    for (const player of [ann, bob]) await open(player, id, codes.get(2));
    expect(await open(new Player(server.base), id, 'x'.repeat(32))).toMatchObject({ status: 404, body: { refused: 'not-found' } });
    expect(await open(new Player(server.base), id)).toMatchObject({ status: 400 });
    const listed = await gather(server, { listed: true });
    expect((await open(new Player(server.base), listed.id, 'x'.repeat(32))).body).toEqual({});
    for (const player of [ann, bob, listed.ann]) {
      await settled(player);
      expect(told(player)).toBeUndefined();
    }
  });

  test('a seat that is taken, left or given to a bot has no opened link, and a table that has begun has none', async () => {
    const { server } = await begin();
    const { id, ann, codes } = await gather(server);
    const [eve, dan] = [await Player.named(server.base, 'Eve'), await Player.named(server.base, 'Dan')];
    await open(eve, id, codes.get(2));
    await open(dan, id, codes.get(3));
    await ann.until(() => told(ann)?.length === 2);
    await eve.ask('POST', `/api/tables/${id}/join`, { code: codes.get(2) });
    await ann.until(() => told(ann)?.length === 1);
    await open(dan, id, codes.get(2));
    await eve.ask('POST', `/api/tables/${id}/leave`, {});
    await ann.until(() => ann.table?.seats[2]?.kind === 'invited');
    expect(told(ann)).toEqual([{ seat: 3, at: START }]);
    for (const seat of [2, 3]) await ann.do({ t: 'seat', seat, to: 'captain' });
    await ann.until(() => told(ann)?.length === 0);
    await ann.do({ t: 'start' });
    await ann.until(() => ann.looks.size === 1);
    const before = ann.said.length;
    await open(dan, id, ann.table!.watch);
    await settled(ann);
    expect(ann.said.slice(before).some(({ t }) => t === 'opened')).toBe(false);
  });

  test('it is known after a restart, and the log does not say who it was', async () => {
    const { server, folder, time } = await begin();
    const { id, ann, codes } = await gather(server);
    const eve = await Player.named(server.base, 'Eve');
    await open(eve, id, codes.get(2));
    await ann.until(() => told(ann) !== undefined);
    await server.close();
    const store = await sqliteStore(`${folder}/longtable.sqlite`);
    const log = await store.read(id, 0);
    await store.close();
    expect(log.map(({ payload }) => JSON.parse(payload) as object).at(-1)).toEqual({ t: 'opened', at: START, seat: 2 });
    expect(log.some(({ payload, seat, commandId }) => `${payload} ${seat} ${commandId}`.includes(eve.me.id))).toBe(false);
    const again = await startServer({ DATA_DIR: folder }, { time });
    ends.push(again.close);
    ann.base = again.base;
    await ann.watch(id);
    await ann.until(() => told(ann) !== undefined);
    expect(told(ann)).toEqual([{ seat: 2, at: START }]);
  });
});

describe('two nodes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  });
  afterAll(() => postgres.end());

  test('a link that is opened at one node is told at the other', async () => {
    const url = await postgres.database();
    const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })];
    ends.push(...nodes.map(({ close }) => close));
    const { id, ann, codes } = await gather(nodes[0]!);
    await open(new Player(nodes[1]!.base), id, codes.get(3));
    await ann.until(() => told(ann)?.[0]?.seat === 3);
  }, 60_000);
});
