/** Seats that are given up for good, and answers taken back past what others decided. */
import { describe, expect, it } from 'vitest';
import { commitmentTo, host, RESIGNED, type Receipt, type Rules, sourceRules, verifyReceipt } from '../index.ts';
import { chain } from '../receipt.ts';
import { sit, village } from './village.ts';

const BOT = { bot: 'captain' };

describe('resigning', () => {
  it('with one side left the match is over, and that side has won', () => {
    const table = sit().say('0:step').do({ t: 'resign', seat: 0, to: BOT });
    expect(table.host.match.result).toEqual({ winners: [1], scores: [0, 0], why: RESIGNED });
    expect(table.host.look(1)).toMatchObject({ question: null, asked: [], awaited: [], undo: { possible: false } });
    expect(table.refusal({ t: 'answer', seat: 0, answer: 'step' }).refused).toBe('finished');
    expect(table.refusal({ t: 'resign', seat: 1, to: BOT }).refused).toBe('finished');
  });
  it('with several sides left somebody else plays the seat on, for good', () => {
    const table = sit(3).do({ t: 'resign', seat: 0, to: BOT });
    expect([table.host.match.result, table.host.holders[0]]).toEqual([null, BOT]);
    expect(table.refusal({ t: 'resign', seat: 0, to: BOT }).refused).toBe('already-answered');
    expect(table.refusal({ t: 'hand-over', seat: 0, to: 'person', why: 'asked' }).refused).toBe('bad-command');
    table.say('0:pass').do({ t: 'resign', seat: 2, to: BOT });
    expect(table.host.match.result?.winners).toEqual([1]);
  });
  it('whoever plays together goes on together: nobody has won by it', () => {
    const together = { ...village, side: () => 0 };
    const { side: _, ...unnamed } = village;
    for (const game of [together, unnamed])
      expect(sit(2, undefined, undefined, game).do({ t: 'resign', seat: 0, to: BOT }).host.match.result).toBeNull();
  });
  it('a side of two is left only when both have resigned', () => {
    const pairs = { ...village, side: (_: unknown, seat: number) => seat % 2 };
    const table = sit(4, undefined, undefined, pairs).do({ t: 'resign', seat: 0, to: BOT });
    expect(table.host.match.result).toBeNull();
    expect(table.do({ t: 'resign', seat: 2, to: BOT }).host.match.result?.winners).toEqual([1, 3]);
  });
  it('everybody hears who it was, and a match saved after it can be loaded', () => {
    const table = sit().do({ t: 'resign', seat: 1, to: BOT });
    expect(table.host.heard(null).at(-1)?.note).toEqual({ kind: 'resign', seat: 1, to: BOT });
    expect(table.host.engine.load(table.host.saveAt(1)!)).toMatchObject({ result: { winners: [0] } });
  });
});

