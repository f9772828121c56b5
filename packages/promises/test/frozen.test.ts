/** Faults planted in frozen files: each must be found. The whole is `packages/promises/frozen.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadTitle } from '@longtable/games';
import { sourceRules } from '@longtable/host';
import { expect, test } from 'vitest';
import { type FrozenFigures, frozenFaults, type Load, loading, type Played, speedRatio } from '../help/frozen-run.ts';
import { removeFolder, temporaryFolder } from '../help/setting.ts';

const LIGHT: Load = { ms: 50, clock: 50, bytes: 4 * 1024 * 1024 };
const FINE: FrozenFigures = {
  game: 'skirmish',
  load: { rules: LIGHT, words: LIGHT },
  frozenToSource: 0.95,
  againToAlone: 1,
  besideOldToAlone: 0.95,
};

function loadOf(code: string): Load {
  const folder = temporaryFolder();
  const file = join(folder, 'planted.mjs');
  writeFileSync(file, code);
  const load = loading(pathToFileURL(file).href);
  removeFolder(folder);
  return load;
}

test('figures at their limits are fine', () => {
  expect(frozenFaults([FINE])).toEqual([]);
});

test('a file that works for long while it is loaded is found', () => {
  const slow = loadOf('const used = process.cpuUsage(); while (process.cpuUsage(used).user < 60_000);');
  expect(frozenFaults([{ ...FINE, load: { rules: LIGHT, words: { ...slow, bytes: 0 } } }])).toEqual(['skirmish loads too slowly']);
}, 60_000);

test('a file that holds much memory is found', () => {
  const heavy = loadOf('export const kept = Array.from({ length: 1_000_000 }, (_, i) => i + 0.5);');
  expect(frozenFaults([{ ...FINE, load: { rules: { ...heavy, ms: 0 }, words: LIGHT } }])).toEqual(['skirmish takes too much memory']);
}, 60_000);

test('rules that do their work three times are found', async () => {
  const source = sourceRules((await loadTitle('skirmish')).game);
  const slow: Played = {
    game: source.game,
    engine(game) {
      const machine = source.engine(game);
      return {
        ...machine,
        apply(match, seat, answer) {
          for (let i = 0; i < 2; i++) machine.apply(machine.clone(match), seat, answer);
          return machine.apply(match, seat, answer);
        },
      };
    },
  };
  const frozenToSource = speedRatio(slow, source, 5, 2000);
  expect(frozenFaults([{ ...FINE, frozenToSource }])).toEqual(['skirmish is slower than its sources']);
}, 60_000);

test('rules that are slower beside older ones are found, unless play by itself scatters as much', () => {
  expect(frozenFaults([{ ...FINE, besideOldToAlone: 0.94 }])).toEqual(['skirmish is slower beside older rules']);
  expect(frozenFaults([{ ...FINE, besideOldToAlone: 0.94, againToAlone: 0.98 }])).toEqual([]);
});
