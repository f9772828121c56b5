/** Scenes of Skirmish: hands are given as ranks, the deck holds what is left of the forty soldiers. */
import { type Scene, scene } from '@longtable/kit/scene';
import { type Skirmish, skirmishGame } from '../index.ts';

export const counts = (ranks: readonly number[]): number[] => [1, 2, 3, 4, 5].map((rank) => ranks.filter((r) => r === rank).length);

interface Camp {
  readonly hands: readonly (readonly number[])[];
  readonly lead?: number;
  /** Face down, the next one last. */
  readonly hills?: readonly number[];
  readonly prize?: number;
  readonly strength?: readonly number[];
  readonly points?: readonly number[];
  readonly discard?: readonly number[];
  readonly options?: object;
}

export function camp({
  hands,
  lead = 0,
  hills = [1, 2, 3],
  prize = 0,
  strength,
  points,
  discard = [],
  options = {},
}: Camp): Scene<Skirmish> {
  return scene(skirmishGame, { seats: hands.length, options }).with((t) => {
    t.lead = lead;
    t.hills = [...hills];
    t.prize = prize;
    t.hands = hands.map(counts);
    t.discard = counts(discard);
    t.deck = counts([]).map((_, kind) => 8 - [t.discard, ...t.hands].reduce((n, pile) => n + pile[kind]!, 0));
    if (strength !== undefined) t.strength = [...strength];
    if (points !== undefined) t.points = [...points];
  });
}

/** Events that everybody was told, by type. */
export const told = <T extends Skirmish['event']['type']>(s: Scene<Skirmish>, type: T): Extract<Skirmish['event'], { type: T }>[] =>
  s.events.filter((event): event is Extract<Skirmish['event'], { type: T }> => event.type === type);
