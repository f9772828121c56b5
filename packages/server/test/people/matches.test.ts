/** Matches of people: private, right, once, and rated only where everybody agreed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, playOn } from '../../../promises/help/player.ts';
import { removeFolder, type Started, temporaryFolder } from '../../../promises/help/setting.ts';
import { accountNamed, program, startNamed } from './help.ts';

let folder: string;
let server: Started;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  folder = temporaryFolder();
  server = await startNamed({ DATA_DIR: folder });
  ann = (await accountNamed(server.base, 'Ann')).player;
  bob = (await accountNamed(server.base, 'Bob')).player;
});
afterAll(async () => {
  for (const player of [ann, bob]) player.close();
  await server.close();
  removeFolder(folder);
});

const RATED = { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], rated: true };
interface Past {
  readonly table: string;
  readonly place: number | null;
  readonly won: boolean;
  readonly left: boolean;
  readonly rating: { readonly moved: number } | null;
  readonly others: readonly { readonly name: string | null }[];
}
const get = async (player: Player, path: string) => (await player.ask('GET', path)).body;
const past = async (player: Player): Promise<Past[]> => (await get(player, '/api/my/matches'))['matches'] as Past[];
/** The match as somebody's history knows it, once it is there. */
async function written(player: Player, table: string): Promise<Past> {
  for (let tries = 0; tries < 200; tries++) {
    const found = (await past(player)).find((one) => one.table === table);
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('the match is not written down');
}
const figures = async (player: Player) => ((await get(player, '/api/my/standing'))['games'] as Record<string, never>[])[0];

async function begin(form: object = RATED, guest = bob): Promise<string> {
  const { id } = await ann.make(form);
  const joined = await guest.ask('POST', `/api/tables/${id}/join`, {});
  expect(joined.status).toBe(200);
  for (const player of [ann, guest]) {
    player.heard.clear();
    player.looks.clear();
    await player.watch(id);
  }
  await ann.do({ t: 'start' });
  for (const player of [ann, guest]) await player.until(() => player.looks.size === 1);
  return id;
}
const refused = (code: string) => ({ t: 'refused', refusal: { refused: code } });

describe('a rated table', () => {
  test('is of people with accounts alone: no guest, no bot, no program, no hot seat, nobody together, no take-back past others', async () => {
    const guest = await Player.named(server.base, 'Gus');
    expect((await guest.ask('POST', '/api/tables', RATED)).body).toMatchObject({ refused: 'accounts-only' });
    const bots = [{ who: 'me' }, { who: 'bot', level: 'captain' }];
    expect((await ann.ask('POST', '/api/tables', { ...RATED, seats: bots })).body).toMatchObject({
      refused: 'bad-option',
      option: 'rated',
    });
    const hot = { ...RATED, seats: [{ who: 'me' }, { who: 'me' }], hotSeat: true };
    expect((await ann.ask('POST', '/api/tables', hot)).body).toMatchObject({ refused: 'bad-option', option: 'rated' });
    for (const wish of [
      { ...RATED, game: 'uprising' },
      { ...RATED, game: 'rune-age', options: { scenario: 'dragonlords', expansion: true, cooperative: true } },
      { ...RATED, game: 'rune-age', options: { scenario: 'cataclysm' } },
    ])
      expect((await ann.ask('POST', '/api/tables', wish)).body).toMatchObject({ refused: 'bad-option', option: 'rated' });
    const tool = await program(ann, ['watch', 'play', 'host']);
    expect((await tool.ask('POST', '/api/tables', RATED)).body).toMatchObject({ refused: 'rated' });

    const { id } = await ann.make({ ...RATED, seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    expect((await guest.ask('POST', `/api/tables/${id}/join`, {})).body).toMatchObject({ refused: 'accounts-only' });
    expect((await (await program(bob, ['watch', 'play'])).ask('POST', `/api/tables/${id}/join`, {})).body).toMatchObject({
      refused: 'rated',
    });
    await ann.watch(id);
    expect(ann.table).toMatchObject({ rated: true });
    expect(await ann.do({ t: 'seat', seat: 2, to: 'captain' })).toMatchObject(refused('rated'));
    expect(await ann.do({ t: 'seat', seat: 2, to: 'gone' })).toMatchObject({ t: 'done' });
    const first = await begin();
    await playOn([ann, bob], () => (ann.heard.get(0)?.length ?? 0) > 3);
    expect(await ann.do({ t: 'ask-back', seat: 0 })).toMatchObject(refused('rated'));
    const say = { t: 'resign', id: 'by-a-program', seat: 0 };
    expect((await tool.ask('POST', `/api/tables/${first}/say`, say)).body).toMatchObject({ refused: 'rated' });
    await ann.do({ t: 'ask-end' });
    await bob.do({ t: 'reply', yes: true });
    await ann.until(() => ann.table?.status === 'abandoned');
    expect(await written(ann, first)).toMatchObject({ how: 'agreed', place: null, rating: null, rated: true });
  });

  test('moves both ratings by its end, once, whatever restarts', async () => {
    const before = (await past(ann)).length;
    const id = await begin();
    await playOn([ann, bob]);
    const [mine, theirs] = [await written(ann, id), await written(bob, id)];
    expect([mine.place === 1, theirs.place === 1]).toEqual([mine.won, theirs.won]);
    if (mine.won !== theirs.won) expect(Math.sign(mine.rating!.moved)).toBe(mine.won ? 1 : -1);
    expect(mine.others).toMatchObject([{ name: 'Bob' }]);
    const standing = JSON.stringify(await figures(ann));
    await server.close();
    server = await startNamed({ DATA_DIR: folder });
    for (const player of [ann, bob]) {
      player.base = server.base;
      await player.watch(id);
    }
    expect((await past(ann)).length).toBe(before + 1);
    expect(JSON.stringify(await figures(ann))).toBe(standing);
    expect(await figures(ann)).toMatchObject({ rating: { matches: 1, settled: false } });
  });

  test('whoever resigns or is played by a bot at the end is last; whoever stays gains', async () => {
    const id = await begin();
    await bob.do({ t: 'resign', seat: 1 });
    expect(await written(bob, id)).toMatchObject({ place: 2, won: false, left: true });
    expect((await written(ann, id)).rating!.moved).toBeGreaterThan(0);
    expect((await written(bob, id)).rating!.moved).toBeLessThan(0);
    const second = await begin();
    await bob.ask('POST', `/api/tables/${second}/leave`, {});
    await playOn([ann], () => ann.table?.status === 'finished');
    expect(await written(bob, second)).toMatchObject({ place: 2, left: true });
    expect(await written(ann, second)).toMatchObject({ place: 1 });
  });

  test('an offer to end needs everybody, also whoever is away', async () => {
    await begin();
    bob.close();
    await ann.until(() => ann.table?.seats[1]?.present === false);
    expect(await ann.do({ t: 'ask-end' })).toMatchObject({ t: 'done' });
    expect(ann.table?.status).toBe('playing');
    await ann.do({ t: 'resign', seat: 0 });
  });
});

describe('what one has played', () => {
  test('is for nobody else to see; guests have a history, too; games against bots are in it and move no rating', async () => {
    const guest = await Player.named(server.base, 'Gia');
    const { id } = await guest.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'bot', level: 'apprentice' }] });
    await guest.watch(id);
    await guest.do({ t: 'start' });
    await guest.until(() => guest.looks.size === 1);
    await playOn([guest]);
    expect(await written(guest, id)).toMatchObject({ rated: false, rating: null, others: [{ bot: true }] });
    expect((await past(ann)).some(({ table }) => table === id)).toBe(false);
    expect((await new Player(server.base).ask('GET', '/api/my/matches')).status).toBe(401);
    expect((await past(await program(ann, ['watch']))).length).toBe((await past(ann)).length);
    guest.close();
  });

  test('comes page by page and by game', async () => {
    const all = await past(ann);
    const { body } = await ann.ask('GET', '/api/my/matches?game=yield');
    expect(body).toEqual({ matches: [], next: null });
    expect(all.map(({ table }) => table)).toEqual([...new Set(all.map(({ table }) => table))]);
    expect((await ann.ask('GET', '/api/my/matches?before=nonsense')).status).toBe(200);
  });
});

