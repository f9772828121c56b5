/** Names of things on the table, looked up in the view: the same for both languages. */
import type { Id, Seat } from '@longtable/kernel';
import type { Say } from '@longtable/kit';
import type { Colour } from '../data/dice.ts';
import { FACES } from '../data/dice.ts';
import { FACTION, RESOURCES, UNIT, type UnitId } from '../data/factions.ts';
import { ATTRIBUTES, type Attribute } from '../data/heroes.ts';
import { NEXT } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import type { Building, DieSeen, Group } from '../events.ts';
import type { Party, Uprising } from '../spec.ts';
import type { View } from '../view-types.ts';
import { hexName } from './places.ts';
import type { Words } from './words.ts';

export { hexName } from './places.ts';

export type UpSay = Say<Uprising>;

export const unitName = (w: Words, unit: string): string => w.units[unit as UnitId] ?? unit;

/** A Unit or a building. */
export const builtName = (w: Words, what: UnitId | Building): string => w.buildings[what as Building] ?? unitName(w, what);

/** The name of any card. */
export function cardName(w: Words, id: string): string {
  const found = (w.feats as Record<string, readonly string[]>)[id] ?? (w.items as Record<string, readonly string[]>)[id];
  const other = (w.quests as Record<string, readonly string[]>)[id] ?? (w.druids as Record<string, readonly string[]>)[id];
  return found?.[0] ?? other?.[0] ?? w.nemesis[id as NemesisId]?.name ?? id;
}

/** The text of a card; '' for things that are no cards. */
export function cardText(w: Words, id: string): string {
  const found = (w.feats as Record<string, readonly string[]>)[id] ?? (w.items as Record<string, readonly string[]>)[id];
  const other = (w.quests as Record<string, readonly string[]>)[id] ?? (w.druids as Record<string, readonly string[]>)[id];
  return found?.[1] ?? other?.[1] ?? '';
}

export const partyName = (w: Words, { name }: Pick<UpSay, 'name'>, party: Party): string =>
  party === 'E' ? w.empire : party === 'C' ? w.chaos : name(party);

export function groupName(w: Words, say: UpSay, party: Party, group: Group): string {
  if (group === 'units') return partyName(w, say, party);
  return group === 'garrisons' ? w.garrisons : group === 'skeletons' ? w.skeletons : w.nemesis[group].name;
}

/** "2 Salt, 1 Food" */
export function goodsText(w: Words, goods: readonly number[]): string {
  const parts = RESOURCES.flatMap((res, i) => (goods[i] ? [`${goods[i]} ${w.resources[res]}`] : []));
  return parts.length === 0 ? '0' : parts.join(', ');
}

/** "2× Hunters, 1× Slavers" of a seat: names of Units are names of many, also where one of them goes. */
export function unitsText(w: Words, view: View, seat: Seat, units: readonly number[]): string {
  const names = FACTION[view.players[seat]!.faction].units;
  const parts = units.flatMap((n, kind) => (n > 0 ? [`${n}× ${w.units[names[kind]!]}`] : []));
  return parts.length === 0 ? '0' : parts.join(', ');
}

/** "2 Skulls" */
export const symbolText = (w: Words, n: number, i: number): string => `${n} ${(n === 1 ? w.symbols : w.manySymbols)[i]}`;

/** The symbols on a face, in the words of the language. */
export function faceText(w: Words, view: View, colour: Colour, face: number): string {
  const shown = face < 0 ? [0, 0, 0] : FACES[view.options.dice][colour][face]!;
  const parts = shown.flatMap((n, i) => (n > 0 ? [symbolText(w, n, i)] : []));
  return parts.length === 0 ? w.blank : parts.join(' + ');
}

export const diceText = (w: Words, view: View, dice: readonly DieSeen[]): string =>
  dice.map((d) => `${w.colours[d.colour]} [${faceText(w, view, d.colour, d.face)}]`).join(', ');

/** The dice of one side of a fight. */
export const sideText = (w: Words, view: View, dice: readonly DieSeen[], side: number): string =>
  diceText(
    w,
    view,
    dice.filter((d) => d.side === side),
  ) || '–';

