import { existsSync, rmSync } from 'node:fs';
import { loadTitle } from '@longtable/games';
import { sample } from '@longtable/kernel';
import { type Chooser, playMatches, type SimulationPlan } from '@longtable/lab';
import { expect, it } from 'vitest';
import { reportText, simulationReport } from '../simulation-report.ts';
import { longtable } from './run.ts';

const random: Chooser = { name: 'random', choose: ({ ask, rnd }) => ({ answer: sample(ask, rnd) }) };
const plan: SimulationPlan = {
  game: 'skirmish',
  players: [2],
  games: 1,
  seed: 987654,
  bots: ['random'],
  whole: 1,
  offersIn100: 0,
  options: { hills: 5 },
};

it('a violation leaves a replay that can be looked at, and the line that plays it again', async () => {
  const title = await loadTitle('skirmish');
  const check: typeof title.game.check = (m) => (m.given[0] === 2 ? ['a soldier is missing'] : []);
  const tally = playMatches({ ...title, game: { ...title.game, check } }, plan, [random], 0, 1);
  const report = simulationReport(plan, tally, 1);
  const [violation] = report.violations;
  expect(violation).toMatchObject({ law: 'invariants', seed: 987654, players: 2 });
  expect(reportText(report, ['hills=5'])).toContain('simulate skirmish --players 2 --games 1 --seed 987654 --whole 1 --option hills=5');
  const file = violation?.replay ?? '';
  expect(existsSync(file)).toBe(true);
  expect((await longtable(['replay', file])).code).toBe(0);
  rmSync(file);
});
