import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHeuristic } from '@longtable/bots';
import { expect, it } from 'vitest';
import { fileOf as weightsFile } from '../commands/learn.ts';
import { fileOf } from '../learn-value.ts';

it('a value that passed is written as a file that says how it was learnt and reads as the same net', async () => {
  const { net } = (await loadHeuristic('uprising'))!.learnt!;
  const plan = { game: 'uprising', players: 3, options: { edition: '2E' }, seed: 7, rounds: 2, matches: 50, gate: 40 };
  const verdict = { passed: true, comparisons: 40, learnt: -1, old: -3.5, gain: 2.5, low: 0.5, high: 4.5 };
  const text = fileOf(plan, { net, verdict, made: 0 });
  expect(text).toContain(
    'Gate, 40 matches each: new -1.00, old -3.50, gain +2.50 [+0.50, +4.50]. ' +
      'npx longtable learn uprising --value --players 3 --rounds 2 --matches 50 --gate 40 --seed 7 --option edition=2E',
  );
  const file = join(mkdtempSync(join(tmpdir(), 'learn-')), 'value.ts');
  writeFileSync(file, text);
  expect(((await import(file)) as { NET: object }).NET).toEqual(net);
});

it('weights that passed are written as a file that says how they were learnt, at which tables', () => {
  const plan = {
    game: 'rune-age',
    bot: 'greedy',
    players: 2,
    options: { expansion: false },
    varied: [{ scenario: 'runewars' }, { scenario: 'monument' }],
    seed: 7,
    rounds: 2,
    pairs: 50,
    shake: 0.3,
    gate: 40,
  };
  const verdict = { passed: true, comparisons: 40, learnt: 0.54, old: 0.46, gain: 0.08, low: 0.06, high: 0.1 };
  expect(weightsFile(plan, { weights: { army: 1.27 }, verdict })).toBe(
    '/** Weights of a judgement, learnt. Gate, 40 comparisons: new 0.54, old 0.46, gain +0.08 [+0.06, +0.10]. */\n' +
      '/** npx longtable learn rune-age --bot greedy --players 2 --rounds 2 --pairs 50 --shake 30 --gate 40 --seed 7' +
      ' --option expansion=false --vary scenario=runewars --vary scenario=monument */\n' +
      'export const WEIGHTS = {\n  army: 1.27,\n};\n',
  );
});
