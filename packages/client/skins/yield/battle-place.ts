import type { View } from '@longtable/yield';
import { type Geometry, streetBetween } from './geometry.ts';
import type { YieldWords } from './words.ts';

/** The place that a battle is named after: where most foes meet; among equals the one with a fortress. */
export function heartOf(
  { battle, armies, stacks, players }: Pick<View, 'battle' | 'armies' | 'stacks' | 'players'>,
  geometry: Pick<Geometry, 'streets'>,
): number {
  const fighters = (battle?.armies ?? []).map((id) => armies[id]!).filter(({ at }) => at >= 0);
  const side = (seat: number): number => players[seat]!.side;
  const foes = ({ at, owner }: (typeof fighters)[number]): number =>
    fighters.filter((other) => side(other.owner) !== side(owner) && streetBetween(geometry, at, other.at) !== undefined).length;
  const weight = (army: (typeof fighters)[number]): number => 2 * foes(army) + (stacks[army.at]!.length > 0 ? 1 : 0);
  return fighters.reduce((best, army) => (weight(army) > weight(best) ? army : best), fighters[0]!)?.at ?? 0;
}

/** The standing of a battle in a line: who must act, or who has won while the beaten leave and are chased. */
export function standing({ battle, players }: Pick<View, 'battle' | 'players'>, words: YieldWords, name: (seat: number) => string): string {
  const { order, inside, totals, acting } = battle!;
  const namesOf = (side: number): readonly string[] => order.filter((seat) => players[seat]!.side === side).map(name);
  if (inside.length === 1) return words.wins(namesOf(inside[0]!));
  return words.initiative(namesOf(acting), Math.max(...inside.map((side) => totals[side]!)) - totals[acting]!);
}
