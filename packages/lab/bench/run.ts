/** The benchmark: every cell in its own process, in turns, and the median of the rounds. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isKnown } from '@longtable/bots';
import { GAME_IDS } from '@longtable/games';
import { PEER_VERSION } from '../peer/skirmish.ts';
import { firstPeerDifference } from './identical.ts';

export interface BenchReport {
  readonly peer: {
    readonly name: 'boardgame.io';
    readonly version: string;
    /** Skirmish, a copy made before every answer as the peer does it: how many times its moves a second. */
    readonly moves: number;
    /** Skirmish in place. */
    readonly movesInPlace: number;
    /** Iterations of tree search on Skirmish against the peer's own. */
    readonly search: number;
    readonly movesPerSecond: number;
    /** Seeded matches that both played alike before anything was measured. */
    readonly identicalGames: number;
  };
  readonly games: Readonly<Record<string, GameFigures>>;
}

export interface GameFigures {
  readonly answersPerSecond: number;
  /** Against the peer's Skirmish: for other games a measure of size, not of engines. */
  readonly vsPeer: number;
  readonly clonesPerSecond: number;
  readonly cloneVsStructuredClone: number;
  /** null: no bot knows the game. */
  readonly searchIterationsPerSecond: number | null;
}

export interface BenchPlan {
  readonly rounds: number;
  /** Milliseconds. */
  readonly warm: number;
  readonly measure: number;
}
export const WHOLE_PLAN: BenchPlan = { rounds: 3, warm: 800, measure: 1200 };
export const QUICK_PLAN: BenchPlan = { rounds: 1, warm: 150, measure: 250 };

const IDENTICAL_GAMES = 200;
const CELL = fileURLToPath(new URL('./cell.ts', import.meta.url));
const run = promisify(execFile);

interface Cell {
  readonly what: string;
  readonly game: string;
}
const CELLS: readonly Cell[] = [
  { what: 'peer', game: 'skirmish' },
  { what: 'kept', game: 'skirmish' },
  { what: 'peer-search', game: 'skirmish' },
  ...[...GAME_IDS]
    .sort((a, b) => Number(b === 'skirmish') - Number(a === 'skirmish'))
    .flatMap((game) => ['place', 'clone', 'structured', ...(isKnown(game) ? ['search'] : [])].map((what) => ({ what, game }))),
];
const nameOf = ({ what, game }: Cell): string => `${what}:${game}`;

async function measure(cell: Cell, plan: BenchPlan): Promise<number> {
  const args = [CELL, cell.what, cell.game, String(plan.warm), String(plan.measure)];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
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
  return report((cell) => found[cell] ?? []);
}

function report(rounds: (cell: string) => readonly number[]): BenchReport {
  const of = (cell: string): number => round(median(rounds(cell)));
  // Round by round, because the two were measured one after the other: a busy machine slows both.
  const ratio = (cell: string, to: string): number => round(median(rounds(cell).map((n, i) => n / rounds(to)[i]!)), 1);
  const games = GAME_IDS.map((game): [string, GameFigures] => [
    game,
    {
      answersPerSecond: of(`place:${game}`),
      vsPeer: ratio(`place:${game}`, 'peer:skirmish'),
      clonesPerSecond: of(`clone:${game}`),
      cloneVsStructuredClone: ratio(`clone:${game}`, `structured:${game}`),
      searchIterationsPerSecond: isKnown(game) ? of(`search:${game}`) : null,
    },
  ]);
  return {
    peer: {
      name: 'boardgame.io',
      version: PEER_VERSION,
      moves: ratio('kept:skirmish', 'peer:skirmish'),
      movesInPlace: ratio('place:skirmish', 'peer:skirmish'),
      search: ratio('search:skirmish', 'peer-search:skirmish'),
      movesPerSecond: of('peer:skirmish'),
      identicalGames: IDENTICAL_GAMES,
    },
    games: Object.fromEntries(games),
  };
}
