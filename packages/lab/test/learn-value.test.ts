/** Learning a value: a net moves towards what it is shown, a run comes to the same however it is played, and only play decides. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf, type NetData, netOf, valueBy, zeros } from '@longtable/bots/net';
import { fail, rndFrom } from '@longtable/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { ringFor } from '../arena/play.ts';
import { errorOf, examplesOf, fit } from '../learn/value/fit.ts';
import { openNotebook } from '../learn/value/notebook.ts';
import { gateSeed, matchSeed, type Told, type ValuePlan } from '../learn/value/plan.ts';
import { leadOf, tell } from '../learn/value/play.ts';
import { learnValueWith, type PlayMatch } from '../learn/value/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-value-'));
afterAll(() => rmSync(folder, { recursive: true }));
const unwatched = { round: () => {}, progress: () => {} };

const PLAN: ValuePlan = { game: 'uprising', players: 2, options: { chapters: 2 }, seed: 5, rounds: 1, matches: 2, gate: 2 };

/** Three features, two units, all a little above nothing. */
const START: NetData = dataOf({
  features: 3,
  units: 2,
  weights: [0.2, -0.1, 0.1, 0.1, -0.2, 0.3],
  biases: [0.1, 0.1],
  signs: [1, -1],
  linear: [0.1, 0.1, 0.1],
  bias: 0,
});

describe('a net', () => {
  test('is the same after it was written and read', () => {
    const [once, twice] = [netOf(START), netOf(dataOf(netOf(START)))];
    for (const row of [
      [1, 0, 0],
      [0, 1, 0],
      [0.3, -0.2, 2],
    ])
      expect(valueBy(twice, row)).toBeCloseTo(valueBy(once, row), 3);
    expect(valueBy(once, [1, 0, 0])).toBeCloseTo(0.1 + 0.3, 2);
  });

  test('learns what it is shown, also what is no straight line, and nothing where there is nothing to learn', () => {
    const rnd = rndFrom(3);
    const rows = Array.from({ length: 12_000 }, () => [rnd(1000) / 500 - 1, rnd(1000) / 500 - 1, 1]);
    const shown = rows.map((row) => ({ row, target: row[0]! + Math.max(0, row[1]!) - 0.3 }));
    const { net, before, after } = fit(shown, START, 1);
    expect(after).toBeLessThan(before / 2);
    expect(errorOf(net, shown)).toBe(after);
    const silent = dataOf({ ...netOf(START), biases: [-100, -100] });
    const straight = rows.map((row) => ({ row, target: row[0]! - row[1]! / 2 }));
    expect(fit(straight, silent, 1).after).toBeLessThan(0.1);
    const noise = rows.map((row) => ({ row, target: rnd(2) === 0 ? -4 : 4 }));
    expect(fit(noise, START, 1).after).toBeGreaterThan(3.5);
  });
});

describe('the target of a position', () => {
  test('is half what the old net says, half what came: the end, and less of it the farther away', () => {
    const still = dataOf({ ...netOf(START), weights: zeros(6), biases: [0, 0], linear: zeros(3), bias: 0 });
    const [last, first] = examplesOf(
      [
        {
          rows: [
            [1, 0, 0],
            [0, 1, 0],
          ],
          lead: 10,
        },
      ],
      still,
    );
    expect(last).toEqual({ row: [0, 1, 0], target: 5 });
    expect(first!.row).toEqual([1, 0, 0]);
    expect(first!.target).toBeCloseTo(0.92 * 5);
  });
});

test('seeds of learning and of the gate never meet', () => {
  const plan = { ...PLAN, rounds: 1000, matches: 1000 };
  expect(matchSeed(plan, 999, 999)).toBeLessThan(gateSeed(plan, 0));
  expect(matchSeed(plan, 1, 0)).toBe(matchSeed(plan, 0, 999) + 1);
});

describe('a run', () => {
  const here = async (): Promise<{ play: PlayMatch; net: NetData; played: number[] }> => {
    const ring = await ringFor(PLAN);
    const played: number[] = [];
    const play: PlayMatch = async ({ plan, net, seed, isTold }) => {
      played.push(seed);
      return isTold ? tell(ring, plan, net, seed) : { rows: [], lead: leadOf(ring, plan, net, seed) };
    };
    return { play, net: ring.heuristic.learnt?.net ?? fail('nothing is learnt'), played };
  };

  test('plays, learns and asks the gate; from its notebook it comes to the same without playing', async () => {
    const { play, net, played } = await here();
    const file = join(folder, 'run.jsonl');
    const first = await learnValueWith(PLAN, net, openNotebook(file), play, unwatched);
    expect(played).toEqual([5, 6, 1_000_005, 1_000_006, 1_000_005, 1_000_006]);
    expect(first.net).not.toEqual(net);
    expect(first.verdict.comparisons).toBe(2);
    const again = await learnValueWith(PLAN, net, openNotebook(file), () => fail('played again'), unwatched);
    expect(again).toEqual({ ...first, made: 0 });
    // Stopped in the middle of a line: that match is played again, the others are not.
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, text.indexOf('\n') + 20));
    played.length = 0;
    expect(await learnValueWith(PLAN, net, openNotebook(file), play, unwatched)).toEqual({ ...first, made: 5 });
    expect(played[0]).toBe(6);
  });

  test('a value that plays worse does not pass', async () => {
    const { net } = await here();
    const worse: PlayMatch = async ({ net: by, isTold, seed }): Promise<Told> =>
      isTold ? { rows: [zeros(netOf(net).features)], lead: 0 } : { rows: [], lead: (by === net ? 5 : 0) + (seed % 2) };
    const { verdict } = await learnValueWith({ ...PLAN, gate: 8 }, net, openNotebook(null), worse, unwatched);
    expect(verdict).toMatchObject({ passed: false, gain: -5 });
    const better: PlayMatch = async (wanted) => {
      const told = await worse(wanted);
      return { ...told, lead: -told.lead };
    };
    expect((await learnValueWith({ ...PLAN, gate: 8 }, net, openNotebook(null), better, unwatched)).verdict.passed).toBe(true);
  });
});
