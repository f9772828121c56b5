/** Measures of a ruler of Rune Age: the use of a card, and what a whole deck brings to a hand. */
import type { Seat } from '@longtable/kernel';
import { byKind, type Card, type data, GOLD_VALUE, IS_GOLD, kindOf } from '@longtable/rune-age/data/cards';
import { HAND, STRONGHOLD_INFLUENCE } from '@longtable/rune-age/data/numbers';
import { site } from '@longtable/rune-age/data/sites';
import { treasure } from '@longtable/rune-age/data/treasures';
import type { Player, ReadTable } from '@longtable/rune-age/spec';

type Ability = NonNullable<ReturnType<typeof data>['ability']>;
type Op = Ability['ops'][number];

/** Averages of the things that effects count when they are used. */
const COUNTED: Readonly<Record<string, number>> = {
  'other-friendly': 2.5,
  'wounded-friendly': 1.2,
  'ready-cities': 1,
  value: 2.4,
  shed: 1.5,
  'at-site': 0.5,
  names: 2.5,
  'three-reanimates': 0.3,
};

/** Strength that an operation adds to an army; costs are below 0. */
function gainOf(op: Op): number {
  switch (op.op) {
    case 'draw':
      return 0.9 * op.n;
    case 'reveal':
      return 0.7;
    case 'destroy':
    case 'concede':
      return 1.4;
    case 'strengthen':
      return op.who === 'each' ? 3 : typeof op.by === 'number' ? 0.8 * op.by : COUNTED[op.by]!;
    case 'heal':
    case 'refresh':
      return 0.4 * op.n;
    case 'take':
      return op.to === 'combat' ? 0.8 : 0.3;
    case 'fromHand':
      return op.who === 'opponent' ? 0.9 : -0.7 * op.least;
    case 'wound':
      return -0.4;
    case 'pay':
      return -0.4 * op.influence;
    case 'own':
      return 1;
    case 'either':
      return 0;
  }
}

function powerOf({ strength = 0, ability }: ReturnType<typeof data>): number {
  if (ability === undefined || ability.at === 'action') return strength;
  return (
    strength +
    Math.max(
      0,
      ability.ops.reduce((sum, op) => sum + gainOf(op), 0),
    )
  );
}

/** Strength that a card brings to an army, what it does there included. */
export const POWER: readonly number[] = byKind(0, powerOf);
/** The part of it that comes at Resolution: not yet in the total while cards are played. */
export const LATER: readonly number[] = byKind(0, (card) =>
  card.ability?.at === 'resolution' ? POWER[card.number]! - (card.strength ?? 0) : 0,
);
/** Cards that are played for their action help without fighting. */
export const HELP: readonly number[] = byKind(0, (card) => (card.ability?.at === 'action' ? 0.8 : 0));

/** The worth of a deck: sums over all its cards, and the best hand that patience could gather. */
export interface Deck {
  readonly cards: number;
  readonly power: number;
  readonly gold: number;
  readonly bestPower: number;
  readonly bestGold: number;
  /** The weakest card of those hands. */
  readonly leastPower: number;
  readonly leastGold: number;
}

export function deckOf(p: Player): Deck {
  const strong: number[] = [];
  const rich: number[] = [];
  let power = 0;
  let gold = 0;
  for (const zone of [p.hand, p.deck, p.discard]) {
    for (let i = 0; i < zone.length; i++) {
      const kind = kindOf(zone[i]!);
      power += POWER[kind]! + HELP[kind]!;
      gold += GOLD_VALUE[kind]!;
      if (IS_GOLD[kind]) rank(rich, GOLD_VALUE[kind]!);
      else rank(strong, POWER[kind]!);
    }
  }
  return {
    cards: p.hand.length + p.deck.length + p.discard.length,
    power,
    gold,
    bestPower: sum(strong),
    bestGold: sum(rich),
    leastPower: strong[HAND - 1] ?? 0,
    leastGold: rich[HAND - 1] ?? 0,
  };
}

/** Keeps the largest values that fit into a hand, in falling order. */
function rank(list: number[], value: number): void {
  let i = list.length;
  if (i === HAND && list[HAND - 1]! >= value) return;
  if (i === HAND) i--;
  for (; i > 0 && list[i - 1]! < value; i--) list[i] = list[i - 1]!;
  list[i] = value;
}

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) n += list[i]!;
  return n;
};

/** The share of an amount in a deck that an average hand holds. */
export const perHand = (amount: number, cards: number): number => (HAND * amount) / Math.max(HAND, cards);

/** Influence each turn. */
export function influenceIncome(table: ReadTable, seat: Seat): number {
  const p = table.players[seat]!;
  let n = (p.ready + p.exhausted) * STRONGHOLD_INFLUENCE;
  for (const s of table.sites) if (s.owner === seat) n += site(s.id).influence;
  for (const x of p.treasures) n += treasure(x.id).influence ?? 0;
  return n;
}

/** Gold each turn from what lies in the open. */
export function openIncome(table: ReadTable, seat: Seat): number {
  let n = 0;
  for (const x of table.players[seat]!.treasures) n += treasure(x.id).gold ?? 0;
  for (const s of table.sites) if (s.owner === seat) n += site(s.id).gold;
  return n;
}

/** Strength in hand. */
export function handPower(p: Player): number {
  let n = 0;
  for (let i = 0; i < p.hand.length; i++) n += POWER[kindOf(p.hand[i]!)]!;
  return n;
}

export function handGold(p: Player): number {
  let n = 0;
  for (let i = 0; i < p.hand.length; i++) n += GOLD_VALUE[kindOf(p.hand[i]!)]!;
  return n;
}

const powerIn = (zone: readonly Card[]): number => {
  let n = 0;
  for (let i = 0; i < zone.length; i++) n += POWER[kindOf(zone[i]!)]!;
  return n;
};

/** The strength that this player is likely to defend with: an average of hand and deck, which everybody can count. */
export function guard(p: Player): number {
  const cards = p.hand.length + p.deck.length;
  return cards === 0 ? 0 : (p.hand.length * (powerIn(p.hand) + powerIn(p.deck))) / cards;
}
