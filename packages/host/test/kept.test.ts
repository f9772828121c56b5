import { skirmishGame } from '@longtable/skirmish';
import { describe, expect, test } from 'vitest';
import {
  blinded,
  chain,
  commitmentTo,
  compareKept,
  firstHash,
  KEPT_FORMAT,
  type Kept,
  parseKept,
  type Receipt,
  verifyReceipt,
} from '../index.ts';
import { known, playedReceipt, SECRET } from './played.ts';

const receipt = playedReceipt(skirmishGame, 3, 7);
const find = known(skirmishGame);

/** The evidence of seat 0: a head after each of its answers, and one at the end. */
function keptOf(r: Receipt): Kept {
  const hashes = [firstHash(r), ...r.log.map(({ hash }) => hash)];
  const own = r.log.flatMap(({ entry }, i) => (entry.t === 'answer' && entry.seat === 0 ? [i + 1] : []));
  const heads = [...own, r.log.length].map((n, i) => ({ salt: `salt-${i}`, head: blinded(r.secret, `salt-${i}`, hashes[n]!) }));
  return { format: KEPT_FORMAT, table: r.table, commitment: r.commitment, nonces: { 0: r.nonces[0]! }, heads };
}
const kept = keptOf(receipt);

/** A receipt with its chain computed anew. */
const chained = (r: Receipt, entries = r.log.map(({ entry }) => entry)): Receipt => ({ ...r, log: chain(r, entries) });

test('the receipt of the match that was played fits to its last entry', () => {
  expect(verifyReceipt(find, receipt)).toMatchObject({ valid: true });
  expect(compareKept(kept, receipt)).toEqual({ fits: true, heads: kept.heads.length, upTo: receipt.log.length, nonces: 1 });
});

describe('forged receipts that are right in themselves', () => {
  const handOver = { t: 'hand-over' as const, seat: 1, to: 'person' as const, why: 'time-out' as const };
  const entries = receipt.log.map(({ entry }) => entry);
  const FORGED: Readonly<Record<string, Receipt>> = {
    'other answers from the same deal on': playedReceipt(skirmishGame, 3, 8),
    'a hand-over put in': chained(receipt, entries.toSpliced(5, 0, handOver)),
    'other holders': chained({ ...receipt, holders: ['person', 'person', 'person'] }),
  };
  test.each(Object.entries(FORGED))('%s', (_, forged) => {
    expect(verifyReceipt(find, forged)).toMatchObject({ valid: true });
    expect(compareKept(kept, forged)).toMatchObject({ fits: false });
  });
});

test('a receipt without holders is not even right in itself', () => {
  expect(verifyReceipt(find, chained({ ...receipt, holders: [] }))).toMatchObject({ valid: false });
});

test('nothing can be put in after the end', () => {
  const after = { t: 'hand-over' as const, seat: 1, to: 'person' as const, why: 'time-out' as const };
  const forged = chained(receipt, [...receipt.log.map(({ entry }) => entry), after]);
  expect(verifyReceipt(find, forged)).toMatchObject({ valid: false, failed: { at: forged.log.length } });
});

test('another secret, another share of the luck, another table', () => {
  const other = '6f'.repeat(32);
  expect(compareKept(kept, { ...receipt, secret: other, commitment: commitmentTo(other) })).toMatchObject({
    what: expect.stringContaining('commitment'),
  });
  expect(compareKept(kept, { ...receipt, nonces: [other, ...receipt.nonces.slice(1)] })).toMatchObject({
    what: expect.stringContaining('luck'),
  });
  expect(compareKept(kept, { ...receipt, table: 'tother' })).toMatchObject({ what: expect.stringContaining('table') });
});

test('what others did after the last head cannot be known', () => {
  const early = { ...kept, heads: kept.heads.slice(0, 2) };
  const compared = compareKept(early, receipt);
  expect(compared.fits && compared.upTo).toBeLessThan(receipt.log.length);
});

test('a head tells nothing: the same moment gives another one each time', () => {
  const hash = receipt.log[3]!.hash;
  expect(blinded(SECRET, 'a', hash)).not.toBe(blinded(SECRET, 'b', hash));
  expect(blinded(SECRET, 'a', hash)).not.toBe(blinded('00'.repeat(32), 'a', hash));
});

test('files that are not what was kept', () => {
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  for (const text of ['{', 'null', '{}', JSON.stringify({ ...kept, heads: [{}] }), JSON.stringify({ ...kept, nonces: null })])
    expect(typeof parseKept(text)).toBe('string');
});
