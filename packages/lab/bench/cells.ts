/** Measurements of the benchmark. Each function measures one thing, once, after warming up, and gives a rate per second. */
import { loadHeuristic, search } from '@longtable/bots';
import { type AnyTitle, type GameId, loadTitle } from '@longtable/games';
import {
  type Ask,
  type ChanceSource,
  committed,
  type Engine,
  engine,
  fail,
  type Match,
  outcome,
  type Rnd,
  rndFrom,
  type Spec,
  sample,
  sha256,
  utf8,
} from '@longtable/kernel';
import { now, rate, type Span } from './clock.ts';

const BATCH = 30;
export const MIDGAME = 200;

/** The first question that still waits for an answer. */
export function waiting(m: Match<Spec>): Ask {
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

/** The manner of playing: a search does without all of it, a table does all of it. */
export interface Manner {
  /** A copy is made before every answer, so that the old state stays. */
  readonly keep?: boolean;
  /** Events, draws and what closes undo are recorded. */
  readonly record?: boolean;
  /** Dice and shuffles that can be checked afterwards, instead of the fast generator. */
  readonly real?: boolean;
}

function playOut(machine: Engine<Spec>, start: Match<Spec>, { keep, record }: Manner, rnd: Rnd, most = Number.MAX_SAFE_INTEGER): number {
  let m = start;
  let answers = 0;
  while (m.result === null && answers < most) {
    const ask = waiting(m);
    if (keep) m = machine.clone(m);
    machine.apply(m, ask.seat, sample(ask, rnd), record ? outcome() : undefined);
    answers++;
  }
  return answers;
}

const source: ChanceSource = committed(sha256(utf8('bench')));

/** Answers a second of random play of whole matches, setup included. */
export async function answers(game: string, manner: Manner, span: Span): Promise<number> {
  const title = await loadTitle(game as GameId);
  const machine = manner.real ? engine(title.game, source) : engine(title.game);
  const rnd = rndFrom(1);
  let seed = 1;
  return rate(span, () => {
    const matches = deal(title, machine, BATCH, seed);
    seed += BATCH;
    let things = 0;
    for (const m of matches) things += playOut(machine, m, manner, rnd);
    return things;
  });
}

/** The cost of an answer in the last third of a match, in costs of one in its first third. */
export async function growth(game: string, seats: number, span: Span): Promise<number> {
  const title = await loadTitle(game as GameId);
  const machine = engine(title.game);
  const spent = [0, 0, 0];
  const given = [0, 0, 0];
  let seed = 1;
  rate(span, () => {
    const matches = Array.from({ length: BATCH }, (_, i) => machine.start(title.game.options({}, seats) as object, seats, seed + i));
    const thirds = matches.map((m, i) => Math.ceil(playOut(machine, machine.clone(m), {}, rndFrom(seed + i)) / 3));
    const generators = matches.map((_, i) => rndFrom(seed + i));
    for (let third = 0; third < 3; third++) {
      const before = now();
      for (const [i, m] of matches.entries()) given[third]! += playOut(machine, m, {}, generators[i]!, thirds[i]);
      spent[third]! += now() - before;
    }
    seed += BATCH;
    return BATCH;
  });
  return spent[2]! / given[2]! / (spent[0]! / given[0]!);
}

/** The place where the i-th match is stopped: somewhere in its middle half. */
export const middleOf = (length: number, i: number): number => Math.floor(length * (0.25 + (i % 11) / 20));

/** Matches of every player count, each stopped in its middle half. */
async function midGame(game: string): Promise<{ machine: Engine<Spec>; matches: Match<Spec>[] }> {
  const title = await loadTitle(game as GameId);
  const machine = engine(title.game);
  const matches = deal(title, machine, MIDGAME, 1).map((m, i) => {
    const length = playOut(machine, machine.clone(m), {}, rndFrom(i));
    playOut(machine, m, {}, rndFrom(i), middleOf(length, i));
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

/** Iterations of one search. */
export const ITERATIONS = 60;

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

/** Views of one seat a second, in mid-game. */
export async function views(game: string, span: Span): Promise<number> {
  const { machine, matches } = await midGame(game);
  const { game: rules } = await loadTitle(game as GameId);
  let kept: object = machine;
  const found = rate(span, () => {
    for (const m of matches) kept = rules.view(m, 0);
    return matches.length;
  });
  return kept === machine ? fail('nothing was seen') : found;
}

/** Bytes of the view of one seat as JSON, in mid-game with most seats: the median. */
export async function viewBytes(game: string): Promise<number> {
  const { game: rules, players } = await loadTitle(game as GameId);
  const { matches } = await midGame(game);
  const sizes = matches.filter(({ seats }) => seats === players.max).map((m) => JSON.stringify(rules.view(m, 0)).length);
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

/** Imagined worlds a second, in mid-game, of the seat that is asked: it is the one whose bot thinks. */
export async function imaginations(game: string, span: Span): Promise<number> {
  const { machine, matches } = await midGame(game);
  const rnd = rndFrom(1);
  return rate(span, () => {
    for (const m of matches) machine.imagine(m, waiting(m).seat, rnd);
    return matches.length;
  });
}
