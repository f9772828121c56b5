/** Measurements of the benchmark. Each function measures one thing, once, after warming up, and gives a rate per second. */
import { loadHeuristic, search } from '@longtable/bots';
import { type AnyTitle, type GameId, loadTitle } from '@longtable/games';
import { type Ask, type Engine, engine, fail, type Match, type Rnd, rndFrom, type Spec, sample } from '@longtable/kernel';
import { asked, peer } from '../peer/skirmish.ts';

export interface Span {
  /** Milliseconds spent before the clock counts. */
  readonly warm: number;
  readonly measure: number;
}

const BATCH = 30;
const PEER_BATCH = 6;
const MIDGAME = 200;

/** Milliseconds that this thread has worked: what others do on the machine meanwhile does not count. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Between two looks at the clock, which is slow and coarse, lies at least this much work. */
const CHUNK_MS = 20;

/** Calls `batch`, which says how many things it did, until the time is up. */
function rate(span: Span, batch: () => number): number {
  let chunk = 1;
  const work = (ms: number): number => {
    const start = now();
    let things = 0;
    for (;;) {
      const before = now();
      for (let i = 0; i < chunk; i++) things += batch();
      const after = now();
      if (after - before < CHUNK_MS) chunk *= 2;
      if (after - start >= ms) return things / (after - start);
    }
  };
  work(span.warm);
  return work(span.measure) * 1000;
}

/** The first question that still waits for an answer. */
function waiting(m: Match<Spec>): Ask {
  const { open, sealed } = m;
  let i = 0;
  if (sealed !== null) while (sealed[open[i]!.seat] !== null) i++;
  return open[i]!;
}

/** Matches of every player count, with the game's usual options, ready to be played. */
function deal(title: AnyTitle, machine: Engine<Spec>, n: number, firstSeed: number): Match<Spec>[] {
  const { min, max } = title.players;
  return Array.from({ length: n }, (_, i) => {
    const seats = min + (i % (max - min + 1));
    return machine.start(title.game.options({}, seats) as object, seats, firstSeed + i);
  });
}

function playOut(machine: Engine<Spec>, start: Match<Spec>, keep: boolean, rnd: Rnd): number {
  let m = start;
  let answers = 0;
  while (m.result === null) {
    const ask = waiting(m);
    if (keep) m = machine.clone(m);
    machine.apply(m, ask.seat, sample(ask, rnd));
    answers++;
  }
  return answers;
}

/** Answers a second of random play of whole matches, setup included; `keep`: a copy is made before every answer, so that the old state stays. */
export async function answers(game: string, keep: boolean, span: Span): Promise<number> {
  const title = await loadTitle(game as Parameters<typeof loadTitle>[0]);
  const machine = engine(title.game);
  const rnd = rndFrom(1);
  let seed = 1;
  return rate(span, () => {
    const matches = deal(title, machine, BATCH, seed);
    seed += BATCH;
    let things = 0;
    for (const m of matches) things += playOut(machine, m, keep, rnd);
    return things;
  });
}

/** Matches of every player count, each stopped somewhere in its middle half. */
async function midGame(game: string): Promise<{ machine: Engine<Spec>; matches: Match<Spec>[] }> {
  const title = await loadTitle(game as Parameters<typeof loadTitle>[0]);
  const machine = engine(title.game);
  const matches = deal(title, machine, MIDGAME, 1).map((m, i) => {
    const length = playOut(machine, machine.clone(m), false, rndFrom(i));
    const stop = Math.floor(length * (0.25 + (i % 11) / 20));
    const rnd = rndFrom(i);
    for (let n = 0; n < stop; n++) {
      const ask = waiting(m);
      machine.apply(m, ask.seat, sample(ask, rnd));
    }
    return m;
  });
  return { machine, matches };
}

/** Copies a second of matches in mid-game, complete as a search needs them: with their open questions. */
export async function clones(game: string, structured: boolean, span: Span): Promise<number> {
  const { machine, matches } = await midGame(game);
  let kept: object = {};
  const copyAll = structured
    ? () => {
        for (const m of matches) kept = structuredClone(m);
      }
    : () => {
        for (const m of matches) kept = machine.clone(m);
      };
  const found = rate(span, () => {
    copyAll();
    return matches.length;
  });
  if (Object.keys(kept).length === 0) throw new Error('nothing was copied');
  return found;
}

/** Moves a second of whole matches of Skirmish on the peer's reducer, setup included. It always keeps the old state. */
export function peerMoves(span: Span): number {
  const table = peer();
  const rnd = rndFrom(1);
  let seed = 1;
  return rate(span, () => {
    const states = Array.from({ length: PEER_BATCH }, (_, i) => table.start(seed + i, 2 + (i % 3)));
    seed += PEER_BATCH;
    let things = 0;
    for (let state of states) {
      while (state.ctx.gameover === undefined) {
        const { seat, move, options } = asked(state.G);
        state = table.move(state, move, options[rnd(options.length)]!, seat);
        things++;
      }
    }
    return things;
  });
}

/** Iterations of one search; and after how many moves the peer's playouts are cut off, about as far as ours go until a round is over. */
const ITERATIONS = 60;
const PEER_DEPTH = 6;

/** Search iterations a second from positions in mid-game: tree, playout and judgement. */
export async function searches(game: string, span: Span): Promise<number> {
  const { machine, matches } = await midGame(game);
  const heuristic = (await loadHeuristic(game as GameId)) ?? fail(`no bot knows ${game}`);
  const bot = search('bench', { iterations: ITERATIONS, milliseconds: Number.MAX_SAFE_INTEGER }, () => 0);
  const rnd = rndFrom(1);
  let next = 0;
  return rate(span, () => {
    const match = matches[next++ % matches.length]!;
    return bot.decide({ engine: machine, heuristic, match, seat: waiting(match).seat, rnd }).looked;
  });
}

/** The same for the peer's own search, on Skirmish. */
export function peerSearches(span: Span): number {
  const table = peer();
  let seed = 1;
  return rate(span, () => {
    const state = table.start(seed, 2 + (seed % 3));
    seed++;
    table.search(state, ITERATIONS, PEER_DEPTH);
    return ITERATIONS;
  });
}
