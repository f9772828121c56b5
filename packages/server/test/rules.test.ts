/** Tables and their rules: a table finishes on the code it began with; one whose code cannot be used waits, and all others go on. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf, ownCode, ownTitles, released, rulesHere } from '@longtable/frozen';
import { parseReceipt, type Receipt, verifyReceipt } from '@longtable/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { buildOn, type Change, changedBuild, firstRelease, otherDice } from '../../promises/help/versions.ts';
import { readConfig } from '../config.ts';
import { diagnose } from '../operations/doctor.ts';
import { moveTo } from '../operations/move.ts';
import type { TitleRow } from '../store/contract.ts';
import { type SqliteStore, sqliteStore } from '../store/sqlite.ts';
import { sealOf } from '../titles.ts';

const KEY = 'ab'.repeat(32);
let folder: string;
let server: Started;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});

const open = (): Promise<SqliteStore> => sqliteStore(join(folder, 'longtable.sqlite'));
/** Puts another file in the place of one, behind the server's back. */
async function replace(hash: string, row: TitleRow | null): Promise<void> {
  const db = new DatabaseSync(join(folder, 'longtable.sqlite'));
  db.prepare('delete from titles where hash = ?').run(hash);
  db.close();
  if (row === null) return;
  const store = await open();
  await store.putTitles([row]);
  await store.close();
}

const SEATS: readonly { readonly who: string; readonly level?: string }[] = [{ who: 'me' }, { who: 'bot', level: 'apprentice' }];
/** Nobody moves while nobody looks. */
const ALONE = [{ who: 'me' }, { who: 'me' }];

/** A server of another build on the same store. */
async function otherServer(build: typeof firstRelease): Promise<void> {
  const store = await open();
  const own = await build(store, KEY);
  server = await startServer({ DATA_DIR: folder, TITLES_KEY: KEY }, { store, titles: await buildOn(store, KEY, own) });
}
let builds = 0;
/** Each build has files of its own: a process loads a file once. */
const changed =
  (change: Change): typeof firstRelease =>
  (store, key) =>
    changedBuild(store, key, (game, kind, code) => `${change(game, kind, code)}// build ${++builds}\n`);
const thisServer = async (key = KEY): Promise<void> => {
  server = await startServer({ DATA_DIR: folder, TITLES_KEY: key });
};

async function begin(name: string, game = 'skirmish', seats = SEATS): Promise<[Player, string]> {
  const player = await Player.named(server.base, name);
  const mine = seats.filter(({ who }) => who === 'me').length;
  const { id } = await player.make({ game, seats, hotSeat: mine > 1 });
  await player.watch(id);
  await player.do({ t: 'start' });
  await player.until(() => player.looks.size === mine);
  return [player, id];
}
async function back(player: Player, id: string): Promise<void> {
  player.base = server.base;
  player.looks.clear();
  await player.watch(id);
}
const moves = (player: Player): number => player.heard.get(0)?.length ?? 0;

async function receiptOf(player: Player, id: string): Promise<Receipt> {
  return parseReceipt(JSON.stringify((await player.ask('GET', `/api/tables/${id}/receipt`)).body)) as Receipt;
}

