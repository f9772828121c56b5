/** The benchmark: every cell in its own process, in turns, and the median of the rounds. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isKnown } from '@longtable/bots';
import { GAME_IDS, type GameId } from '@longtable/games';
import { ABOUT } from '@longtable/games/about';
import { PEER_VERSION } from '../peer/skirmish.ts';
import { firstPeerDifference } from './identical.ts';

/** Skirmish on both engines: how many times the peer's rate. */
export interface Ratios {
  /** A copy made before every answer, as the peer does it. */
  readonly moves: number;
  readonly movesInPlace: number;
  /** Iterations of tree search against the peer's own, from the same positions, with as many answers in each. */
  readonly search: number;
}

export interface BenchReport {
  readonly peer: {
    readonly name: 'boardgame.io';
    readonly version: string;
    /** The peer without freezing its states, our side recording what happens: what a sceptic would compare. */
    readonly sceptic: Ratios;
    /** The peer as it is delivered, our side recording nothing: what earlier figures meant. */
    readonly lenient: Omit<Ratios, 'search'>;
    readonly movesPerSecond: number;
    /** Seeded matches that both played alike before anything was measured. */
    readonly identicalGames: number;
  };
  readonly games: Readonly<Record<string, GameFigures>>;
  /** The command that measures a single cell, by its name. */
  readonly commands: Readonly<Record<string, string>>;
}

export interface GameFigures {
  /** In place, with the fast generator, nothing recorded: what a search does. */
  readonly answersPerSecond: number;
  /** Copied, recorded, with dice that can be checked: what a table does. */
  readonly realAnswersPerSecond: number;
  /** Against the peer's Skirmish: for other games a measure of size, not of engines. */
  readonly vsPeer: number;
  readonly clonesPerSecond: number;
  readonly cloneVsStructuredClone: number;
  /** The view of one seat in mid-game. */
  readonly viewMicroseconds: number;
  readonly viewBytes: number;
  readonly imagineMicroseconds: number;
  /** null: no bot knows the game. */
  readonly searchIterationsPerSecond: number | null;
  /** By seats: how often the last third of a match costs as much for an answer as its first third. */
  readonly growth: Readonly<Record<string, number>>;
}

export interface BenchPlan {
  readonly rounds: number;
  /** Milliseconds; warming up goes on by this much until the rate is flat. */
  readonly warm: number;
  readonly measure: number;
}
export const WHOLE_PLAN: BenchPlan = { rounds: 3, warm: 400, measure: 1000 };
export const QUICK_PLAN: BenchPlan = { rounds: 1, warm: 100, measure: 200 };

const IDENTICAL_GAMES = 200;
const CELL = fileURLToPath(new URL('./cell.ts', import.meta.url));
const run = promisify(execFile);

interface Cell {
  readonly what: string;
  readonly game: string;
}
const seatsOf = (game: GameId): number[] => {
  const { min, max } = ABOUT[game].players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
};
const OF_GAME = ['place', 'real', 'clone', 'structured', 'view', 'view-bytes', 'imagine'] as const;
const CELLS: readonly Cell[] = [
  ...['peer', 'kept-told', 'place-told', 'peer-frozen', 'kept', 'peer-search'].map((what) => ({ what, game: 'skirmish' })),
  ...[...GAME_IDS]
    .sort((a, b) => Number(b === 'skirmish') - Number(a === 'skirmish'))
    .flatMap((game) => [
      ...[...(isKnown(game) ? ['search'] : []), ...OF_GAME].map((what) => ({ what, game })),
      ...seatsOf(game).map((seats) => ({ what: 'growth', game: `${game}:${seats}` })),
    ]),
];
const nameOf = ({ what, game }: Cell): string => `${what}:${game}`;
const argsOf = ({ what, game }: Cell, plan: BenchPlan): string[] => [what, game, String(plan.warm), String(plan.measure)];
const commandOf = (cell: Cell, plan: BenchPlan): string =>
  `NODE_ENV=production node packages/lab/bench/cell.ts ${argsOf(cell, plan).join(' ')}`;

async function measure(cell: Cell, plan: BenchPlan): Promise<number> {
  const { stdout } = await run(process.execPath, [CELL, ...argsOf(cell, plan)], { env: { ...process.env, NODE_ENV: 'production' } });
  return Number(stdout);
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
const round = (n: number, digits = 0): number => Number(n.toFixed(digits));

/** Measures everything. Says what is wrong instead, when the two Skirmishes do not play alike. */
export async function bench(plan: BenchPlan, progress: (done: number, all: number) => void): Promise<BenchReport | string> {
  const difference = firstPeerDifference(IDENTICAL_GAMES);
  if (difference !== null) return `the peer plays another game: ${difference}`;
  const found: Record<string, number[]> = {};
  let done = 0;
  for (let n = 0; n < plan.rounds; n++) {
    for (const cell of CELLS) {
      found[nameOf(cell)] = [...(found[nameOf(cell)] ?? []), await measure(cell, plan)];
      progress(++done, plan.rounds * CELLS.length);
    }
  }
  return report((cell) => found[cell] ?? [], plan);
}

function report(rounds: (cell: string) => readonly number[], plan: BenchPlan): BenchReport {
  const of = (cell: string): number => round(median(rounds(cell)));
  // Round by round, because the two were measured one after the other: a busy machine slows both.
  const ratio = (cell: string, to: string): number => round(median(rounds(cell).map((n, i) => n / rounds(to)[i]!)), 1);
  const microseconds = (cell: string): number => round(1e6 / median(rounds(cell)), 1);
  const games = GAME_IDS.map((game): [string, GameFigures] => [
    game,
    {
      answersPerSecond: of(`place:${game}`),
      realAnswersPerSecond: of(`real:${game}`),
      vsPeer: ratio(`place:${game}`, 'peer:skirmish'),
      clonesPerSecond: of(`clone:${game}`),
      cloneVsStructuredClone: ratio(`clone:${game}`, `structured:${game}`),
      viewMicroseconds: microseconds(`view:${game}`),
      viewBytes: of(`view-bytes:${game}`),
      imagineMicroseconds: microseconds(`imagine:${game}`),
      searchIterationsPerSecond: isKnown(game) ? of(`search:${game}`) : null,
      growth: Object.fromEntries(seatsOf(game).map((seats) => [seats, round(median(rounds(`growth:${game}:${seats}`)), 2)])),
    },
  ]);
  return {
    peer: {
      name: 'boardgame.io',
      version: PEER_VERSION,
      sceptic: {
        moves: ratio('kept-told:skirmish', 'peer:skirmish'),
        movesInPlace: ratio('place-told:skirmish', 'peer:skirmish'),
        search: ratio('search:skirmish', 'peer-search:skirmish'),
      },
      lenient: {
        moves: ratio('kept:skirmish', 'peer-frozen:skirmish'),
        movesInPlace: ratio('place:skirmish', 'peer-frozen:skirmish'),
      },
      movesPerSecond: of('peer:skirmish'),
      identicalGames: IDENTICAL_GAMES,
    },
    games: Object.fromEntries(games),
    commands: Object.fromEntries(CELLS.map((cell) => [nameOf(cell), commandOf(cell, plan)])),
  };
}
