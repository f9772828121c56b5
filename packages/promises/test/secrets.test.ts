/** A sample of the swapped pairs, and planted leaks that must be found; the long run is secrets.ts. */
import { GAME_IDS } from '@longtable/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { type OwnTitle, ownTitle, ownTitlesOnly } from '../help/own.ts';
import { inEngine, inEvents, inQuestion, inRefusals, inView, type Leak, leaking } from '../help/secrets/leaky.ts';
import { comparePairs } from '../help/secrets/pairs.ts';
import { known, ZONES } from '../help/secrets/twins.ts';

const titles = new Map<string, OwnTitle>();
beforeAll(async () => {
  const all = await ownTitlesOnly();
  for (const game of GAME_IDS) titles.set(game, await ownTitle(all, game));
});

test.each(GAME_IDS)('%s: no byte tells apart what a viewer may not tell apart', async (game) => {
  const report = await comparePairs(titles.get(game)!, { pairs: 60, seed: 7 });
  expect(report.differences).toEqual([]);
  expect([report.pairs, report.positions > 3, report.after > 20, report.bytes > 200_000]).toEqual([60, true, true, true]);
});

interface Piles {
  readonly hands: readonly (readonly number[])[];
  readonly hills: readonly number[];
}
interface Players<P> {
  readonly players: readonly P[];
}
type YieldTable = Players<{ hand: number[]; chosen: string | null }> & { readonly armies: readonly { units: number }[] };
type CrownTable = Players<{ fate: number; laid: number }> & { readonly attackers: readonly number[] };
type RuneTable = Players<{ hand: number[]; deck: number[] }>;
type UprisingTable = Players<{ drawn: string[]; deck: string[] }> & {
  readonly hexes: readonly { readonly tile: string | null; readonly up: boolean }[];
  readonly items: readonly string[];
  readonly events: readonly string[];
};

const LEAKS: Readonly<Record<string, Readonly<Record<string, Leak>>>> = {
  skirmish: {
    'every hand to everybody': inView((table: Piles) => table.hands),
    'one card of one hand': inView((table: Piles) => table.hands[1]?.findIndex((n) => n > 0)),
    'what somebody drew, told to all': inEvents,
    'the next hill beside a question': inQuestion((table: Piles) => table.hills.at(-1)),
  },
  yield: {
    'every hand to everybody': inView((table: YieldTable) => table.players.map(({ hand }) => hand)),
    'one strategy card that lies face down': inView((table: YieldTable) => table.players[1]?.chosen),
    'one dial': inView((table: YieldTable) => table.armies[0]?.units),
    'a refusal that depends on a hand': inRefusals((table: YieldTable) => (table.players[0]?.hand[0] ?? 0) % 2 === 1),
  },
  'crown-of-ash': {
    'every Fate card to everybody': inView((table: CrownTable) => table.players.map(({ fate }) => fate)),
    'one Fate card beside a question': inQuestion((table: CrownTable) => table.players[0]?.fate),
    'one attacker who is face down': inView((table: CrownTable) => table.attackers[0]),
    'a refusal that depends on a Fate card': inRefusals((table: CrownTable) => (table.players[1]?.fate ?? 0) % 2 === 1),
  },
  'rune-age': {
    'every hand to everybody': inView((table: RuneTable) => table.players.map(({ hand }) => hand)),
    'one card of one hand': inView((table: RuneTable) => table.players[0]?.hand.at(-1)),
    'the top of a deck beside a question': inQuestion((table: RuneTable) => table.players[1]?.deck.at(-1)),
    'what somebody drew, told to all': inEvents,
  },
  uprising: {
    'one face-down tile': inView((table: UprisingTable) => table.hexes.find(({ tile, up }) => tile !== null && !up)?.tile),
    'the Events to come': inView((table: UprisingTable) => table.events),
    'the next Items': inView((table: UprisingTable) => table.items.slice(-3)),
    'a refusal that depends on a Feat deck': inRefusals((table: UprisingTable) => (table.players[0]?.deck[0] ?? '') > 'm'),
  },
};

