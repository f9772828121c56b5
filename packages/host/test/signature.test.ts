/** Signatures under receipts. */
import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareKept, KEPT_FORMAT, type Kept, type Receipt, type Signature, signatureVerdict, signedBytes, signedParts } from '../index.ts';

const pair = (): { secret: KeyObject; key: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { secret: privateKey, key: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex') };
};
const [server, other] = [pair(), pair()];
const verdictOn = (receipt: Receipt, known?: string) => {
  const parts = signedParts(receipt);
  const by = [server, other].find(({ key }) => key === Buffer.from(parts?.key ?? []).toString('hex'));
  return signatureVerdict(receipt, parts !== null && by !== undefined && verify(null, parts.bytes, by.secret, parts.sig), known);
};

const RECEIPT = { table: 't', commitment: 'c', secret: 's', nonces: [], log: [], result: { winners: [0] } } as unknown as Receipt;
const signed = (receipt: Receipt, { secret, key }: typeof server): Receipt => {
  const signature: Signature = { key, sig: sign(null, signedBytes(receipt), secret).toString('hex') };
  return { ...receipt, signature };
};

test('a receipt that the server signed is right, also for whoever knows its key', () => {
  const receipt = signed(RECEIPT, server);
  expect([verdictOn(receipt), verdictOn(receipt, server.key)]).toEqual(['right', 'right']);
});

test('one that was changed afterwards is wrong', () => {
  const forged = { ...signed(RECEIPT, server), result: { winners: [1], scores: [], why: '' } };
  expect(verdictOn(forged)).toBe('wrong');
});

test('one that somebody else signed, or nobody, is not the server’s', () => {
  expect(verdictOn(signed(RECEIPT, other), server.key)).toBe('other');
  expect(verdictOn(RECEIPT, server.key)).toBe('other');
  expect(verdictOn(RECEIPT)).toBe('none');
});

test('a signature under another’s name is wrong, and so is one that is none', () => {
  const { signature } = signed(RECEIPT, other);
  expect(verdictOn({ ...RECEIPT, signature: { ...signature!, key: server.key } })).toBe('wrong');
  expect(verdictOn({ ...RECEIPT, signature: { key: 'x', sig: 'y' } })).toBe('wrong');
});

test('what a player kept names the key: another one, or none, is refused', () => {
  const kept: Kept = { format: KEPT_FORMAT, table: 't', commitment: 'c', nonces: {}, heads: [], key: server.key };
  const receipt = { ...RECEIPT, promises: [], holders: [], seats: 0, game: 'x', rules: 1, options: {} } as unknown as Receipt;
  expect(compareKept(kept, signed(receipt, server)).fits).toBe(true);
  expect(compareKept(kept, signed(receipt, other)).fits).toBe(false);
  expect(compareKept(kept, receipt).fits).toBe(false);
});
