/** Answers left with the table: given for their owner, ended by their owner or their condition, and hidden from everybody else. */
import type { Heard, PlanLook, Until } from '@longtable/host';
import type { Spec } from '@longtable/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Player } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type ManualTime, manualTime } from '../../promises/help/time.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Sitting {
  readonly time: ManualTime;
  readonly server: Started;
  readonly folder: string;
  readonly id: string;
  readonly players: readonly Player[];
  readonly eve: Player;
}

async function sit(form: object = {}, env: Record<string, string> = {}): Promise<Sitting> {
  const time = manualTime(1_000_000);
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder, ...env }, { time });
  ends.push(() => removeFolder(folder), server.close);
  const players = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const { id } = await players[0]!.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true, ...form });
  await players[1]!.ask('POST', `/api/tables/${id}/join`, {});
  const eve = await Player.named(server.base, 'Eve');
  for (const player of [...players, eve]) {
    await player.watch(id);
    ends.push(() => player.close());
  }
  await players[0]!.do({ t: 'start' });
  for (const player of [...players, eve]) await player.until(() => player.looks.size === 1);
  return { time, server, folder, id, players, eve };
}

const seatOf = (player: Player): number => player.mine[0]!;
const lookOf = (player: Player) => player.looks.get(seatOf(player))!;
const planOf = (player: Player): PlanLook => lookOf(player).plan!;
const marks = (player: Player): Heard<Spec>[] => (player.heard.get(seatOf(player)) ?? []).filter(({ note }) => note?.kind === 'planned');
const plan = (player: Player, wish: { until?: Until | null; forced?: boolean; seat?: number }) =>
  player.do({ t: 'plan', seat: seatOf(player), ...wish });
const refused = (code: string) => ({ t: 'refused', refusal: { refused: code } });

/** Time for messages to arrive. */
const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** Plays until somebody is asked something that may be let go by: that player, and the other. */
async function toPass({ players }: Sitting): Promise<[Player, Player]> {
  for (let n = 0; n < 500; n++) {
    for (const [i, player] of players.entries()) {
      if (lookOf(player).question !== null && planOf(player).may.length > 0) return [player, players[1 - i]!];
    }
    for (const player of players) await player.step();
    await moment();
  }
  throw new Error('nothing could be let go by');
}

describe('a pass that is planned', () => {
  test('is given for the seat after a pause, marked for its owner alone', async () => {
    const sitting = await sit();
    const [owner, other] = await toPass(sitting);
    expect(await plan(owner, { until: 'round' })).toMatchObject({ t: 'done' });
    await owner.until(() => planOf(owner).until === 'round');
    expect(planOf(owner)).toMatchObject({ until: 'round', answers: true });
    await sitting.time.pass(500);
    expect(marks(owner)).toEqual([]);
    await sitting.time.pass(3000);
    await owner.until(() => marks(owner).length === 1);
    await other.until(() => lookOf(other).question !== null);
    expect(JSON.stringify([...other.heard, ...sitting.eve.heard])).not.toContain('planned');
    // The next round has begun: the plan is asked about again, and is over.
    await owner.until(() => planOf(owner).until === 'round' || lookOf(owner).question !== null);
  });

  test('ends with its condition: in the next round the seat is asked again', async () => {
    const sitting = await sit();
    const [owner] = await toPass(sitting);
    await plan(owner, { until: 'round' });
    await sitting.time.pass(4000);
    await owner.until(() => marks(owner).length === 1);
    let [asked] = await toPass(sitting);
    while (asked !== owner) {
      await asked.step();
      [asked] = await toPass(sitting);
    }
    expect(planOf(owner)).toMatchObject({ until: null, answers: false });
    await sitting.time.pass(6000);
    expect(marks(owner)).toHaveLength(1);
  });

  test('ends with an own answer to the same question, and can be taken back', async () => {
    const sitting = await sit();
    const [owner] = await toPass(sitting);
    await plan(owner, { until: 'other' });
    await owner.until(() => planOf(owner).until === 'other');
    await plan(owner, { until: null });
    await owner.until(() => planOf(owner).until === null);
    await sitting.time.pass(6000);
    expect(marks(owner)).toEqual([]);
    await plan(owner, { until: 'round' });
    await owner.until(() => planOf(owner).answers);
    await owner.step();
    await owner.until(() => planOf(owner).until === null);
    await sitting.time.pass(6000);
    expect(marks(owner)).toEqual([]);
  });

  test('not for another seat, moment, question, table or viewer', async () => {
    const sitting = await sit();
    const [first] = sitting.players as [Player];
    // A question that must be answered.
    expect(planOf(first).may).toEqual([]);
    expect(await plan(first, { until: 'other' })).toMatchObject(refused('not-an-option'));
    const [owner, other] = await toPass(sitting);
    expect(await plan(other, { until: 'other' })).toMatchObject(refused('not-asked'));
    expect(await plan(other, { until: 'other', seat: seatOf(owner) })).toMatchObject(refused('not-allowed'));
    expect(await sitting.eve.do({ t: 'plan', seat: seatOf(owner), until: 'other' })).toMatchObject(refused('not-allowed'));
    expect(await plan(owner, { until: 'touched' })).toMatchObject(refused('not-an-option'));
    expect(await plan(owner, { seat: 7, until: 'other' })).toMatchObject(refused('not-allowed'));
    expect(await owner.do({ t: 'plan', seat: seatOf(owner), until: 'never' })).toMatchObject(refused('bad-message'));
    expect(planOf(owner).until).toBeNull();
    await owner.do({ t: 'resign', seat: seatOf(owner) });
    expect(await plan(owner, { until: 'other' })).toMatchObject(refused('finished'));
  });

  test('survives a restart, and waits while a take-back is asked for', async () => {
    const sitting = await sit();
    const [owner, other] = await toPass(sitting);
    await plan(owner, { until: 'round' });
    expect(await other.do({ t: 'ask-back', seat: seatOf(other) })).toMatchObject({ t: 'done' });
    expect(await plan(owner, { until: null })).toMatchObject(refused('asked-first'));
    await sitting.time.pass(6000);
    expect(marks(owner)).toEqual([]);
    await sitting.server.close();
    const again = await startServer({ DATA_DIR: sitting.folder }, { time: sitting.time });
    ends.push(again.close);
    for (const player of [owner, other]) {
      player.base = again.base;
      await player.watch(sitting.id);
    }
    expect(planOf(owner)).toMatchObject({ until: 'round', answers: true });
    await sitting.time.pass(1000);
    expect(marks(owner)).toEqual([]);
    await owner.do({ t: 'reply', yes: false });
    await sitting.time.pass(4000);
    await owner.until(() => marks(owner).length === 1);
  });
});

