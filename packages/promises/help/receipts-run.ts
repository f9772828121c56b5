/** Receipts of whole matches, tampered ones and forgeries, held against what a player kept. */
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
import { type OwnTitle, ownTitle, ownTitlesOnly } from './own.ts';
import { simulate } from './simulated.ts';

/** Those who judge receipts: the real ones, or some that a test has broken. */
export interface Judges {
  readonly verify: typeof verifyReceipt;
  readonly compare: typeof compareKept;
}
const REAL: Judges = { verify: verifyReceipt, compare: compareKept };

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

/** The heads that seat 0 kept: one after each of its answers, and one at the end. */
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

export interface ReceiptsReport {
  readonly receipts: number;
  verified: number;
  /** Receipts that fit what the player kept, up to their last entry. */
  fits: number;
  /** Of as many tampered ones. */
  tamperedRefused: number;
  /** Of as many forgeries, whose chain is computed anew: those that are right in themselves. */
  forgedRight: number;
  forgedRefused: number;
  answers: number;
  draws: number;
  readonly missed: string[];
}

async function judge(title: OwnTitle, i: number, report: ReceiptsReport, { verify, compare }: Judges): Promise<void> {
  const find = (name: RulesName) => (name === title.hash ? title.rules : null);
  const { min, max } = title.told.players;
  const { state } = simulate(title, Math.max(2, min) + (i % (max - Math.max(2, min) + 1)), 1000 + i);
  const receipt = parseReceipt(JSON.stringify(receiptOf(state)));
  if (typeof receipt === 'string') throw new Error(receipt);
  const verdict = verify(find, receipt);
  if (verdict.valid) report.verified++;
  report.answers += verdict.checked.answers;
  report.draws += verdict.checked.draws;
  const kept = keptOf(receipt);
  const compared = compare(kept, receipt);
  if (compared.fits && compared.upTo === receipt.log.length) report.fits++;
  const other = receiptOf(simulate(title, receipt.seats, 1000 + i, undefined, 7000 + i).state) ?? fail('not finished');
  const forged = forgery(receipt, other, rndFrom(9000 + i));
  const isRight = verify(find, forged).valid;
  if (isRight) report.forgedRight++;
  if (!isRight || !compare(kept, forged).fits) report.forgedRefused++;
  else report.missed.push(JSON.stringify({ i, game: title.game, forged: true }));
  const read = parseReceipt(JSON.stringify(tampered(receipt, rndFrom(i))));
  if (typeof read === 'string' || !verify(find, read).valid) report.tamperedRefused++;
  else report.missed.push(JSON.stringify({ i, game: title.game }));
}

export async function receiptsRun(
  games: readonly string[],
  receipts: number,
  judges: Judges = REAL,
  onReceipt = (_done: number): void => {},
): Promise<ReceiptsReport> {
  const titles = await ownTitlesOnly();
  const report: ReceiptsReport = {
    receipts,
    verified: 0,
    fits: 0,
    tamperedRefused: 0,
    forgedRight: 0,
    forgedRefused: 0,
    answers: 0,
    draws: 0,
    missed: [],
  };
  for (let i = 0; i < receipts; i++) {
    await judge(await ownTitle(titles, games[i % games.length] ?? ''), i, report, judges);
    onReceipt(i + 1);
  }
  return report;
}

/** Faults of a run; empty: the promise held. Forgeries that are all wrong in themselves would prove nothing about what was kept. */
export function receiptsFaults({ receipts, verified, fits, tamperedRefused, forgedRight, forgedRefused }: ReceiptsReport): string[] {
  return [
    ...(verified < receipts ? ['a right receipt was refused'] : []),
    ...(fits < receipts ? ['a right receipt does not fit what was kept'] : []),
    ...(tamperedRefused < receipts ? ['a tampered receipt was accepted'] : []),
    ...(forgedRefused < receipts ? ['a forged receipt was accepted'] : []),
    ...(forgedRight < receipts / 4 ? ['hardly any forgery was right in itself'] : []),
  ];
}