describe('a table finishes on the code it began with', () => {
  test.each([
    ['the first release', firstRelease, 'skirmish'],
    ['the first release', firstRelease, 'yield'],
    ['a rule changed and no number raised', changed(otherDice), 'skirmish'],
  ] as const)('%s: %#', async (_what, build, game) => {
    await otherServer(build);
    const [ann, id] = await begin('Ann', game, ALONE);
    await playOn([ann], () => moves(ann) > 4);
    const { rules } = ann.table ?? {};
    const look = structuredClone(ann.looks.get(0));
    await server.close();
    await thisServer();
    await back(ann, id);
    expect(ann.table?.rules).toBe(rules);
    expect(rules).not.toBe((await ownTitles())[game]?.rules);
    expect(ann.looks.get(0)?.view).toEqual(look?.view);
    if (game === 'yield') return ann.close();
    await playOn([ann]);
    const receipt = await receiptOf(ann, id);
    expect(receipt.rules).toBe(rules);
    const code = (await (await fetch(`${server.base}/titles/${rules}.mjs`)).text()) || '';
    expect(hashOf(code)).toBe(rules);
    const frozen = await rulesHere(rules ?? '', [code]);
    expect(verifyReceipt((name) => (name === rules ? frozen : null), receipt)).toMatchObject({ valid: true });
    const own = await rulesHere((await ownTitles())[game]?.rules ?? '');
    if (build !== firstRelease) expect(verifyReceipt(() => own, receipt).valid).toBe(false);
    ann.close();
  });

  test('a table from before rules had hashes goes on by the first release, and keeps its dice', async () => {
    await thisServer();
    const [ann, id] = await begin('Ann');
    await playOn([ann], () => moves(ann) > 3);
    await server.close();
    const store = await open();
    const log = await store.read(id);
    await store.close();
    const fresh = await open();
    const first = { ...(JSON.parse(log[0]!.payload) as object), rules: 1 };
    const other = `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`;
    const row = (await fresh.row(id))!;
    const started = log.slice(0, log.findIndex(({ payload }) => payload.includes('"t":"started"')) + 1);
    for (const [i, { commandId, seat, payload }] of started.entries())
      await fresh.append({ table: other, expected: i, commandId, seat, payload: i === 0 ? JSON.stringify(first) : payload, summary: row });
    await fresh.close();
    await thisServer();
    ann.heard.clear();
    await back(ann, other);
    expect(ann.table?.rules).toBe(released.find(({ game }) => game === 'skirmish')?.rules);
    await ann.until(() => ann.looks.size === 1);
    await playOn([ann]);
    const receipt = await receiptOf(ann, other);
    expect([receipt.format, receipt.rules]).toEqual(['longtable-receipt-1', 1]);
    const rules = await rulesHere(ann.table?.rules ?? '');
    expect(verifyReceipt((name) => (name === 1 ? rules : null), receipt)).toMatchObject({ valid: true });
    ann.close();
  });
});

