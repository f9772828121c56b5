import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Bout } from '../arena/index.ts';
import { type Cell, cellsOf, figureOf, inTurn, type LevelsPlan, measure, tableOf } from '../levels.ts';
import { reliability, reliabilityOf } from '../reliability.ts';

const plan: LevelsPlan = {
  games: ['crown-of-ash', 'uprising'],
  steps: [
    ['apprentice', 'random'],
    ['captain', 'apprentice'],
  ],
  two: 4,
  four: 0,
  margins: 0,
  seed: 1,
};
const bout = (match: number, heroSeat: number, winners: number[], hero = 'captain', others = 'apprentice', margin = 0): Bout => ({
  match,
  hero,
  others,
  heroSeat,
  winners,
  answers: 9,
  effort: {},
  facets: [],
  figures: { margin },
});

describe('levels', () => {
  it('measures every step of every game and number of players, Uprising level by level', () => {
    const cells = cellsOf({ ...plan, two: 100, four: 60, margins: 40 });
    expect(
      cells.filter(({ game }) => game === 'crown-of-ash').map(({ players, bots, matches }) => [players, bots.join(), matches]),
    ).toEqual([
      [2, 'apprentice,random', 100],
      [2, 'captain,apprentice', 100],
      [4, 'apprentice,random', 60],
      [4, 'captain,apprentice', 60],
    ]);
    expect(
      cells.filter(({ game, bots }) => game === 'uprising' && bots[0] === 'captain').map(({ players, options }) => [players, options]),
    ).toEqual([
      [3, { edition: '2E' }],
      [2, { edition: '2E' }],
      [4, { edition: '2E' }],
      [3, { edition: '1E' }],
    ]);
  });

  it('plays quick levels and small tables of all games first', () => {
    const cells = inTurn({ ...plan, games: ['yield', 'crown-of-ash'], two: 2, four: 2 });
    expect(cells.map(({ game, players, bots }) => `${game} ${players} ${bots[0]}`)).toEqual([
      'yield 2 apprentice',
      'crown-of-ash 2 apprentice',
      'yield 4 apprentice',
      'crown-of-ash 4 apprentice',
      'yield 2 captain',
      'crown-of-ash 2 captain',
      'yield 4 captain',
      'crown-of-ash 4 captain',
    ]);
  });

  const cell: Cell = { game: 'yield', players: 2, bots: ['captain', 'apprentice'], matches: 4, options: {} };
  it('counts wins of the higher level, whoever is the hero; a draw is nobody\u2019s', () => {
    const bouts = [bout(0, 0, [0]), bout(1, 1, [0], 'apprentice', 'captain'), bout(2, 0, [0, 1]), bout(3, 0, [1])];
    expect(figureOf({ cell, bouts })).toBe('50 [15, 85] of 4');
  });
  it('four players: one of the higher among the lower first, then the other way round', () => {
    const bouts = [bout(0, 0, [1], 'apprentice', 'captain'), bout(1, 2, [2]), bout(2, 3, [3]), bout(3, 1, [0], 'apprentice', 'captain')];
    expect(figureOf({ cell: { ...cell, players: 4 }, bouts })).toBe('100 [34, 100] / 0 [0, 66]');
  });
  it('Uprising: the margin and matches won', () => {
    const bouts = [bout(0, 0, [], 'captain', 'captain', -6), bout(1, 0, [0, 1, 2], 'captain', 'captain', 2)];
    expect(figureOf({ cell: { ...cell, game: 'uprising', players: 3 }, bouts })).toBe('-2.0 ± 7.8, 1 of 2');
  });

  it('a table that is not whole leaves open what is not measured, and every figure stands under its step', () => {
    const captain = cellsOf(plan).find(({ game, bots }) => game === 'crown-of-ash' && bots[0] === 'captain')!;
    const table = tableOf({ ...plan, four: 4, margins: 4 }, [{ cell: captain, bouts: [bout(0, 0, [0])] }]);
    expect(table.split('\n').slice(2)).toEqual(['| crown-of-ash, 2 players | open | 100 [21, 100] of 1 |', '']);
  });

  it('plays them and writes one table', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'levels-'));
    const found = await measure(
      plan,
      ({ bots }) => join(folder, `${bots.join('-')}.jsonl`),
      1,
      () => {},
    );
    expect(tableOf(plan, found).split('\n').slice(0, 2)).toEqual(['|  | apprentice / random | captain / apprentice |', '|---|---|---|']);
    expect(tableOf(plan, found)).toMatch(/^\| crown-of-ash, 2 players \| \d+ \[\d+, \d+\] of 4 \| \d+ \[\d+, \d+\] of 4 \|$/m);
  });
});

describe('reliability', () => {
  const said = (forecast: number, won: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({ said: forecast, came: i < won ? 1 : 0 }));
  it('sees who is right and who is too sure', () => {
    const right = reliability([...said(0.8, 80, 100), ...said(0.2, 20, 100)]);
    expect(right.sureness).toBeCloseTo(1, 1);
    expect(right.bins[8]).toMatchObject({ from: 0.8, forecasts: 100, came: 0.8 });
    const sure = reliability([...said(0.98, 80, 100), ...said(0.02, 20, 100)]);
    expect(sure.sureness).toBeGreaterThan(2);
    expect(sure.loss).toBeGreaterThan(right.loss);
    expect(reliability([...said(0.6, 80, 100), ...said(0.4, 20, 100)]).sureness).toBeLessThan(0.5);
  });
  it('Uprising: where all win together, all have won', async () => {
    const found = await reliabilityOf({ game: 'uprising', bot: 'captain', players: 2, matches: 1, seed: 1, options: {} });
    expect(new Set(found.bins.filter(({ forecasts }) => forecasts > 0).map(({ came }) => came))).toEqual(new Set([1]));
  });
  it('Yield: Captains win about as often as their judgement says', async () => {
    const found = await reliabilityOf({ game: 'yield', bot: 'captain', players: 2, matches: 60, seed: 5000, options: {} });
    expect(found.sureness).toBeGreaterThan(0.55);
    expect(found.sureness).toBeLessThan(1.6);
    expect(found.loss).toBeLessThan(0.68);
  });
  it('Rune Age: the same, also with learnt weights', async () => {
    const found = await reliabilityOf({ game: 'rune-age', bot: 'captain', players: 2, matches: 80, seed: 1000, options: {} });
    expect(found.sureness).toBeGreaterThan(0.6);
    expect(found.sureness).toBeLessThan(1.4);
    expect(found.loss).toBeLessThan(0.58);
  });
});
