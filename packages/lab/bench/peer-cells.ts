/** The cells of the peer, as a sceptic would have it: without the checks that it makes for developers. */
import { rndFrom } from '@longtable/kernel';
import { asked, frozenStates, type Peer, peer } from '../peer/skirmish.ts';
import { ITERATIONS, MIDGAME, middleOf } from './cells.ts';
import { rate, type Span } from './clock.ts';

const BATCH = 6;
type State = ReturnType<Peer['start']>;

/** Plays on until the end, or for some moves. */
function playOut(
  table: Peer,
  start: State,
  seed: number,
  most = Number.MAX_SAFE_INTEGER,
): { readonly state: State; readonly moves: number } {
  const rnd = rndFrom(seed);
  let state = start;
  let moves = 0;
  for (; state.ctx.gameover === undefined && moves < most; moves++) {
    const { seat, move, options } = asked(state.G);
    state = table.move(state, move, options[rnd(options.length)]!, seat);
  }
  return { state, moves };
}

/** Moves a second of whole matches of Skirmish on the peer's reducer, setup included. It always keeps the old state. */
export function peerMoves(span: Span, freeze: boolean): number {
  frozenStates(freeze);
  const table = peer();
  let seed = 1;
  return rate(span, () => {
    let things = 0;
    for (let i = 0; i < BATCH; i++, seed++) things += playOut(table, table.start(seed, 2 + (seed % 3)), seed).moves;
    return things;
  });
}

/**
 * Iterations a second of the peer's own search, from the very positions that ours begins with. A playout goes so far that an iteration
 * has as many answers as one of ours, which ends when a round is over: about five.
 */
const PEER_DEPTH = 4;

export function peerSearches(span: Span): number {
  frozenStates(false);
  const table = peer();
  const positions = Array.from({ length: MIDGAME }, (_, i) => {
    const first = table.start(i + 1, 2 + (i % 3));
    return playOut(table, first, i, middleOf(playOut(table, first, i).moves, i)).state;
  });
  let next = 0;
  return rate(span, () => {
    table.search(positions[next++ % positions.length]!, ITERATIONS, PEER_DEPTH);
    return ITERATIONS;
  });
}
