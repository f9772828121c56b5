/** Bots decide by what their seat may know: things that are hidden from it are swapped by hand, and every level decides the same. */
import { type Bot, botNamed, prospects } from '@longtable/bots';
import { GAME_IDS } from '@longtable/games';
import { enumerate, fail } from '@longtable/kernel';
import { expect, test } from 'vitest';
import { compareDecisions } from '../help/secrets/decisions.ts';

/** Every level; Lord and Warlord without their clocks, which would decide by the load of the machine. */
const LEVELS = ['apprentice', 'captain', 'search:80', 'search:200'];
const named = (name: string): Bot => botNamed(name) ?? fail(`no bot ${name}`);

test.each(GAME_IDS)('%s: no level tells apart what its seat cannot tell apart', { timeout: 60_000 }, async (game) => {
  const bots = LEVELS.map(named);
  const report = await compareDecisions({ game, bots, pairs: 25, seed: 11 });
  expect(report.differences).toEqual([]);
  expect([report.pairs, report.decisions]).toEqual([25, 100]);
});

/** Tries its answers in the match as it was given: it forgets to deal again what its seat cannot know. */
const peeking: Bot = {
  name: 'peeking',
  decide({ engine, heuristic, match, seat }) {
    const ask = match.open.find((one) => one.seat === seat) ?? fail('not asked');
    let best = { answer: enumerate(ask).next().value!, prospect: -1 };
    let left = 40;
    for (const answer of enumerate(ask)) {
      if (left-- === 0) break;
      const copy = engine.clone(match);
      engine.apply(copy, seat, answer);
      for (let i = 0; i < 40 && copy.result === null && !heuristic.calm(copy, i); i++) {
        const next = copy.open.find((one) => copy.sealed === null || copy.sealed[one.seat] === null) ?? fail('nobody');
        engine.apply(copy, next.seat, enumerate(next).next().value);
      }
      const prospect = prospects(heuristic, copy)[seat]!;
      if (prospect > best.prospect) best = { answer, prospect };
    }
    return { ...best, looked: 1, why: () => null };
  },
};

test.each(GAME_IDS)('%s: a bot that peeks is found', { timeout: 60_000 }, async (game) => {
  const report = await compareDecisions({ game, bots: [peeking], pairs: 600, seed: 5, stopAtFirst: true });
  expect(report.differences.length).toBeGreaterThan(0);
});
