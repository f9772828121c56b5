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
/** RA-EXP-01 */
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

/** A kind of card, as its position in the list. */
export type Kind = number;
/**
 * A card in a zone: twice its kind, plus one if its ability was used this round. Cards of a kind differ in nothing else, so no card
 * needs a number of its own that could be followed through a shuffle (RA-ABL-02, RA-TV-35).
 */
export type Card = number;

export const kindOf = (card: Card): Kind => card >> 1;
export const isUsed = (card: Card): boolean => (card & 1) === 1;
export const fresh = (kind: Kind): Card => kind << 1;
export const idOf = (card: Card): CardId => CARD_IDS[card >> 1]!;
export const KIND: Readonly<Record<CardId, Kind>> = Object.fromEntries(CARD_IDS.map((id, kind) => [id, kind])) as Record<CardId, Kind>;

/** What a card of a hand is called in answers: `wq-archer`, or `wq-archer*` once its ability was used this round. */
export type HandId = CardId | `${CardId}*`;
export const HAND_IDS: readonly HandId[] = CARD_IDS.flatMap((id): HandId[] => [id, `${id}*`]);
const CODES: Readonly<Record<string, Card>> = Object.fromEntries(HAND_IDS.map((id, card) => [id, card]));
export const cardOf = (id: string): Card => CODES[id]!;

const list = <T>(of: (card: CardData) => T): readonly T[] => CARD_IDS.map((id) => of(data(id)));
export const STRENGTH: readonly number[] = list((c) => c.strength ?? 0);
export const COST: readonly number[] = list((c) => c.cost);
export const GOLD_VALUE: readonly number[] = list((c) => c.gold ?? 0);
export const IS_UNIT: readonly boolean[] = list((c) => c.type === 'unit');
export const IS_GOLD: readonly boolean[] = list((c) => c.type === 'gold');
export const ABILITY: readonly (Ability | null)[] = list((c) => c.ability ?? null);
const TRAITS: readonly (readonly Trait[])[] = list((c) => c.traits ?? []);
export const hasTrait = (kind: Kind, trait: Trait): boolean => TRAITS[kind]!.includes(trait);

/** RA-SET-07, RA-SET-22: the unit piles of a race in ascending cost; the last two kinds of each core race need the expansion. */
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
/** RA-EXP-02, RA-EXP-14: units of a core race that come with Oath and Anvil. */
export const isOathUnit = (kind: Kind): boolean => OATH_UNITS.includes(CARD_IDS[kind] as UnitId);
