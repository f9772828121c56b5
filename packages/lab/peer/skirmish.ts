/**
 * Skirmish once more, written for boardgame.io as its documentation suggests: state in `G`, moves that change it, every seat active.
 * It draws the same numbers as our engine's fast generator, so that both can be checked to play the same games.
 */
import { createRequire } from 'node:module';
import { COPIES, DIE, HAND, HILLS, RANKS } from '@longtable/skirmish/data';

export interface G {
  word: number;
  seats: number;
  step: 'choose' | 'rally' | 'counter' | 'over';
  lead: number;
  hills: number[];
  prize: number;
  deck: number[];
  discard: number[];
  hands: number[][];
  chosen: number[];
  strength: number[];
  points: number[];
  weakest: number;
  rallied: number;
}
interface State {
  G: G;
  ctx: { gameover?: unknown };
}
type Context = { G: G; playerID: string; events: { endGame(result: unknown): void } };
export type Move = 'choose' | 'rally' | 'counter';

const INVALID = 'INVALID_MOVE';
/** A soldier that lies face down. */
const HIDDEN = -1;

function random(g: G, sides: number): number {
  let t = (g.word + 0x6d2b79f5) | 0;
  g.word = t;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) * sides) / 2 ** 32);
}

const total = (pile: readonly number[]): number => pile.reduce((a, b) => a + b, 0);

function refill(g: G, seat: number): void {
  const hand = g.hands[seat]!;
  for (let n = total(hand); n < HAND; n++) {
    if (total(g.deck) === 0) {
      g.deck = g.discard;
      g.discard = new Array<number>(RANKS).fill(0);
    }
    let k = random(g, total(g.deck));
    let kind = 0;
    while (k >= g.deck[kind]!) k -= g.deck[kind++]!;
    g.deck[kind]!--;
    hand[kind]!++;
  }
}

function newRound(g: G): boolean {
  if (g.hills.length === 0) return false;
  g.prize += g.hills.pop() ?? 0;
  g.chosen = g.chosen.map(() => 0);
  g.step = 'choose';
  return true;
}

function foremost(g: G, better: (a: number, b: number) => boolean): number {
  let best = g.lead;
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.lead + i) % g.seats;
    if (better(g.strength[seat]!, g.strength[best]!)) best = seat;
  }
  return best;
}

function endRound(g: G, events: Context['events']): void {
  const winner = foremost(g, (a, b) => a > b);
  if (g.strength.filter((n) => n === g.strength[winner]).length === 1) {
    g.points[winner]! += g.prize;
    g.prize = 0;
  }
  for (const rank of g.chosen) g.discard[rank - 1]!++;
  for (let i = 0; i < g.seats; i++) refill(g, (g.lead + i) % g.seats);
  g.lead = (g.lead + 1) % g.seats;
  if (newRound(g)) return;
  g.step = 'over';
  const most = Math.max(...g.points);
  const winners = g.points.flatMap((n, seat) => (n === most ? [seat] : []));
  events.endGame({ winner: String(winners[0]), winners, scores: [...g.points] });
}

const moves = {
  choose({ G: g, playerID, events }: Context, rank: number) {
    const seat = Number(playerID);
    if (g.step !== 'choose' || g.chosen[seat] !== 0 || !(g.hands[seat]![rank - 1]! > 0)) return INVALID;
    g.hands[seat]![rank - 1]!--;
    g.chosen[seat] = rank;
    if (g.chosen.includes(0)) return undefined;
    for (let s = 0; s < g.seats; s++) g.strength[s] = g.chosen[s]! + 1 + random(g, DIE);
    if (g.strength.every((n) => n === g.strength[0])) endRound(g, events);
    else {
      g.step = 'rally';
      g.weakest = foremost(g, (a, b) => a < b);
    }
    return undefined;
  },
  rally({ G: g, playerID, events }: Context, rank: number | 'hold') {
    const seat = Number(playerID);
    if (g.step !== 'rally' || seat !== g.weakest) return INVALID;
    if (rank === 'hold') {
      endRound(g, events);
      return undefined;
    }
    if (!(g.hands[seat]![rank - 1]! > 0)) return INVALID;
    g.hands[seat]![rank - 1]!--;
    g.discard[rank - 1]!++;
    g.rallied = rank;
    g.step = 'counter';
    return undefined;
  },
  counter({ G: g, playerID, events }: Context, rank: number | 'allow') {
    const seat = Number(playerID);
    if (g.step !== 'counter' || seat !== foremost(g, (a, b) => a > b)) return INVALID;
    if (rank === 'allow') g.strength[g.weakest]! += g.rallied;
    else {
      if (rank < g.rallied || !(g.hands[seat]![rank - 1]! > 0)) return INVALID;
      g.hands[seat]![rank - 1]!--;
      g.discard[rank - 1]!++;
    }
    endRound(g, events);
    return undefined;
  },
};

