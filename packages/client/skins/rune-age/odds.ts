/** Odds of a battle with the strength printed on the hand: a lower bound, because abilities only add to it. */
import { ATTRITION_DIE } from '@longtable/rune-age/data/numbers';

export interface Odds {
  readonly needed: number;
  readonly mine: number;
  /** Ways of the dice that win, of all. Without dice: of one. */
  readonly wins: number;
  readonly of: number;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Ways in which so many dice show so many marks: the index is the number of marks. */
export function throws(dice: number): readonly number[] {
  let ways: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + 2).fill(0);
    ways.forEach((n, marks) => {
      for (const side of ATTRITION_DIE) next[marks + side]! += n;
    });
    ways = next;
  }
  return ways;
}

/** The strength that stays when the weakest fall. */
export const afterLosses = (strengths: readonly number[], marks: number): number => sum([...strengths].sort((a, b) => a - b).slice(marks));

export function oddsOf(strengths: readonly number[], needed: number, dice: number): Odds {
  const ways = throws(strengths.length === 0 ? 0 : dice);
  const wins = ways.reduce((n, count, marks) => (afterLosses(strengths, marks) >= needed ? n + count : n), 0);
  return { needed, mine: sum(strengths), wins, of: sum(ways) };
}

/** sure · chance: the dice decide · may: abilities could do it · far */
export type Outlook = 'sure' | 'chance' | 'may' | 'far';

/** An ability adds about two strength; more than that is out of reach. */
const REACH = 2;

export function outlookOf({ needed, mine, wins, of }: Odds, helpers: number): Outlook {
  if (wins === of) return 'sure';
  if (wins > 0) return 'chance';
  return helpers > 0 && needed - mine <= REACH * helpers ? 'may' : 'far';
}

/** Sixths, thirty-sixths and so on as the smallest fraction in sixths that is not too good. */
export const inSix = ({ wins, of }: Odds): number => Math.floor((wins * 6) / of);
