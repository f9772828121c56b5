/** For each law a game (or, where only the kernel could break it, an engine) that it rejects: a law that cannot fail is a defect. */
import { fail, pick } from '@longtable/kernel';
import { skirmish, skirmishGame } from '@longtable/skirmish';
import { describe, expect, it, test } from 'vitest';
import { examine, verifyReplay } from '../index.ts';
import { CHOOSE, GAME, gameWith, OFFER, ROUND, reported, says, stagesWith, type Table } from './broken.ts';

/** Turns up the hill as the rules say, and does something wrong after it. */
const afterHill = (wrong: (table: Table) => void) =>
  stagesWith('round', {
    hill(t, f) {
      const next = ROUND.stages.hill(t, f);
      wrong(t.table);
      return next;
    },
  });

describe('asks', () => {
  const choices = (options: (table: Readonly<Table>, seat: number) => number[]) =>
    stagesWith('round', { choose: { ...CHOOSE, askAll: (table) => table.hands.map((_, seat) => pick(seat, options(table, seat))) } });
  const inHand = (table: Readonly<Table>, seat: number): number[] => [1, 2, 3, 4, 5].filter((rank) => table.hands[seat]![rank - 1]! > 0);

  it('rejects an option that is offered twice', () => {
    expect(reported(choices((table, seat) => [...inHand(table, seat), inHand(table, seat)[0]!]))).toMatch(/^asks: .*offered twice/);
  });
  it('rejects a question that nobody can answer', () => {
    expect(reported(choices((table, seat) => (seat === 1 ? [] : inHand(table, seat))))).toMatch(/^asks: .*no answer fits/);
  });
  it('rejects an option that is no id', () => {
    expect(reported(choices((table, seat) => [...inHand(table, seat), Number.NaN]))).toMatch(/^asks: .*NaN is no id/);
    expect(reported(choices(() => [undefined as never]))).toMatch(/^asks: .*undefined is no id/);
  });
  it('rejects two questions to one seat, and a seat that does not exist', () => {
    const asking = (seats: number[]) =>
      stagesWith('round', { choose: { ...CHOOSE, askAll: () => seats.map((seat) => pick(seat, [1, 2])) } });
    expect(reported(asking([0, 0]))).toMatch(/^asks: .*two questions/);
    expect(reported(asking([0, 7]))).toMatch(/^asks: .*seat 7 does not exist/);
  });
});

test('invariants rejects a rule that loses a card', () => {
  const careless = stagesWith('rally', {
    add(t, f) {
      t.table.discard[f.rank - 1]! -= 1;
      return 'done';
    },
  });
  expect(reported(careless)).toMatch(/^invariants: .*7 soldiers of rank/);
});

test('derived rejects a question that depends on something outside the match', () => {
  let asked = 0;
  const moody = stagesWith('round', {
    choose: {
      ...CHOOSE,
      askAll: (table, f, up) => (asked++ % 2 === 0 ? CHOOSE.askAll(table, f, up) : CHOOSE.askAll(table, f, up).toReversed()),
    },
  });
  expect(reported(moody)).toMatch(/^derived: .*kept questions/);
});

describe('plain rejects a table with', () => {
  test.each<[string, unknown, RegExp]>([
    ['undefined', undefined, /table.ghost is undefined/],
    ['a negative zero', -0, /table.ghost is -0/],
    ['no number', Number.NaN, /table.ghost is NaN/],
    ['a date', new Date(0), /table.ghost is no plain object/],
    ['a set in a list', [new Set()], /table.ghost\[0\] is no plain object/],
    ['a hole in a list', new Array(1), /table.ghost\[0\] is undefined/],
    ['a function in a record', { f: () => 0 }, /table.ghost.f is function/],
  ])('%s', (_what, ghost, message) => {
    const said = reported(afterHill((table) => Object.assign(table, { ghost })));
    expect(said).toMatch(/^plain: /);
    expect(said).toMatch(message);
  });
});

