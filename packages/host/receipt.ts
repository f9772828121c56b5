/** The receipt of a finished match: everything that is needed to check it offline. */
import { canonical, hex, isRefusal, type Result, sha256, utf8 } from '@longtable/kernel';
import { commitmentTo, type Deal, isHex32, promiseOf, type RulesName } from './chance.ts';
import type { Command, Entry, Holder, Moved } from './command.ts';
import { host } from './host.ts';
import type { Rules } from './rules.ts';
import type { Signature } from './signature.ts';

/** 1: the rules have a number, from before they were frozen · 2: they have a hash */
const FORMATS = ['longtable-receipt-1', 'longtable-receipt-2'] as const;
type Format = (typeof FORMATS)[number];
export const formatFor = (rules: RulesName): Format => FORMATS[typeof rules === 'number' ? 0 : 1];

export interface Link {
  readonly entry: Entry;
  /** SHA-256 of the link before and this entry: nothing can be changed, left out or put in. */
  readonly hash: string;
}

export interface Receipt extends Opening {
  readonly format: Format;
  readonly secret: string;
  readonly log: readonly Link[];
  readonly result: Result;
  /** Of the server that gave it out; not part of the chain. */
  readonly signature?: Signature;
}

/** All that is agreed before the first entry. */
export interface Opening extends Deal {
  readonly commitment: string;
  /** The promise of each seat, given before the nonces were revealed. */
  readonly promises: readonly (string | null)[];
  readonly holders: readonly Holder[];
  /** The saved match that a fork went on from. What came before is not proven by this receipt. */
  readonly from?: string;
}

/** The chain starts with everything that comes before the log. */
export function firstHash({ table, game, rules, seats, options, nonces, commitment, promises, holders, from }: Opening): string {
  return hex(sha256(utf8(canonical({ table, game, rules, seats, options, nonces, commitment, promises, holders, from }))));
}
export const nextHash = (before: string, entry: Entry): string => hex(sha256(utf8(`${before}${canonical(entry)}`)));

export function chain(opening: Opening, entries: readonly Entry[]): Link[] {
  let before = firstHash(opening);
  return entries.map((entry) => {
    before = nextHash(before, entry);
    return { entry, hash: before };
  });
}

export interface Verdict {
  readonly valid: boolean;
  readonly checked: { readonly answers: number; readonly draws: number };
  readonly failed: null | { readonly at: number; readonly what: string };
}

/** All rules that a match was played by, the first first. */
export const rulesIn = ({ rules, log }: Receipt): RulesName[] => [
  rules,
  ...log.flatMap(({ entry }) => (entry.t === 'rules' ? [entry.to] : [])),
];

/**
 * Checks a receipt from nothing but itself and the rules that it names. `at` counts log entries from 1; 0 is what comes before
 * the log.
 */
export function verifyReceipt(find: (name: RulesName) => Rules | null, r: Receipt): Verdict {
  let answers = 0;
  let draws = 0;
  const wrong = (at: number, what: string): Verdict => ({ valid: false, checked: { answers, draws }, failed: { at, what } });

  const rules = find(r.rules);
  const before = rules === null ? `it needs the rules ${r.rules} of ${r.game}, which are not here` : beforeLog(rules, r);
  if (rules === null || before !== null) return wrong(0, before ?? '');
  const { game, chance } = rules;
  const options = game.options(r.options, r.seats);
  if (isRefusal(options)) return wrong(0, 'the options do not fit the game');
  const source = chance(r.secret, r);
  const counting = (label: string, n: number, sides: number): number => {
    draws++;
    return source(label, n, sides);
  };
  const begin = { seats: r.seats, options: options as object, holders: r.holders, ...(r.from === undefined ? {} : { from: r.from }) };
  const match = host(rules, begin, counting, find);
  let hash = firstHash(r);
  for (const [i, link] of r.log.entries()) {
    hash = nextHash(hash, link.entry);
    if (hash !== link.hash) return wrong(i + 1, 'the hash chain is broken here');
    if (match.match.result !== null) return wrong(i + 1, 'the match was over before this');
    const prepared = match.prepare(link.entry as Command | Moved);
    if (isRefusal(prepared)) return wrong(i + 1, `the rules refuse this: ${prepared.refused}`);
    if (canonical((prepared as { entry: Entry }).entry) !== canonical(link.entry))
      return wrong(i + 1, 'the entry is not written as the game would write it');
    (prepared as { commit(): void }).commit();
    answers++;
  }
  if (canonical(match.match.result) !== canonical(r.result)) return wrong(r.log.length, 'the log leads to another result');
  return { valid: true, checked: { answers, draws }, failed: null };
}

function beforeLog(rules: Rules, r: Receipt): string | null {
  if (r.format !== formatFor(r.rules)) return `this is not a ${formatFor(r.rules)}`;
  if (r.game !== rules.game.id) return `a match of ${r.game}, not of ${rules.game.id}`;
  if (!isHex32(r.secret) || commitmentTo(r.secret) !== r.commitment) return 'the secret does not fit the commitment';
  if ([r.nonces, r.promises, r.holders].some((list) => list.length !== r.seats))
    return 'nonces, promises, holders and seats differ in number';
  for (const [seat, nonce] of r.nonces.entries()) {
    if (nonce !== null && (!isHex32(nonce) || promiseOf(nonce) !== r.promises[seat]))
      return `the nonce of seat ${seat} does not fit its promise`;
  }
  return null;
}

/** A receipt as it comes, or what is wrong with it. */
export function parseReceipt(text: string): Receipt | string {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const r = x as Partial<Receipt> | null;
  if (typeof r !== 'object' || r === null || !FORMATS.some((format) => format === r.format)) return `it is not a ${FORMATS[1]}`;
  const lists = [r.nonces, r.promises, r.holders, r.log];
  const fine =
    lists.every(Array.isArray) &&
    [r.table, r.game, r.commitment, r.secret].every((s) => typeof s === 'string') &&
    (Number.isInteger(r.rules) || isHex32(r.rules)) &&
    Number.isInteger(r.seats) &&
    r.log!.every(
      (l) => typeof l === 'object' && l !== null && typeof l.hash === 'string' && typeof l.entry === 'object' && l.entry !== null,
    );
  return fine ? (r as Receipt) : 'a part of it is missing or malformed';
}