describe('a table whose code cannot be used waits', () => {
  /** What is done to the file in the store, and what the table says. */
  const FAULTS: readonly (readonly [string, (row: TitleRow) => Partial<TitleRow> | null])[] = [
    ['missing', () => null],
    ['damaged', ({ code }) => ({ code: `${code}//` })],
    ['unsealed', () => ({ seal: 'cd'.repeat(32) })],
  ];
  test.each(FAULTS)('%s: its players are told, doctor and metrics know, and it goes on once the file is back', async (why, spoil) => {
    await otherServer(changed(otherDice));
    const [ann, id] = await begin('Ann');
    const [bob, fine] = await begin('Bob', 'yield');
    await playOn([ann], () => moves(ann) > 3);
    const rules = ann.table?.rules ?? '';
    await server.close();
    const spoiled = await open();
    const row = (await spoiled.title(rules))!;
    const other = spoil(row);
    await spoiled.close();
    await replace(rules, other === null ? null : { ...row, ...other });

    await thisServer();
    await back(ann, id);
    expect(ann.table).toMatchObject({ status: 'playing', rules, parked: { why } });
    expect(await ann.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 200, body: { parked: { why } } });
    expect((await ann.do({ t: 'chat', text: 'hm' })).t).toBe('refused');
    expect(server.metrics.value('longtable_parked_total', { why })).toBe(1);
    expect(server.metrics.value('longtable_corrupt_tables_total')).toBe(0);
    const told = await diagnose({ DATA_DIR: folder, TITLES_KEY: KEY }, true);
    expect(told.filter((finding) => !finding.fine && finding.what.includes(`${id} is parked`))).toHaveLength(1);
    expect(told.some(({ what }) => what.includes('damaged;'))).toBe(false);
    await back(bob, fine);
    await playOn([bob], () => moves(bob) > 6);
    await server.close();

    await replace(rules, row);
    await thisServer();
    await back(ann, id);
    expect(ann.table?.parked).toBeNull();
    await playOn([ann]);
    ann.close();
    bob.close();
  });

  /** Rules that fail at a certain moment of every match. */
  const failing =
    (where: 'view' | 'apply'): Change =>
    (game, kind, code) =>
      game === 'skirmish' && kind === 'rules'
        ? where === 'view'
          ? code.replace('\tview,\n', '\tview: (m, seat) => { if (m.given[0] > 2) throw new Error("no view"); return view(m, seat); },\n')
          : code.replace('t.random(DICE[seat], 6)', 't.random(DICE[seat], t.table.hills.length > 4 ? 6 : t.table.none.nothing)')
        : code;
  test.each(['view', 'apply'] as const)('rules that throw in %s park their table alone, in the middle of the match', async (where) => {
    await otherServer(changed(failing(where)));
    const [ann, id] = await begin('Ann');
    const [bob] = await begin('Bob', 'yield');
    // Whose move it is that fails, theirs or the bot's, is a matter of luck.
    await playOn([ann], () => ann.table?.parked != null).catch((error: unknown) => expect(String(error)).toContain('parked'));
    await ann.until(() => ann.table?.parked != null);
    expect(ann.table?.parked).toEqual({ why: 'broken' });
    expect(server.metrics.value('longtable_parked_total', { why: 'broken' })).toBe(1);
    await playOn([bob], () => moves(bob) > 6);
    expect((await ann.ask('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
    ann.close();
    bob.close();
  });
});

describe('a table moves to newer rules', () => {
  const SAME: Change = (_game, _kind, code) => code;

  test('when all people at it agree, and not before; its receipt holds the move', async () => {
    await otherServer(changed(SAME));
    const ann = await Player.named(server.base, 'Ann');
    const bob = await Player.named(server.base, 'Bob');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true });
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [ann, bob]) await player.watch(id);
    await ann.do({ t: 'start' });
    for (const player of [ann, bob]) await player.until(() => player.looks.size === 1);
    await playOn([ann, bob], () => moves(ann) > 3);
    const old = ann.table?.rules ?? '';
    await server.close();
    await thisServer();
    for (const player of [ann, bob]) await back(player, id);
    const eve = await Player.named(server.base, 'Eve');
    await eve.watch(id);
    expect(await eve.do({ t: 'move' })).toMatchObject({ refusal: { refused: 'not-allowed' } });
    expect((await ann.do({ t: 'move' })).t).toBe('done');
    expect([ann.table?.rules, ann.table?.moving?.by.length]).toEqual([old, 1]);
    expect((await bob.do({ t: 'move' })).t).toBe('done');
    const own = (await ownTitles())['skirmish']?.rules ?? '';
    await ann.until(() => ann.table?.rules === own);
    expect(ann.table?.moving).toBeNull();
    await playOn([ann, bob]);
    const receipt = await receiptOf(ann, id);
    expect(receipt.log.filter(({ entry }) => entry.t === 'rules')).toHaveLength(1);
    const code = await (await fetch(`${server.base}/titles/${old}.mjs`)).text();
    const [before, after] = [await rulesHere(old, [code]), await rulesHere(own)];
    expect(verifyReceipt((name) => (name === old ? before : name === own ? after : null), receipt)).toMatchObject({ valid: true });
    expect(verifyReceipt((name) => (name === old ? before : null), receipt).valid).toBe(false);
    for (const player of [ann, bob, eve]) player.close();
  });

  test('by the operator, but never where the match would have gone another way', async () => {
    await otherServer(changed(SAME));
    const [ann, id] = await begin('Ann', 'skirmish', ALONE);
    await playOn([ann], () => moves(ann) > 3);
    const old = ann.table?.rules ?? '';
    await server.close();
    await otherServer(changed(otherDice));
    const [bob, other] = await begin('Bob', 'skirmish', ALONE);
    await playOn([bob], () => moves(bob) > 3);
    await server.close();
    const config = readConfig({ DATA_DIR: folder, TITLES_KEY: KEY });
    expect(await moveTo(config, other)).toMatchObject({ refused: 'other-course' });
    expect(await moveTo(config, id)).toMatchObject({ from: old, to: (await ownTitles())['skirmish']?.rules, refused: null });
    expect(await moveTo(config, id)).toMatchObject({ refused: 'not-allowed' });
    await expect(moveTo(config, id, 'ab'.repeat(32))).rejects.toThrow('missing');
    await thisServer();
    await back(ann, id);
    expect(ann.table?.rules).not.toBe(old);
    await playOn([ann]);
    ann.close();
    bob.close();
  });
});

describe('/titles', () => {
  test('serves what is named, for ever, and nothing else', async () => {
    await thisServer();
    const hash = (await ownTitles())['skirmish']?.words ?? '';
    const reply = await fetch(`${server.base}/titles/${hash}.mjs`);
    expect(await reply.text()).toBe(ownCode(hash));
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['ab'.repeat(32), `${hash}x`, '..%2f..%2fpackage', `${hash.toUpperCase()}`, ''])
      expect((await fetch(`${server.base}/titles/${path}.mjs`)).status).toBe(404);
  });
  test('a file of the store that nobody vouches for is not served', async () => {
    const store = await open();
    const code = 'export const abi = 1;';
    const name = { hash: hashOf(code), game: 'skirmish', kind: 'rules' as const, rules: hashOf(code), put: 1 };
    await store.putTitles([{ ...name, code, seal: sealOf('another key', name) }]);
    await store.close();
    await thisServer();
    expect((await fetch(`${server.base}/titles/${name.hash}.mjs`)).status).toBe(404);
  });
});