function setup(seed: number, seats: number): G {
  const zeros = (n: number): number[] => new Array<number>(n).fill(0);
  const g: G = {
    word: seed | 0,
    seats,
    step: 'choose',
    lead: 0,
    hills: [...HILLS[7]],
    prize: 0,
    deck: new Array<number>(RANKS).fill(COPIES),
    discard: zeros(RANKS),
    hands: Array.from({ length: seats }, () => zeros(RANKS)),
    chosen: zeros(seats),
    strength: zeros(seats),
    points: zeros(seats),
    weakest: 0,
    rallied: 0,
  };
  g.lead = random(g, seats);
  for (let i = g.hills.length - 1; i > 0; i--) {
    const j = random(g, i + 1);
    [g.hills[i], g.hills[j]] = [g.hills[j]!, g.hills[i]!];
  }
  for (let i = 0; i < seats; i++) refill(g, (g.lead + i) % seats);
  newRound(g);
  return g;
}

const ranksOf = (g: G, seat: number, least: number): number[] =>
  g.hands[seat]!.flatMap((n, kind) => (n > 0 && kind + 1 >= least ? [kind + 1] : []));

export interface Asked {
  readonly seat: number;
  readonly move: Move;
  readonly options: (number | string)[];
}

/** The seat that must move first. */
function next(g: G): number {
  if (g.step === 'rally') return g.weakest;
  if (g.step === 'counter') return foremost(g, (a, b) => a > b);
  let seat = g.lead;
  while (g.chosen[seat] !== 0) seat = (seat + 1) % g.seats;
  return seat;
}

function movesOf(g: G, seat: number): Asked {
  if (g.step === 'choose') return { seat, move: 'choose', options: ranksOf(g, seat, 1) };
  if (g.step === 'rally') return { seat, move: 'rally', options: [...ranksOf(g, seat, 1), 'hold'] };
  return { seat, move: 'counter', options: [...ranksOf(g, seat, g.rallied), 'allow'] };
}

/** The seats that must move, and the legal moves: the same as our engine's open question. */
export const asked = (g: G): Asked => movesOf(g, next(g));

/** The question to one seat, as far as it can see: all choose at the same time. */
export function askedOf(g: G, seat: number): Asked | null {
  const isAsked = g.step === 'choose' ? g.chosen[seat] === 0 : g.step !== 'over' && next(g) === seat;
  return isAsked ? movesOf(g, seat) : null;
}

/** The view of one seat, as our own view shows it: neither other hands, nor the deck, the hills to come and the numbers to come. */
function playerView({ G: g, playerID }: { readonly G: G; readonly playerID: string | null }): object {
  const { word: _, hills, deck, hands, chosen, ...open } = g;
  const me = playerID === null ? -1 : Number(playerID);
  return {
    ...open,
    hillsLeft: hills.length,
    deck: total(deck),
    held: hands.map(total),
    hands: hands.map((hand, seat) => (seat === me ? hand : null)),
    chosen: g.step === 'choose' ? chosen.map((rank, seat) => (seat === me || rank === 0 ? rank : HIDDEN)) : chosen,
  };
}

const require = createRequire(import.meta.url);
export const PEER_VERSION = (require('boardgame.io/package.json') as { version: string }).version;

export interface Peer {
  /** The peer's own tree search from a state: that many iterations, playouts cut off after `depth` moves. */
  search(state: State, iterations: number, depth: number): void;
  start(seed: number, seats: number): State;
  move(state: State, move: Move, answer: number | string, seat: number): State;
}

/** The game as boardgame.io wants it. Undo is off; seats that choose at the same time do not stand in each other's way. */
export function peerGame(nextSeed: () => number): object {
  const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: object } };
  return {
    name: 'skirmish',
    setup: ({ ctx }: { ctx: { numPlayers: number } }) => setup(nextSeed(), ctx.numPlayers),
    moves: { ...moves, choose: { move: moves.choose, ignoreStaleStateID: true, redact: true, client: false } },
    playerView,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },
  };
}

/** Freezing of the peer's states after every move, on by default: a check for developers, which costs time. */
export function frozenStates(on: boolean): void {
  const own = createRequire(require.resolve('boardgame.io/package.json'));
  (own('immer') as { setAutoFreeze(on: boolean): void }).setAutoFreeze(on);
}

/** boardgame.io's plain reducer. */
export function peer(): Peer {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
    CreateGameReducer(o: { game: object }): (state: State, action: object) => State;
    InitializeGame(o: { game: object; numPlayers: number }): State;
  };
  let next = 0;
  const game = peerGame(() => next);
  const reduce = CreateGameReducer({ game });
  const { MCTSBot } = require('boardgame.io/ai') as {
    MCTSBot: new (o: object) => { play(state: State, seat: string): Promise<unknown> };
  };
  // The bot asks for the moves of every active seat; the one that must move is spoken for by the first.
  const enumerate = (g: G, _ctx: unknown, first: string): object[] => {
    if (first !== '0' || g.step === 'over') return [];
    const { seat, move, options } = asked(g);
    return options.map((option) => ({ type: 'MAKE_MOVE', payload: { type: move, args: [option], playerID: String(seat) } }));
  };
  return {
    start(seed, seats) {
      next = seed;
      return InitializeGame({ game, numPlayers: seats });
    },
    search(state, iterations, playoutDepth) {
      // All iterations run before the promise is handed out.
      void new MCTSBot({ game, enumerate, iterations, playoutDepth, seed: 'bench' }).play(state, '0');
    },
    move: (state, type, answer, seat) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type, args: [answer], playerID: String(seat), credentials: undefined } }),
  };
}
