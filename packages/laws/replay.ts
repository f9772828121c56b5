/** Whole matches as data, with a hash for each answer: fixtures, and reports of what went wrong. */
import { type Answer, type Engine, engine, type Game, isRefusal, type Match, type Refusal, type Seat, type Spec } from '@longtable/kernel';

export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
  /** The offer that was taken up, if it was no answer to a question. */
  readonly offer?: string;
}

export interface Replay {
  readonly game: string;
  /** The hash of the frozen rules it was played by; left out: sources, which have no name. */
  readonly rules?: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  readonly moves: Move[];
  /** The first 16 digits of the match's hash after each move. */
  readonly hashes: string[];
}

export interface Difference {
  /** The move that went wrong, counted from 1; 0: the setup. */
  readonly at: number;
  readonly message: string;
}

/** Plays it again by these rules, whichever the record names; `each` sees the match after every move (0: after setup), `by` is the machine that belongs to frozen rules. Returns the first difference, or null. */
export function verifyReplay<S extends Spec>(
  game: Game<S>,
  replay: Replay,
  each?: (m: Match<S>, at: number) => void,
  by: (game: Game<S>) => Engine<S> = engine,
): Difference | null {
  if (replay.game !== game.id) return { at: 0, message: `this is a match of ${replay.game}, not of ${game.id}` };
  const options = game.options(replay.options, replay.seats);
  if (isRefusal(options)) return { at: 0, message: `its options do not fit: ${(options as { message?: string }).message}` };
  const machine = by(game);
  const m = machine.start(options as S['options'], replay.seats, replay.seed);
  each?.(m, 0);
  for (const [i, move] of replay.moves.entries()) {
    const { seat, answer } = move;
    const problem = attempt(machine, m, move);
    if (problem !== null) return { at: i + 1, message: `seat ${seat}: ${JSON.stringify(answer)} ${problem}` };
    const expected = replay.hashes[i];
    if (expected !== undefined && machine.hash(m).slice(0, 16) !== expected)
      return { at: i + 1, message: `after ${JSON.stringify(answer)} of seat ${seat} the match differs from the record` };
    each?.(m, i + 1);
  }
  return null;
}

/** Makes a move of a record. */
export function makeMove<S extends Spec>(machine: Engine<S>, m: Match<S>, { seat, answer, offer }: Move): Refusal | null {
  return offer === undefined ? machine.apply(m, seat, answer) : machine.offer(m, seat, offer, answer);
}

function attempt<S extends Spec>(machine: Engine<S>, m: Match<S>, move: Move): string | null {
  try {
    const refusal = makeMove(machine, m, move);
    return refusal === null ? null : `is refused (${refusal.refused})`;
  } catch (error) {
    return `breaks the rules' own code: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A replay file as it comes, or what is wrong with it. */
export function parseReplay(text: string): Replay | string {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const r = x as Partial<Replay> | null;
  const fine =
    typeof r === 'object' &&
    r !== null &&
    typeof r.game === 'string' &&
    typeof r.seats === 'number' &&
    typeof r.seed === 'number' &&
    Array.isArray(r.moves) &&
    Array.isArray(r.hashes);
  if (!fine) return 'it lacks game, seats, seed, moves or hashes';
  const badMove = r.moves!.findIndex((m) => typeof m !== 'object' || m === null || typeof m.seat !== 'number' || !('answer' in m));
  return badMove >= 0 ? `move ${badMove + 1} is not a move` : (r as Replay);
}
