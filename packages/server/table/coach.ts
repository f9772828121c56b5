/**
 * Worlds that somebody may imagine, for advice that is worked out on their own machine. A world is made of what the viewer may know and
 * of fresh luck, of nothing else: what is really hidden has no part in it.
 */
import { rndFrom } from '@longtable/kernel';
import type { WireRefusal } from '@longtable/protocol';
import type { Randomness } from '../ports.ts';
import { heldByPerson } from './info.ts';
import type { TableState } from './state.ts';

/** Tells where a coach may sit: beside a seat where bots hold all other seats and always did, and nothing is at stake beyond this match. */
export function mayCoach(state: TableState, seat: number): boolean {
  const { created, seats } = state;
  return created.rated !== true && heldByPerson(state, seat) && seats.every((other, i) => i === seat || other.kind === 'bot');
}

export interface World {
  /** A saved match. */
  readonly world: string;
  readonly seed: number;
}

const seedFrom = (random: Randomness): number => Buffer.from(random(4)).readUInt32BE() >>> 1;

/** `seat` null: what everybody can see, for everybody. Else for a coach: only to who sits there, while they are asked. */
export function worldFor(state: TableState, seat: number | null, own: readonly number[], random: Randomness): World | WireRefusal {
  const { host, match, status } = state;
  if (seat !== null && !own.includes(seat)) return { refused: 'no-coach' };
  if (host === null || match === null) return { refused: 'not-started' };
  if (status !== 'playing') return { refused: 'finished' };
  if (seat !== null && !mayCoach(state, seat)) return { refused: 'no-coach' };
  if (seat !== null && !host.engine.awaited(match).includes(seat)) return { refused: 'not-asked' };
  const world = host.engine.save(host.engine.imagine(match, seat, rndFrom(seedFrom(random))));
  return { world, seed: seedFrom(random) };
}
