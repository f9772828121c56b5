/** The diary of a run of learning, line by line: a stopped run goes on from it and comes to the same. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  if (file !== null) for (const { round, pair, one, other } of entriesOf(file)) known.set(`${round}.${pair}`, { one, other });
  return {
    found: (round, pair) => known.get(`${round}.${pair}`),
    write(round, pair, comparison) {
      if (file !== null) appendFileSync(file, `${JSON.stringify({ round, pair, ...comparison } satisfies Entry)}\n`);
    },
  };
}

/** A line that was cut off when the run was stopped does not count. */
function entriesOf(file: string): Entry[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) appendFileSync(file, '\n');
  return whole.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Entry] : []));
}
