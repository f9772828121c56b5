/** The diary of a run of learning, line by line: a stopped run goes on from it and comes to the same. */
import { addLine, linesOf } from './lines.ts';
import type { Comparison } from './plan.ts';

/** A comparison of a round, or of the gate (`gate`). */
interface Entry extends Comparison {
  readonly round: number | 'gate';
  readonly pair: number;
}

export interface Diary {
  found(round: number | 'gate', pair: number): Comparison | undefined;
  write(round: number | 'gate', pair: number, comparison: Comparison): void;
}

/** null: nothing is kept. */
export function openDiary(file: string | null): Diary {
  const known = new Map<string, Comparison>();
  if (file !== null) for (const { round, pair, one, other } of linesOf<Entry>(file)) known.set(`${round}.${pair}`, { one, other });
  return {
    found: (round, pair) => known.get(`${round}.${pair}`),
    write(round, pair, comparison) {
      if (file !== null) addLine(file, { round, pair, ...comparison } satisfies Entry);
    },
  };
}
