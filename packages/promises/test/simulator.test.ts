/** A sample of simulated fleets, and planted faults that must be found; the long run is `longtable simulate-server`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { inView } from '../help/secrets/leaky.ts';
import type { Network } from '../simulator/network.ts';
import { type Planted, simulatedWorld, simulateSeed, type Trial, type World } from '../simulator/simulate.ts';

let world: World;
beforeAll(async () => {
  world = await simulatedWorld();
});

test('runs with faults: nothing acknowledged is lost, all see the same match, nobody is stuck, presence is true', async () => {
  let [faults, acknowledged] = [0, 0];
  for (let seed = 1; seed <= 6; seed++) {
    const report = await simulateSeed(world, seed);
    expect({ seed, violations: report.violations }).toEqual({ seed, violations: [] });
    faults += report.faults;
    acknowledged += report.acknowledged;
  }
  expect([faults > 100, acknowledged > 100]).toEqual([true, true]);
});

test('at every table people leave, most of them for good: nobody who stays is stuck', async () => {
  let [left, matches] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const report = await simulateSeed(world, seed, {}, 'leavers');
    expect({ seed, violations: report.violations }).toEqual({ seed, violations: [] });
    left += report.faults;
    matches += report.matches;
  }
  expect(left).toBeGreaterThanOrEqual(matches);
});

test('one message in twenty is lost, one in twenty doubled: matches are what was played, and connections come back by themselves', async () => {
  const resumes: number[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const report = await simulateSeed(world, seed, {}, 'losses');
    expect({ seed, violations: report.violations }).toEqual({ seed, violations: [] });
    resumes.push(...report.resumes);
  }
  expect(resumes.length).toBeGreaterThan(50);
  const sorted = resumes.toSorted((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThan(500);
});

test('the same seed gives the same run to the last message, another seed another one', async () => {
  const [first, again, other] = [await simulateSeed(world, 77), await simulateSeed(world, 77), await simulateSeed(world, 78)];
  expect(again).toEqual(first);
  expect(other.trace).not.toBe(first.trace);
});

/** True if the planted fault is found within so many seeds. */
async function found(planted: Planted, what: RegExp, seeds = 12, trial?: Trial): Promise<boolean> {
  for (let seed = 1; seed <= seeds; seed++)
    if (what.test((await simulateSeed(world, seed, planted, trial)).violations.join('\n'))) return true;
  return false;
}
/** A server that does not understand messages of a kind. */
const deafTo =
  (kind: string) =>
  (network: Network): Network => ({
    ...network,
    connect(to, guest, ears) {
      const wire = network.connect(to, guest, ears);
      return { ...wire, say: (text) => wire.say(text.includes(`"t":"${kind}"`) ? '{"t":"nonsense"}' : text) };
    },
  });
const isAnswer = (payload: string): boolean => payload.includes('"t":"answer"');

describe('a planted fault is found', () => {
  test('a disk that says it kept what it did not', async () => {
    const lie: Planted['lie'] = (entry, rnd) => (isAnswer(entry.payload) && rnd(30) === 0 ? null : entry);
    expect(await found({ lie }, /\d+ lost/)).toBe(true);
  });
  test('a disk that keeps another answer', async () => {
    const other = (payload: string): string => payload.replace(/"answer":(\d)/, (_, n) => `"answer":${(Number(n) % 5) + 1}`);
    expect(await found({ lie: (entry) => ({ ...entry, payload: other(entry.payload) }) }, /\d+ altered/)).toBe(true);
  });
  test('a disk that keeps a command once more under another name', async () => {
    const lie: Planted['lie'] = (entry, rnd) => (isAnswer(entry.payload) && rnd(30) === 0 ? { ...entry, commandId: 'other' } : entry);
    expect(await found({ lie }, /\d+ lost/)).toBe(true);
  });
  test('nodes that go on announcing whoever was there', async () => {
    const stale = (network: Network): Network => ({
      ...network,
      bus(node, isAlive) {
        const bus = network.bus(node, isAlive);
        const seen = new Set<string>();
        return {
          ...bus,
          here(here) {
            for (const guest of here.guests) seen.add(guest);
            bus.here({ ...here, guests: [...seen] });
          },
        };
      },
    });
    expect(await found({ network: stale }, /is told that \S+ is here/, 120)).toBe(true);
  }, 240_000);
  test('all commands refused: nobody gets anywhere', async () => {
    expect(await found({ network: deafTo('do') }, /is stuck/)).toBe(true);
  });
  test('nobody can vote: whoever stays with somebody who has left is stuck', async () => {
    expect(await found({ network: deafTo('vote') }, /is stuck/, 12, 'leavers')).toBe(true);
  });
  test('messages that come twice count twice', async () => {
    const twice: Planted['lie'] = (entry, rnd) => (isAnswer(entry.payload) && rnd(30) === 0 ? { ...entry, commandId: 'other' } : entry);
    expect(await found({ lie: twice }, /\d+ lost/, 12, 'losses')).toBe(true);
  });
  test('rules that throw', async () => {
    let n = 0;
    const broken = inView(() => {
      if (++n % 200 === 0) throw new Error('planted');
      return 1;
    });
    const titles: Planted['titles'] = (real) => ({
      ...real,
      async open(hash) {
        const opened = await real.open(hash);
        return { ...opened, rules: broken(opened.rules) };
      },
      opened(hash) {
        const opened = real.opened(hash);
        return opened === null ? null : { ...opened, rules: broken(opened.rules) };
      },
    });
    expect(await found({ titles }, /is parked/)).toBe(true);
  });
});
