/**
 * Key moments of a match: of each chapter the greatest thing, where the game says what is great, else the thing that
 * happened most seldom; and the last thing of all.
 */
import type { LogLine } from '../log/lines.ts';

export interface Moment {
  readonly n: number;
  readonly by: number | null;
  readonly chapter: string;
  readonly text: string;
}

const MOST = 4;
/** The share of a match above which something is everyday. */
const SELDOM = 0.08;

/** `great`: kinds of event that a match turns on, the greatest first. */
export function momentsOf(lines: readonly LogLine[], great: readonly string[] = []): Moment[] {
  const told = lines.filter(({ heading, event }) => heading === 0 && event !== null);
  const counts = new Map<string, number>();
  for (const { event } of told) counts.set(event!.type, (counts.get(event!.type) ?? 0) + 1);
  const rarity = ({ event }: LogLine): number => (counts.get(event!.type) ?? 0) / Math.max(1, told.length);
  const rank = ({ event }: LogLine): number => great.indexOf(event!.type);
  const stands = (line: LogLine): boolean => (great.length > 0 ? rank(line) >= 0 : line.by !== null && rarity(line) <= SELDOM);
  const order = (a: LogLine, b: LogLine): number => rank(a) - rank(b) || rarity(a) - rarity(b);
  const chapters = lines.filter(({ heading }) => heading === 1);
  const chapterOf = ({ n }: LogLine): LogLine | undefined => chapters.findLast((one) => one.n <= n);
  const best = new Map<string, LogLine>();
  for (const line of told) {
    if (!stands(line)) continue;
    const key = chapterOf(line)?.key ?? '';
    const before = best.get(key);
    if (before === undefined || order(line, before) < 0) best.set(key, line);
  }
  const chosen = [...best.values()].sort(order).slice(0, MOST - 1);
  const last = told.at(-1);
  return (last === undefined || chosen.some(({ n }) => n === last.n) ? chosen : [...chosen, last])
    .sort((a, b) => a.n - b.n)
    .map((line) => ({ n: line.n, by: line.by, chapter: chapterOf(line)?.text ?? '', text: line.text }));
}