describe('being seen', () => {
  const best = async (player: Player) => (await get(player, '/api/best?game=skirmish'))['lines'] as { name: string; me: boolean }[];
  const wish = (player: Player, body: object) => player.ask('POST', '/api/my/profile', body);

  test('is off until one wishes it, only for accounts, and over as soon as one wishes that', async () => {
    for (let i = 0; i < 4; i++) {
      const id = await begin();
      await bob.do({ t: 'resign', seat: 1 });
      await written(ann, id);
    }
    expect(await best(ann)).toEqual([]);
    const guest = await Player.named(server.base, 'Gus');
    expect((await wish(guest, { public: true })).body).toMatchObject({ refused: 'accounts-only' });
    expect((await wish(ann, { public: true })).body).toEqual({ crest: null, public: true });
    expect(await best(new Player(server.base))).toMatchObject([{ place: 1, name: 'Ann', me: false, rating: { settled: true } }]);
    expect(await best(ann)).toMatchObject([{ name: 'Ann', me: true }]);
    expect((await wish(ann, { public: false })).status).toBe(200);
    expect(await best(bob)).toEqual([]);
  });

  test('a chosen shield is carried to every table that one sits down at from then on', async () => {
    const crest = { colour: 4, charge: 'forest' };
    expect((await wish(bob, { crest: { colour: 9, charge: 'forest' } })).status).toBe(400);
    expect((await wish(bob, { crest: { colour: 4, charge: 'crown' } })).status).toBe(400);
    expect((await wish(bob, { crest })).body).toEqual({ crest, public: false });
    await begin();
    expect(ann.table?.seats.map((seat) => seat.crest)).toEqual([undefined, crest]);
    await ann.do({ t: 'resign', seat: 0 });
  });
});

test('leaving for good: own rows go, the archive had them, and others have played with somebody', async () => {
  const { player: cid } = await accountNamed(server.base, 'Cidrella');
  await cid.ask('POST', '/api/my/profile', { crest: { colour: 2, charge: 'anchor' } });
  const id = await begin(RATED, cid);
  await ann.do({ t: 'resign', seat: 0 });
  await written(cid, id);
  expect((await written(ann, id)).others).toMatchObject([{ name: 'Cidrella' }]);
  const archive = (await cid.ask('GET', '/api/my/archive')).body as { person: object; records: { kind: string }[] };
  expect(archive.records.map(({ kind }) => kind).toSorted()).toEqual(['played', 'rating']);
  expect(archive.person).toMatchObject({ profile: { crest: { colour: 2, charge: 'anchor' }, public: false } });
  cid.close();
  expect((await cid.ask('POST', '/api/my/delete', { name: 'Cidrella' })).status).toBe(200);
  expect((await written(ann, id)).others).toEqual([{ seat: 1, guest: null, name: null, bot: false }]);
  expect(JSON.stringify(await get(ann, '/api/my/met'))).not.toContain('Cidrella');
  const { seats } = (await get(ann, `/api/tables/${id}`)) as { seats: { name: string | null; crest?: object }[] };
  expect(seats[1]).toMatchObject({ name: null });
  expect(seats[1]?.crest).toBeUndefined();
});
