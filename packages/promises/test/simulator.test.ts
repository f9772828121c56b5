/** A sample of simulated fleets, and planted faults that must be found; the long run is `longtable simulate-server`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { inView } from '../help/secrets/leaky.ts';
import type { Network } from '../simulator/network.ts';
import { type Planted, simulatedWorld, simulateSeed, type World } from '../simulator/simulate.ts';

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

test('the same seed gives the same run to the last message, another seed another one', async () => {
  const [first, again, other] = [await simulateSeed(world, 77), await simulateSeed(world, 77), await simulateSeed(world, 78)];
  expect(again).toEqual(first);
  expect(other.trace).not.toBe(first.trace);
});

/** What is found first, within so many seeds. */
async function found(planted: Planted, what: RegExp, seeds = 12): Promise<boolean> {
  for (let seed = 1; seed <= seeds; seed++) if (what.test((await simulateSeed(world, seed, planted)).violations.join('\n'))) return true;
  return false;
}
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
  });
  test('all commands refused: nobody gets anywhere', async () => {
    const deaf = (network: Network): Network => ({
      ...network,
      connect(to, guest, ears) {
        const wire = network.connect(to, guest, ears);
        return { ...wire, say: (text) => wire.say(text.includes('"t":"do"') ? '{"t":"nonsense"}' : text) };
      },
    });
    expect(await found({ network: deaf }, /is stuck/)).toBe(true);
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
