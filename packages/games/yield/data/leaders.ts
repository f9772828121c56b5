/** The leaders of the rulebook. */

/** The five leaders with two abilities each (YD-LDR-01). Names and abilities: the rulebook; colours other than yellow and all emblems: ours. */
export const LEADERS = ['keralon', 'lemron', 'basil', 'vymar', 'pavyr'] as const;
export type Leader = (typeof LEADERS)[number];
export type Power = `${Leader}-${'a' | 'b'}`;
export const POWERS: readonly Power[] = LEADERS.flatMap((leader): Power[] => [`${leader}-a`, `${leader}-b`]);

export const leaderOf = (power: Power): Leader => power.slice(0, -2) as Leader;

export interface LeaderData {
  readonly colour: 'yellow' | 'violet' | 'gray' | 'orange' | 'teal';
  readonly emblem: string;
  readonly source: { readonly name: 'rulebook'; readonly colour: 'rulebook' | 'house' };
}
export const LEADER_DATA: Record<Leader, LeaderData> = {
  keralon: { colour: 'yellow', emblem: 'sun', source: { name: 'rulebook', colour: 'rulebook' } },
  lemron: { colour: 'violet', emblem: 'lantern', source: { name: 'rulebook', colour: 'house' } },
  basil: { colour: 'gray', emblem: 'skull', source: { name: 'rulebook', colour: 'house' } },
  vymar: { colour: 'orange', emblem: 'boot', source: { name: 'rulebook', colour: 'house' } },
  pavyr: { colour: 'teal', emblem: 'anchor', source: { name: 'rulebook', colour: 'house' } },
};

/** The kinds of army follow identical rules (YD-ARM-01); the champion is Keralon's bonus meeple. */
export const ARMY_KINDS = ['archer', 'infantry', 'cavalry', 'champion'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

/** A power as the rules ask for it. Whoever has none of its own plays by PLAIN. */
export interface PowerData {
  /** Armies led; more than the usual three (YD-LDR-KER-A01). */
  readonly armies: number;
  /** Added to every card played face up where the champion fights; 0: there is no champion. */
  readonly champion: number;
  /** The value of a card played face down. */
  readonly faceDown: number;
  /** Stacks that may be moved with a Ritual. */
  readonly shifts: number;
  /** A Ritual also steals battle cards, one for each army. */
  readonly steals: boolean;
  /** The Upgrade card also founds fortresses. */
  readonly builds: boolean;
  /** A lost battle adds the units that it would cost. */
  readonly undead: boolean;
  /** The first enemy army destroyed wins the game. */
  readonly destroyer: boolean;
  /** The card that a Ritual copies brings one movement more. */
  readonly fast: boolean;
  /** Own fortresses next to a fighting enemy fight along. */
  readonly garrisons: boolean;
}

/** YD-SET-11, YD-BAT-18 */
const PLAIN: PowerData = {
  armies: 3,
  champion: 0,
  faceDown: 1,
  shifts: 0,
  steals: false,
  builds: false,
  undead: false,
  destroyer: false,
  fast: false,
  garrisons: false,
};

/** The ten powers, each with the rule that it is (YD-GEN-05: they overrule the general rules). What a field does: search its name. */
export const POWER_DATA: Readonly<Record<Power | 'none', PowerData>> = {
  none: PLAIN,
  /** YD-LDR-KER-A01 */
  'keralon-a': { ...PLAIN, armies: 4 },
  /** YD-LDR-KER-B02 */
  'keralon-b': { ...PLAIN, champion: 2 },
  /** YD-LDR-LEM-A01 */
  'lemron-a': { ...PLAIN, shifts: 1 },
  /** YD-LDR-LEM-B01 */
  'lemron-b': { ...PLAIN, builds: true },
  /** YD-LDR-BAS-A01 */
  'basil-a': { ...PLAIN, undead: true },
  /** YD-LDR-BAS-B01 */
  'basil-b': { ...PLAIN, destroyer: true },
  /** YD-LDR-VYM-A01 */
  'vymar-a': { ...PLAIN, faceDown: 3 },
  /** YD-LDR-VYM-B01 */
  'vymar-b': { ...PLAIN, fast: true },
  /** YD-LDR-PAV-A01 */
  'pavyr-a': { ...PLAIN, steals: true },
  /** YD-LDR-PAV-B01 */
  'pavyr-b': { ...PLAIN, garrisons: true },
};
