/** Measures of a commander of Yield: the way to the next prize, the winner of a fight, the use of a hand. */
import type { Seat } from '@longtable/kernel';
import { adjacent, distancesFrom } from '@longtable/kit';
import { CARDS, KINDS } from '@longtable/yield/data/cards';
import { NEUTRAL, OFF_MAP } from '@longtable/yield/data/numbers';
import { WORLDS, type World } from '@longtable/yield/data/world';
import type { ReadTable } from '@longtable/yield/spec';

/** Streets between any two places, by number of players: made once. */
const DISTANCES: Record<number, readonly (readonly number[])[]> = {};
export function distances(world: World): readonly (readonly number[])[] {
  const players = world.starts.length;
  DISTANCES[players] ??= world.locations.map((_, p) => distancesFrom(world.graph, p));
  return DISTANCES[players];
}

export const worldOf = (t: ReadTable): World => WORLDS[t.players.length]!;

const sideAt = (t: ReadTable, seat: Seat): number => t.sides[seat]!;

/** The gain of this seat by conquering a place: the stack with one more token, and twice that feeling when an enemy loses it. */
export function prize(t: ReadTable, seat: Seat, place: number): number {
  const stack = t.stacks[place]!;
  if (stack.length === 0) return 0;
  const top = stack[stack.length - 1]!;
  if (top === NEUTRAL) return stack.length + 1;
  return sideAt(t, top) === sideAt(t, seat) ? 0 : stack.length * 1.5 + 1;
}

/** Prizes that own armies stand on. */
export function grasp(t: ReadTable, seat: Seat): number {
  let sum = 0;
  const seen: number[] = [];
  for (const id of t.players[seat]!.armies) {
    const { at } = t.armies[id]!;
    if (at === OFF_MAP || seen.includes(at)) continue;
    seen.push(at);
    sum += prize(t, seat, at);
  }
  return sum;
}

/** The best prize for somebody at this place, less the farther it is. */
export function nearby(t: ReadTable, seat: Seat, place: number): number {
  const far = distances(worldOf(t))[place]!;
  let best = 0;
  for (let p = 0; p < far.length; p++) {
    if (t.stacks[p]!.length > 0) best = Math.max(best, prize(t, seat, p) / (1 + far[p]!));
  }
  return best;
}

/** The best prizes near all armies. */
export function reach(t: ReadTable, seat: Seat): number {
  let sum = 0;
  for (const id of t.players[seat]!.armies) {
    const { at } = t.armies[id]!;
    if (at !== OFF_MAP) sum += nearby(t, seat, at);
  }
  return sum;
}

/** Points that battle cards could add, roughly: most of what the hand holds. */
export function punch(t: ReadTable, seat: Seat): number {
  const { hand } = t.players[seat]!;
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += hand[kind]! * CARDS[kind]!.value;
  return sum * 0.4;
}

/** For each army next to an enemy: how a fight there would go, between -1 and 1. The undead rise from defeat: nothing is won there. */
export function odds(t: ReadTable, seat: Seat): number {
  const { graph } = worldOf(t);
  const own = punch(t, seat);
  let sum = 0;
  for (const id of t.players[seat]!.armies) {
    const a = t.armies[id]!;
    if (a.at === OFF_MAP) continue;
    for (const b of t.armies) {
      if (b.at === OFF_MAP || sideAt(t, b.owner) === sideAt(t, seat) || !adjacent(graph, a.at, b.at)) continue;
      const edge = (a.units + own - b.units - punch(t, b.owner)) / 12;
      sum += Math.max(-1, Math.min(isUndead(t, b.owner) ? 0 : 1, edge));
    }
  }
  return sum;
}

const isUndead = (t: ReadTable, seat: Seat): boolean => t.players[seat]!.power === 'basil-a';
export const isDestroyer = (t: ReadTable, seat: Seat): boolean => t.players[seat]!.power === 'basil-b';

/** The fear of own armies of a Destroyer, less the farther he is: one of them dies, and the game is lost. */
export function peril(t: ReadTable, seat: Seat): number {
  let sum = 0;
  for (const b of t.armies) {
    if (!isDestroyer(t, b.owner) || b.at === OFF_MAP || sideAt(t, b.owner) === sideAt(t, seat)) continue;
    const far = distances(worldOf(t))[b.at]!;
    const threat = b.units + punch(t, b.owner) - punch(t, seat);
    for (const id of t.players[seat]!.armies) {
      const { at, units } = t.armies[id]!;
      if (at !== OFF_MAP) sum += Math.max(0, Math.min(1, (threat - units) / 8 + 0.4)) / far[at]!;
    }
  }
  return sum;
}

/** Own fortresses that an enemy army stands on, by value. */
export function besieged(t: ReadTable, seat: Seat): number {
  let sum = 0;
  for (const a of t.armies) {
    if (a.at === OFF_MAP || sideAt(t, a.owner) === sideAt(t, seat)) continue;
    const stack = t.stacks[a.at]!;
    if (stack.length > 0 && stack[stack.length - 1] === seat) sum += stack.length;
  }
  return sum;
}

export function unitsOf(t: ReadTable, seat: Seat): number {
  let sum = 0;
  for (const id of t.players[seat]!.armies) {
    const { at, units } = t.armies[id]!;
    sum += at === OFF_MAP ? units / 2 : units;
  }
  return sum;
}
