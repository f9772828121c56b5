/** A learnt value: the net says what one works out by hand, and that of Uprising forecasts better than the terms it was given. */
import type { Match, Spec } from '@longtable/kernel';
import type { Uprising } from '@longtable/uprising';
import { describe, expect, test } from 'vitest';
import { standing } from '../heuristic.ts';
import { FEATURES, features } from '../heuristics/uprising/features/index.ts';
import { type Survey, survey } from '../heuristics/uprising/survey.ts';
import { netOf, valueBy, zeros } from '../net.ts';
import { NET } from '../weights/uprising-value.ts';
import { bot, type Ring, ring, start, task } from './ring.ts';

type M = Match<Uprising>;

/** 2048 is nothing: `gA`; one more: `gB`, one less: `f/`, three more: `gD`. */
const SMALL = netOf({
  hidden: [
    { unit: 0.5, bias: 0, sign: 1, text: 'gBgA' },
    { unit: 1, bias: -1, sign: -1, text: 'gAgD' },
  ],
  linear: { unit: 0.25, text: 'gBf/' },
  bias: 10,
});

describe('a net', () => {
  test('is worked out by hand: units that are below nothing are silent, those with a minus take away', () => {
    expect(valueBy(SMALL, [0, 0])).toBe(10);
    expect(valueBy(SMALL, [2, 0])).toBe(10 + 0.25 * 2 + 0.5 * 2);
    expect(valueBy(SMALL, [-2, 0])).toBe(10 - 0.25 * 2);
    expect(valueBy(SMALL, [0, 1])).toBe(10 - 0.25 - (3 - 1));
  });

  test('remembers nothing of the position before', () => {
    const once = valueBy(SMALL, [1, 1]);
    valueBy(SMALL, [9, 9]);
    expect(valueBy(SMALL, [1, 1])).toBe(once);
  });
});

/** The points of the terms, the rival's, and the survey that both share. */
function judged({ heuristic }: Ring, m: Match<Spec>): { points: number[]; rival: number; seen: Survey } {
  const seen = survey((m as unknown as M).table);
  const points = Array.from({ length: m.seats }, (_, seat) => standing(heuristic, m, seat, seen));
  return { points, rival: heuristic.rivals!(m)[0]!, seen };
}

function featuresOf(r: Ring, m: Match<Spec>): number[] {
  const { points, rival, seen } = judged(r, m);
  const found = zeros(FEATURES);
  features(m as unknown as M, seen, points, rival, found);
  return found;
}

describe('the learnt value of Uprising', () => {
  test('has a weight for every feature', () => {
    for (const { text } of [...NET.hidden, NET.linear]) expect(text.length).toBe(2 * FEATURES);
    expect(netOf(NET).linear.every(Number.isFinite)).toBe(true);
  });

  test('says of a position what was learnt of it: features stand where their weights are', async () => {
    const r = await ring('uprising');
    const leads = [2, 3, 4].map((seats) => {
      const m = start(r, seats, seats, { edition: seats === 3 ? '1E' : '2E' });
      for (let n = 0; n < 150 || !r.heuristic.calm(m, 0); n++) {
        const [seat] = r.machine.awaited(m) as [number];
        r.machine.apply(m, seat, bot('random').decide(task(r, m, seat, n)).answer);
      }
      const { points, rival, seen } = judged(r, m);
      return r.heuristic.lead!(m, points, rival, seen);
    });
    expect(leads.map((lead) => Math.round(10 * lead) / 10)).toEqual([-23.2, -25.9, -39]);
  });

  test('knows points, Havens and Curses by their own features', async () => {
    const r = await ring('uprising');
    const m = start(r, 2, 2, { factions: ['druwhn', 'krowh'], heroes: ['syndra', 'khaal'] });
    const before = featuresOf(r, m);
    const changed = (change: (table: M['table']) => void): number[] => {
      const twin = r.machine.clone(m);
      change((twin as unknown as M).table);
      return featuresOf(r, twin).flatMap((x, i) => (x === before[i] ? [] : [i]));
    };
    expect(changed(() => {})).toEqual([]);
    const points = changed(({ players }) => {
      players[0]!.vp += 3;
    });
    const havens = changed(({ hexes }) => {
      const h = hexes.findIndex(({ tile, haven }) => tile !== null && haven < 0);
      hexes[h] = { ...hexes[h]!, up: true, haven: 0 };
    });
    const curses = changed(({ hexes }) => {
      const h = hexes.findIndex(({ tile, curse, up }) => tile !== null && !curse && !up);
      hexes[h] = { ...hexes[h]!, curse: true };
    });
    expect(points.length).toBeGreaterThan(0);
    expect(havens).not.toEqual(points);
    expect(curses.some((i) => !points.includes(i) && !havens.includes(i))).toBe(true);
  });

  test('forecasts the end of a match better than the terms', async () => {
    const r = await ring('uprising');
    const errors = { terms: 0, learnt: 0 };
    for (let seed = 1; seed <= 4; seed++) {
      const m = start(r, 3, seed, {});
      const said: { terms: number; learnt: number }[] = [];
      for (let n = 0; m.result === null; n++) {
        if (r.heuristic.calm(m, 0)) {
          const { points, rival, seen } = judged(r, m);
          said.push({ terms: Math.min(...points) - rival, learnt: r.heuristic.lead!(m, points, rival, seen) });
        }
        const [seat] = r.machine.awaited(m) as [number];
        r.machine.apply(m, seat, bot('captain').decide(task(r, m, seat, n)).answer);
      }
      const { players, empireVp, chaosVp } = (m as unknown as M).table;
      const end = Math.min(...players.map(({ vp }) => vp)) - Math.max(empireVp, chaosVp);
      for (const { terms, learnt } of said) {
        errors.terms += Math.abs(terms - end);
        errors.learnt += Math.abs(learnt - end);
      }
    }
    expect(errors.learnt).toBeLessThan(errors.terms);
  });
});
