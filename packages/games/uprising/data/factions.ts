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

/** What a Unit costs: fixed goods and a number of resources of any kind. */
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
  swordsisters: unit('druwhn', 0, 4, 'warrior', false, [pay(1, 1, 0)], 'blue', 'public'),
  'sons-of-the-bow': unit('druwhn', 1, 3, 'archer', false, [pay(3, 0, 0)], 'yellow', 'public'),
  beastmasters: unit('druwhn', 2, 2, 'rider', true, [pay(2, 0, 3)], 'red', 'public'),
  rangers: unit('druwhn', 3, 2, 'archer', true, [pay(4, 2, 0)], 'purple', 'public'),
  younglings: unit('duerkhar', 0, 5, 'warrior', false, [pay(2, 0, 0), pay(0, 2, 0)], 'blue', 'rulebook'),
  spearsingers: unit('duerkhar', 1, 3, 'archer', false, [pay(2, 0, 0), pay(0, 2, 0)], 'white', 'rulebook'),
  oathsworn: unit('duerkhar', 2, 3, 'warrior', true, [pay(2, 3, 0)], 'purple', 'public'),
  koloth: unit('duerkhar', 3, 1, 'rider', true, [pay(4, 0, 3)], 'black', 'rulebook'),
  tribesmen: unit('krowh', 0, 6, 'warrior', false, [pay(0, 0, 1)], 'white', 'public'),
  deadeyes: unit('krowh', 1, 3, 'archer', false, [pay(2, 0, 0)], 'yellow', 'public'),
  vargs: unit('krowh', 2, 3, 'rider', true, [pay(3, 0, 2)], 'red', 'public'),
  trolls: unit('krowh', 3, 1, 'warrior', true, [pay(2, 0, 5)], 'black', 'public'),
  sellswords: unit('mohyar', 0, 4, 'warrior', false, [anyOf(2)], 'blue', 'rulebook'),
  hunters: unit('mohyar', 1, 4, 'archer', false, [anyOf(2)], 'white', 'rulebook'),
  berserkers: unit('mohyar', 2, 2, 'warrior', true, [pay(2, 0, 3)], 'red', 'public'),
  slavers: unit('mohyar', 3, 2, 'rider', true, [pay(3, 2, 0)], 'purple', 'rulebook'),
};

function unit(
  faction: FactionId,
  index: number,
  number: number,
  type: UnitDef['type'],
  elite: boolean,
  costs: readonly Cost[],
  die: Colour,
  source: Source,
): UnitDef {
  return { faction, index, number, type, elite, costs, die, source };
}

/** Kinds of Unit of one faction. */
export const KINDS = 4;

export interface FactionDef {
  /** Unit ids by index. */
  readonly units: readonly UnitId[];
  /** Plunder for the Haven Action (UP-ACT-08). */
  readonly haven: number;
  /** Board income by the number of Havens on the map (UP-PRD-01). */
  readonly production: readonly Goods[];
  /** What a fifth Haven adds under the option `production5: best`. */
  readonly best: Res;
  readonly home: 'yfelskog' | 'khatrak-kautil' | 'pak-glandris' | 'winterholm';
}

const unitsOf = (faction: FactionId): readonly UnitId[] => UNITS.filter((id) => UNIT[id].faction === faction);

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
