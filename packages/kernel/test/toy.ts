/** A game of which a test writes the frames only. Its table is a diary: what the rules did, in order. */
import { type Asked, type Engine, engine, type FrameSpec, type Game, type Match, type Result } from '../index.ts';

export interface Diary {
  did: string[];
  n: number;
}

export interface Toy<F extends Record<string, FrameSpec>, O extends Record<string, Asked> = Record<never, Asked>> {
  options: object;
  table: Diary;
  view: Diary;
  event: { type: 'said'; text: string };
  frames: F;
  offers: O;
}

type Frames = Record<string, FrameSpec>;
type Offers = Record<string, Asked>;

export function toy<F extends Frames, O extends Offers = Record<never, Asked>>(
  first: keyof F & string,
  frames: Game<Toy<F, O>>['frames'],
  more: Partial<Game<Toy<F, O>>> = {},
): Game<Toy<F, O>> {
  return {
    id: 'toy',
    options: () => ({}),
    setup: () => ({ did: [], n: 0 }),
    first,
    frames,
    copy: ({ did, n }) => ({ did: did.slice(), n }),
    view: ({ table }) => ({ did: table.did.slice(), n: table.n }),
    imagine: () => {},
    check: () => [],
    ...more,
  };
}

export interface Play<F extends Frames, O extends Offers = Record<never, Asked>> {
  e: Engine<Toy<F, O>>;
  m: Match<Toy<F, O>>;
  /** Gives an answer that must be accepted. */
  say(seat: number, answer: unknown): void;
  did(): string;
}

export function begin<F extends Frames, O extends Offers>(game: Game<Toy<F, O>>, seats = 2): Play<F, O> {
  const e = engine(game);
  const m = e.start({}, seats, 1);
  return {
    e,
    m,
    say(seat, answer) {
      const refusal = e.apply(m, seat, answer);
      if (refusal !== null) throw new Error(`${JSON.stringify(answer)} of seat ${seat} was refused: ${refusal.refused}`);
    },
    did: () => m.table.did.join(' '),
  };
}

export const DRAW: Result = { winners: [], scores: [0, 0], why: 'over' };
