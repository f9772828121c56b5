/** Shares of wins with their 95 % intervals: a dot for each, whiskers from low to high, a dashed line for what is fair. */
import type { Rate } from '../arena/standings.ts';
import { at, HEAD, line, MARGIN, sheet, text } from './svg.ts';

export interface RateRow extends Rate {
  readonly label: string;
}

export interface Rates {
  readonly title: string;
  /** The share of an average player. */
  readonly fair: number;
  readonly rows: readonly RateRow[];
}

const ROW = 26;
const WIDTH = 760;
/** Room for a letter of a label. */
const LETTER = 7.2;
const RIGHT = 150;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const words = ({ winRate, low, high, wins, games }: Rate): string =>
  `${percent(winRate)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}], ${wins} of ${games}`;

/** A round number of percent that holds all whiskers. */
const mostOf = ({ rows, fair }: Rates): number => Math.min(1, Math.ceil(10 * Math.max(fair, ...rows.map(({ high }) => high))) / 10);

export function ratesPlot(rates: Rates): string {
  const { title, fair, rows } = rates;
  const left = MARGIN + Math.min(260, Math.max(60, ...rows.map(({ label }) => label.length * LETTER))) + 10;
  const right = WIDTH - RIGHT;
  const most = mostOf(rates);
  const x = (share: number): number => left + ((right - left) * share) / most;
  const foot = HEAD + ROW * rows.length + 8;
  const ticks = Array.from({ length: 6 }, (_, i) => (most * i) / 5);
  const body = [
    ...ticks.flatMap((share) => [
      line('line', x(share), HEAD - 8, x(share), foot),
      text(x(share), foot + 18, `${Math.round(100 * share)} %`, 'soft', 'middle'),
    ]),
    line('fair', x(fair), HEAD - 8, x(fair), foot),
    ...rows.flatMap((row, i) => {
      const y = HEAD + ROW * i + ROW / 2;
      return [
        text(left - 10, y + 5, row.label, 'ink', 'end'),
        line('whisker', x(row.low), y, x(row.high), y),
        line('whisker', x(row.low), y - 5, x(row.low), y + 5),
        line('whisker', x(row.high), y - 5, x(row.high), y + 5),
        `<circle class="mark" cx="${at(x(row.winRate))}" cy="${at(y)}" r="5"/>`,
        text(right + 12, y + 5, `${percent(row.winRate)}  ${row.wins}/${row.games}`, 'soft'),
      ];
    }),
  ];
  const table = [`Fair: ${percent(fair)}.`, ...rows.map((row) => `${row.label}: ${words(row)}.`)];
  return sheet({ title, table, width: WIDTH, height: foot + 34, body });
}
