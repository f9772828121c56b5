/** From bouts to figures: win rates with intervals, ratings, effort, and what made a difference. */
import { ordinal, rate, rating } from 'openskill';
import type { Bout } from './plan.ts';

export interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** 95 % interval (Wilson). */
  readonly low: number;
  readonly high: number;
}

export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { games, wins, winRate: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { games, wins, winRate: p, low: Math.max(0, (middle - spread) / scale), high: (middle + spread) / scale };
}

export interface BotStanding extends Rate {
  readonly name: string;
  readonly rating: number;
  readonly decisions: number;
  readonly secondsPerMove: number;
}

export interface PairStanding extends Rate {
  readonly hero: string;
  readonly others: string;
  /** The share that a player as good as the others would win. */
  readonly fair: number;
  readonly figures: readonly Figure[];
}

type Skill = ReturnType<typeof rating>;

const nameIn = (bout: Bout, seat: number): string => (seat === bout.heroSeat ? bout.hero : bout.others);

export function botStandings(bouts: readonly Bout[], players: number): BotStanding[] {
  const tally: Record<string, { games: number; wins: number; decisions: number; seconds: number }> = {};
  let skills: Record<string, Skill> = {};
  for (const bout of bouts) {
    for (let seat = 0; seat < players; seat++) {
      const own = tally[nameIn(bout, seat)] ?? { games: 0, wins: 0, decisions: 0, seconds: 0 };
      tally[nameIn(bout, seat)] = own;
      own.games++;
      if (bout.winners.includes(seat)) own.wins++;
    }
    for (const [name, { decisions, seconds }] of Object.entries(bout.effort)) {
      tally[name]!.decisions += decisions;
      tally[name]!.seconds += seconds;
    }
    skills = rated(skills, bout);
  }
  return Object.entries(tally)
    .map(([name, { games, wins, decisions, seconds }]) => ({
      name,
      ...rateOf(wins, games),
      rating: ordinal(skills[name] ?? rating()),
      decisions,
      secondsPerMove: decisions === 0 ? 0 : seconds / decisions,
    }))
    .sort((a, b) => b.rating - a.rating);
}

/** The hero against one of the others: who of the two did better. */
function rated(skills: Record<string, Skill>, bout: Bout): Record<string, Skill> {
  if (bout.hero === bout.others) return skills;
  const won = bout.winners.includes(bout.heroSeat);
  const [[hero], [others]] = rate([[skills[bout.hero] ?? rating()], [skills[bout.others] ?? rating()]], {
    rank: won ? [1, 2] : [2, 1],
  }) as [[Skill], [Skill]];
  return { ...skills, [bout.hero]: hero, [bout.others]: others };
}

export function pairStandings(bouts: readonly Bout[], players: number): PairStanding[] {
  const tally: Record<string, { hero: string; others: string; games: number; wins: number }> = {};
  for (const { hero, others, heroSeat, winners } of bouts) {
    const own = tally[`${hero} ${others}`] ?? { hero, others, games: 0, wins: 0 };
    tally[`${hero} ${others}`] = own;
    own.games++;
    if (winners.includes(heroSeat)) own.wins++;
  }
  return Object.values(tally).map(({ hero, others, wins, games }) => ({
    hero,
    others,
    fair: 1 / players,
    ...rateOf(wins, games),
    figures: figureMeans(bouts.filter((bout) => bout.hero === hero && bout.others === others)),
  }));
}

export interface FacetStanding extends Rate {
  readonly facet: string;
  readonly value: string;
  /** Wins against what an average player of this table size would win. */
  readonly share: number;
}

/** Win rate of whoever had a value: each seat counts once for each different value that it had. */
export function facetStandings(bouts: readonly Bout[], players: number): FacetStanding[] {
  const tally: Record<string, { facet: string; value: string; games: number; wins: number }> = {};
  for (const { facets, winners } of bouts) {
    facets.forEach((own, seat) => {
      for (const [facet, values] of Object.entries(own)) {
        for (const value of new Set(values)) {
          const row = tally[`${facet} ${value}`] ?? { facet, value, games: 0, wins: 0 };
          tally[`${facet} ${value}`] = row;
          row.games++;
          if (winners.includes(seat)) row.wins++;
        }
      }
    });
  }
  return Object.values(tally)
    .map(({ facet, value, games, wins }) => ({ facet, value, ...rateOf(wins, games), share: (wins / games) * players }))
    .sort((a, b) => (a.facet === b.facet ? b.winRate - a.winRate : a.facet < b.facet ? -1 : 1));
}

export interface Figure {
  readonly name: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** Means of what the game counts in a whole match, over the matches in which it counts it. */
export function figureMeans(bouts: readonly Bout[]): Figure[] {
  const values: Record<string, number[]> = {};
  for (const { figures = {} } of bouts) {
    for (const [name, value] of Object.entries(figures)) {
      values[name] ??= [];
      values[name].push(value);
    }
  }
  return Object.entries(values).map(([name, list]) => ({
    name,
    mean: list.reduce((a, b) => a + b, 0) / list.length,
    least: Math.min(...list),
    most: Math.max(...list),
  }));
}