/** One die of a question: `with.dice` holds colour and face of all of them. */
export function dieName(w: Words, say: UpSay, i: number): string {
  const die = (say.with['dice'] as readonly (readonly [Colour, number])[] | undefined)?.[i];
  return die === undefined ? `${w.die} ${i + 1}` : `${w.die} ${i + 1}: ${w.colours[die[0]]} [${faceText(w, say.view, die[0], die[1])}]`;
}

const DICE_SELECTIONS: readonly string[] = ['enemy-reroll', 'enemy-blank'];
/** Selections of a Unit where it stands; in the others the hex is where it goes. */
const STANDING: readonly string[] = ['remove-unit', 'remove-elite', 'bury-unit', 'guard-revenge', 'costliest-of-all'];

/** Any option of a choice from a list. */
export function thing(w: Words, say: UpSay, id: Id): string {
  if (typeof id === 'number') {
    return DICE_SELECTIONS.includes(String(say.with['what'])) ? dieName(w, say, id) : hexName(w, say.view, id);
  }
  if (id === 'none') return w.none;
  if (id === 'skeleton') return w.pieces.skeleton;
  if (id === 'wall' || id === 'tower' || id === 'haven') return w.buildings[id];
  if (id in w.colours) return w.colours[id as Colour];
  const at = id.lastIndexOf('@');
  if (at >= 0) {
    const hex = hexName(w, say.view, Number(id.slice(at + 1)));
    return STANDING.includes(String(say.with['what']))
      ? `${named(w, id.slice(0, at))} (${hex})`
      : `${named(w, id.slice(0, at))} ${w.to} ${hex}`;
  }
  if (id.includes('>'))
    return id
      .split('>')
      .map((part) => named(w, part))
      .join(' → ');
  if (id[1] === ':') return `${unitName(w, id.slice(2))} (${w.graves[id[0] as 'E' | 'C']})`;
  return named(w, id);
}

const named = (w: Words, id: string): string =>
  id in UNIT ? unitName(w, id) : id in NEMESIS ? w.nemesis[id as NemesisId].name : cardName(w, id);

/** `12:0`: a kind of Unit on a hex, of the viewer. */
export function binName(w: Words, say: UpSay, id: Id): string {
  const [hex, kind] = String(id).split(':').map(Number) as [number, number];
  const owner = say.view.hexes[hex]?.owner ?? 0;
  const faction = say.view.players[Math.max(0, owner)]!.faction;
  return `${w.units[FACTION[faction].units[kind]!]} (${hexName(w, say.view, hex)})`;
}

/** `hunters`, `younglings:1`, `wall@12`: what is bought, with its price. */
export function purchaseName(w: Words, say: UpSay, id: Id): string {
  const text = String(id);
  const at = text.indexOf('@');
  if (at >= 0) return `${w.buildings[text.slice(0, at) as 'wall' | 'tower']} ${w.on} ${hexName(w, say.view, Number(text.slice(at + 1)))}`;
  const [unit, i = '0'] = text.split(':') as [UnitId, string?];
  if (!(unit in UNIT)) return cardName(w, text);
  const costs = say.with['costs'] as Record<string, readonly (readonly number[])[]> | undefined;
  const cost = costs?.[unit]?.[Number(i)] ?? [0, 0, 0, 0];
  const parts = [...(cost[3] ? [w.anyResources(cost[3])] : []), ...(cost[0]! + cost[1]! + cost[2]! > 0 ? [goodsText(w, cost)] : [])];
  return `${w.units[unit]} (${parts.length === 0 ? w.free : parts.join(', ')})`;
}

/** The value that an attribute of the viewer's Hero has now. */
export const attributeOf = ({ view }: UpSay, id: Attribute): number => view.players[view.me ?? 0]!.attributes[ATTRIBUTES.indexOf(id)]!;

/** A way to turn a hex: the hexes behind its impassable edges. */
export function turnedName(w: Words, say: UpSay, turn: number): string {
  const next = NEXT[Number(say.with['hex'])]!;
  const behind = (say.with['edges'] as readonly number[]).map((edge) => next[(edge + turn) % 6]!).filter((h) => h >= 0);
  return behind.length === 0 ? w.rim : behind.map((h) => hexName(w, say.view, h)).join(', ');
}
