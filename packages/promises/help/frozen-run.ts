/** The cost of frozen files: of loading them, and of playing by them. In processor time, and in turns: others use the machine, too. */
import { execFileSync } from 'node:child_process';
import type { FrozenRules } from '@longtable/frozen';
import { fail, rndFrom, sample } from '@longtable/kernel';
import { median } from './median.ts';

const MOST_MS = 50;
const MOST_BYTES = 4 * 1024 * 1024;
const SLOWEST = 0.95;
const ANSWERS = 10_000;
const LOADS = 5;

export interface Load {
  readonly ms: number;
  readonly clock: number;
  readonly bytes: number;
}

/** In a process of its own, as a server that starts: milliseconds (also those of the clock) and bytes of heap. */
export function loading(file: string): Load {
  const script = `const before = (gc(), process.memoryUsage().heapUsed); const from = performance.now(); const used = process.cpuUsage(); await import(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(used); const clock = performance.now() - from; const ms = (user + system) / 1000; gc(); console.log(JSON.stringify({ ms, clock, bytes: process.memoryUsage().heapUsed - before }));`;
  const runs = Array.from({ length: LOADS }, () => {
    const out = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' });
    return JSON.parse(out) as Load;
  });
  return {
    ms: median(runs.map(({ ms }) => ms)),
    clock: median(runs.map(({ clock }) => clock)),
    bytes: median(runs.map(({ bytes }) => bytes)),
  };
}

export type Played = Pick<FrozenRules, 'game' | 'engine'>;

/** Random answers a second. */
export function speed({ game, engine }: Played, seed: number, wanted = ANSWERS): number {
  const machine = engine(game);
  const rnd = rndFrom(seed);
  const from = process.cpuUsage();
  let answers = 0;
  while (answers < wanted) {
    const m = machine.start(game.options({}, 2) as object, 2, seed + answers);
    while (m.result === null && answers < wanted) {
      const [seat = 0] = machine.awaited(m);
      const ask = m.open.find((q) => q.seat === seat) ?? fail('nobody is asked');
      machine.apply(m, seat, sample(ask, rnd));
      answers++;
    }
  }
  const { user, system } = process.cpuUsage(from);
  return (1_000_000 * answers) / (user + system);
}

/** The speed of one to that of the other, in turns: the median of the rounds. */
export function speedRatio(one: Played, other: Played, rounds: number, wanted = ANSWERS): number {
  const ratios = Array.from({ length: rounds }, (_, i) => {
    // Each goes first in every other round.
    const [first, second] = i % 2 === 0 ? [one, other] : [other, one];
    const ratio = speed(first, i, wanted) / speed(second, i, wanted);
    return first === one ? ratio : 1 / ratio;
  });
  return median(ratios);
}

export interface FrozenFigures {
  readonly game: string;
  readonly load: { readonly rules: Load; readonly words: Load };
  readonly frozenToSource: number;
  readonly againToAlone: number;
  readonly besideOldToAlone: number;
}

export const frozenFaults = (games: readonly FrozenFigures[]): string[] =>
  games.flatMap(({ game, load, frozenToSource, againToAlone, besideOldToAlone }) => {
    const loads = [load.rules, load.words];
    return [
      ...(loads.every(({ ms }) => ms <= MOST_MS) ? [] : [`${game} loads too slowly`]),
      ...(loads.every(({ bytes }) => bytes <= MOST_BYTES) ? [] : [`${game} takes too much memory`]),
      ...(frozenToSource >= SLOWEST ? [] : [`${game} is slower than its sources`]),
      ...(besideOldToAlone >= SLOWEST * Math.min(1, againToAlone) ? [] : [`${game} is slower beside older rules`]),
    ];
  });
