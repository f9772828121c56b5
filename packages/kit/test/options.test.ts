import { describe, expect, it, test } from 'vitest';
import { badOption, isOneOf, knownOptions } from '../index.ts';

describe('options as they come', () => {
  test.each([undefined, null])('%s means: the defaults', (given) => {
    expect(knownOptions(given, ['hills'])).toEqual({});
  });
  it('are given on when the game knows them all', () => {
    expect(knownOptions({ hills: 5 }, ['hills', 'rally'])).toEqual({ hills: 5 });
  });
  it('are refused by name when the game does not know one', () => {
    expect(knownOptions({ hills: 5, hats: 2 }, ['hills', 'rally'])).toEqual({
      refused: 'bad-option',
      option: 'hats',
      message: 'There is no option "hats". Known: hills, rally.',
    });
    expect(knownOptions(JSON.parse('{"__proto__":{"hills":5}}'), ['hills'])).toMatchObject({ option: '__proto__' });
  });
  test.each([7, 'hills=5', true, ['hills']])('%j is no record of options', (given) => {
    expect(knownOptions(given, ['hills'])).toMatchObject({ refused: 'bad-option', option: 'options' });
  });
  it('that do not fit are refused with name, message and, if there is one, the rule', () => {
    expect(badOption('hills', 'There are 5 or 7.')).toEqual({ refused: 'bad-option', option: 'hills', message: 'There are 5 or 7.' });
    expect(badOption('hills', 'There are 5 or 7.', 'SK-SET-04')).toMatchObject({ rule: 'SK-SET-04' });
  });
  it('are one of the allowed values, of the same type', () => {
    expect(isOneOf([5, 7], 5)).toBe(true);
    for (const x of ['5', 6, null, undefined, [5]]) expect(isOneOf([5, 7], x)).toBe(false);
  });
});