test('roundTrip rejects a table that holds one thing in two places', () => {
  // The crown is seat 0's hand itself, not a copy of it: after loading they are two lists.
  const crownOf = (table: Table): number[] => (table as Table & { crown: number[] }).crown;
  const aliased = gameWith({
    setup(t, options, seats) {
      const table = skirmishGame.setup(t, options, seats);
      return Object.assign(table, { crown: table.hands[0] });
    },
    copy(table) {
      const copy = skirmishGame.copy(table);
      return Object.assign(copy, { crown: crownOf(table) === table.hands[0] ? copy.hands[0] : crownOf(table).slice() });
    },
    frames: {
      ...skirmishGame.frames,
      round: {
        ...ROUND,
        stages: {
          ...ROUND.stages,
          choose: {
            ...CHOOSE,
            answer(t, f, rank, seat) {
              if (seat !== 0) return CHOOSE.answer(t, f, rank, seat);
              crownOf(t.table)[rank - 1]! -= 1;
              t.table.field = t.table.field.with(0, rank);
            },
          },
        },
      },
    },
  });
  expect(reported(aliased)).toMatch(/^roundTrip: .*goes on differently/);
});

describe('aliasing', () => {
  it('rejects a copy that shares a hand', () => {
    const shared = gameWith({ copy: (table) => ({ ...skirmishGame.copy(table), hands: table.hands }) });
    expect(reported(shared)).toMatch(/^aliasing: .*reached the original/);
  });
  it('rejects a copy that forgets a field', () => {
    const forgetful = gameWith({ copy: (table) => ({ ...skirmishGame.copy(table), lead: 0 }) });
    expect(reported(forgetful)).toMatch(/^aliasing: .*differs from its original/);
  });
});

test('undo rejects rules that remember something outside the match', () => {
  let last: unknown = 'hold';
  const haunted = stagesWith('rally', {
    offer: {
      ...OFFER,
      answer(t, f, rank, seat) {
        if (last !== 'hold') t.table.points = t.table.points.with(seat, t.table.points[seat]! + 1);
        last = rank;
        return OFFER.answer(t, f, rank, seat);
      },
    },
  });
  expect(says('undo', haunted)).toMatch('the same answer led elsewhere the second time');
});

test('chance outside the match is found too', () => {
  let secretDie = 0;
  const loaded = afterHill((table) => {
    table.prize += secretDie++ % 3;
  });
  expect(reported(loaded)).toMatch(/^(roundTrip|undo|commute|replay): /);
});

describe('the frame of an examination', () => {
  test('bound rejects a match that takes too long', () => {
    expect(reported({ ...skirmish, bound: 5 })).toBe('bound: more than 5 answers');
  });
  test('result rejects scores and winners that are not at the table', () => {
    const ending = (winners: number[], scores: number[]) =>
      stagesWith('game', {
        ...GAME.stages,
        end(t) {
          t.finish({ winners, scores, why: 'hills-fought' });
          return 'done';
        },
      });
    expect(reported(ending([0], []))).toBe('result: 0 scores for 2 seats');
    expect(reported(ending([5], [0, 0]))).toBe('result: winners 5');
  });
  test('replay rejects a game that starts differently every time', () => {
    let matches = 0;
    const fresh = gameWith({
      setup(t, options, seats) {
        const table = skirmishGame.setup(t, options, seats);
        return { ...table, points: table.points.with(0, matches++) };
      },
    });
    expect(reported(fresh)).toMatch(/^replay: .*differs from the record/);
  });
  test('crash reports rules that throw', () => {
    const crashing = stagesWith('rally', { add: () => fail('oh dear') });
    expect(reported(crashing)).toMatch(/^crash: Error: oh dear/);
  });
  test('the record of a crash leads to the crash', () => {
    const crashing = stagesWith('rally', { add: () => fail('oh dear') });
    const records = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => examine(crashing, { seats: 3, options: {}, seed, wholeEvery: 0 }));
    const { replay } = records.find(({ violation }) => violation !== null)!;
    const difference = verifyReplay(crashing.game, replay);
    expect(difference?.message).toContain('oh dear');
    expect(difference?.at).toBe(replay.moves.length);
  });
  test('options rejects a variant that the game does not allow', () => {
    expect(reported({ ...skirmish, variant: () => ({ hills: 6 }) })).toMatch(/^options: .*SK-SET-04/);
  });
});
