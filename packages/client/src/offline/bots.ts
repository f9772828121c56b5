/** Who answers for a seat without a person, on this device. */
import { botNamed, type Heuristic, loadHeuristic, obviously, random, type Thought } from '@longtable/bots';
import { type AnyTitle, isGameId } from '@longtable/games';
import { type Engine, type Match, type Rnd, type Seat, type Spec, sample } from '@longtable/kernel';

const rnd: Rnd = (sides) => Math.floor(Math.random() * sides);
const kept = new Map<string, Promise<Heuristic<Spec> | null>>();

function heuristicOf(game: string): Promise<Heuristic<Spec> | null> {
  const before = kept.get(game);
  if (before !== undefined) return before;
  const loading = isGameId(game) ? loadHeuristic(game) : Promise.resolve(null);
  kept.set(game, loading);
  return loading;
}

/** The answer of a bot to the open question of a seat; null: it is not asked. */
export async function think(title: AnyTitle, engine: Engine<Spec>, match: Match<Spec>, seat: Seat, level: string): Promise<Thought | null> {
  const ask = match.open.find((open) => open.seat === seat);
  if (ask === undefined) return null;
  const heuristic = await heuristicOf(title.game.id);
  if (heuristic === null) return obviously(sample(ask, rnd));
  return (botNamed(level) ?? random).decide({ engine, heuristic, match, seat, rnd });
}
