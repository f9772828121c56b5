/**
 * Receipts of whole matches of every game verify and fit what a player kept. The same ones tampered with, in ways drawn at random, do not
 * verify; and forgeries whose chain is computed anew, most of them right in themselves, do not fit what was kept.
 *
 *     node packages/promises/receipts.ts [--matches 500] [--games skirmish,yield]
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@longtable/games';
import {
  blinded,
  chain,
  compareKept,
  type Entry,
  firstHash,
  KEPT_FORMAT,
  type Kept,
  parseReceipt,
  type Receipt,
  type RulesName,
  verifyReceipt,
} from '@longtable/host';
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

const chained = (receipt: Receipt, entries: readonly Entry[]): Receipt => ({ ...receipt, log: chain(receipt, entries) });

/** What seat 0 kept: a head after each of its answers, and one at the end. */
function keptOf(r: Receipt): Kept {
  const hashes = [firstHash(r), ...r.log.map(({ hash }) => hash)];
  const own = r.log.flatMap(({ entry }, i) => (entry.t === 'answer' && entry.seat === 0 ? [i + 1] : []));
  const heads = [...own, r.log.length].map((n, i) => ({ salt: `s${i}`, head: blinded(r.secret, `s${i}`, hashes[n]!) }));
  return { format: KEPT_FORMAT, table: r.table, commitment: r.commitment, nonces: { 0: r.nonces[0] ?? '' }, heads };
}

/** A forger with all secrets: another course of the same deal, another deal, a hand-over put in or holders changed. */
function forgery(receipt: Receipt, other: Receipt, rnd: Rnd): Receipt {
  const entries = receipt.log.map(({ entry }) => entry);
  const kind = rnd(4);
  if (kind === 0) return other;
  if (kind === 1) return chained({ ...receipt, holders: receipt.holders.with(rnd(receipt.seats), { bot: 'captain' }) }, entries);
  const seat = rnd(receipt.seats);
  const handOver = { t: 'hand-over' as const, seat, to: 'person' as const, why: 'time-out' as const };
  if (kind === 2) return chained(receipt, entries.toSpliced(rnd(entries.length), 0, handOver));
  return chained(receipt, [...entries, handOver]);
}

const titles = await ownTitlesOnly();
const games = values.games.split(',');
let verified = 0;
let refused = 0;
let fits = 0;
let forgedRight = 0;
let forgedRefused = 0;
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
  const kept = keptOf(receipt);
  const compared = compareKept(kept, receipt);
  if (compared.fits && compared.upTo === receipt.log.length) fits++;
  const other = receiptOf(simulate(title, receipt.seats, 1000 + i, undefined, 7000 + i).state) ?? fail('not finished');
  const forged = forgery(receipt, other, rndFrom(9000 + i));
  const isRight = verifyReceipt(find, forged).valid;
  if (isRight) forgedRight++;
  if (!isRight || !compareKept(kept, forged).fits) forgedRefused++;
  else missed.push(JSON.stringify({ i, game: title.game, forged: true }));
  const read = parseReceipt(JSON.stringify(tampered(receipt, rndFrom(i))));
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
  fitsWhatWasKept: fits,
  forgedWithTheChainComputedAnew: Number(values.matches),
  ofTheseRightInThemselves: forgedRight,
  ofTheseRefused: forgedRefused,
  answers,
  draws,
  missed: missed.slice(0, 5),
  seconds: Math.round((performance.now() - from) / 1000),
};
console.log(JSON.stringify(report, null, 2));
const all = [verified, refused, fits, forgedRefused];
process.exitCode = all.every((n) => n === report.receipts) && forgedRight > 0 ? 0 : 1;
