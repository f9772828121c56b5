/** The report of a simulation, for programs and for people. Replays of violations are written on the way. */
import { type Found, type SimulationPlan, type Tally, threads } from '@longtable/lab';
import { CACHE, fromHere, writeFile } from './repository.ts';

export interface SimulationReport {
  readonly game: string;
  readonly players: number | string;
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly violations: readonly {
    readonly law: string;
    readonly seed: number;
    readonly players: number;
    readonly message: string;
    /** The path of its replay. */
    readonly replay: string;
  }[];
  /** Numbers of matches that each seat, several together, everybody or nobody won. */
  readonly results: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly bots: Tally['bots'];
  readonly whole: number;
  readonly threads: number;
}

export function simulationReport(plan: SimulationPlan, tally: Tally, seconds: number): SimulationReport {
  const [first, last] = [plan.players[0]!, plan.players[plan.players.length - 1]!];
  return {
    game: plan.game,
    players: first === last ? first : `${first}..${last}`,
    games: tally.games,
    answers: tally.answers,
    seconds: Number(seconds.toFixed(3)),
    answersPerSecond: Math.round(tally.answers / seconds),
    violations: tally.violations.map((found) => ({
      law: found.law,
      seed: found.seed,
      players: found.players,
      message: found.message,
      replay: keep(plan, found),
    })),
    results: tally.results,
    endings: tally.endings,
    bots: tally.bots,
    whole: plan.whole,
    threads: threads(),
  };
}

/** Writes the replay of a violation and says where. */
function keep(plan: SimulationPlan, { law, seed, players, replay }: Found): string {
  const path = `${CACHE}/violations/${plan.game}-${players}p-${seed}-${law}.json`;
  writeFile(path, JSON.stringify(replay));
  return fromHere(path);
}

const lawsText = (whole: number): string =>
  whole === 0 ? 'cheap laws only' : whole === 1 ? 'all laws at every answer' : `all laws at one answer in ${whole}`;

/** `options` are the pairs that were fixed: needed to play a match again. */
export function reportText(report: SimulationReport, options: readonly string[]): string {
  const share = (n: number, of: number): string => `${n} (${((100 * n) / of).toFixed(1)} %)`;
  const { game, games, answers, seconds, answersPerSecond, whole, violations } = report;
  const again = (seed: number, players: number): string =>
    [
      `longtable simulate ${game} --players ${players} --games 1 --seed ${seed} --whole ${whole}`,
      ...options.map((o) => `--option ${o}`),
    ].join(' ');
  return [
    `${game}: ${games} matches, ${answers} answers in ${seconds} s (${answersPerSecond}/s), ${lawsText(whole)}`,
    ...lines('won by', report.results, (n) => share(n, games)),
    ...lines('ended by', report.endings, (n) => share(n, games)),
    ...Object.entries(report.bots).map(([name, { seats, wins }]) => `  bot ${name}: ${share(wins, seats)} of its seats won`),
    violations.length === 0 ? '  no violation' : `  ${violations.length} violations`,
    ...violations.flatMap(({ law, seed, players, message, replay }) => [
      `  ${law}, seed ${seed}, ${players} players: ${message}`,
      `    see "longtable replay ${replay}"; again with "${again(seed, players)}"`,
    ]),
  ].join('\n');
}

const lines = (what: string, counts: Readonly<Record<string, number>>, show: (n: number) => string): string[] =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, n]) => `  ${what} ${name}: ${show(n)}`);
