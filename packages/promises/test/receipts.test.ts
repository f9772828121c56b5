/** A sample of receipts and forgeries, and judges that are broken, which must be found; the long run is receipts.ts. */
import { compareKept, verifyReceipt } from '@longtable/host';
import { expect, test } from 'vitest';
import { type Judges, receiptsFaults, receiptsRun } from '../help/receipts-run.ts';

const REAL: Judges = { verify: verifyReceipt, compare: compareKept };
const faultsOf = async (judges: Partial<Judges>): Promise<string[]> =>
  receiptsFaults(await receiptsRun(['skirmish', 'yield'], 12, { ...REAL, ...judges }));

test('right receipts verify and fit; tampered and forged ones are refused', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('a verifier that accepts everything is found', async () => {
  expect(await faultsOf({ verify: (find, receipt) => ({ ...verifyReceipt(find, receipt), valid: true }) })).toContain(
    'a tampered receipt was accepted',
  );
});
test('a verifier that refuses everything is found', async () => {
  const faults = await faultsOf({ verify: (find, receipt) => ({ ...verifyReceipt(find, receipt), valid: false }) });
  expect(faults).toEqual(['a right receipt was refused', 'hardly any forgery was right in itself']);
});
test('a page that does not look at what it kept lets forgeries pass, and is found', async () => {
  expect(await faultsOf({ compare: (_, { log }) => ({ fits: true, heads: 1, upTo: log.length, nonces: 1 }) })).toContain(
    'a forged receipt was accepted',
  );
});
test('a page that finds fault with every receipt is found', async () => {
  expect(await faultsOf({ compare: () => ({ fits: false, what: 'planted' }) })).toEqual(['a right receipt does not fit what was kept']);
});
