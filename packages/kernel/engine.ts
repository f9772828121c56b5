/** What the machine offers to host, bots, laws and tests. */
import type { Described, Match, Offer, Outcome, Refusal, Rnd, Seat, Spec } from './contract.ts';

export interface Engine<S extends Spec> {
  /** Deals a new match and runs it to its first question. `options` have passed `game.options`. */
  start(options: S['options'], seats: number, seed: number, out?: Outcome<S>): Match<S>;
  /** Applies one answer in place and runs to the next question. Without `out` nothing is recorded (search, simulation). */
  apply(m: Match<S>, seat: Seat, answer: unknown, out?: Outcome<S>): Refusal | null;
  /** Takes a sealed answer back while another seat still thinks. */
  takeBack(m: Match<S>, seat: Seat): Refusal | null;
  /** What the seat may do beside answering. */
  offers(m: Match<S>, seat: Seat): readonly Offer[];
  /** Takes up an offer. */
  offer(m: Match<S>, seat: Seat, kind: string, answer: unknown, out?: Outcome<S>): Refusal | null;
  /** The seat's open question with all that a person is shown, or null. */
  describe(m: Match<S>, seat: Seat): Described | null;
  /** Seats whose answer is still awaited, in the order asked. */
  awaited(m: Match<S>): Seat[];
  /** Runs a match that was built by hand (a test's scene) to its next question. */
  resume(m: Match<S>, out?: Outcome<S>): void;
  clone(m: Match<S>): Match<S>;
  /** A copy in which all that the seat (null: a spectator) cannot know is drawn again or forgotten, cut off from the true chance. */
  imagine(m: Match<S>, seat: Seat | null, rnd: Rnd): Match<S>;
  save(m: Match<S>): string;
  load(text: string): Match<S> | Refusal;
  /** A digest of everything that is saved. Covers secrets: never leaves the authority while the match runs. */
  hash(m: Match<S>): string;
}

export const outcome = <S extends Spec>(): Outcome<S> => ({ events: [], draws: [], closed: null });

export const isRefusal = (x: object): x is { refused: string } => 'refused' in x;
