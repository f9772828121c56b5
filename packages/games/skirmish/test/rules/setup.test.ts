import { engine, isRefusal, type Match, scripted, seeded } from '@longtable/kernel';
import { describe, expect, it, test } from 'vitest';
import { type Skirmish, skirmishGame } from '../../index.ts';

function start(seats: number, options: object = {}, seed = 1, script: Record<string, readonly number[]> = {}): Match<Skirmish> {
  const chosen = skirmishGame.options(options, seats);
  if (isRefusal(chosen)) throw new Error(JSON.stringify(chosen));
  return engine(skirmishGame, scripted(script, seeded(seed))).start(chosen, seats, seed);
}
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const SEEDS = Array.from({ length: 60 }, (_, i) => i);

describe('setup', () => {
  test.each([2, 3, 4])('[SK-SET-01] %i captains can play', (seats) => {
    expect(start(seats).table.hands).toHaveLength(seats);
  });
  test.each([0, 1, 5, 2.5, -2, Number.NaN])('[SK-SET-01] %d captains cannot', (seats) => {
    expect(skirmishGame.options({}, seats)).toMatchObject({ refused: 'bad-option', option: 'seats', rule: 'SK-SET-01' });
  });

  test.each([2, 3, 4])('[SK-SET-02] deck and hands of %i captains are forty soldiers, eight of each rank', (seats) => {
    const { deck, hands, discard } = start(seats).table;
    expect([deck, ...hands].reduce((all, pile) => all.map((n, kind) => n + pile[kind]!))).toEqual([8, 8, 8, 8, 8]);
    expect(discard).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([2, 3, 4])('[SK-SET-03] each of %i captains holds four soldiers', (seats) => {
    expect(start(seats).table.hands.map(sum)).toEqual(new Array(seats).fill(4));
  });
  it('[SK-SET-03] a hand is secret: its owner sees the ranks, the others and spectators see how many', () => {
    const m = start(3);
    expect(skirmishGame.view(m, 1).hand).toEqual(m.table.hands[1]);
    expect(skirmishGame.view(m, null).hand).toBeNull();
    for (const viewer of [0, 1, 2, null]) expect(skirmishGame.view(m, viewer).hands).toEqual([4, 4, 4]);
  });
  it('[SK-SET-03] what is drawn depends on chance, soldier by soldier', () => {
    const hands = new Set(SEEDS.map((seed) => JSON.stringify(start(2, {}, seed).table.hands)));
    expect(hands.size).toBeGreaterThan(50);
  });

  test.each([
    [{}, [1, 1, 2, 2, 3, 3, 4]],
    [{ hills: 7 }, [1, 1, 2, 2, 3, 3, 4]],
    [{ hills: 5 }, [1, 2, 2, 3, 4]],
  ])('[SK-SET-04] with the options %j the hills are worth %j', (options, worth) => {
    const { prize, hills } = start(2, options).table;
    expect([prize, ...hills].sort()).toEqual(worth);
  });
  it('[SK-SET-04] the hills are shuffled and nobody sees those to come', () => {
    const orders = new Set(SEEDS.map((seed) => start(2, {}, seed).table.hills.join()));
    expect(orders.size).toBeGreaterThan(50);
    const m = start(2);
    for (const viewer of [0, 1, null]) {
      const before = skirmishGame.view(m, viewer);
      const turned = { ...m, table: { ...m.table, hills: m.table.hills.toReversed() } };
      expect(skirmishGame.view(turned, viewer)).toEqual(before);
      expect(before.hillsLeft).toBe(6);
    }
  });

  it('[SK-SET-05] the lead is drawn, and every captain can have it', () => {
    expect(start(4, {}, 1, { lead: [2] }).table.lead).toBe(2);
    expect(new Set(SEEDS.map((seed) => start(4, {}, seed).table.lead))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('bad options are refused by name', () => {
  test.each<[unknown, string]>([
    [{ hills: 6 }, 'hills'],
    [{ hills: '7' }, 'hills'],
    [{ hills: null }, 'hills'],
    [{ rally: 'no' }, 'rally'],
    [{ rally: 0 }, 'rally'],
    [{ hats: true }, 'hats'],
    [{ hills: 5, Rally: true }, 'Rally'],
    ['hills=5', 'options'],
    [[5], 'options'],
  ])('%j: %s', (given, option) => {
    const refused = skirmishGame.options(given, 2);
    expect(refused).toMatchObject({ refused: 'bad-option', option });
    expect(isRefusal(refused) && 'message' in refused && String(refused.message).length).toBeGreaterThan(10);
  });
  test.each([undefined, null, {}])('%j means seven hills with rallies', (given) => {
    expect(skirmishGame.options(given, 2)).toEqual({ hills: 7, rally: true });
  });
});
