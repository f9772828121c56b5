/** Key moments of a match: of each chapter the thing that happened most seldom, and the last thing of all. */
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

export function momentsOf(lines: readonly LogLine[]): Moment[] {
  const told = lines.filter(({ heading, event, by }) => heading === 0 && event !== null && by !== null);
  const counts = new Map<string, number>();
  for (const { event } of told) counts.set(event!.type, (counts.get(event!.type) ?? 0) + 1);
  const rarity = ({ event }: LogLine): number => (counts.get(event!.type) ?? 0) / Math.max(1, told.length);
  const chapters = lines.filter(({ heading }) => heading === 1);
  const chapterOf = ({ n }: LogLine): LogLine | undefined => chapters.findLast((one) => one.n <= n);
  const best = new Map<string, LogLine>();
  for (const line of told) {
    const key = chapterOf(line)?.key ?? '';
    const before = best.get(key);
    if (rarity(line) <= SELDOM && (before === undefined || rarity(line) < rarity(before))) best.set(key, line);
  }
  const rarest = [...best.values()].sort((a, b) => rarity(a) - rarity(b)).slice(0, MOST - 1);
  const last = told.at(-1);
  const chosen = last === undefined || rarest.some(({ n }) => n === last.n) ? rarest : [...rarest, last];
  return chosen
    .sort((a, b) => a.n - b.n)
    .map((line) => ({ n: line.n, by: line.by, chapter: chapterOf(line)?.text ?? '', text: line.text }));
}
