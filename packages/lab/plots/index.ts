/** The plots of an arena and of a balance report, by file name. */
import type { Bout } from '../arena/plan.ts';
import { botStandings, facetStandings, pairStandings } from '../arena/standings.ts';
import { histogram } from './histogram.ts';
import { ratesPlot } from './rates.ts';

export type Plots = Readonly<Record<string, string>>;

/** Rows that a sheet has room for: the most played ones, in their order. */
const MOST_ROWS = 40;

const shortened = <T extends { readonly games: number }>(rows: readonly T[]): readonly T[] => {
  const least = rows.map(({ games }) => games).sort((a, b) => b - a)[MOST_ROWS - 1] ?? 0;
  return rows.filter(({ games }) => games >= least).slice(0, MOST_ROWS);
};

const fileName = (...parts: string[]): string =>
  `${parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.svg`;

/** Lengths of matches, and all else that the game counts in them. */
function counts(game: string, bouts: readonly Bout[]): Plots {
  const names = [...new Set(bouts.flatMap(({ figures = {} }) => Object.keys(figures)))];
  const figures = names.map((name) => {
    const values = bouts.flatMap(({ figures: own = {} }) => own[name] ?? []);
    return [fileName(game, name), histogram({ title: `${game}: ${name}`, values })] as const;
  });
  const lengths = histogram({ title: `${game}: answers in a match`, values: bouts.map(({ answers }) => answers) });
  return { [fileName(game, 'length')]: lengths, ...Object.fromEntries(figures) };
}

export function balancePlots(game: string, bouts: readonly Bout[], players: number): Plots {
  const all = facetStandings(bouts, players);
  const facets = [...new Set(all.map(({ facet }) => facet))].map((facet) => {
    const rows = shortened(all.filter((row) => row.facet === facet)).map((row) => ({ ...row, label: row.value }));
    const title = `${game}, ${players} players, ${bouts.length} matches: won, by ${facet}`;
    return [fileName(game, 'by', facet), ratesPlot({ title, fair: 1 / players, rows })] as const;
  });
  return { ...Object.fromEntries(facets), ...counts(game, bouts) };
}

export function arenaPlots(game: string, bouts: readonly Bout[], players: number): Plots {
  const what = `${game}, ${players} players, ${bouts.length} matches`;
  const bots = botStandings(bouts, players).map((bot) => ({ ...bot, label: bot.name }));
  const pairs = pairStandings(bouts, players).map((pair) => ({ ...pair, label: `${pair.hero} against ${pair.others}` }));
  const fair = 1 / players;
  return {
    [fileName(game, 'bots')]: ratesPlot({ title: `${what}: won, by bot`, fair, rows: bots }),
    [fileName(game, 'pairs')]: ratesPlot({ title: `${what}: won, by pair`, fair, rows: pairs }),
    ...counts(game, bouts),
  };
}
