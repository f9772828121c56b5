/** Whole matches over HTTP and sockets on the embedded store. */
import { createPublicKey, verify } from 'node:crypto';
import { ownTitles, rulesHere } from '@longtable/frozen';
import {
  compareKept,
  KEPT_FORMAT,
  type Kept,
  type KeptHead,
  parseReceipt,
  type Receipt,
  signedBytes,
  verifyReceipt,
} from '@longtable/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NONCE, Player, PROMISE, playOn } from '../../promises/help/player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from '../../promises/help/setting.ts';

let folder: string;
let server: Started;
beforeEach(async () => {
  folder = temporaryFolder();
  server = await startServer({ DATA_DIR: folder });
});
afterEach(async () => {
  await server.close();
  removeFolder(folder);
});

const SEATS = [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'captain' }];

test('two people and a bot play a whole match with a restart in the middle, and the receipt holds', async () => {
  const ann = await Player.named(server.base, 'Ann');
  const bob = await Player.named(server.base, 'Bob');
  const { id, commitment } = await ann.make({ game: 'skirmish', seats: SEATS, listed: true, promises: [PROMISE] });
  expect((await bob.ask('POST', `/api/tables/${id}/join`, { promise: PROMISE })).body).toEqual({ seat: 1 });
  await ann.watch(id);
  await bob.watch(id);
  expect(await ann.do({ t: 'start' })).toMatchObject({ t: 'done' });
  for (const [seat, player] of [ann, bob].entries()) player.send({ t: 'reveal', seat, nonce: NONCE });
  await ann.until(() => ann.looks.size === 1);
  await bob.until(() => bob.looks.size === 1);

  await playOn([ann, bob], () => (ann.heard.get(0)?.length ?? 0) > 6);
  await server.close();
  expect(ann.said.at(-1)).toEqual({ t: 'bye', why: 'restart' });
  server = await startServer({ DATA_DIR: folder });
  for (const player of [ann, bob]) {
    player.base = server.base;
    await player.watch(id);
  }
  expect(await ann.do({ t: 'head' })).toMatchObject({ t: 'head' });
  const eve = new Player(server.base);
  await eve.watch(id);
  expect(await eve.do({ t: 'head' }, 'head-for-eve')).toMatchObject({ refusal: { refused: 'not-allowed' } });
  eve.close();
  const heads: KeptHead[] = [];
  const keepHead = async (): Promise<void> => {
    const reply = await ann.do({ t: 'head' });
    if (reply.t === 'head') heads.push({ salt: reply.salt, head: reply.head });
  };
  await keepHead();
  await ann.step();
  await keepHead();
  await playOn([ann, bob]);
  await keepHead();
  expect(ann.looks.get(0)?.result).toEqual(bob.looks.get(1)?.result);

  const { body } = await bob.ask('GET', `/api/tables/${id}/receipt`);
  const receipt = parseReceipt(JSON.stringify(body)) as Receipt;
  expect(receipt.commitment).toBe(commitment);
  const { key } = (await bob.ask('GET', '/api/receipts/key')).body;
  expect(receipt.signature?.key).toBe(key);
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(String(key), 'hex')]);
  const signedBy = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  expect(verify(null, signedBytes(receipt), signedBy, Buffer.from(receipt.signature!.sig, 'hex'))).toBe(true);
  expect(verify(null, signedBytes({ ...receipt, table: 'x' }), signedBy, Buffer.from(receipt.signature!.sig, 'hex'))).toBe(false);
  expect(receipt.nonces).toEqual([NONCE, NONCE, null]);
  const own = (await ownTitles())['skirmish']?.rules ?? '';
  const rules = await rulesHere(own);
  expect(receipt.rules).toBe(own);
  expect(verifyReceipt((name) => (name === own ? rules : null), receipt)).toMatchObject({ valid: true });
  const kept: Kept = { format: KEPT_FORMAT, table: id, commitment, nonces: { 0: NONCE }, heads };
  expect(compareKept(kept, receipt)).toEqual({ fits: true, heads: 3, upTo: receipt.log.length, nonces: 1 });
  expect(compareKept({ ...kept, heads: heads.toReversed() }, receipt)).toMatchObject({ fits: false });
  const again = await ann.ask('POST', `/api/tables/${id}/rematch`, {});
  expect(again.status).toBe(200);
  expect((await bob.ask('POST', `/api/tables/${id}/rematch`, {})).body['id']).toBe(again.body['id']);
});

test('of two who want another match at the same moment one makes the table, and no other one is left over', async () => {
  const [ann, bob] = [await Player.named(server.base, 'Ann'), await Player.named(server.base, 'Bob')];
  const { id } = await ann.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  await bob.ask('POST', `/api/tables/${id}/join`, {});
  for (const one of [ann, bob]) await one.watch(id);
  await ann.do({ t: 'start' });
  await playOn([ann, bob]);
  for (const one of [ann, bob]) one.close();
  const made = await Promise.all([ann, bob].map((one) => one.ask('POST', `/api/tables/${id}/rematch`, {})));
  const again = made[0]!.body['id'];
  expect(made.map(({ status, body }) => [status, body['id']])).toEqual([
    [200, again],
    [200, again],
  ]);
  const waiting = async (one: Player): Promise<unknown[]> =>
    ((await one.ask('GET', '/api/my/tables')).body['tables'] as { id: string }[]).map((line) => line.id);
  expect(new Set([...(await waiting(ann)), ...(await waiting(bob))])).toEqual(new Set([again]));
});
