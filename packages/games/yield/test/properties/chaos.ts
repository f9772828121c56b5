/** Tables thrown together at random: any number of players, armies anywhere, any hands, leaders and stacks. */
import { type Rnd, rndFrom } from '@longtable/kernel';
import { shuffled } from '@longtable/kit';
import { CARD_NAMES, type CardName } from '../../data/cards.ts';
import { LEADERS } from '../../data/leaders.ts';
import { NEUTRAL, OFF_MAP } from '../../data/numbers.ts';
import type { Place } from '../../spec.ts';
import { worldFor } from '../places.ts';
import { type War, war, type YieldScene } from '../scenes.ts';

export interface Chaos {
  readonly seats: number;
  readonly rnd: Rnd;
  readonly scene: YieldScene;
}

/** A place that nobody else's army stands on, near the middle of things: one of the first places of a random walk. */
function placesFor(seats: number, rnd: Rnd): Place[][] {
  const { graph } = worldFor(seats);
  const taken: Place[][] = Array.from({ length: seats }, () => []);
  const holder = new Map<Place, number>();
  let here = rnd(graph.size);
  for (const seat of shuffled([...Array(seats).keys(), ...Array(seats).keys(), ...Array(seats).keys()], rnd)) {
    for (let n = 0; n < 12; n++) {
      here = graph.next[here]![rnd(graph.next[here]!.length)]!;
      if ((holder.get(here) ?? seat) === seat) break;
    }
    if ((holder.get(here) ?? seat) !== seat) continue;
    holder.set(here, seat);
    taken[seat]!.push(here);
  }
  return taken;
}

export function chaos(seed: number, more: Partial<War> = {}): Chaos {
  const rnd = rndFrom(seed);
  const seats = more.seats ?? 2 + rnd(4);
  const places = placesFor(seats, rnd);
  const deck = shuffled(
    CARD_NAMES.flatMap((name): CardName[] => new Array<CardName>(6).fill(name)),
    rnd,
  );
  const leaders = shuffled(LEADERS, rnd)
    .slice(0, seats)
    .map((leader) => `${leader}-${rnd(2) === 0 ? 'a' : 'b'}`);
  const forts = shuffled([...places.flat(), ...Array(worldFor(seats).graph.size).keys()], rnd).slice(0, 10);
  const scene = war({
    seats,
    options: rnd(3) === 0 ? {} : { leaders },
    first: rnd(seats),
    armies: places.map((list) => [0, 1, 2].map((i) => [1 + rnd(15), list[i] ?? OFF_MAP] as const)),
    hands: places.map(() => deck.splice(0, rnd(11))),
    stacks: Object.fromEntries(forts.map((p) => [p, [NEUTRAL, ...Array.from({ length: rnd(3) }, () => rnd(seats))]])),
    ...more,
  });
  return { seats, rnd, scene };
}
