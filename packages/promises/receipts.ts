/**
 * Receipts of whole matches of every game verify; the same ones tampered with, in ways drawn at random, do not.
 *
 *     node packages/promises/receipts.ts [--matches 500] [--games skirmish,yield]
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import { parseReceipt, type Receipt, type RulesName, verifyReceipt } from '@longtable/host';
import { fail, type Rnd, rndFrom } from '@longtable/kernel';
import { receiptOf } from '@longtable/server/table/receipt.ts';
import { ownTitle, ownTitlesOnly } from './help/own.ts';
import { simulate } from './help/simulated.ts';

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '500' }, games: { type: 'string', default: GAME_IDS.join(',') } },
});

/** Changes one value somewhere in the receipt: any number, text, entry, or order of entries. */
function tampered(receipt: Receipt, rnd: Rnd): Receipt {
  const copy = structuredClone(receipt) as unknown as Record<string, unknown> & { log: unknown[] };
  const kind = rnd(4);
  const at = rnd(copy.log.length);
  if (kind === 0) copy.log.splice(at, 1);
  else if (kind === 1) copy.log.splice(at, 0, structuredClone(copy.log[at]));
  else changeLeaf(kind === 2 ? (copy.log[at] as object) : copy, rnd);
  return copy as unknown as Receipt;
}
function changeLeaf(node: object, rnd: Rnd): void {
  const holder = node as Record<string, unknown>;
  const keys = Object.keys(holder).filter(
    (key) => holder[key] !== null && JSON.stringify(holder[key]) !== '{}' && JSON.stringify(holder[key]) !== '[]',
  );
  const key = keys[rnd(keys.length)] ?? fail('nothing to change');
  const value = holder[key];
  if (typeof value === 'object' && value !== null) changeLeaf(value, rnd);
  else if (typeof value === 'number') holder[key] = value + 1;
  else if (typeof value === 'boolean') holder[key] = !value;
  else holder[key] = String(value).startsWith('0') ? `1${String(value).slice(1)}` : `0${String(value).slice(1)}`;
}

const titles = await ownTitlesOnly();
const games = values.games.split(',');
let verified = 0;
let refused = 0;
let answers = 0;
let draws = 0;
const missed: string[] = [];
const from = performance.now();
for (let i = 0; i < Number(values.matches); i++) {
  const title = await ownTitle(titles, games[i % games.length] ?? '');
  const find = (name: RulesName) => (name === title.hash ? title.rules : null);
  const { min, max } = title.told.players;
  const { state } = simulate(title, Math.max(2, min) + (i % (max - Math.max(2, min) + 1)), 1000 + i);
  const receipt = parseReceipt(JSON.stringify(receiptOf(state)));
  if (typeof receipt === 'string') throw new Error(receipt);
  const verdict = verifyReceipt(find, receipt);
  if (verdict.valid) verified++;
  answers += verdict.checked.answers;
  draws += verdict.checked.draws;
  const forged = tampered(receipt, rndFrom(i));
  const read = parseReceipt(JSON.stringify(forged));
  if (typeof read === 'string' || !verifyReceipt(find, read).valid) refused++;
  else missed.push(JSON.stringify({ i, game: title.game }));
}
const report = {
  promise: 'receipts',
  games,
  receipts: Number(values.matches),
  verified,
  tampered: Number(values.matches),
  refused,
  answers,
  draws,
  missed: missed.slice(0, 5),
  seconds: Math.round((performance.now() - from) / 1000),
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = verified === report.receipts && refused === report.tampered ? 0 : 1;
