import { expect, it } from 'vitest';
import { failures, told } from '../findings.ts';

it('says nothing of games in which nothing was found', () => {
  expect(told({ yield: { texts: [], sentences: [] }, skirmish: {} })).toEqual([]);
});
it('names the first findings of each game and kind', () => {
  expect(told({ yield: { texts: ['a'], sentences: [] }, uprising: { texts: [1, 2, 3, 4, 5, 6] } })).toEqual([
    'yield: 1 texts: a',
    'uprising: 6 texts: 1, 2, 3, 4, 5 …',
  ]);
});
it('names each test that failed with its file and the first line of why', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
  const file = {
    name: '/here/test/a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [test('b', 'failed', 'AssertionError: 1\n at x'), test('c', 'passed')],
  };
  expect(failures([file])).toEqual(['test/a.test.ts: b: AssertionError: 1']);
  expect(failures([{ ...file, assertionResults: [], message: 'no such module\n' }])).toEqual(['test/a.test.ts: no such module']);
  expect(failures([{ ...file, status: 'passed', assertionResults: [test('c', 'passed')] }])).toEqual([]);
  expect(failures([{ ...file, status: 'passed', assertionResults: [test('c', 'passed', 'late\n at x')] }])).toEqual([
    'only at the second attempt: test/a.test.ts: c: late',
  ]);
});
