/** The switchboard: which broken rule is awake, which ones a test reached, and which have fallen. Lives in the thread of the tests. */

export interface Board {
  /** The broken rule that is awake; -1: none. */
  awake: number;
  /** Reached since it was cleared, by number. */
  readonly reached: Set<number>;
  /** Steps of loops since they were set to 0, and how many are too many. */
  steps: number;
  limit: number;
  /** Reached while no test ran: what they broke was read already. */
  readonly early: Set<number>;
  /** Fell to a test with a name: no further test is tried on them. */
  readonly named: Set<number>;
  /** Fell to another test, or left something behind: only tests with a name are tried on the ones, none on the others. */
  readonly other: Set<number>;
  readonly spoilt: Set<number>;
  /** A broken rule has left something behind in the modules: they are read anew for the next test file. */
  isSpoilt: boolean;
  /** A test is running. */
  busy: boolean;
}

interface Globals {
  __board?: Board;
  __broken?: (id: number) => boolean;
  __tick?: () => void;
}

/** The board of this thread, the same for all test files; the sources find it by their global names. */
export function boardOf(globals: Globals = globalThis as Globals): Board {
  if (globals.__board !== undefined) return globals.__board;
  const board: Board = {
    awake: -1,
    reached: new Set(),
    steps: 0,
    limit: Number.POSITIVE_INFINITY,
    early: new Set(),
    named: new Set(),
    other: new Set(),
    spoilt: new Set(),
    isSpoilt: false,
    busy: false,
  };
  globals.__board = board;
  globals.__broken = (id) => {
    (board.busy ? board.reached : board.early).add(id);
    return board.awake === id;
  };
  globals.__tick = () => {
    board.steps += 1;
    if (board.steps > board.limit) throw new Error('This comes to no end.');
  };
  return board;
}
