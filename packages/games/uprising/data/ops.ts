/**
 * The language of cards and tiles, as data. An effect is a list of operations; where it names hexes it uses a `Where`, where it
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
  /** One more own Unit may be there. */
  readonly room?: true;
  /** The empty hexes nearest to a Haven of the faction that leads. */
  readonly nearest?: 'leader';
}

/** Numbers that several cards ask for. */
export const COUNTS = ['players', 'hero-skulls'] as const;
/** Numbers of one card each (`cards/numbers.ts`). */
export const CARD_COUNTS = [
  'card:banished',
  'card:butcher',
  'card:crown-of-ice',
  'card:feast-of-crows',
  'card:flenser',
  'card:mage-breaker:bolts',
  'card:mage-breaker:towers',
  'card:ship-graveyard',
] as const;
export type CardCount = (typeof CARD_COUNTS)[number];
export type Count = (typeof COUNTS)[number] | CardCount;
/** unitsHere: one for each so many own Units of a kind. */
export type Num = number | Count | { readonly unitsHere: UnitId; readonly per: number };

/** Conditions of several cards that need no more than a name. */
export const NEEDS = [
  'ap',
  'die',
  'skull-to-turn',
  'wall-here',
  'enemy-power',
  'enemy-dice',
  'own-in-grave',
  'basic-for-haven',
  'enemy-is-card',
] as const;
/** Conditions of one card each (`cards/needs.ts`). */
export const CARD_NEEDS = [
  'card:ambush',
  'card:assassin',
  'card:blood-for-blood',
  'card:break-them',
  'card:broken-seal',
  'card:demon-contract',
  'card:eat-the-dead',
  'card:flenser',
  'card:golden-collar',
  'card:last-one-standing',
  'card:lich-queen',
  'card:netherwood:bolt',
  'card:netherwood:nothing',
  'card:netherwood:shields',
  'card:netherwood:skulls',
  'card:no-retreat',
  'card:oath-ring',
  'card:raid',
  'card:sea-tower-key',
  'card:shapeshifter',
  'card:siege-craft',
  'card:signal-fires',
  'card:storm-caller',
  'card:stubborn',
  'card:the-inquisition',
  'card:thieves-map',
  'card:treemother',
  'card:vial-of-witchblood',
  'card:vision',
  'card:wanderer:haven',
  'card:wanderer:unused',
  'card:whip-of-thorns',
] as const;
export type CardNeed = (typeof CARD_NEEDS)[number];

/** Words of a card that name Legions and Hordes. All that are given must hold. */
export interface WhichFoe {
  readonly side?: 'E' | 'C';
  readonly where?: Where;
  readonly token?: true;
  readonly canMove?: true;
  readonly threatAtMost?: number;
}

export type Need =
  | (typeof NEEDS)[number]
  | CardNeed
  /** There is such a hex, or such a Legion or Horde. */
  | { readonly hex: Where }
  | { readonly foe: WhichFoe }
  | { readonly own: 'items' | 'feats' | 'vp' | 'goods'; readonly least: number }
  | { readonly unitHere: UnitId; readonly atLeast?: number }
  | { readonly reserve: UnitId }
  | { readonly terrain: Terrain }
  | { readonly goods: Goods }
  | { readonly blank: 'basic-warriors' | UnitId }
  | { readonly dieOf: UnitId };

/** Things that are chosen from a list and done at once: the kinds of the frame `select`. */
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

/** Deeds of one card each, which ask nothing (`cards/deeds.ts`). */
export const CARD_DEEDS = [
  'card:blood-for-blood',
  'card:blood-moon',
  'card:bone-march',
  'card:break-them',
  'card:coven-of-yssat',
  'card:instruction-of-the-druids',
  'card:kyushis-tavern',
  'card:riders-of-the-storm',
  'card:siege-craft',
  'card:stubborn',
  'card:the-long-night',
] as const;
export type CardDeed = (typeof CARD_DEEDS)[number];

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
  | { readonly op: 'vp'; readonly who: Who; readonly n: Num }
  | { readonly op: 'loseVp'; readonly n: number }
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
      /** foe: the player whom this Nemesis group fights decides · token-giver: whoever settles ties of tokens (UP-EVT-06). */
      readonly seat?: 'foe' | 'token-giver';
    }
  // cards
  | { readonly op: 'drawFeat' }
  | { readonly op: 'drawItem'; readonly any?: true }
  | { readonly op: 'discardQuest' }
  | { readonly op: 'takeQuest' }
  | { readonly op: 'market'; readonly to: 'down' | 'up' | 'new' }
  // dice
  | { readonly op: 'dice'; readonly add: readonly Colour[]; readonly n?: Num }
  | { readonly op: 'symbols'; readonly add: Sign; readonly n: Num }
  | { readonly op: 'skullToBolt' }
  | { readonly op: 'reroll'; readonly max: number; readonly of?: 'basic-warriors' | UnitId; readonly only?: 'blank' | 'no-bolt' }
  | { readonly op: 'heroRoll' }
  | { readonly op: 'mark'; readonly mark: PlayerMark }
  | { readonly op: 'combatMark'; readonly mark: CombatMark }
  | { readonly op: 'roundMark'; readonly mark: RoundMark }
  // control
  | { readonly op: 'each'; readonly of: 'players' | 'regions'; readonly do: readonly Op[] }
  | { readonly op: 'choose'; readonly from: readonly Choice[]; readonly optional?: true; readonly seat?: 'foe' }
  | { readonly op: 'when'; readonly is: Need; readonly yes: readonly Op[]; readonly no?: readonly Op[] }
  | { readonly op: 'edition'; readonly first: readonly Op[]; readonly second: readonly Op[] }
  // what one card alone does
  | { readonly op: 'deed'; readonly of: CardDeed }
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
