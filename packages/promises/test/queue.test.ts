/** The simulated queue agrees with what theory knows of queues, and is the same every time. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSUMED, MEASURED, modelRows, STEPS, stepFor } from '../help/model.ts';
import { expectedWait, type Load, simulateQueue } from '../help/queue.ts';

const run = (load: Load, seed = 1) => simulateQueue({ ...load, arrivals: 300_000, seed });

describe('a queue', () => {
  it.each([
    ['M/D/1, half busy', { perSecond: 50, serviceSeconds: 0.01, servers: 1, service: 'fixed' }],
    ['M/D/1, four fifths busy', { perSecond: 80, serviceSeconds: 0.01, servers: 1, service: 'fixed' }],
    ['M/M/1, half busy', { perSecond: 50, serviceSeconds: 0.01, servers: 1, service: 'exponential' }],
    ['M/M/3, two thirds busy', { perSecond: 200, serviceSeconds: 0.01, servers: 3, service: 'exponential' }],
    ['M/M/8, three quarters busy', { perSecond: 600, serviceSeconds: 0.01, servers: 8, service: 'exponential' }],
  ] as const)('%s waits as long as the formula says', (_, load) => {
    const expected = expectedWait(load)!;
    expect(Math.abs(run(load).meanWait - expected) / expected).toBeLessThan(0.05);
  });

  it('known values: M/D/1 and M/M/1 at one half, Erlang with three servers', () => {
    const half = { perSecond: 50, serviceSeconds: 0.01, servers: 1 };
    expect(expectedWait({ ...half, service: 'fixed' })).toBeCloseTo(0.005, 9);
    expect(expectedWait({ ...half, service: 'exponential' })).toBeCloseTo(0.01, 9);
    // Work of 2 on 3 servers: 4/9 must wait.
    expect(expectedWait({ perSecond: 200, serviceSeconds: 0.01, servers: 3, service: 'exponential' })).toBeCloseTo((4 / 9) * 0.01, 9);
  });

  it('with more work than servers there is no mean, and the line grows', () => {
    const load = { perSecond: 150, serviceSeconds: 0.01, servers: 1, service: 'fixed' } as const;
    expect(expectedWait(load)).toBeNull();
    expect(run(load).meanWait).toBeGreaterThan(100);
  });

  it('the same seed waits the same, another one a little differently', () => {
    const load = { perSecond: 80, serviceSeconds: 0.01, servers: 1, service: 'fixed' } as const;
    expect(run(load)).toEqual(run(load));
    expect(run(load, 2).meanWait).not.toBe(run(load).meanWait);
  });

  it('a second server helps more than a server of twice the room', () => {
    const one = { perSecond: 90, serviceSeconds: 0.01, servers: 1, service: 'exponential' } as const;
    expect(run({ ...one, servers: 2 }).p99Wait).toBeLessThan(run(one).p99Wait / 10);
  });
});

describe('the model of docs/scale.md', () => {
  const page = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
  it('is the one that is printed there', () => {
    for (const row of modelRows(MEASURED)) expect(page).toContain(row);
  });
  it('names the costs that it rests on', () => {
    for (const cost of [`${MEASURED.answerMs} ms`, `${MEASURED.thoughtMs} ms`, `${MEASURED.socketKiB} KiB`, `${MEASURED.tableKiB} KiB`])
      expect(page).toContain(cost);
  });
  it('no thread is busier than assumed, and one less would be', () => {
    for (const people of STEPS) {
      const { answersPerSecond, nodes } = stepFor(people, MEASURED);
      const work = (answersPerSecond * MEASURED.answerMs) / 1000;
      expect(work / nodes).toBeLessThanOrEqual(ASSUMED.busy);
      if (nodes > 1) expect(work / (nodes - 1)).toBeGreaterThan(ASSUMED.busy);
    }
  });
});
