/** Questions that titles let a seat plan, seen in random matches: always the same ones, each with a pass that is legal. */
import { type GameId, loadTitle } from '@longtable/games';
import { questionOf, untilsOf } from '@longtable/host';
import { engine, isRefusal, rndFrom, sample } from '@longtable/kernel';
import { expect, test } from 'vitest';

interface Seen {
  readonly passed: Set<string>;
  readonly open: Set<string>;
  /** Questions that were said to touch the seat at some time, and at another not. */
  readonly touching: Map<string, Set<boolean>>;
}

async function look(id: GameId, matches: number): Promise<Seen> {
  const { game, players, variant } = await loadTitle(id);
  const machine = engine(game);
  const seen: Seen = { passed: new Set(), open: new Set(), touching: new Map() };
  for (let seed = 1; seed <= matches; seed++) {
    const rnd = rndFrom(seed);
    const seats = players.min + rnd(players.max - players.min + 1);
    const options = game.options(variant(seats, rnd), seats);
    if (isRefusal(options)) continue;
    const match = machine.start(options, seats, seed);
    for (let n = 0; n < 2500 && match.result === null; n++) {
      const [seat] = machine.awaited(match);
      const question = machine.describe(match, seat!)!;
      const { plan } = question.shown;
      const name = questionOf(question);
      if (plan?.open === true) seen.open.add(name);
      if (plan?.pass !== undefined && untilsOf(question).length > 0) seen.passed.add(name);
      if (plan?.touches !== undefined) seen.touching.set(name, (seen.touching.get(name) ?? new Set()).add(plan.touches));
      machine.apply(match, seat!, sample(question.ask, rnd));
    }
  }
  return seen;
}

const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

test.each<[GameId, readonly string[], readonly string[], readonly string[]]>([
  ['skirmish', ['counter.answer', 'rally.offer'], [], []],
  ['yield', ['chase.step'], ['ritual.sacrifice'], []],
  [
    'crown-of-ash',
    ['combat.forewarn', 'combat.fortify', 'combat.unveil', 'dice.overturn'],
    ['build.region', 'build.tile', 'combat.cards', 'raise.ingredients', 'raise.withGold'],
    ['combat.forewarn', 'dice.overturn'],
  ],
  ['rune-age', ['damage.ward', 'siege.assault'], ['influence.acquire'], ['siege.assault']],
  ['uprising', ['reroll.dice', 'window.use'], ['command.units'], ['window.use']],
])(
  '%s',
  async (id, passed, open, both) => {
    const seen = await look(id, 40);
    expect(sorted(seen.passed)).toEqual(passed);
    expect(sorted(seen.open)).toEqual(open);
    const told = [...seen.touching].filter(([, values]) => values.size === 2).map(([name]) => name);
    expect(told).toEqual(expect.arrayContaining([...both]));
  },
  60_000,
);
