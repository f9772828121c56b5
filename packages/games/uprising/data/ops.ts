/**
 * What cards and tiles can say, as data. An effect is a list of operations; where it names hexes it uses a `Where`, where it
 * names a number that the table decides a `Count`, where it depends on something a `Need`.
 */
import type { Colour, Sign } from './dice.ts';
import type { Goods, Res, UnitId } from './factions.ts';
import type { Region } from './map.ts';

export const TERRAINS = ['badlands', 'highlands', 'marsh', 'woods', 'ice', 'curse', 'none'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** me: whoever the effect belongs to · others: all other factions · victor: who destroyed the card · E, C: the Nemesis. */
export type Who = 'me' | 'others' | 'all' | 'victor' | 'E' | 'C';

/** Words of a card that name hexes. All that are given must hold. */
export interface Where {
  readonly at?: 'here' | 'capital' | 'hero' | 'placed';
  readonly near?: 'hero' | 'here' | 'home' | 'horde' | 'placed' | 'here-or-at' | 'hero-or-at';
  /** each: the region that is being done now · most-skeletons: the region or regions with most of them. */
  readonly region?: Region | 'each' | 'any' | 'most-skeletons';
  readonly ring?: number;
  readonly empty?: true;
  readonly noX?: true;
  readonly explored?: boolean;
  readonly has?: 'skeleton' | 'garrison' | 'curse' | 'sea-tower' | 'one-garrison' | 'own-haven' | 'haven';
  readonly not?: 'capital' | 'curse';
  readonly far?: 'home' | 'haven';
  /** The empty hexes nearest to a Haven of the faction that leads. */
  readonly nearest?: 'leader';
}

export const COUNTS = [
  'players',
  'half-plunder',
  'curses-over-4',
  'garrison-hexes-over-6',
  'hordes',
  'grave-types',
  'hero-skulls',
  'bolts-of-both',
  'skull-pairs',
  'tribesmen-pairs',
  'younglings-pairs',
  'spearsingers',
  'towers-removed',
] as const;
export type Count = (typeof COUNTS)[number];
export type Num = number | Count;

/** Conditions that need no more than a name. */
export const NEEDS = [
  'ap',
  'curses-below-5',
  'two-free-havens',
  'item',
  'feat',
  'three-vp',
  'die',
  'untouched-dice',
  'one-unit',
  'skulls-2',
  'skull-to-turn',
  'wall-here',
  'against-garrisons',
  'outnumbered',
  'won',
  'lost-here',
  'lost-to-grave',
  'enemy-shields',
  'enemy-power',
  'enemy-dice',
  'no-curse-here',
  'own-in-grave',
  'any-in-grave',
  'unexplored-near',
  'tower-space',
  'curse-near-possible',
  'curse-at-hero',
  'garrison-at-hero',
  'garrison-near',
  'garrison-at-or-near',
  'legion-at-hero',
  'horde-at-hero',
  'skeleton-near',
  'token-near',
  'legion-token',
  'horde-can-move',
  'legion-can-move',
  'basic-for-elite',
  'hero-hex-open',
  'two-face-down',
  'quest-deck',
  'next-event',
  'discard-usable',
  'others-command',
  'haven-room',
  'own-haven',
  'basic-to-elite-here',
  'basic-in-reserve-here',
  'haven-for-unit-here',
  'rolled-3-skulls',
  'rolled-2-shields',
  'rolled-bolt',
  'rolled-nothing',
  'elite-on-map',
  'two-resources',
  'wanderer-unused',
  'basic-for-haven',
  'weak-legion',
  'whip',
  'enemy-is-card',
  'storm-ready',
] as const;
export type Need =
  | (typeof NEEDS)[number]
  | { readonly unitHere: UnitId; readonly atLeast?: number }
  | { readonly reserve: UnitId }
  | { readonly terrain: Terrain }
  | { readonly goods: Goods }
  | { readonly blank: 'basic-warriors' | UnitId }
  | { readonly dieOf: UnitId };

/** What is chosen from a list and done at once: the kinds of the frame `select`. */
export const SELECTIONS = [
  'flip-hex',
  'remove-curse',
  'remove-skeleton',
  'remove-garrison',
  'destroy-garrison',
  'weaken-legion',
  'weaken-horde',
  'strengthen-horde',
  'token-legion',
  'untoken-legion',
  'untoken',
  'silent-knives',
  'destroy-legion',
  'remove-legion',
  'gain-unit',
  'gain-unit-any',
  'gain-tribesmen',
  'remove-unit',
  'remove-elite',
  'bury-unit',
  'exchange-unit',
  'exchange-type',
  'rescue-reserve',
  'rescue-here',
  'own-from-grave',
  'any-from-grave',
  'discard-feat',
  'discard-item',
  'flip-card',
  'flip-item',
  'remove-haven',
  'warlock',
  'spymaster',
  'costly-unit',
  'costliest-of-all',
  'guard-revenge',
  'own-wall',
  'own-tower',
  'any-wall',
  'any-tower',
  'move-horde',
  'move-legion',
  'messiah',
  'messiah-unit',
  'tower-falls',
  'hero-to-tower',
  'hero-two-steps',
  'hero-distance-2',
  'unit-to-haven',
  'die-colour',
  'enemy-reroll',
  'enemy-blank',
] as const;
export type Selection = (typeof SELECTIONS)[number];

/** Marks: what holds for a while and is read by the one query that cares. */
export const PLAYER_MARKS = [
  'free-food',
  'fence',
  'compass',
  'oathsworn-march',
  'berserkers',
  'rangers',
  'beastmasters',
  'armory',
  'free-wall',
  'free-tower',
  'salt-barons',
  'free-haven',
] as const;
export type PlayerMark = (typeof PLAYER_MARKS)[number];
export const COMBAT_MARKS = [
  'cloak',
  'no-highlands',
  'woods-mine',
  'woods',
  'wall-2',
  'vargs',
  'no-archery',
  'blood-moon',
  'wanderer',
] as const;
export type CombatMark = (typeof COMBAT_MARKS)[number];
export const ROUND_MARKS = ['mirror', 'silence', 'whip', 'save-1', 'save-2', 'storm', 'storm-second'] as const;
export type RoundMark = (typeof ROUND_MARKS)[number];

/** Frames of their own for what a list cannot say (`cards/<id>.ts`). */
export const CARD_FRAMES = [
  'card:siren',
  'card:siren-flees',
  'card:tide',
  'card:thieves-map',
  'card:vision',
  'card:plague-censer',
  'card:golden-collar',
  'card:signal-fires',
  'card:coven',
  'card:coven-ends',
  'card:banished',
  'card:open-gates',
  'card:broken-seal',
  'card:smugglers',
] as const;
export type CardFrame = (typeof CARD_FRAMES)[number];

export interface Choice {
  readonly id: string;
  readonly needs?: readonly Need[];
  /** Paid with the answer (UP-CON-20). */
  readonly pay?: Goods;
  readonly do: readonly Op[];
}

export type Op =
  // goods and points
  | { readonly op: 'gain'; readonly who: Who; readonly goods: Goods; readonly times?: Num }
  | { readonly op: 'gainAny'; readonly who: Who; readonly n: number }
  | { readonly op: 'lose'; readonly who: Who; readonly res: Res; readonly n: Num }
  | { readonly op: 'loseAny'; readonly n: number }
  | { readonly op: 'pay'; readonly goods: Goods }
  | { readonly op: 'payAny'; readonly n: number }
  | { readonly op: 'vp'; readonly who: Who; readonly n: Num }
  | { readonly op: 'loseVp'; readonly n: number }
  | { readonly op: 'loseAp'; readonly n: number }
  | { readonly op: 'spendAp' }
  // Nemesis pieces
  | { readonly op: 'guard'; readonly what: 'garrison' | 'skeleton'; readonly n: number }
  | {
      readonly op: 'place';
      readonly what: 'garrison' | 'skeleton' | 'curse';
      readonly n: Num;
      readonly where: Where;
      readonly together?: true;
    }
  | { readonly op: 'placeEach'; readonly what: 'garrison' | 'skeleton'; readonly where: Where; readonly most?: number }
  | { readonly op: 'card'; readonly side: 'E' | 'C'; readonly n?: number; readonly where?: Where; readonly threat?: number }
  | { readonly op: 'clear'; readonly what: 'skeletons' | 'garrisons'; readonly where: Where }
  | { readonly op: 'threat'; readonly on: 'self' | 'others' | 'hordes' | 'enemy'; readonly n: Num; readonly capped?: true }
  | { readonly op: 'token'; readonly on?: 'self' | 'hordes' | 'another' }
  | { readonly op: 'target'; readonly leader?: true }
  | { readonly op: 'activate'; readonly which: 'highest-legion' | 'lowest-legion' | 'placed' | 'hordes' }
  | { readonly op: 'skeletons' }
  // a choice from a list
  | {
      readonly op: 'select';
      readonly what: Selection;
      readonly where?: Where;
      readonly n?: number;
      readonly times?: number;
      readonly optional?: true;
      /** Every time another hex. */
      readonly distinct?: true;
      /** foe: the player whom this Nemesis group fights decides. */
      readonly seat?: 'foe';
    }
  // cards
  | { readonly op: 'drawFeat' }
  | { readonly op: 'gainFeat' }
  | { readonly op: 'drawItem'; readonly any?: true }
  | { readonly op: 'flipAll' }
  | { readonly op: 'discardQuest' }
  | { readonly op: 'takeQuest' }
  | { readonly op: 'freeQuest'; readonly bonus: Colour }
  | { readonly op: 'freeCommand' }
  | { readonly op: 'market'; readonly to: 'down' | 'up' | 'new' }
  // dice
  | { readonly op: 'dice'; readonly add: readonly Colour[]; readonly n?: Num }
  | { readonly op: 'fewerDice'; readonly n: number }
  | { readonly op: 'symbols'; readonly add: Sign; readonly n: Num }
  | { readonly op: 'skullToBolt' }
  | { readonly op: 'reroll'; readonly max: number; readonly of?: 'basic-warriors' | UnitId; readonly only?: 'blank' | 'no-bolt' }
  | { readonly op: 'rerollAll' }
  | { readonly op: 'cancelShields'; readonly n: number }
  | { readonly op: 'volley' }
  | { readonly op: 'heroRoll' }
  | { readonly op: 'mark'; readonly mark: PlayerMark }
  | { readonly op: 'combatMark'; readonly mark: CombatMark }
  | { readonly op: 'roundMark'; readonly mark: RoundMark }
  | { readonly op: 'chapterMark'; readonly mark: 'blood-moon' }
  // control
  | { readonly op: 'each'; readonly of: 'players' | 'regions'; readonly do: readonly Op[] }
  | { readonly op: 'choose'; readonly from: readonly Choice[]; readonly optional?: true; readonly seat?: 'foe' }
  | { readonly op: 'when'; readonly is: Need; readonly yes: readonly Op[]; readonly no?: readonly Op[] }
  | { readonly op: 'edition'; readonly first: readonly Op[]; readonly second: readonly Op[] }
  | { readonly op: 'frame'; readonly k: CardFrame };

/** Windows of UP-CARD-16. */
export const WINDOWS = [
  'always',
  'enter',
  'build',
  'actions',
  'hero-roll',
  'hero-rerolls',
  'production',
  'scoring',
  'before-combat',
  'before-rolling',
  'rolled',
  'before-damage',
  'after-damage',
  'after-combat',
  'in-force',
  'reaction',
] as const;
export type Window = (typeof WINDOWS)[number];
