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

/** The use of a claimed reward or dragon rune. */
export interface RewardData {
  readonly gold?: number;
  readonly influence?: number;
  readonly ability?: Ability;
  /** Strength of its owner's army against the objective. */
  readonly slays?: number;
  /** Gold that its owner's monument costs less. */
  readonly quarry?: number;
  /** Damage that it keeps from the home realm when it is exhausted. */
  readonly ward?: number;
}

/**
 * Rules that hold for everybody while a card lies beside the objective: of an Instant during the round after its event phase, of an
 * Enemy until it is defeated. Numbers of several cards are added up.
 */
export interface Holds {
  /** Damage for each home realm when the event phase begins. */
  readonly burns?: number;
  /** Strength that the objective has more, and attacking Instants. */
  readonly objective?: number;
  readonly instants?: number;
  /** Strength of the Overlord's armies in sieges. */
  readonly overlordSieges?: number;
  /** Strength of an attacker who besieges a city. */
  readonly citySieges?: number;
  /** Strength of each ally in the first siege of his turn. */
  readonly firstSiege?: number;
  /** Damage that a won siege of a home realm deals more. */
  readonly realmDamage?: number;
  /** Damage at the end of a turn in which the player dealt none to a home realm. */
  readonly idle?: number;
  /** Influence that each card action costs, and each kept card more than the usual 1. */
  readonly actionPrice?: number;
  readonly retainPrice?: number;
  /** Influence that each city produces less; gold that each Copper pays more. */
  readonly cityInfluence?: number;
  readonly copper?: number;
  /** Cards that a player may acquire by influence in a turn. */
  readonly acquisitions?: number;
  /** Sieges that are forbidden. */
  readonly spares?: 'landmarks' | 'overlord-realm';
  /** Walls of landmarks do not count. */
  readonly openLandmarks?: true;
  /** Landmarks are not refreshed. */
  readonly cursedLandmarks?: true;
}

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
  readonly holds?: Holds;
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
