/** Tables and their rules: a table finishes on the code it began with, and moves to newer rules only as its people say. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hashOf, ownCode, ownTitles, released, rulesHere } from '@longtable/frozen';
import { parseReceipt, type Receipt, verifyReceipt } from '@longtable/host';
import { describe, expect, test } from 'vitest';
import { Player, playOn } from '../../promises/help/player.ts';
import { removeFolder, startServer, temporaryFolder } from '../../promises/help/setting.ts';
import { type Change, firstRelease, otherDice } from '../../promises/help/versions.ts';
import { readConfig } from '../config.ts';
import { moveTo } from '../operations/move.ts';
import { sealOf } from '../titles.ts';
import { ALONE, back, begin, changed, KEY, moves, setting } from './help/versions.ts';

const here = setting();

async function receiptOf(player: Player, id: string): Promise<Receipt> {
  return parseReceipt(JSON.stringify((await player.ask('GET', `/api/tables/${id}/receipt`)).body)) as Receipt;
}

describe('a table finishes on the code it began with', () => {
  test.each([
    ['the first release', firstRelease, 'skirmish'],
    ['the first release', firstRelease, 'yield'],
    ['a rule changed and no number raised', changed(otherDice), 'skirmish'],
  ] as const)('%s: %#', async (_what, build, game) => {
    await here.otherServer(build);
    const [ann, id] = await begin(here, 'Ann', game, ALONE);
    await playOn([ann], () => moves(ann) > 4);
    const { rules } = ann.table ?? {};
    const look = structuredClone(ann.looks.get(0));
    await here.server.close();
    await here.thisServer();
    await back(here, ann, id);
    expect(ann.table?.rules).toBe(rules);
    expect(rules).not.toBe((await ownTitles())[game]?.rules);
    expect(ann.looks.get(0)?.view).toEqual(look?.view);
    if (game === 'yield') return ann.close();
    await playOn([ann]);
    const receipt = await receiptOf(ann, id);
    expect(receipt.rules).toBe(rules);
    const code = (await (await fetch(`${here.server.base}/titles/${rules}.mjs`)).text()) || '';
    expect(hashOf(code)).toBe(rules);
    const frozen = await rulesHere(rules ?? '', [code]);
    expect(verifyReceipt((name) => (name === rules ? frozen : null), receipt)).toMatchObject({ valid: true });
    const own = await rulesHere((await ownTitles())[game]?.rules ?? '');
    if (build !== firstRelease) expect(verifyReceipt(() => own, receipt).valid).toBe(false);
    ann.close();
  });

  test('a table from before rules had hashes goes on by the first release, and keeps its dice', async () => {
    await here.thisServer();
    const [ann, id] = await begin(here, 'Ann');
    await playOn([ann], () => moves(ann) > 3);
    await here.server.close();
    const other = await here.twin(id, 1);
    await here.thisServer();
    ann.heard.clear();
    await back(here, ann, other);
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

describe('a table moves to newer rules', () => {
  const SAME: Change = (_game, _kind, code) => code;

  test('when all people at it agree, and not before; its receipt holds the move', async () => {
    await here.otherServer(changed(SAME));
    const ann = await Player.named(here.server.base, 'Ann');
    const bob = await Player.named(here.server.base, 'Bob');
    const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], listed: true });
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [ann, bob]) await player.watch(id);
    await ann.do({ t: 'start' });
    for (const player of [ann, bob]) await player.until(() => player.looks.size === 1);
    await playOn([ann, bob], () => moves(ann) > 3);
    const old = ann.table?.rules ?? '';
    await here.server.close();
    await here.thisServer();
    for (const player of [ann, bob]) await back(here, player, id);
    const eve = await Player.named(here.server.base, 'Eve');
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
    const code = await (await fetch(`${here.server.base}/titles/${old}.mjs`)).text();
    const [before, after] = [await rulesHere(old, [code]), await rulesHere(own)];
    expect(verifyReceipt((name) => (name === old ? before : name === own ? after : null), receipt)).toMatchObject({ valid: true });
    expect(verifyReceipt((name) => (name === old ? before : null), receipt).valid).toBe(false);
    for (const player of [ann, bob, eve]) player.close();
  });

  test('by the operator, but never where the match would have gone another way', async () => {
    await here.otherServer(changed(SAME));
    const [ann, id] = await begin(here, 'Ann', 'skirmish', ALONE);
    await playOn([ann], () => moves(ann) > 3);
    const old = ann.table?.rules ?? '';
    await here.server.close();
    await here.otherServer(changed(otherDice));
    const [bob, other] = await begin(here, 'Bob', 'skirmish', ALONE);
    await playOn([bob], () => moves(bob) > 3);
    await here.server.close();
    const config = readConfig({ DATA_DIR: here.folder, TITLES_KEY: KEY });
    expect(await moveTo(config, other)).toMatchObject({ refused: 'other-course' });
    expect(await moveTo(config, id)).toMatchObject({ from: old, to: (await ownTitles())['skirmish']?.rules, refused: null });
    expect(await moveTo(config, id)).toMatchObject({ refused: 'not-allowed' });
    await expect(moveTo(config, id, 'ab'.repeat(32))).rejects.toThrow('missing');
    await here.thisServer();
    await back(here, ann, id);
    expect(ann.table?.rules).not.toBe(old);
    await playOn([ann]);
    ann.close();
    bob.close();
  });
});

describe('/titles', () => {
  test('serves what is named, for ever, and nothing else', async () => {
    await here.thisServer();
    const hash = (await ownTitles())['skirmish']?.words ?? '';
    const reply = await fetch(`${here.server.base}/titles/${hash}.mjs`);
    expect(await reply.text()).toBe(ownCode(hash));
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['ab'.repeat(32), `${hash}x`, '..%2f..%2fpackage', `${hash.toUpperCase()}`, ''])
      expect((await fetch(`${here.server.base}/titles/${path}.mjs`)).status).toBe(404);
  });
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('packs it as whoever asks can read it: %s', async (accepted, encoding) => {
    await here.thisServer();
    const hash = (await ownTitles())['skirmish']?.rules ?? '';
    for (const _time of ['first', 'again']) {
      const reply = await fetch(`${here.server.base}/titles/${hash}.mjs`, { headers: { 'accept-encoding': accepted } });
      expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(await reply.text()).toBe(ownCode(hash));
    }
  });
  test.each([
    ['br', 'br', brotliCompressSync],
    ['gzip', 'gz', gzipSync],
  ] as const)('travels as the build of the page has packed it, where it has: %s', async (encoding, ending, pack) => {
    const folder = temporaryFolder();
    const { rules, words } = (await ownTitles())['skirmish']!;
    const code = ownCode(rules) ?? '';
    const packed = pack(`${code}\n`);
    mkdirSync(join(folder, 'titles'));
    writeFileSync(join(folder, 'titles', `${rules}.mjs.${ending}`), packed);
    const server = await startServer({ DATA_DIR: folder }, { clientDir: folder });
    try {
      for (const [hash, sent] of [[rules, `${code}\n`] as const, [words, ownCode(words)] as const]) {
        const reply = await fetch(`${server.base}/titles/${hash}.mjs`, { headers: { 'accept-encoding': encoding } });
        expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, sent]);
      }
      const plain = await fetch(`${server.base}/titles/${rules}.mjs`, { headers: { 'accept-encoding': 'identity' } });
      expect(await plain.text()).toBe(code);
    } finally {
      await server.close();
      removeFolder(folder);
    }
  });
  test('a file of the store that nobody vouches for is not served', async () => {
    const store = await here.open();
    const code = 'export const abi = 1;';
    const name = { hash: hashOf(code), game: 'skirmish', kind: 'rules' as const, rules: hashOf(code), put: 1 };
    await store.putTitles([{ ...name, code, seal: sealOf('another key', name) }]);
    await store.close();
    await here.thisServer();
    expect((await fetch(`${here.server.base}/titles/${name.hash}.mjs`)).status).toBe(404);
  });
});
