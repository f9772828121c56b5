/** The levels measured against each other in every game: what a level means, in one table. */
import { type Bout, pairStandings, type Rate, runArena } from './arena/index.ts';
import { rateOf } from './arena/standings.ts';
import { meanOf } from './learn/climb.ts';

export interface LevelsPlan {
  /** Games in which players are against each other, and the one in which they are not. */
  readonly games: readonly string[];
  /** Steps that are measured: a level and the one below it. */
  readonly steps: readonly (readonly [high: string, low: string])[];
  /** Matches of a step with two players, with four, and of a level of Uprising. */
  readonly two: number;
  readonly four: number;
  readonly margins: number;
  readonly seed: number;
}

/** A cell of the table, measured by one arena. */
export interface Cell {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly options: object;
}

const TOGETHER = 'uprising';
const TABLES: readonly (readonly [factions: number, edition: string])[] = [
  [3, '2E'],
  [2, '2E'],
  [4, '2E'],
  [3, '1E'],
];

export const cellsOf = (plan: LevelsPlan): Cell[] =>
  plan.games.flatMap((game) => (game === TOGETHER ? together(plan) : against(plan, game))).filter(({ matches }) => matches > 0);

const together = ({ steps, margins }: LevelsPlan): Cell[] =>
  TABLES.flatMap(([players, edition]) =>
    steps.map(([bot]): Cell => ({ game: TOGETHER, players, bots: [bot], matches: margins, options: { edition } })),
  );

const against = ({ steps, two, four }: LevelsPlan, game: string): Cell[] =>
  [2, 4].flatMap((players) => steps.map((bots): Cell => ({ game, players, bots, matches: players === 2 ? two : four, options: {} })));

/** The order of play: quick levels and small tables first, so that a stopped run leaves few cells open. */
export const inTurn = (plan: LevelsPlan): Cell[] => {
  const level = ({ bots }: Cell): number => plan.steps.findIndex(([high]) => high === bots[0]);
  return cellsOf(plan).toSorted((a, b) => level(a) - level(b) || a.players - b.players);
};

export interface Measured {
  readonly cell: Cell;
  readonly bouts: readonly Bout[];
}

/** Diaries of the arenas lie in the folder: a stopped run goes on. */
export async function measure(
  plan: LevelsPlan,
  diaryOf: (cell: Cell) => string,
  threads: number,
  done: (found: Measured) => void,
): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const cell of inTurn(plan)) {
    const bouts = await runArena({ ...cell, seed: plan.seed }, diaryOf(cell), () => {}, threads);
    found.push({ cell, bouts });
    done({ cell, bouts });
  }
  return found;
}

const percent = ({ winRate, low, high }: Rate): string =>
  `${(100 * winRate).toFixed(0)} [${(100 * low).toFixed(0)}, ${(100 * high).toFixed(0)}]`;

/** By name; a draw is nobody's. */
const winnerOf = ({ hero, others, heroSeat, winners }: Bout): string | null =>
  winners.length === 1 ? (winners[0] === heroSeat ? hero : others) : null;

/** The figure of a step or a level, in a few characters. */
export function figureOf({ cell: { game, players, bots }, bouts }: Measured): string {
  const [high] = bots as [string];
  if (game === TOGETHER) {
    const { mean, error } = meanOf(bouts.map(({ figures }) => figures?.['margin'] ?? 0));
    return `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}, ${bouts.filter(({ winners }) => winners.length > 0).length} of ${bouts.length}`;
  }
  if (players === 2) return `${percent(rateOf(bouts.filter((bout) => winnerOf(bout) === high).length, bouts.length))} of ${bouts.length}`;
  const pairs = pairStandings(bouts, players);
  return pairs
    .sort((a, b) => Number(b.hero === high) - Number(a.hero === high))
    .map((pair) => percent(pair))
    .join(' / ');
}

/** Two tables: steps of games in which players are against each other, and margins of Uprising. Open: not measured yet. */
export function tableOf(plan: LevelsPlan, found: readonly Measured[]): string {
  const isTogether = ({ game }: Cell): boolean => game === TOGETHER;
  const steps = rowsOf(
    cellsOf(plan).filter((cell) => !isTogether(cell)),
    found,
    ({ game, players }) => `${game}, ${players} players`,
  );
  const margins = rowsOf(
    cellsOf(plan).filter(isTogether),
    found,
    ({ players, options }) => `${players} factions, ${Object.values(options).join()}`,
  );
  const heads = plan.steps.map(([high, low]) => `${high} / ${low}`);
  return [
    ...(steps.length > 0 ? [...head('', heads), ...steps, ''] : []),
    ...(margins.length > 0
      ? [
          ...head(
            'uprising',
            plan.steps.map(([high]) => high),
          ),
          ...margins,
          '',
        ]
      : []),
  ].join('\n');
}

const head = (first: string, names: readonly string[]): string[] => [row([first, ...names]), `|${'---|'.repeat(names.length + 1)}`];
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const OPEN = 'open';

/** Rows of which at least one cell is measured. */
function rowsOf(cells: readonly Cell[], found: readonly Measured[], nameOf: (cell: Cell) => string): string[] {
  const isSame = (a: Cell, b: Cell): boolean => a.game === b.game && nameOf(a) === nameOf(b) && a.bots[0] === b.bots[0];
  const rows: Record<string, string[]> = {};
  for (const cell of cells) {
    const name = nameOf(cell);
    rows[name] ??= [name];
    const one = found.find((measured) => isSame(measured.cell, cell));
    rows[name].push(one === undefined ? OPEN : figureOf(one));
  }
  return Object.values(rows)
    .filter(([, ...figures]) => figures.some((figure) => figure !== OPEN))
    .map(row);
}
