/** Words that both languages share: names of things on the table, looked up in the view. */
import type { Id, Seat } from '@longtable/kernel';
import type { Say } from '@longtable/kit';
import { type BannerId, CARD_NAMES, CARDS, type CardName, REGIONS, type Region, type StrategyCard } from '../data/cards.ts';
import type { ArmyKind, Leader, Power } from '../data/leaders.ts';
import { WORLDS } from '../data/world.ts';
import type { ArmyId, Phase, Place, View, Yield } from '../spec.ts';

export type YieldSay = Say<Yield>;

/** The vocabulary of the rulebook in one language. */
export interface Words {
  readonly regions: Readonly<Record<Region, string>>;
  readonly armies: Readonly<Record<ArmyKind, string>>;
  /** The figures on the battle cards, by value. */
  readonly soldiers: Readonly<Record<number, string>>;
  readonly cards: Readonly<Record<StrategyCard, { readonly name: string; readonly text: string }>>;
  readonly banners: Readonly<Record<BannerId, string>>;
  readonly leaders: Readonly<Record<Leader, string>>;
  readonly powers: Readonly<Record<Power, { readonly name: string; readonly text: string }>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** "Mirela's cavalry" */
  armyOf(name: string, kind: string): string;
}

export const place = (view: View, at: Place): string => WORLDS[view.players.length]!.locations[at]?.name ?? '–';
export const places = (view: View, list: readonly Place[]): string => list.map((p) => place(view, p)).join(', ');

/** An army as this viewer would call it. */
export function army(words: Words, { view, name }: YieldSay, id: ArmyId): string {
  const { owner, kind } = view.armies[id]!;
  return owner === view.me ? words.armies[kind] : words.armyOf(name(owner), words.armies[kind]);
}

/** For the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const names = ({ name }: YieldSay, seats: readonly Seat[]): string => seats.map(name).join(' & ');

export const cardName = (words: Words, kind: number): string => `${words.regions[REGIONS[CARDS[kind]!.region]!]} ${CARDS[kind]!.value}`;
export const cardById = (words: Words, id: Id): string => cardName(words, CARD_NAMES.indexOf(id as CardName));
export const cardList = (words: Words, kinds: readonly number[]): string => kinds.map((kind) => cardName(words, kind)).join(', ');
