import { loadTitle } from '@longtable/games';
import { sample } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { firstPeerDifference } from '../bench/identical.ts';
import { type Chooser, playMatches, type SimulationPlan, simulate } from '../index.ts';
import { addTally, emptyTally, winnerName } from '../simulate/plan.ts';

const random: Chooser = { name: 'random', choose: ({ ask, rnd }) => ({ answer: sample(ask, rnd) }) };
const plan: SimulationPlan = {
  game: 'skirmish',
  players: [2, 3],
  games: 46,
  seed: 1,
  bots: ['random'],
  whole: 0,
  offersIn100: 0,
  options: null,
};

describe('the peer', () => {
  it('plays Skirmish as we do', () => {
    expect(firstPeerDifference(12)).toBeNull();
  });
});

describe('a simulation', () => {
  it('gives the same in threads as in one go', async () => {
    const title = await loadTitle('skirmish');
    const shown: number[] = [];
    const threaded = await simulate(plan, (done) => shown.push(done));
    const { results, endings, ...rest } = playMatches(title, plan, [random], 0, 46);
    expect(threaded).toMatchObject(rest);
    expect([threaded.results, threaded.endings]).toEqual([results, endings]);
    expect(shown.at(-1)).toBe(46);
  });
  it('finds a broken law and keeps the match', async () => {
    const title = await loadTitle('skirmish');
    const broken = { ...title, game: { ...title.game, check: () => ['a soldier is missing'] } };
    const { violations, games } = playMatches(broken, plan, [random], 0, 3);
    expect(games).toBe(3);
    expect(violations).toHaveLength(3);
    expect(violations[1]).toMatchObject({ law: 'invariants', seed: 2, players: 3, replay: { game: 'skirmish', seats: 3, seed: 2 } });
    expect(violations[1]?.message).toContain('a soldier is missing');
  });
  it('names winners in words and adds up', () => {
    expect([[], [1], [0, 2], [0, 1, 2]].map((winners) => winnerName(winners, 3))).toEqual(['nobody', 'seat 2', 'seats 1+3', 'everybody']);
    const sum = emptyTally();
    for (let i = 0; i < 2; i++)
      addTally(sum, { ...emptyTally(), games: 1, results: { 'seat 1': 1 }, bots: { random: { seats: 2, wins: 1 } } });
    expect(sum).toMatchObject({ games: 2, results: { 'seat 1': 2 }, bots: { random: { seats: 4, wins: 2 } } });
  });
});
