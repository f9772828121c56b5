/** Plots say what the tables say: every dot, whisker and bar lies where its number is. */
import { describe, expect, it } from 'vitest';
import type { Bout } from '../arena/plan.ts';
import { facetStandings, pairStandings, rateOf } from '../arena/standings.ts';
import { barsOf, histogram } from '../plots/histogram.ts';
import { arenaPlots, balancePlots } from '../plots/index.ts';
import { ratesPlot } from '../plots/rates.ts';

const bout = (match: number): Bout => ({
  match,
  hero: match % 2 === 0 ? 'greedy' : 'random',
  others: match % 2 === 0 ? 'random' : 'greedy',
  heroSeat: match % 3 === 0 ? 1 : 0,
  winners: [match % 5 === 0 ? 1 : 0],
  answers: 20 + (match % 7),
  effort: {},
  facets: [
    { seat: ['0'], power: [match % 4 === 0 ? 'a & b' : 'c'] },
    { seat: ['1'], power: ['<d>'] },
  ],
  figures: { margin: (match % 9) - 4 },
});
const BOUTS = Array.from({ length: 60 }, (_, match) => bout(match));

interface Drawn {
  /** From pixels to a share. */
  share(x: number): number;
  readonly labels: string[];
  readonly dots: number[];
  readonly whiskers: readonly (readonly [number, number])[];
  readonly fair: number;
}

const numbers = (svg: string, pattern: RegExp): number[][] => [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number));

/** A plot of rates, read back from its marks and the figures at its axis. */
function read(svg: string): Drawn {
  const ticks = numbers(svg, /<text class="soft" x="([\d.]+)" y="[\d.]+" text-anchor="middle">(\d+) %</g);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const share = (x: number): number => ((x - first[0]!) / (last[0]! - first[0]!)) * (last[1]! / 100);
  return {
    share,
    labels: [...svg.matchAll(/text-anchor="end">([^<]+)</g)].map(([, label]) => label!),
    dots: numbers(svg, /<circle class="mark" cx="([\d.]+)"/g).map(([x]) => share(x!)),
    whiskers: numbers(svg, /class="whisker" x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)
      .filter(([, y1, , y2]) => y1 === y2)
      .map(([x1, , x2]) => [share(x1!), share(x2!)]),
    fair: share(numbers(svg, /class="fair" x1="([\d.]+)"/g)[0]![0]!),
  };
}

/** No closer than a reader could see. */
const CLOSE = 3;

describe('shares of wins', () => {
  it('a dot for each rate, whiskers from low to high, a line for what is fair', () => {
    const rows = [rateOf(3, 40), rateOf(20, 40), rateOf(39, 40)].map((rate, i) => ({ ...rate, label: `row ${i}` }));
    const drawn = read(ratesPlot({ title: 'x', fair: 0.25, rows }));
    expect(drawn.labels).toEqual(['row 0', 'row 1', 'row 2']);
    expect(drawn.fair).toBeCloseTo(0.25, CLOSE);
    for (const [i, { winRate, low, high }] of rows.entries()) {
      expect(drawn.dots[i]).toBeCloseTo(winRate, CLOSE);
      expect(drawn.whiskers[i]![0]).toBeCloseTo(low, CLOSE);
      expect(drawn.whiskers[i]![1]).toBeCloseTo(high, CLOSE);
    }
  });

  it('are those of the balance report, facet by facet', () => {
    const plots = balancePlots('yield', BOUTS, 2);
    expect(Object.keys(plots)).toEqual(['yield-by-power.svg', 'yield-by-seat.svg', 'yield-length.svg', 'yield-margin.svg']);
    const rows = facetStandings(BOUTS, 2).filter(({ facet }) => facet === 'power');
    const drawn = read(plots['yield-by-power.svg']!);
    expect(drawn.dots).toHaveLength(3);
    for (const [i, { winRate }] of rows.entries()) expect(drawn.dots[i]).toBeCloseTo(winRate, CLOSE);
    expect(drawn.labels).toEqual(rows.map(({ value }) => value.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)));
  });

  it('are those of the arena, bot by bot and pair by pair', () => {
    const plots = arenaPlots('yield', BOUTS, 2);
    const drawn = read(plots['yield-pairs.svg']!);
    for (const [i, { winRate }] of pairStandings(BOUTS, 2).entries()) expect(drawn.dots[i]).toBeCloseTo(winRate, CLOSE);
    expect(Object.keys(plots)).toContain('yield-bots.svg');
  });
});

describe('histograms', () => {
  it('count every value once, in bars of round width', () => {
    const values = [-4, -4, 0, 1, 1, 1, 9, 35];
    const bars = barsOf(values);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    for (const { from, to, count } of bars) expect(count).toBe(values.filter((v) => v >= from && v < to).length);
    expect(bars.length).toBeLessThanOrEqual(25);
    expect(barsOf([7, 7])).toEqual([{ from: 7, to: 8, count: 2 }]);
    expect(barsOf([])).toEqual([]);
  });

  it('draw bars as high as their counts', () => {
    const values = BOUTS.map(({ answers }) => answers);
    const heights = numbers(histogram({ title: 'x', values }), /<rect class="mark" [^>]*height="([\d.]+)"/g).map(([h]) => h!);
    const counts = barsOf(values).map(({ count }) => count);
    expect(heights).toHaveLength(counts.length);
    for (const [i, count] of counts.entries()) expect(heights[i]! / Math.max(...heights)).toBeCloseTo(count / Math.max(...counts), CLOSE);
  });
});

describe('every sheet', () => {
  const all = Object.entries({ ...balancePlots('yield', BOUTS, 2), ...arenaPlots('yield', BOUTS, 2) });
  it.each(all)('%s is told in words, too, and is fit for both themes', (_, svg) => {
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="t d">\n<title id="t">[^<]+<\/title>\n<desc id="d">[^<]+<\/desc>/);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/<path|<script|href=|NaN|undefined/);
  });
  it('the words hold the figures of the table', () => {
    const [row] = facetStandings(BOUTS, 2).filter(({ value }) => value === 'c');
    const { winRate, wins, games } = row!;
    expect(balancePlots('yield', BOUTS, 2)['yield-by-power.svg']).toContain(`c: ${(100 * winRate).toFixed(1)} % [`);
    expect(balancePlots('yield', BOUTS, 2)['yield-by-power.svg']).toContain(`${wins} of ${games}.`);
  });
});
