/** Bad input: whatever is not an answer to an open question is refused with a code, and the match stays as it is. */
import { skirmishGame } from '@longtable/skirmish';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engine, fail, type Id, isRefusal, REFUSALS, type Refusal, type RefusalCode, rndFrom, type Seat, sample } from '../index.ts';

const RUNS = 420;
const BATCH = 260;

const e = engine(skirmishGame);
type Match = ReturnType<typeof e.start>;

/** A match after so many random answers; `given`: what was answered on the way, stale by now. */
function positionAfter(seed: number, seats: number, steps: number): { m: Match; given: unknown[] } {
  const rnd = rndFrom(seed);
  const options = skirmishGame.options({ hills: seed % 2 === 0 ? 5 : 7 }, seats);
  if (isRefusal(options)) throw new Error('the options should fit');
  const m = e.start(options, seats, seed);
  const given: unknown[] = [];
  for (let i = 0; i < steps && m.result === null; i++) {
    const waiting = e.awaited(m);
    const seat = waiting[rnd(waiting.length)]!;
    const ask = m.open.find((q) => q.seat === seat) ?? fail(`seat ${seat} is not asked`);
    const answer = sample(ask, rnd);
    e.apply(m, ask.seat, answer);
    given.push(answer);
  }
  return { m, given };
}

/** All questions of Skirmish are picks: an answer is legal if the seat is awaited and it is exactly one of its options. */
function isLegal(m: Match, seat: unknown, answer: unknown): boolean {
  const ask = m.open.find((q) => q.seat === seat);
  const awaited = (e.awaited(m) as unknown[]).includes(seat);
  return awaited && ask?.shape === 'pick' && ask.options.some((option) => option === answer);
}

/** A legal answer, bent a little. */
const BENT: readonly ((option: Id) => unknown)[] = [
  (x) => [x],
  (x) => ({ id: x }),
  (x) => new Object(x),
  (x) => (typeof x === 'number' ? String(x) : ` ${x}`),
  (x) => (typeof x === 'number' ? x + 0.5 : x.toUpperCase()),
  (x) => (typeof x === 'number' ? -x : [...x]),
  (x) => (typeof x === 'number' ? x + 5 : `${x}\0`),
  (x) => (typeof x === 'number' ? BigInt(x) : Symbol(x)),
  (x) => (typeof x === 'number' ? x + 2 ** 32 : 0),
  (x) => ({ toString: () => String(x), valueOf: () => x }),
];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 2,
});
const anySeat = fc.oneof(
  fc.integer({ min: -2, max: 5 }),
  fc.constantFrom<unknown>(0.5, Number.NaN, 1e9, '0', null, undefined, [0], {}, true),
);

/** One attempt: by some seat, in one of these ways. `pick` chooses among options and answers of the position. */
const attempt = fc.record({
  how: fc.constantFrom('anything', 'bent', 'foreign', 'stale', 'doubled', 'offer', 'take-back'),
  seat: anySeat,
  value: anything,
  pick: fc.nat(1000),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

/** The reply, or 'legal' if the attempt happened to be a legal answer and was not made. */
function make(m: Match, given: readonly unknown[], { how, seat, value, pick }: Attempt): Refusal | null | 'legal' {
  const by = seat as Seat;
  if (how === 'offer') return e.offer(m, by, String(pick % 2 === 0 ? 'trade' : 'constructor'), value);
  if (how === 'take-back') return m.sealed !== null && (m.sealed[by] ?? null) !== null ? 'legal' : e.takeBack(m, by);
  const ask = m.open[pick % Math.max(1, m.open.length)];
  const options: readonly Id[] = ask?.shape === 'pick' ? ask.options : [1];
  const option = options[pick % options.length]!;
  const [who, answer] = {
    anything: [seat, value],
    bent: [ask?.seat, BENT[pick % BENT.length]!(option)],
    foreign: [seat, option],
    stale: [ask?.seat, given[pick % Math.max(1, given.length)]],
    doubled: [m.sealed?.findIndex((kept) => kept !== null) ?? seat, option],
  }[how];
  return isLegal(m, who, answer) ? 'legal' : e.apply(m, who as Seat, answer);
}

it('refuses 100,000 hostile answers with a code and is not changed by any', () => {
  let tried = 0;
  const codes = new Set<RefusalCode>();
  fc.assert(
    fc.property(
      fc.record({ seed: fc.nat(1e6), seats: fc.integer({ min: 2, max: 4 }), steps: fc.nat(45) }),
      fc.array(attempt, { minLength: BATCH, maxLength: BATCH, size: 'max' }),
      ({ seed, seats, steps }, attempts) => {
        const { m, given } = positionAfter(seed, seats, steps);
        const { open } = m;
        const before = e.hash(m);
        for (const one of attempts) {
          const refusal = make(m, given, one);
          if (refusal === 'legal') continue;
          tried++;
          if (refusal === null || !REFUSALS.includes(refusal.refused)) throw new Error(`not refused: ${fc.stringify(one)}`);
          codes.add(refusal.refused);
        }
        expect(e.hash(m)).toBe(before);
        expect(m.open).toBe(open);
      },
    ),
    { numRuns: RUNS, seed: 20_240_607 },
  );
  expect(tried).toBeGreaterThan(100_000);
  expect([...codes].sort()).toEqual(['already-answered', 'finished', 'no-such-offer', 'not-an-option', 'not-asked', 'nothing-sealed']);
});