test.each(GAME_IDS)('%s: a coach who is sent the true match is found', async (game) => {
  const leaky = leaking(
    titles.get(game)!,
    inEngine((engine) => ({ ...engine, imagine: (m, seat, rnd) => (seat === null ? engine.imagine(m, seat, rnd) : engine.clone(m)) })),
  );
  const report = await comparePairs(leaky, { pairs: 300, seed: 3, stopAtFirst: true });
  expect(report.differences.length).toBeGreaterThan(0);
});

describe.each(Object.keys(LEAKS))('%s: a planted leak is found', (game) => {
  test.each(Object.keys(LEAKS[game]!))('%s', async (name) => {
    const leaky = leaking(titles.get(game)!, LEAKS[game]![name]!);
    const report = await comparePairs(leaky, { pairs: 3000, seed: 3, stopAtFirst: true });
    expect(report.differences.length).toBeGreaterThan(0);
  });
});

test('the oracle knows of cards of Yield that were turned up and shuffled away within one step', () => {
  const piles = (deck: number[], discard: number[]) => ({ seats: 2, stack: [], table: { deck, discard } });
  const { forgets } = ZONES['yield']!;
  expect(forgets?.(piles([0, 0], [3, 4]), piles([4, 3], [0, 0]))).toBe(true);
  expect(forgets?.(piles([1, 0], [3, 4]), piles([2, 3], [0, 3]))).toBe(true);
  expect(forgets?.(piles([2, 2], [3, 4]), piles([2, 1], [4, 4]))).toBe(false);
});

test('the oracle knows of fighters and cards of Crown of Ash that were turned up and taken back within one step', () => {
  const attack = (attackers: number[], laid: number, isUp = false) => ({
    seats: 2,
    stack: [],
    table: { attackers, turnedUp: isUp, cardsUp: isUp, players: [{ laid }, { laid: -1 }] },
  });
  const { forgets } = ZONES['crown-of-ash']!;
  expect(forgets?.(attack([16], -1), attack([], -1))).toBe(true);
  expect(forgets?.(attack([], 3), attack([], -1))).toBe(true);
  expect(forgets?.(attack([16], 3), attack([16], 3))).toBe(false);
  expect(forgets?.(attack([16], 3, true), attack([], -1))).toBe(false);
});

test('the oracle knows of cards of Rune Age that were turned up and chosen from within one step', () => {
  const player = (deck: number[], hand: number[], shown: number[], discard: number[]) => ({
    seats: 2,
    stack: [],
    table: { players: [{ deck, hand, shown, discard, known: [] }] },
  });
  const { forgets } = ZONES['rune-age']!;
  const before = player([1, 2, 3, 4], [3, 4], [], [9]);
  expect(forgets?.(before, player([1, 2], [3, 4, 4], [4], [9, 3]))).toBe(true);
  expect(forgets?.(before, player([1, 2, 3], [3, 4, 4], [4], [9]))).toBe(false);
  expect(forgets?.(before, player([1, 2], [3, 3, 4, 4], [], [9]))).toBe(false);
  expect(forgets?.(before, player([1, 2], [3, 4], [], [9, 3, 4]))).toBe(false);
});

test('the oracle covers what is hidden and nothing else', () => {
  const match = (hands: number[][], hills: number[]): string =>
    JSON.stringify({
      seats: 2,
      given: [3, 4],
      sealed: null,
      stack: [],
      chance: {},
      table: { hands, hills, deck: [4, 4], prize: hills.length },
    });
  const zones = ZONES['skirmish']!;
  const real = match(
    [
      [1, 0],
      [0, 1],
    ],
    [2, 5],
  );
  expect(
    known(
      zones,
      match(
        [
          [1, 0],
          [1, 0],
        ],
        [5, 2],
      ),
      0,
    ),
  ).toBe(known(zones, real, 0));
  expect(
    known(
      zones,
      match(
        [
          [0, 1],
          [0, 1],
        ],
        [2, 5],
      ),
      0,
    ),
  ).not.toBe(known(zones, real, 0));
  expect(
    known(
      zones,
      match(
        [
          [1, 0],
          [0, 2],
        ],
        [2, 5],
      ),
      0,
    ),
  ).not.toBe(known(zones, real, 0));
});
