/** The 44 fighter cards. A fighter's id is its position in this list. */
import { KINDS, type Kind } from './goods.ts';
import { NECROMANCERS, type Necromancer } from './powers.ts';
import type { Source } from './source.ts';

interface FighterCard {
  readonly key: string;
  /** 0: a starting fighter, without numeral (CA-FIG-04). */
  readonly tier: number;
  /** Position in KINDS; -1: none. */
  readonly kind: number;
  readonly attack: number;
  /** Basic resources in the order of KINDS, and units that any resource pays. */
  readonly basic: readonly number[];
  readonly special: number;
  /** The deck to which an automaton returns; 0: a regular fighter (CA-AUT-01). */
  readonly returns: number;
  /** Only with three and four players (CA-SET-06). */
  readonly many: boolean;
  readonly source: Source;
}

/** Three for each necromancer (R 2). CA-SET-02, CA-SET-17 */
const STARTING_ATTACKS = [1, 1, 2] as const;
export const STARTING = STARTING_ATTACKS.length;

/** Neither numeral nor kind. CA-FIG-04 */
const starting = (necromancer: Necromancer): FighterCard[] =>
  STARTING_ATTACKS.map((attack, i) => ({
    key: `st-${necromancer}-${i + 1}`,
    tier: 0,
    kind: -1,
    attack,
    basic: [0, 0, 0, 0],
    special: 0,
    returns: 0,
    many: false,
    source: 'house',
  }));

/** Tier, attack value, own resource, second resource, special. The same pattern for each kind: all Fate cards are worth the same. CA-FIG-01, CA-FIG-02, CA-FIG-03 */
const PATTERN: readonly (readonly [tier: number, attack: number, own: number, second: number, special: number])[] = [
  [1, 2, 2, 1, 0],
  [1, 3, 3, 1, 0],
  [2, 3, 3, 1, 1],
  [2, 4, 4, 2, 0],
  [2, 4, 4, 1, 1],
  [2, 5, 2, 0, 3],
  [3, 5, 5, 2, 0],
  [3, 6, 6, 2, 1],
];
/** CA-SET-06 */
const MANY_ONLY = 4;
/** CA-AUT-01 */
const AUTOMATON = 5;

/** The resource beside the own one, and the deck to which the automaton returns. */
const KIND_DATA: Readonly<Record<Kind, { readonly second: Kind; readonly returns: number }>> = {
  sulphur: { second: 'bone', returns: 2 },
  blood: { second: 'ash', returns: 2 },
  ash: { second: 'bone', returns: 3 },
  bone: { second: 'ash', returns: 1 },
};

const raisable = (kind: Kind): FighterCard[] =>
  PATTERN.map(([tier, attack, own, second, special], i) => ({
    key: `${kind}-${i + 1}`,
    tier,
    kind: KINDS.indexOf(kind),
    attack,
    basic: KINDS.map((k) => (k === kind ? own : k === KIND_DATA[kind].second ? second : 0)),
    special,
    returns: i === AUTOMATON ? KIND_DATA[kind].returns : 0,
    many: i === MANY_ONLY,
    source: 'house',
  }));

export const FIGHTERS: readonly FighterCard[] = [...NECROMANCERS.flatMap(starting), ...KINDS.flatMap(raisable)];
export const FIRST_RAISABLE = NECROMANCERS.length * STARTING;

export const isAutomaton = (id: number): boolean => FIGHTERS[id]!.returns > 0;
/** The three starting fighters of a necromancer, weakest first. */
export const startersOf = (necromancer: Necromancer): number[] =>
  STARTING_ATTACKS.map((_, i) => NECROMANCERS.indexOf(necromancer) * STARTING + i);
