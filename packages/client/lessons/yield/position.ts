/** The last Year of a match for two, in its second Season: close enough to lose, good enough to win. */
import { engine, fail, isRefusal, type Match, rndFrom, sample, seeded } from '@longtable/kernel';
import { addTo, moveBetween, sizeOf } from '@longtable/kit';
import { yieldGame } from '@longtable/yield';
import { CARD_NAMES, type CardName, COPIES, type StrategyCard } from '@longtable/yield/data/cards';
import { NEUTRAL, TOKENS } from '@longtable/yield/data/numbers';
import { WORLDS } from '@longtable/yield/data/world';
import type { Place, Table, Yield } from '@longtable/yield/spec';

export const OPTIONS = { leaders: 'none', first: 0 } as const;
const SEATS = 2;

/** A count of each battle card: a discard, as an answer. */
export const cards = (...names: readonly CardName[]): number[] => CARD_NAMES.map((name) => names.filter((other) => other === name).length);

export const place = (name: string): Place => WORLDS[SEATS]!.locations.findIndex((location) => location.name === name);

/** Archers, infantry and cavalry of each seat: units and place. */
const ARMIES: readonly (readonly [units: number, at: string])[] = [
  [4, 'Orrenkeep'],
  [4, 'Amberquay'],
  [2, 'Copperlane'],
  [6, 'Tharn Gate'],
  [7, 'Highspire'],
  [3, 'Ashmere'],
];
const STACKS: Readonly<Record<string, readonly number[]>> = {
  Orrenkeep: [NEUTRAL, 0, 0],
  Stormwatch: [NEUTRAL, 0],
  'Tharn Gate': [NEUTRAL, 1, 1],
  Silverbarrow: [NEUTRAL, 1],
  Highspire: [NEUTRAL, 1],
};
const HANDS: readonly (readonly CardName[])[] = [
  ['town-5', 'town-3', 'wetlands-4', 'wetlands-3', 'forest-3', 'forest-4', 'forest-6'],
  ['wetlands-6', 'town-4', 'town-6', 'forest-5', 'forest-3'],
];
const USED: readonly (readonly StrategyCard[])[] = [['move-all'], ['move-two']];

/** Outcomes of `deck` that draw these cards one after the other. */
export function drawing(...names: readonly CardName[]): number[] {
  const dealt = cards(...HANDS.flat());
  const deck = dealt.map((n) => COPIES - n);
  return names.map((name) => {
    const kind = CARD_NAMES.indexOf(name);
    const nth = sizeOf(deck.slice(0, kind));
    addTo(deck, kind, -1);
    return nth;
  });
}

/** Dealt and set up in any way that the rules allow: what lies on the table is arranged afterwards. */
function settled(): Match<Yield> {
  const machine = engine(yieldGame, seeded(1));
  const options = yieldGame.options(OPTIONS, SEATS);
  if (isRefusal(options)) return fail('the options of the lesson do not fit');
  const match = machine.start(options, SEATS, 1);
  const rnd = rndFrom(1);
  while (match.stack.at(-1)!.k !== 'season') {
    const seat = machine.awaited(match)[0]!;
    machine.apply(match, seat, sample(match.open.find((ask) => ask.seat === seat)!, rnd));
  }
  return match;
}

function arrange(t: Table): void {
  t.year = 3;
  t.season = 2;
  t.armies.forEach((army, id) => {
    const [units, at] = ARMIES[id]!;
    Object.assign(army, { units, at: place(at), low: 1, high: 15 });
  });
  for (const [name, stack] of Object.entries(STACKS)) t.stacks[place(name)] = stack;
  moveBetween(t.discard, t.deck, t.discard.slice());
  t.players.forEach((player, seat) => {
    player.supply = TOKENS - t.stacks.flat().filter((token) => token === seat).length;
    player.shown = USED[seat]!;
    moveBetween(player.hand, t.deck, player.hand.slice());
  });
  HANDS.forEach((hand, seat) => {
    for (const name of hand) {
      addTo(t.deck, CARD_NAMES.indexOf(name), -1);
      addTo(t.players[seat]!.hand, CARD_NAMES.indexOf(name), 1);
    }
  });
}

export function position(): string {
  const machine = engine(yieldGame, seeded(1));
  const match = settled();
  arrange(match.table);
  match.chance.counts = {};
  match.given = match.given.map(() => 0);
  machine.resume(match);
  return machine.save(match);
}
