/** The question whether a guest wants to keep the name: to whom, where and how often it is put. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canKeep, type Finished, mayAsk, wasAnswered, wasAskedAt } from '../src/people/keep-asked.ts';

const OWN: Finished = { table: 'one', kind: 'server', mine: [1], hasAccount: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a guest is asked to keep the name', () => {
  test('after a match of their own on a server', () => {
    expect(mayAsk(OWN)).toBe(true);
  });
  test.each<[string, Partial<Finished>]>([
    ['who has an account', { hasAccount: true }],
    ['who only watched', { mine: [] }],
    ['who played alone on this device', { kind: 'local' }],
  ])('not somebody %s', (_, part) => {
    expect(mayAsk({ ...OWN, ...part })).toBe(false);
  });
  test('at one table, however often they look at it, and at no other', () => {
    wasAskedAt('one');
    expect(mayAsk(OWN)).toBe(true);
    expect(mayAsk({ ...OWN, table: 'two' })).toBe(false);
  });
  test('never again after an answer', () => {
    wasAskedAt('one');
    wasAnswered();
    expect(mayAsk(OWN)).toBe(false);
    expect(mayAsk({ ...OWN, table: 'two' })).toBe(false);
  });
  test.each([
    ['a guest', { kind: 'guest', mayKeep: true }, true],
    ['a guest where registration is closed', { kind: 'guest', mayKeep: false }, false],
    ['an account', { kind: 'account', mayKeep: true }, false],
    ['a program', { kind: 'bot', mayKeep: true }, false],
  ] as const)('%s', (_, account, asked) => {
    expect(canKeep(account)).toBe(asked);
  });
});
