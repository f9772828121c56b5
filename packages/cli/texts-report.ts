/** Texts of a game that are not fit for people, for programs and for people. */
import type { SimulationPlan, Tally } from '@longtable/lab';
import { findingText, type Read } from '@longtable/laws';

export interface TextsReport {
  readonly game: string;
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly findings: readonly Read[];
  /** Matches that came to no end: a text may have thrown. */
  readonly violations: readonly string[];
}

export const textsReport = (plan: SimulationPlan, { games, answers, read, violations }: Tally, seconds: number): TextsReport => ({
  game: plan.game,
  games,
  answers,
  seconds: Number(seconds.toFixed(3)),
  findings: Object.keys(read)
    .sort()
    .map((key) => read[key]!),
  violations: violations.map(({ law, seed, message }) => `${law}, seed ${seed}: ${message}`),
});

export const textsText = ({ game, games, answers, seconds, findings, violations }: TextsReport): string =>
  [
    `${game}: ${games} matches, ${answers} answers in ${seconds} s, all texts read in every language`,
    findings.length === 0 ? '  no finding' : `  ${findings.length} findings`,
    ...findings.map((finding) => `  ${findingText(finding)} (${finding.n} times)`),
    ...violations.map((violation) => `  ${violation}`),
  ].join('\n');