describe('nobody else', () => {
  test('is sent one byte because of a plan, and no list or page tells of it', async () => {
    const sitting = await sit();
    const [owner, other] = await toPass(sitting);
    const strangers = [other, sitting.eve];
    const seen = async (player: Player): Promise<string> => {
      const pages = [`/api/tables/${sitting.id}`, '/api/tables', `/api/tables/${sitting.id}/look`, '/api/my/tables'];
      const all = await Promise.all(pages.map((page) => player.ask('GET', page)));
      return JSON.stringify(all.map(({ body }) => body));
    };
    const before = await Promise.all(strangers.map(seen));
    await sitting.time.pass(300);
    const said = strangers.map((player) => player.said.length);
    await plan(owner, { until: 'round', forced: true });
    await plan(owner, { until: null, forced: false });
    await plan(owner, { until: 'other' });
    await owner.until(() => planOf(owner).until === 'other');
    expect(strangers.map((player) => player.said.length)).toEqual(said);
    expect(await Promise.all(strangers.map(seen))).toEqual(before);
    expect(sitting.eve.looks.get(null)).not.toHaveProperty('plan');
    expect(planOf(other)).toMatchObject({ until: null, forced: false });
  });
});

/** Plays until a question of Ann, who wishes that, was answered for its only option. A match that ends before gives way to the next. */
async function toForced(): Promise<[Player, Player]> {
  const isPlanned = (player: Player): boolean => lookOf(player).plan?.answers === true;
  for (let match = 0; match < 5; match++) {
    const { players, time } = await sit({ game: 'crown-of-ash' });
    const [ann, bob] = players as [Player, Player];
    expect(await plan(ann, { forced: true })).toMatchObject({ t: 'done' });
    await ann.until(() => planOf(ann).forced);
    for (let n = 0; n < 3000 && lookOf(ann).plan != null; n++) {
      if (marks(ann).length > 0) return [ann, bob];
      if (isPlanned(ann)) await time.pass(3000);
      else for (const player of players) if (!isPlanned(player)) await player.step();
      await moment();
    }
  }
  throw new Error('no question had an only option');
}

describe('an only option', () => {
  test('is answered unasked for whoever wishes so, and for nobody else', async () => {
    const [ann, bob] = await toForced();
    expect(marks(bob)).toEqual([]);
    expect(planOf(ann).forced).toBe(true);
    expect(planOf(bob).forced).toBe(false);
  }, 60_000);
});

describe('over days', () => {
  test('nobody is told of a turn that a plan answers; the clock and the notice of the next own turn stay right', async () => {
    const sitting = await sit({ clock: { kind: 'days', days: 2 } });
    const [owner] = await toPass(sitting);
    await plan(owner, { until: 'round' });
    await sitting.time.pass(200);
    const { body } = await owner.ask('GET', '/api/my/tables');
    expect((body['tables'] as { waiting: boolean }[])[0]?.waiting).toBe(false);
    await sitting.time.pass(4000);
    await owner.until(() => marks(owner).length === 1);
  });
});