describe('taking back past others', () => {
  it('goes back to before the last own answer, and what was drawn comes again', () => {
    const table = sit().say('0:step 0:roll 0:pass 1:step');
    const rolled = table.did().split(' ')[3];
    expect(table.host.backTo(0)).toEqual({ length: 2, past: null });
    table.do({ t: 'rewind', seat: 0, length: 1 });
    expect(table.did()).toBe('0:step');
    expect(table.say('0:roll').did().split(' ')[3]).toBe(rolled);
  });
  it('says what was learned since: a roll, a reveal, sealed answers', () => {
    expect(sit().say('0:step 0:pass 1:roll').host.backTo(0)).toEqual({ length: 1, past: 'chance' });
    expect(sit().say('0:pass 1:show').host.backTo(0)).toEqual({ length: 0, past: 'reveal' });
    expect(sit().say('0:vote 0:yes 1:no').host.backTo(0)?.past).toBe('sealed');
    expect(sit().say('0:pass 1:step').host.backTo(0)).toEqual({ length: 0, past: null });
    expect(sit().say('0:step').host.backTo(1)).toBeNull();
  });
  it('what was undone or taken back before does not count', () => {
    const table = sit().say('0:step 0:step').do({ t: 'undo', seat: 0 });
    expect(table.host.backTo(0)?.length).toBe(0);
    table.say('0:pass 1:step').do({ t: 'rewind', seat: 0, length: 3 });
    expect([table.did(), table.host.backTo(0)?.length, table.host.backTo(1)]).toEqual(['0:step', 0, null]);
  });
  it('clicks from before are stale, seats stay with who holds them, and undo reaches no further', () => {
    const table = sit().say('0:pass 1:step').do({ t: 'hand-over', seat: 1, to: BOT, why: 'asked' });
    const given = table.host.look(0).given;
    table.do({ t: 'rewind', seat: 0, length: 0 });
    expect(table.refusal({ t: 'answer', seat: 0, answer: 'step', given }).refused).toBe('stale');
    expect(table.host.holders).toEqual(['person', BOT]);
    expect(table.refusal({ t: 'undo', seat: 0 }).why).toBe('foreign');
  });
  it('refuses places that are none, what is over, and going behind other rules', () => {
    const table = sit(2, undefined, () => sourceRules(village)).say('0:step 0:pass 1:step');
    for (const length of [-1, 3, 4, 0.5, Number.NaN])
      expect(table.refusal({ t: 'rewind', seat: 0, length }).refused, `length ${length}`).toBe('bad-command');
    expect(table.refusal({ t: 'rewind', seat: 2, length: 0 }).refused).toBe('no-such-seat');
    table.do({ t: 'rules', to: 'other' }).say('1:pass 0:step');
    expect(table.host.backTo(1)?.length).toBe(4);
    expect(table.refusal({ t: 'rewind', seat: 0, length: 2 }).refused).toBe('bad-command');
    expect(table.say('0:end').refusal({ t: 'rewind', seat: 0, length: 5 }).refused).toBe('finished');
  });
  it('is replayed, looked back on and moved to other rules just as it was', () => {
    const table = sit(2, undefined, () => sourceRules(village)).say('0:step 0:roll 0:pass 1:step');
    table.do({ t: 'rewind', seat: 0, length: 2 }).say('0:step 0:pass').do({ t: 'rewind', seat: 0, length: 5 }).say('0:show');
    const did = table.did();
    expect(table.host.lookAt(0, 0)?.view.did).toEqual([]);
    expect(table.host.lookAt(0, table.host.heardCount(0) - 1)?.view.did.join(' ')).toBe(did);
    expect(table.do({ t: 'rules', to: 'other' }).did()).toBe(did);
  });
});

it('the receipt of a match with both is valid, and one that hides them is not', () => {
  const rules = sourceRules(village);
  const secret = 'ab'.repeat(32);
  const deal = { table: 't', game: 'village', rules: 1, seats: 2, options: {}, nonces: [null, null] };
  const match = host(rules, { seats: 2, options: {}, holders: ['person', 'person'] }, rules.chance(secret, deal));
  const say = (seat: number, answer: string) => ({ t: 'answer' as const, seat, answer });
  const commands = [
    say(0, 'roll'),
    say(0, 'pass'),
    say(1, 'roll'),
    { t: 'rewind' as const, seat: 0, length: 1 },
    say(0, 'pass'),
    { t: 'resign' as const, seat: 1, to: BOT },
  ];
  for (const command of commands) {
    const prepared = match.prepare(command);
    if ('refused' in prepared) throw new Error(prepared.refused);
    prepared.commit();
  }
  const opening = { ...deal, commitment: commitmentTo(secret), promises: [null, null], holders: ['person' as const, 'person' as const] };
  const receiptFor = (entries: ReturnType<typeof match.entries>): Receipt => ({
    format: 'longtable-receipt-1',
    ...opening,
    secret,
    log: chain(opening, entries),
    result: match.match.result!,
  });
  const verdict = (receipt: Receipt) => verifyReceipt(() => rules as unknown as Rules, receipt);
  expect(verdict(receiptFor(match.entries()))).toMatchObject({ valid: true, checked: { answers: 6 } });
  expect(verdict(receiptFor(match.entries().filter(({ t }) => t !== 'resign'))).valid).toBe(false);
  expect(verdict(receiptFor(match.entries().filter(({ t }) => t !== 'rewind'))).valid).toBe(false);
});
