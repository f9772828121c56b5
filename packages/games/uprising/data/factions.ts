/** The four factions: Units, costs, production (components, section 3). */
import type { Colour } from './dice.ts';

export const RESOURCES = ['salt', 'plunder', 'food'] as const;
export type Res = (typeof RESOURCES)[number];
export type Goods = readonly [salt: number, plunder: number, food: number];

export const FACTIONS = ['druwhn', 'duerkhar', 'krowh', 'mohyar'] as const;
export type FactionId = (typeof FACTIONS)[number];

export const UNITS = [
  'swordsisters',
  'sons-of-the-bow',
  'beastmasters',
  'rangers',
  'younglings',
  'spearsingers',
  'oathsworn',
  'koloth',
  'tribesmen',
  'deadeyes',
  'vargs',
  'trolls',
  'sellswords',
  'hunters',
  'berserkers',
  'slavers',
] as const;
export type UnitId = (typeof UNITS)[number];

export type Source = 'rulebook' | 'public' | 'house';

/** The cost of a Unit: fixed goods and a number of resources of any kind. */
export interface Cost {
  readonly goods: Goods;
  readonly any: number;
}

export interface UnitDef {
  readonly faction: FactionId;
  /** Its place among the four of its faction: the index into every count of Units. */
  readonly index: number;
  readonly number: number;
  readonly type: 'warrior' | 'archer' | 'rider';
  readonly elite: boolean;
  /** Alternatives: one of them is paid (UP-BLD-04). */
  readonly costs: readonly Cost[];
  readonly die: Colour;
  readonly source: Source;
}

const pay = (salt: number, plunder: number, food: number): Cost => ({ goods: [salt, plunder, food], any: 0 });
const anyOf = (n: number): Cost => ({ goods: [0, 0, 0], any: n });

export const UNIT: Readonly<Record<UnitId, UnitDef>> = {
  swordsisters: {
    faction: 'druwhn',
    index: 0,
    number: 4,
    type: 'warrior',
    elite: false,
    costs: [pay(1, 1, 0)],
    die: 'blue',
    source: 'public',
  },
  'sons-of-the-bow': {
    faction: 'druwhn',
    index: 1,
    number: 3,
    type: 'archer',
    elite: false,
    costs: [pay(3, 0, 0)],
    die: 'yellow',
    source: 'public',
  },
  beastmasters: { faction: 'druwhn', index: 2, number: 2, type: 'rider', elite: true, costs: [pay(2, 0, 3)], die: 'red', source: 'public' },
  rangers: { faction: 'druwhn', index: 3, number: 2, type: 'archer', elite: true, costs: [pay(4, 2, 0)], die: 'purple', source: 'public' },
  younglings: {
    faction: 'duerkhar',
    index: 0,
    number: 5,
    type: 'warrior',
    elite: false,
    costs: [pay(2, 0, 0), pay(0, 2, 0)],
    die: 'blue',
    source: 'rulebook',
  },
  spearsingers: {
    faction: 'duerkhar',
    index: 1,
    number: 3,
    type: 'archer',
    elite: false,
    costs: [pay(2, 0, 0), pay(0, 2, 0)],
    die: 'white',
    source: 'rulebook',
  },
  oathsworn: {
    faction: 'duerkhar',
    index: 2,
    number: 3,
    type: 'warrior',
    elite: true,
    costs: [pay(2, 3, 0)],
    die: 'purple',
    source: 'public',
  },
  koloth: { faction: 'duerkhar', index: 3, number: 1, type: 'rider', elite: true, costs: [pay(4, 0, 3)], die: 'black', source: 'rulebook' },
  tribesmen: {
    faction: 'krowh',
    index: 0,
    number: 6,
    type: 'warrior',
    elite: false,
    costs: [pay(0, 0, 1)],
    die: 'white',
    source: 'public',
  },
  deadeyes: { faction: 'krowh', index: 1, number: 3, type: 'archer', elite: false, costs: [pay(2, 0, 0)], die: 'yellow', source: 'public' },
  vargs: { faction: 'krowh', index: 2, number: 3, type: 'rider', elite: true, costs: [pay(3, 0, 2)], die: 'red', source: 'public' },
  trolls: { faction: 'krowh', index: 3, number: 1, type: 'warrior', elite: true, costs: [pay(2, 0, 5)], die: 'black', source: 'public' },
  sellswords: { faction: 'mohyar', index: 0, number: 4, type: 'warrior', elite: false, costs: [anyOf(2)], die: 'blue', source: 'rulebook' },
  hunters: { faction: 'mohyar', index: 1, number: 4, type: 'archer', elite: false, costs: [anyOf(2)], die: 'white', source: 'rulebook' },
  berserkers: { faction: 'mohyar', index: 2, number: 2, type: 'warrior', elite: true, costs: [pay(2, 0, 3)], die: 'red', source: 'public' },
  slavers: { faction: 'mohyar', index: 3, number: 2, type: 'rider', elite: true, costs: [pay(3, 2, 0)], die: 'purple', source: 'rulebook' },
};

/** Kinds of Unit of one faction. */
export const KINDS = 4;

export interface FactionDef {
  /** Unit ids by index. */
  readonly units: readonly UnitId[];
  /** Plunder for the Haven Action (UP-ACT-08). */
  readonly haven: number;
  /** Board income by the number of Havens on the map (UP-PRD-01). */
  readonly production: readonly Goods[];
  /** The resource that a fifth Haven adds under the option `production5: best`. */
  readonly best: Res;
  readonly home: 'yfelskog' | 'khatrak-kautil' | 'pak-glandris' | 'winterholm';
}

const unitsOf = (faction: FactionId): readonly UnitId[] =>
  UNITS.filter((id) => UNIT[id].faction === faction).toSorted((a, b) => UNIT[a].index - UNIT[b].index);

export const FACTION: Readonly<Record<FactionId, FactionDef>> = {
  druwhn: {
    units: unitsOf('druwhn'),
    haven: 2,
    production: [
      [0, 2, 1],
      [3, 0, 1],
      [3, 2, 1],
      [5, 2, 1],
      [5, 2, 2],
      [5, 2, 2],
    ],
    best: 'salt',
    home: 'yfelskog',
  },
  duerkhar: {
    units: unitsOf('duerkhar'),
    haven: 2,
    production: [
      [0, 2, 1],
      [0, 3, 1],
      [1, 4, 1],
      [2, 5, 1],
      [2, 5, 2],
      [2, 5, 2],
    ],
    best: 'plunder',
    home: 'khatrak-kautil',
  },
  krowh: {
    units: unitsOf('krowh'),
    haven: 3,
    production: [
      [0, 2, 1],
      [1, 0, 3],
      [1, 1, 4],
      [2, 1, 5],
      [2, 2, 5],
      [2, 2, 5],
    ],
    best: 'food',
    home: 'pak-glandris',
  },
  mohyar: {
    units: unitsOf('mohyar'),
    haven: 2,
    production: [
      [0, 2, 1],
      [2, 1, 1],
      [2, 2, 2],
      [3, 2, 3],
      [3, 3, 3],
      [3, 3, 3],
    ],
    best: 'salt',
    home: 'winterholm',
  },
};

export const HAVENS = 5;
export const ACTION_POINTS = 8;
export const CARD_LIMIT = 10;
/** UP-CON-03 [2E] */
export const RESOURCE_SUPPLY = 120;
export const WALLS = 10;
export const TOWERS = 10;
export const SKELETONS = 11;
export const CURSES = 9;
/** Pieces of each Garrison level. */
export const GARRISONS = 10;
export const UNITS_PER_HEX = 5;
