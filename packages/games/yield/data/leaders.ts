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
