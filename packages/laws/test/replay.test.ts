import type { Match } from '@longtable/kernel';
import { type Skirmish, skirmish, skirmishGame } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { examine, type Move, parseReplay, type Replay, verifyReplay } from '../index.ts';

const { replay } = examine(skirmish, { seats: 3, options: { hills: 5 }, seed: 4, wholeEvery: 1 });
const copy = (): Replay => structuredClone(replay);
/** The match with one move replaced. */
const withMove = (at: number, move: Partial<Move>): Replay => ({
  ...copy(),
  moves: replay.moves.map((m, i) => (i === at ? { ...m, ...move } : m)),
});

/** Answers that the seat of a move could have given instead. */
function otherAnswer(at: number): number | string {
  let options: readonly unknown[] = [];
  verifyReplay(skirmishGame, replay, (m, n) => {
    const ask = m.open.find((q) => q.seat === replay.moves[at]!.seat);
    if (n === at && ask?.shape === 'pick') options = ask.options;
  });
  return options.find((option) => option !== replay.moves[at]!.answer) as number | string;
}

describe('a recorded match', () => {
  it('plays as it was recorded, and shows every position on the way', () => {
    const seen: number[] = [];
    let last: Match<Skirmish> | null = null;
    const different = verifyReplay(skirmishGame, replay, (m, at) => {
      seen.push(at);
      last = m;
    });
    expect(different).toBeNull();
    expect(seen).toEqual(Array.from({ length: replay.moves.length + 1 }, (_, i) => i));
    expect(last).toMatchObject({ result: { why: 'hills-fought' } });
  });
  it('survives being written to a file', () => {
    expect(parseReplay(JSON.stringify(replay))).toEqual(replay);
  });

  test.each([0, 4, 9])('shows where move %i was changed into another legal one', (at) => {
    const changed = withMove(at, { answer: otherAnswer(at) });
    expect(verifyReplay(skirmishGame, changed)).toMatchObject({ at: at + 1, message: expect.stringContaining('differs from the record') });
  });
  test.each([0, 4, 9])('shows where move %i was changed into nonsense, or given to another seat', (at) => {
    expect(verifyReplay(skirmishGame, withMove(at, { answer: 'charge' }))).toEqual({
      at: at + 1,
      message: `seat ${replay.moves[at]!.seat}: "charge" is refused (not-an-option)`,
    });
    expect(verifyReplay(skirmishGame, withMove(at, { seat: 7 }))).toMatchObject({
      at: at + 1,
      message: expect.stringContaining('not-asked'),
    });
    expect(verifyReplay(skirmishGame, withMove(at, { offer: 'trade' }))).toMatchObject({
      at: at + 1,
      message: expect.stringContaining('no-such-offer'),
    });
  });
  test.each([0, 4, 9])('shows the first altered hash, here of move %i', (at) => {
    const changed = { ...copy(), hashes: replay.hashes.map((hash, i) => (i >= at ? '0123456789abcdef' : hash)) };
    expect(verifyReplay(skirmishGame, changed)).toMatchObject({ at: at + 1, message: expect.stringContaining('differs from the record') });
  });
  it('of another seed differs from the first move on', () => {
    expect(verifyReplay(skirmishGame, { ...copy(), seed: 5 })?.at).toBe(1);
  });
  it('goes on after the end: the first move too many is refused', () => {
    const longer = { ...copy(), moves: [...replay.moves, { seat: 0, answer: 1 }] };
    expect(verifyReplay(skirmishGame, longer)).toEqual({ at: replay.moves.length + 1, message: 'seat 0: 1 is refused (finished)' });
  });
  it('of another game or with options that do not fit is not played at all', () => {
    expect(verifyReplay(skirmishGame, { ...copy(), game: 'chess' })).toEqual({
      at: 0,
      message: 'this is a match of chess, not of skirmish',
    });
    expect(verifyReplay(skirmishGame, { ...copy(), options: { hills: 6 } })).toMatchObject({
      at: 0,
      message: expect.stringContaining('5 or 7 hills'),
    });
    expect(verifyReplay(skirmishGame, { ...copy(), seats: 9 })).toMatchObject({ at: 0 });
  });
});

describe('a file that is no recorded match', () => {
  test.each(['', 'nonsense', '{"game":', '\u0000'])('%j is not JSON', (text) => {
    expect(parseReplay(text)).toBe('it is not JSON');
  });
  test.each(['null', '7', '[]', '{}', '"skirmish"'])('%s lacks everything', (text) => {
    expect(parseReplay(text)).toMatch('it lacks game, seats, seed, moves or hashes');
  });
  test.each(['game', 'seats', 'seed', 'moves', 'hashes'] as const)('lacks its %s', (field) => {
    const { [field]: _, ...rest } = replay;
    expect(parseReplay(JSON.stringify(rest))).toMatch('it lacks');
    expect(parseReplay(JSON.stringify({ ...rest, [field]: {} }))).toMatch('it lacks');
  });
  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 3],
    ['a move without a seat', { answer: 1 }],
    ['a move without an answer', { seat: 1 }],
    ['a seat that is a text', { seat: '1', answer: 1 }],
  ])('has %s among its moves, and says where', (_what, move) => {
    const moves = [...replay.moves.slice(0, 2), move];
    expect(parseReplay(JSON.stringify({ ...replay, moves }))).toBe('move 3 is not a move');
  });
});
