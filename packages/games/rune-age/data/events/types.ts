import type { RuleId } from '@longtable/kernel';
import type { Ability, Source, Step } from '../../ops.ts';

/** Whom an event concerns; resolved in play order from the first player (RA-EVT-08). */
export type Who =
  | 'each'
  | 'allies'
  | 'overlord'
  | 'least-damage'
  | 'fewest-cities'
  | 'fewest-landmarks'
  | 'landmark-holders'
  | 'first'
  | 'table';

/** What a claimed reward (or dragon rune) is good for. */
export interface RewardData {
  readonly gold?: number;
  readonly influence?: number;
  readonly ability?: Ability;
  /** slayer: +3 against the objective · quarry: the monument costs 1 less · ward: 3 less damage */
  readonly trait?: 'slayer' | 'quarry' | 'ward';
}

/** What an Enemy does while it is in play. */
export type Menace = 'burns-1' | 'burns-2' | 'objective+2' | 'instants+1' | 'champion' | 'storm';

export interface EventData {
  readonly stage: 1 | 2 | 3;
  readonly type: 'enemy' | 'instant';
  /** Only with Oath and Anvil. */
  readonly extra?: true;
  /** An Instant with strength attacks; `perPlayer` is added for each player. */
  readonly strength?: number;
  readonly perPlayer?: number;
  readonly attrition?: number;
  readonly who?: Who;
  /** Each of them is asked whether he wants it. */
  readonly may?: true;
  readonly ops?: readonly Step[];
  /** Stays for the next round. */
  readonly lasting?: true;
  readonly menace?: Menace;
  /** Only allies of Ascent of the Overlord may attack it. */
  readonly alliesOnly?: true;
  readonly reward?: RewardData;
  /** Dragon Rune Discovery: what the winner does instead of claiming it. */
  readonly prize?: 'rw-22';
  /** Instead of being attacked he may destroy a city. */
  readonly ransom?: 'city';
  /** Instead of damage the loser gives up a landmark. */
  readonly loses?: 'landmark';
  readonly rules: readonly RuleId[];
  readonly source: Source;
}
