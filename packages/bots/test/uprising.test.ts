import { hex, type Match, sha256, utf8 } from '@longtable/kernel';
import type { Uprising } from '@longtable/uprising';
import { describe, expect, test } from 'vitest';
import { prospects } from '../index.ts';
import { bot, ring, start, task } from './ring.ts';
import { differences, playWith, unfit } from './scenarios.ts';

type Table = Match<Uprising>['table'];

/** The lead of the weakest faction over the better Nemesis. */
const margin = ({ players, empireVp, chaosVp }: Table): number => Math.min(...players.map(({ vp }) => vp)) - Math.max(empireVp, chaosVp);

describe('uprising', () => {
  test.each(['1E', '2E'])('%s: greedy comes nearer to victory than random', async (edition) => {
    const r = await ring('uprising');
    const mean = (name: string): number => {
      let sum = 0;
      for (let seed = 1; seed <= 3; seed++)
        sum += margin(playWith(r, [name, name, name], seed, { edition, difficulty: 'easy' }).table as Table);
      return sum / 3;
    };
    expect(mean('greedy')).toBeGreaterThan(mean('random') + 8);
  });

  test('search answers whatever it is asked', async () => {
    playWith(await ring('uprising'), ['search:20', 'search:20'], 6, {}, 120);
  });

  test.each(['greedy', 'search:20'])('%s decides the same in every world that looks the same to its seat', async (name) => {
    const [differ, of] = differences(await ring('uprising'), name, 11, {}, 60);
    expect(differ).toBe(0);
    expect(of).toBeGreaterThan(50);
  });

  test.each([2, 3, 4])('%i factions: proposals fit the question', async (seats) => {
    expect(unfit(await ring('uprising'), seats, 3, {})).toBeLessThan(0.02);
  });

  test('every faction counts: a point for any of them raises the hope of all', async () => {
    const r = await ring('uprising');
    const m = start(r, 3, 2, { factions: ['druwhn', 'krowh', 'mohyar'], heroes: ['syndra', 'khaal', 'ronja'] });
    const [before] = prospects(r.heuristic, m) as [number];
    (m.table as Table).players[2]!.vp += 5;
    const after = prospects(r.heuristic, m);
    expect(after[0]).toBeGreaterThan(before);
    expect(new Set(after).size).toBe(1);
  });

  test('a stronger Nemesis lowers it', async () => {
    const r = await ring('uprising');
    const m = start(r, 2, 2, { factions: ['druwhn', 'krowh'], heroes: ['syndra', 'khaal'] });
    const [before] = prospects(r.heuristic, m) as [number];
    (m.table as Table).chaosVp += 10;
    expect(prospects(r.heuristic, m)[0]).toBeLessThan(before);
  });

  test('terms say the same with a survey of the position and without it', async () => {
    const r = await ring('uprising');
    const m = start(r, 3, 4, {});
    let compared = 0;
    for (let n = 0; n < 160; n++) {
      const seen = r.heuristic.survey?.(m);
      for (const term of r.heuristic.terms)
        for (let seat = 0; seat < 3; seat++) {
          expect([term.name, term.amount(m, seat, seen)]).toEqual([term.name, term.amount(m, seat)]);
          if (term.amount(m, seat) !== 0) compared++;
        }
      const [seat] = r.machine.awaited(m) as [number];
      r.machine.apply(m, seat, bot('greedy').decide(task(r, m, seat, n)).answer);
    }
    expect(compared).toBeGreaterThan(2000);
  });

  // Written down anew only where the judgement, the search or the rules are meant to change: never for speed.
  test('the same seed gives the values and decisions that were written down', async () => {
    const r = await ring('uprising');
    const said: unknown[] = [];
    for (const seats of [2, 3, 4]) {
      const m = start(r, seats, seats, { edition: seats === 3 ? '1E' : '2E' });
      for (let n = 0; n < 240; n++) {
        const [seat] = r.machine.awaited(m) as [number];
        const name = n % 24 === 0 ? 'search:30' : n % 4 === 0 ? 'greedy' : 'random';
        const { answer, prospect } = bot(name).decide(task(r, m, seat, n));
        said.push([answer, prospect?.toFixed(9), prospects(r.heuristic, m)[0]!.toFixed(9)]);
        r.machine.apply(m, seat, answer);
      }
    }
    expect(hex(sha256(utf8(JSON.stringify(said)))).slice(0, 16)).toBe('884797efc6e57582');
  });
});
