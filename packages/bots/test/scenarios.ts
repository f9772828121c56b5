/** Matches with options, for tests of what bots know about single games. */
import { type Match, refusal, rndFrom, type Spec, sample } from '@longtable/kernel';
import { expect } from 'vitest';
import { bot, type Ring, start, task } from './ring.ts';

/** Plays a match, or its first answers, with bots by seat. */
export function playWith(r: Ring, names: readonly string[], seed: number, options: object, answers = 20_000): Match<Spec> {
  const m = start(r, names.length, seed, options);
  for (let n = 0; n < answers && m.result === null; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    const { answer } = bot(names[seat]!).decide(task(r, m, seat, seed * 1000 + n));
    expect(r.machine.apply(m, seat, answer)).toBeNull();
  }
  return m;
}

/** The number of times a bot decides otherwise in a world that its seat cannot tell from the true one, and the number of times it was asked. */
export function differences(r: Ring, name: string, seed: number, options: object, answers: number): [differ: number, of: number] {
  const rnd = rndFrom(seed);
  const m = start(r, 3, seed, options);
  let differ = 0;
  let compared = 0;
  for (let n = 0; n < answers && m.result === null; n++) {
    const [seat] = r.machine.awaited(m) as [number];
    const { answer } = bot(name).decide(task(r, m, seat, n));
    const twin = bot(name).decide(task(r, r.machine.imagine(m, seat, rnd), seat, n));
    if (JSON.stringify(twin.answer) !== JSON.stringify(answer)) differ++;
    compared++;
    r.machine.apply(m, seat, sample(m.open.find((q) => q.seat === seat) ?? m.open[0]!, rnd));
  }
  return [differ, compared];
}

/** The part of its proposals that does not fit the question, in a random match. */
export function unfit(r: Ring, seats: number, seed: number, options: object): number {
  const rnd = rndFrom(seed);
  const m = start(r, seats, seed, options);
  let proposed = 0;
  let wrong = 0;
  while (m.result === null) {
    const [seat] = r.machine.awaited(m) as [number];
    const ask = m.open.find((q) => q.seat === seat) ?? m.open[0]!;
    const answer = r.heuristic.propose(m, ask, rnd);
    if (answer !== null) proposed++;
    if (answer !== null && refusal(ask, answer) !== null) wrong++;
    r.machine.apply(m, seat, sample(ask, rnd));
  }
  expect(proposed).toBeGreaterThan(20);
  return wrong / proposed;
}
