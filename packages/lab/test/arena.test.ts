import { describe, expect, it } from 'vitest';
import { facetStandings, pairStandings } from '../arena/index.ts';
import { type ArenaPlan, type Bout, pairing } from '../arena/plan.ts';
import { playBout, ringFor } from '../arena/play.ts';
import { rateOf } from '../arena/standings.ts';

const plan = (game: string, players: number, bots: readonly string[]): ArenaPlan => ({
  game,
  bots,
  players,
  matches: 4,
  seed: 7,
  options: {},
});
const bouts = async (of: ArenaPlan): Promise<Bout[]> => {
  const ring = await ringFor(of);
  return Array.from({ length: of.matches }, (_, match) => playBout(ring, of, match));
};
const untimed = (list: readonly Bout[]) => list.map(({ effort: _, ...bout }) => bout);

describe('a bout', () => {
  it('every bot meets every other in every seat', () => {
    const seen = Array.from({ length: 12 }, (_, match) => pairing(plan('skirmish', 2, ['a', 'b', 'c']), match));
    expect(new Set(seen.map((p) => JSON.stringify(p))).size).toBe(12);
  });
  it('depends on the plan alone', async () => {
    const of = plan('crown-of-ash', 2, ['search:12', 'random']);
    expect(untimed(await bouts(of))).toEqual(untimed(await bouts(of)));
  });
});

describe('facets', () => {
  it('Yield: turn order, leader, start, cards', async () => {
    for (const { facets } of await bouts(plan('yield', 3, ['random']))) {
      expect(facets.flatMap((own) => own['order']).sort()).toEqual(['1', '2', '3']);
      expect(new Set(facets.map((own) => own['start']![0])).size).toBe(3);
      for (const own of facets) expect([own['power']?.length, own['card']!.length > 0]).toEqual([1, true]);
    }
  });
  it('Crown of Ash: turn order, starting regions, Fate, builds and conquests', async () => {
    for (const { facets } of await bouts(plan('crown-of-ash', 2, ['random']))) {
      expect(facets.flatMap((own) => own['order']).sort()).toEqual(['1', '2']);
      expect(facets.flatMap((own) => own['start']).sort()).toEqual(['desert', 'forest', 'village', 'volcano']);
      expect(facets[0]!['fate']).not.toEqual(facets[1]!['fate']);
      for (const own of facets) expect([Number(own['built']), Number(own['conquered'])].every(Number.isInteger)).toBe(true);
    }
  });
  it('a game without a reader has its seats', async () => {
    const [bout] = await bouts(plan('skirmish', 2, ['random']));
    expect(bout!.facets).toEqual([{ seat: ['1'] }, { seat: ['2'] }]);
  });
});

describe('standings', () => {
  const bout = (match: number, heroSeat: number, winners: readonly number[]): Bout => ({
    match,
    hero: 'a',
    others: 'b',
    heroSeat,
    winners,
    answers: 9,
    effort: {},
    facets: [{ start: ['hill', 'hill'] }, { start: ['dale'] }],
  });
  const list = [bout(0, 0, [0]), bout(1, 1, [0]), bout(2, 0, [0, 1]), bout(3, 1, [1])];
  it('a seat counts once for each value it had', () => {
    expect(facetStandings(list, 2).map(({ value, games, wins, share }) => [value, games, wins, share])).toEqual([
      ['hill', 4, 3, 1.5],
      ['dale', 4, 2, 1],
    ]);
    expect(pairStandings(list, 2)).toMatchObject([{ hero: 'a', others: 'b', games: 4, wins: 3, fair: 0.5 }]);
  });
  it('intervals stay between nothing and all', () => {
    for (const [wins, games] of [
      [0, 40],
      [40, 40],
      [0, 0],
    ] as const) {
      const { low, high } = rateOf(wins, games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
    }
    expect(rateOf(50, 100)).toMatchObject({ low: expect.closeTo(0.404, 3), high: expect.closeTo(0.596, 3) });
  });
});
