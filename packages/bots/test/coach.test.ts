/** The coach: which way it names, what another costs, and its words for every term. */
import { GAME_IDS } from '@longtable/games';
import { type Ask, fail, rndFrom } from '@longtable/kernel';
import { describe, expect, test } from 'vitest';
import { adviceOn, advising, judging, type Way } from '../advise.ts';
import { costOf, hintOf, WORTH_A_WARNING } from '../coach.ts';
import { loadHeuristic } from '../heuristics.ts';
import { skirmishTelling, TELLINGS } from '../tellings.ts';
import { bot, ring, start, task } from './ring.ts';

const way = (answer: string, prospect: number, visits: number, spread = 0.1): Way => ({ answer, prospect, visits, spread });
const ask: Ask = { seat: 0, shape: 'pick', options: ['a', 'b', 'c'] };

describe('a hint', () => {
  test('is the way that was looked at most, not the luckiest of a few looks', () => {
    const hint = hintOf({ ways: [way('lucky', 0.9, 3), way('solid', 0.6, 900), way('other', 0.5, 90)] });
    expect([hint?.best.answer, hint?.other?.answer]).toEqual(['solid', 'other']);
  });

  test('is missing where there is no choice, and has no comparison where nothing else was worth a look', () => {
    expect(hintOf({ ways: [] })).toBeNull();
    expect(hintOf({ ways: [way('a', 0.5, 1000), way('b', 0.1, 4)] })?.other).toBeNull();
  });

  test('costs what the chosen way promises less, where that is more than an error', () => {
    const ways = [way('a', 0.6, 900), way('b', 0.45, 400), way('c', 0.55, 4, 0.4)];
    expect(costOf(ask, { ways }, 'b')).toBeCloseTo(0.15);
    expect(costOf(ask, { ways }, 'b')).toBeGreaterThanOrEqual(WORTH_A_WARNING);
    expect(costOf(ask, { ways }, 'a')).toBe(0);
    expect(costOf(ask, { ways }, 'c')).toBe(0);
    expect(costOf(ask, { ways }, 'unseen')).toBeNull();
  });

  test('knows a set in whatever order it is given', () => {
    const some: Ask = { seat: 0, shape: 'some', options: ['a', 'b'], min: 0, max: 2 };
    const ways: Way[] = [way('a', 0.6, 900), { ...way('', 0.4, 400), answer: ['a', 'b'] }];
    expect(costOf(some, { ways }, ['b', 'a'])).toBeCloseTo(0.2);
  });
});

describe('advice with reasons', () => {
  test('names reasons that speak to the seat, the most important first, and is the same with the same seed', async () => {
    const r = await ring('skirmish');
    const m = start(r, 2, 3);
    const [seat] = r.machine.awaited(m) as [number];
    const saved = r.machine.save(r.machine.imagine(m, seat, rndFrom(1)));
    const rules = { game: r.title.game, engine: () => r.machine };
    const matter = { saved, seat, seed: 5, iterations: 400, reasons: true };
    const advice = advising(r.heuristic, skirmishTelling)(rules, matter);
    expect(advice).toEqual(advising(r.heuristic, skirmishTelling)(rules, matter));
    const points = (advice.reasons ?? fail('no reasons')).map((one) => one.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    for (const { words } of advice.reasons!) expect(Object.values(skirmishTelling).map(({ you }) => you)).toContainEqual(words);
  });

  test('tells nothing more where nobody asked', async () => {
    const r = await ring('skirmish');
    const m = start(r, 2, 3);
    const [seat] = r.machine.awaited(m) as [number];
    const saved = r.machine.save(r.machine.imagine(m, seat, rndFrom(1)));
    const rules = { game: r.title.game, engine: () => r.machine };
    expect(advising(r.heuristic, skirmishTelling)(rules, { saved, seat, seed: 5, iterations: 100 }).reasons).toBeUndefined();
  });
});

describe('words for the terms of the judgement', () => {
  test.each(GAME_IDS)('%s: every term has a name and a reason, none is told that does not exist', async (game) => {
    const heuristic = (await loadHeuristic(game)) ?? fail(`nobody knows ${game}`);
    expect(Object.keys(TELLINGS[game] ?? {}).sort()).toEqual(heuristic.terms.map(({ name }) => name).sort());
  });

  test('a judgement names its open terms, and only these', async () => {
    const r = await ring('skirmish');
    const m = start(r, 2, 3);
    m.table = { ...m.table, points: [2, 1] };
    const rules = { game: r.title.game, engine: () => r.machine };
    const { standings } = judging(r.heuristic, skirmishTelling)(rules, { saved: r.machine.save(m), seat: 0, seed: 1 });
    expect(standings).toEqual([{ words: expect.anything(), label: skirmishTelling['points']!.label, points: [2, 1] }]);
  });
});

test('whoever follows hints answers what the advice names', async () => {
  const r = await ring('skirmish');
  const m = start(r, 2, 4);
  const [seat] = r.machine.awaited(m) as [number];
  const { answer, prospect } = bot('hint').decide(task(r, m, seat, 9));
  expect(r.machine.apply(r.machine.clone(m), seat, answer)).toBeNull();
  expect(prospect).toBeGreaterThan(0);
});

test('a search goes on in worlds where nothing that it knows is possible, and nothing else is sensible', async () => {
  const r = await ring('skirmish');
  const m = start(r, 3, 4);
  const [seat] = r.machine.awaited(m) as [number];
  const senseless = { ...r.heuristic, sensible: () => false };
  const { ways } = adviceOn({ ...task(r, m, seat, 9), heuristic: senseless }, { iterations: 600 });
  expect(ways.length).toBeGreaterThan(0);
});
