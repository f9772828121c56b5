/** Counts of a number over many matches, as bars of equal width. */
import { at, escaped, HEAD, line, MARGIN, sheet, text } from './svg.ts';

export interface Counted {
  readonly title: string;
  readonly values: readonly number[];
}

export interface Bar {
  readonly from: number;
  /** Not in it any more, but for the last bar. */
  readonly to: number;
  readonly count: number;
}

const MOST_BARS = 24;
const WIDTH = 760;
const HEIGHT = 300;

/** A width of 1, 2 or 5 times a power of ten, so that the whole span takes at most so many bars. */
function stepFor(span: number): number {
  const rough = span / MOST_BARS;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? 1;
}

export function barsOf(values: readonly number[]): Bar[] {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const whole = values.every(Number.isInteger);
  const step = Math.max(whole ? 1 : 0, stepFor(most - least || 1));
  const first = Math.floor(least / step);
  const counts = new Array<number>(Math.floor(most / step) - first + 1).fill(0);
  for (const value of values) {
    const i = Math.floor(value / step) - first;
    counts[i] = (counts[i] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: (first + i) * step, to: (first + i + 1) * step, count }));
}

const short = (n: number): string => String(Math.round(1000 * n) / 1000);

export function histogram({ title, values }: Counted): string {
  const bars = barsOf(values);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const [left, right, foot] = [MARGIN + 44, WIDTH - MARGIN, HEIGHT - 40];
  const wide = (right - left) / Math.max(1, bars.length);
  const y = (count: number): number => foot - ((foot - HEAD) * count) / most;
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const mean = values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  const sum = `${values.length} matches, mean ${mean.toFixed(1)}, median ${short(median)}, ${short(sorted[0] ?? 0)} to ${short(sorted.at(-1) ?? 0)}`;
  const every = Math.ceil(bars.length / 12);
  const body = [
    text(MARGIN, 48, sum, 'soft'),
    ...[0, 0.5, 1].flatMap((part) => [
      line('line', left, y(most * part), right, y(most * part)),
      text(left - 8, y(most * part) + 5, short(most * part), 'soft', 'end'),
    ]),
    ...bars.flatMap(({ from, to, count }, i) => [
      `<rect class="mark" x="${at(left + wide * i + 1)}" y="${at(y(count))}" width="${at(wide - 2)}" height="${at(foot - y(count))}"><title>${escaped(`${short(from)} to ${short(to)}: ${count}`)}</title></rect>`,
      ...(i % every === 0 ? [text(left + wide * i, foot + 18, short(from), 'soft', 'middle')] : []),
    ]),
  ];
  const table = [`${sum}.`, ...bars.map(({ from, to, count }) => `From ${short(from)} to under ${short(to)}: ${count}.`)];
  return sheet({ title, table, width: WIDTH, height: HEIGHT, body });
}
