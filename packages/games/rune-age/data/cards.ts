/** All cards that can be in a deck, with what hot code needs in plain arrays. */
import type { Ability, CardData, Trait } from '../ops.ts';
import { GOLD, type GoldId } from './gold.ts';
import { MERCENARIES, type MercenaryId } from './mercenaries.ts';
import { CORE_NEUTRALS, OATH_NEUTRALS } from './neutrals.ts';
import { DAQAN } from './units/daqan.ts';
import { DUNWARR } from './units/dunwarr.ts';
import { LATARI } from './units/latari.ts';
import { ORCS } from './units/orcs.ts';
import { UTHUK } from './units/uthuk.ts';
import { WAIQAR } from './units/waiqar.ts';

export const RACES = ['daqan', 'latari', 'uthuk', 'waiqar', 'dunwarr', 'orcs'] as const;
export type Race = (typeof RACES)[number];
/** Races of Oath and Anvil. RA-EXP-01 */
export const OATH_RACES: readonly Race[] = ['dunwarr', 'orcs'];

const UNITS = { daqan: DAQAN, latari: LATARI, uthuk: UTHUK, waiqar: WAIQAR, dunwarr: DUNWARR, orcs: ORCS } as const;
export type UnitId = { [R in Race]: keyof (typeof UNITS)[R] }[Race];

export const NEUTRALS = { ...CORE_NEUTRALS, ...OATH_NEUTRALS } as const;
export type NeutralId = keyof typeof NEUTRALS;
export const NEUTRAL_IDS = Object.keys(NEUTRALS) as NeutralId[];
export const isOathNeutral = (id: NeutralId): boolean => Object.hasOwn(OATH_NEUTRALS, id);

export const CARDS = { ...GOLD, ...DAQAN, ...LATARI, ...UTHUK, ...WAIQAR, ...DUNWARR, ...ORCS, ...NEUTRALS, ...MERCENARIES } as const;
export type CardId = GoldId | UnitId | NeutralId | MercenaryId;
export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const data = (id: CardId): CardData => CARDS[id];
export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

/** A kind of card: the `number` of its entry, which never changes. */
export type Kind = number;
/**
 * A card in a zone: twice its kind, plus one if its ability was used this round. Cards of a kind differ in nothing else, so no card
 * needs a number of its own that could be followed through a shuffle. RA-ABL-02
 */
export type Card = number;

export const kindOf = (card: Card): Kind => card >> 1;
export const isUsed = (card: Card): boolean => (card & 1) === 1;
export const fresh = (kind: Kind): Card => kind << 1;
export const KIND: Readonly<Record<CardId, Kind>> = Object.fromEntries(CARD_IDS.map((id) => [id, data(id).number])) as Record<CardId, Kind>;

/** Kinds are numbers with gaps: a list by kind is as long as the largest number, and holds `none` where no card is. */
const KINDS = Math.max(...CARD_IDS.map((id) => data(id).number)) + 1;
export function byKind<T>(none: T, of: (card: CardData, id: CardId) => T): readonly T[] {
  const list: T[] = new Array(KINDS).fill(none);
  for (const id of CARD_IDS) list[data(id).number] = of(data(id), id);
  return list;
}

const IDS: readonly CardId[] = byKind<CardId>('gold-1', (_card, id) => id);
export const idOfKind = (kind: Kind): CardId => IDS[kind]!;
export const idOf = (card: Card): CardId => IDS[card >> 1]!;

/** The name of a card of a hand in answers: `wq-archer`, or `wq-archer*` once its ability was used this round. */
export type HandId = CardId | `${CardId}*`;
export const HAND_IDS: readonly HandId[] = IDS.flatMap((id): HandId[] => [id, `${id}*`]);
const CODES: Readonly<Record<string, Card>> = Object.fromEntries(
  CARD_IDS.flatMap((id): [string, Card][] => [
    [id, fresh(KIND[id])],
    [`${id}*`, fresh(KIND[id]) | 1],
  ]),
);
export const cardOf = (id: string): Card => CODES[id]!;

export const STRENGTH: readonly number[] = byKind(0, (c) => c.strength ?? 0);
/** The lower right corner of a card. RA-RES-02 */
export const COST: readonly number[] = byKind(0, (c) => c.cost);
/** The upper left corner of a gold card. RA-RES-02 */
export const GOLD_VALUE: readonly number[] = byKind(0, (c) => c.gold ?? 0);
export const IS_UNIT: readonly boolean[] = byKind(false, (c) => c.type === 'unit');
export const IS_GOLD: readonly boolean[] = byKind(false, (c) => c.type === 'gold');
export const ABILITY: readonly (Ability | null)[] = byKind<Ability | null>(null, (c) => c.ability ?? null);
const NO_TRAITS: readonly Trait[] = [];
const TRAITS: readonly (readonly Trait[])[] = byKind(NO_TRAITS, (c) => c.traits ?? NO_TRAITS);
export const hasTrait = (kind: Kind, trait: Trait): boolean => TRAITS[kind]!.includes(trait);

/** The unit piles of a race in ascending cost; the last two kinds of each core race need the expansion. RA-SET-07, RA-SET-22, RA-EXP-04 */
export const UNIT_KINDS: Readonly<Record<Race, readonly Kind[]>> = Object.fromEntries(
  RACES.map((race) => [race, (Object.keys(UNITS[race]) as UnitId[]).map((id) => KIND[id]!).sort((a, b) => COST[a]! - COST[b]! || a - b)]),
) as unknown as Record<Race, readonly Kind[]>;

const OATH_UNITS: readonly UnitId[] = [
  'wq-vampire',
  'wq-wyrm',
  'dq-wizard',
  'dq-roc',
  'lt-leonx',
  'lt-guardian',
  'ut-blood-sister',
  'ut-obscene',
];
/** Units of a core race that come with Oath and Anvil. RA-EXP-02, RA-EXP-14 */
export const isOathUnit = (kind: Kind): boolean => OATH_UNITS.includes(idOfKind(kind) as UnitId);
