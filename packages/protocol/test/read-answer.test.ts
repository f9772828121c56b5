import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessage, readAnswer } from '../index.ts';

const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined));
/** Mostly fine, sometimes nearly, sometimes anything at all. */
const mostly = (fine: fc.Arbitrary<unknown>, nearly: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fine, weight: 30 }, { arbitrary: nearly, weight: 3 }, { arbitrary: anything, weight: 1 });

const id = mostly(
  fc.oneof(fc.string({ maxLength: 120 }), fc.integer()),
  fc.oneof(fc.string({ minLength: 118, maxLength: 123 }), fc.double(), fc.constant(Number.POSITIVE_INFINITY)),
);
const ids = mostly(fc.array(id, { maxLength: 5 }), fc.array(fc.nat(9), { minLength: 198, maxLength: 202 }));
const command = fc.record(
  {
    t: mostly(fc.constant('answer'), fc.constantFrom('offer', 'undo')),
    seat: mostly(fc.nat(15), fc.oneof(fc.constantFrom(-1, 16), fc.double())),
    answer: fc.oneof(id, ids),
    given: mostly(fc.nat(99), fc.oneof(fc.double(), fc.constant(2 ** 53))),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['t', 'seat', 'answer'] },
);
const message = fc.record(
  {
    t: mostly(fc.constant('do'), fc.constant('chat')),
    id: mostly(fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/), fc.oneof(fc.stringMatching(/^[a-z]{6,42}$/), fc.constant('command-1\n'))),
    command: mostly(command, fc.array(command)),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['t', 'id', 'command'] },
);
/** As it comes out of a wire. */
const wired = (x: unknown): unknown => JSON.parse(JSON.stringify(x) ?? 'null');
const isAnswer = (x: unknown): boolean => {
  const said = x as { t?: unknown; command?: { t?: unknown } } | null;
  return said?.t === 'do' && said.command?.t === 'answer';
};

describe('an answer read without the schemas', () => {
  it('is read as the schemas read it, and refused as they refuse it', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof({ arbitrary: message, weight: 20 }, { arbitrary: fc.anything(), weight: 1 }), (x) => {
        for (const said of [x, wired(x)]) {
          const parsed = clientMessage.safeParse(said);
          const expected = parsed.success && isAnswer(parsed.data) ? parsed.data : null;
          expect(readAnswer(said)).toEqual(expected);
          if (expected !== null) read++;
        }
      }),
      { numRuns: 5000 },
    );
    expect(read).toBeGreaterThan(500);
  });

  it.each([
    ['no list', { t: 'do', id: 'command-1', command: ['answer'] }],
    ['half a seat', { t: 'do', id: 'command-1', command: { t: 'answer', seat: 0.5, answer: 1 } }],
    ['a seat too many', { t: 'do', id: 'command-1', command: { t: 'answer', seat: 16, answer: 1 } }],
    ['a list in a list', { t: 'do', id: 'command-1', command: { t: 'answer', seat: 0, answer: [[1]] } }],
    ['a short id', { t: 'do', id: 'command', command: { t: 'answer', seat: 0, answer: 1 } }],
    ['no answer', { t: 'do', id: 'command-1', command: { t: 'answer', seat: 0 } }],
    ['no number given', { t: 'do', id: 'command-1', command: { t: 'answer', seat: 0, answer: 1, given: null } }],
  ])('leaves to the schemas: %s', (_what, said) => {
    expect([readAnswer(said), clientMessage.safeParse(said).success]).toEqual([null, false]);
  });
});
