import { canonical } from '@longtable/kernel';
import { skirmishGame } from '@longtable/skirmish';
import { yieldTitle } from '@longtable/yield';
import { describe, expect, it } from 'vitest';
import { chain, type Entry, type Link, parseReceipt, type Receipt, verifyReceipt } from '../index.ts';
import { known, playedReceipt } from './played.ts';

const rules = known(skirmishGame);
/** The seat of an entry. */
const seatOf = (entry: Entry): number => (entry.t === 'rules' ? 0 : entry.seat);
const receipt = playedReceipt(skirmishGame, 3, 11);
const last = receipt.log.length;
type Loose = { -readonly [K in keyof Receipt]: Receipt[K] };
type Tamper = (r: Loose) => void;

const withLog = (r: Loose, change: (log: Link[]) => void): void => {
  const log = structuredClone(r.log) as Link[];
  change(log);
  r.log = log;
};
/** A forger who writes the whole chain anew. */
const rechained = (r: Loose, change: (entries: Entry[]) => void): void => {
  const entries = r.log.map(({ entry }) => structuredClone(entry));
  change(entries);
  r.log = chain(r, entries);
};
const answerAt = receipt.log.findIndex(({ entry }) => entry.t === 'answer' && entry.answer === 'hold');
const flip = (hex: string): string => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`);

/** A change of the receipt, and the entry that must be named (0: what comes before the log). */
const TAMPERINGS: Readonly<Record<string, readonly [at: number | 'any', Tamper]>> = {
  'another format': [0, (r) => void Object.assign(r, { format: 'longtable-receipt-9' })],
  'another game': [0, (r) => void Object.assign(r, { game: 'yield' })],
  'rules that nobody has': [0, (r) => void Object.assign(r, { rules: 'cd'.repeat(32) })],
  'a number in the place of the hash': [0, (r) => void Object.assign(r, { rules: 1 })],
  'another secret': [0, (r) => void Object.assign(r, { secret: flip(r.secret) })],
  'another commitment': [0, (r) => void Object.assign(r, { commitment: flip(r.commitment) })],
  'a secret that is none': [0, (r) => void Object.assign(r, { secret: 'abc' })],
  'a changed nonce': [0, (r) => void Object.assign(r, { nonces: r.nonces.with(0, flip(r.nonces[0]!)) })],
  'a changed promise': [0, (r) => void Object.assign(r, { promises: r.promises.with(1, flip(r.promises[1]!)) })],
  'a nonce with its promise left out': [0, (r) => void Object.assign(r, { promises: r.promises.with(0, null) })],
  'a nonce too few': [0, (r) => void Object.assign(r, { nonces: r.nonces.slice(1) })],
  'a nonce dropped: the dice would be others': [1, (r) => void Object.assign(r, { nonces: r.nonces.with(0, null) })],
  'a nonce put in with a fitting promise': [0, (r) => void Object.assign(r, { nonces: r.nonces.with(2, 'ff'.repeat(32)) })],
  'swapped nonces': [0, (r) => void Object.assign(r, { nonces: [r.nonces[1]!, r.nonces[0]!, null] })],
  'another holder of a seat': [1, (r) => void Object.assign(r, { holders: r.holders.with(0, { bot: 'lord' }) })],
  'another table': [1, (r) => void Object.assign(r, { table: 'tzzzzzzzzzzzz' })],
  'another number of seats': [0, (r) => void Object.assign(r, { seats: 2 })],
  'options that do not fit': [0, (r) => void Object.assign(r, { options: { hills: 99 } })],
  'other options': [1, (r) => void Object.assign(r, { options: { hills: 5, rally: true } })],
  'another winner': [last, (r) => void Object.assign(r, { result: { ...r.result, winners: [9] } })],
  'other scores': [last, (r) => void Object.assign(r, { result: { ...r.result, scores: r.result.scores.map((n) => n + 1) } })],
  'another reason': [last, (r) => void Object.assign(r, { result: { ...r.result, why: 'gave-up' } })],
  'a changed answer': [answerAt + 1, (r) => withLog(r, (log) => void Object.assign(log[answerAt]!.entry, { answer: 1 }))],
  'a changed seat': [4, (r) => withLog(r, (log) => void Object.assign(log[3]!.entry, { seat: 2 - seatOf(log[3]!.entry) }))],
  'a changed hash': [5, (r) => withLog(r, (log) => void Object.assign(log[4]!, { hash: flip(log[4]!.hash) }))],
  'an entry left out': [3, (r) => withLog(r, (log) => void log.splice(2, 1))],
  'the last entry left out': [last - 1, (r) => withLog(r, (log) => void log.pop())],
  'an entry twice': [7, (r) => withLog(r, (log) => void log.splice(6, 0, log[5]!))],
  'two entries swapped': [2, (r) => withLog(r, (log) => void log.splice(1, 2, log[2]!, log[1]!))],
  'an entry more at the end': [last + 1, (r) => withLog(r, (log) => void log.push(log[0]!))],
  'an empty log': [0, (r) => void Object.assign(r, { log: [] })],
  'an illegal answer, chain and all': [1, (r) => rechained(r, (e) => void Object.assign(e[0]!, { answer: 99 }))],
  'an answer of a seat that is not asked, chain and all': [
    answerAt + 1,
    (r) => rechained(r, (e) => void Object.assign(e[answerAt]!, { seat: (seatOf(e[answerAt]!) + 1) % 3 })),
  ],
  'another legal answer, chain and all': ['any', (r) => rechained(r, (e) => void Object.assign(e[answerAt]!, { answer: legalInstead(r) }))],
  'an entry with something more in it, chain and all': [1, (r) => rechained(r, (e) => void Object.assign(e[0]!, { note: 'x' }))],
  'an unknown kind of entry, chain and all': [2, (r) => rechained(r, (e) => void Object.assign(e[1]!, { t: 'cheat' }))],
  'a secret and commitment that fit each other': [
    'any',
    (r) => {
      const other = playedReceipt(skirmishGame, 3, 12);
      r.log = other.log.slice(0, 2).concat(r.log.slice(2));
    },
  ],
};

/** A rank that the seat could have played where it held. */
function legalInstead(r: Loose): number {
  const options = [1, 2, 3, 4, 5];
  return options.find((rank) => {
    const copy = structuredClone(r) as Loose;
    rechained(copy, (e) => void Object.assign(e[answerAt]!, { answer: rank }));
    const verdict = verifyReceipt(rules, copy);
    return verdict.failed !== null && verdict.failed.at > answerAt + 1;
  })!;
}

describe('a receipt', () => {
  it('of an honest match is valid, with everything counted', () => {
    const verdict = verifyReceipt(rules, receipt);
    expect(verdict).toEqual({ valid: true, checked: { answers: last, draws: expect.any(Number) }, failed: null });
    expect(verdict.checked.draws).toBeGreaterThan(20);
  });
  it('survives being written to a file', () => {
    expect(verifyReceipt(rules, parseReceipt(JSON.stringify(receipt, null, 2)) as Receipt).valid).toBe(true);
  });
  it('from before rules were frozen names a number and stays valid', () => {
    const old = playedReceipt(skirmishGame, 3, 11, true, 1);
    expect(old.format).toBe('longtable-receipt-1');
    expect(verifyReceipt(rules, old).valid).toBe(true);
    expect(verifyReceipt(rules, { ...old, rules: 2 }).failed?.what).toContain('needs the rules 2 of skirmish');
  });
  it.each([2, 3, 4])('of %i seats, also with undo, taking back and hand-overs', (seats) => {
    for (let seed = 0; seed < 10; seed++) expect(verifyReceipt(rules, playedReceipt(skirmishGame, seats, seed)).valid).toBe(true);
  });
  it('of a long game', () => {
    const long = playedReceipt(yieldTitle.game, 3, 5);
    expect(verifyReceipt(known(yieldTitle.game), long)).toMatchObject({ valid: true, checked: { answers: long.log.length } });
  });
  it.each(Object.keys(TAMPERINGS))('fails after tampering: %s', (name) => {
    const [at, tamper] = TAMPERINGS[name]!;
    const forged = structuredClone(receipt) as Loose;
    tamper(forged);
    expect(canonical(forged)).not.toBe(canonical(receipt));
    const verdict = verifyReceipt(rules, forged as Receipt);
    expect(verdict.valid).toBe(false);
    expect(verdict.failed?.what).toBeTruthy();
    if (at !== 'any') expect(verdict.failed?.at).toBe(at);
  });
  it('there are at least thirty kinds of tampering', () => {
    expect(Object.keys(TAMPERINGS).length).toBeGreaterThanOrEqual(30);
  });
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another format', '{"format":"x"}'],
    ['without a log', JSON.stringify({ ...receipt, log: undefined })],
    ['a log of words', JSON.stringify({ ...receipt, log: ['x'] })],
    ['entries of the wrong kind', JSON.stringify({ ...receipt, log: [{ hash: 'x', entry: null }] })],
    ['seats as a word', JSON.stringify({ ...receipt, seats: 'three' })],
  ])('is refused when it is none: %s', (_what, text) => {
    expect(parseReceipt(text)).toBeTypeOf('string');
  });
});
