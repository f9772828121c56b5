/** Shared by both languages: names of things on the table, looked up in the view. */
import type { Id, Seat } from '@longtable/kernel';
import type { Say } from '@longtable/kit';
import { type CardId, isCard, NEUTRAL_IDS, type Race } from '../data/cards.ts';
import type { Holds } from '../data/events/types.ts';
import { type EventId, isEvent } from '../data/events.ts';
import { MERCENARY_IDS } from '../data/mercenaries.ts';
import type { Scenario } from '../data/scenarios.ts';
import { isSite, type SiteId } from '../data/sites.ts';
import { isRune, type RuneId } from '../data/treasures.ts';
import { ownerOfRealm } from '../query/targets.ts';
import type { FighterId, LossReason, RuneAge, TurnStep } from '../spec.ts';

export type RuneSay = Say<RuneAge>;

export interface CardText {
  readonly name: string;
  readonly text: string;
}

/** Answers that name no card. */
export const PLAIN = [
  'end',
  'gold',
  'influence',
  'stop',
  'pass',
  'use',
  'no',
  'yes',
  'none',
  'done',
  'damage',
  'cards',
  'top',
  'discard',
  'take',
  'fight',
  'agree',
  'refuse',
  'wound',
  'one',
  'two',
] as const;
export type Plain = (typeof PLAIN)[number];

/** The vocabulary of the game in one language. */
export interface Words {
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly sites: Readonly<Record<SiteId, CardText>>;
  readonly events: Readonly<Record<EventId, CardText>>;
  readonly runes: Readonly<Record<RuneId, CardText>>;
  readonly races: Readonly<Record<Race, string>>;
  readonly scenarios: Readonly<Record<Scenario, CardText>>;
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly losses: Readonly<Record<LossReason, string>>;
  readonly plain: Readonly<Record<Plain, string>>;
  /** Texts of the cooperative variant of the Dragonlords: its goal, and events that speak of each player. */
  readonly cooperative: string;
  readonly coopEvents: Readonly<Partial<Record<EventId, string>>>;
  readonly stronghold: string;
  readonly monument: string;
  readonly objective: string;
  readonly sharedRealm: string;
  realmOf(name: string): string;
  /** The realm and the stronghold of whoever is asked. */
  readonly ownRealm: string;
  readonly ownStronghold: string;
  used(card: string): string;
  fighter(card: string, strength: number, wounded: boolean, number: number): string;
  fightAgainst(target: string): string;
  useAction(card: string): string;
  fromHand(card: string): string;
  fromDiscard(card: string): string;
  fromCentre(card: string): string;
  forged(card: string): string;
  fallen(card: string): string;
  strongholdOf(name: string): string;
  /** `Knight (3 gold)` */
  priced(name: string, n: number, kind: 'gold' | 'influence'): string;
  /** Facts for an attacker: strength to match, dice, walls, cards of the defender, damage so far. */
  strength(n: number): string;
  dice(n: number): string;
  walls(n: number): string;
  cardsInHand(n: number): string;
  damaged(n: number, limit: number): string;
  /** Sentences for what a lasting Instant or an Enemy changes now. */
  readonly holds: { readonly [K in keyof Holds]-?: (value: number) => string };
  now(what: string): string;
}

const PREFIXES = ['fight:', 'act:', 'hand:', 'discard:', 'pile:', 'forge:', 'fallen:'] as const;

/** Anything that can be an option or appear in an event, by its id. */
export function thing(w: Words, say: RuneSay, id: Id): string {
  const what = String(id);
  if (what.includes('+'))
    return counts(
      what.split('+').map((part) => thing(w, say, part)),
      ' + ',
    );
  if (what.startsWith('unit:')) return fighterName(w, say, Number(what.slice(5)));
  const prefix = PREFIXES.find((p) => what.startsWith(p));
  if (prefix !== undefined) return PREFIXED[prefix](w, thing(w, say, what.slice(prefix.length)));
  if (what.endsWith('*')) return w.used(w.cards[what.slice(0, -1) as CardId].name);
  if (isCard(what)) return w.cards[what].name;
  if (isSite(what)) return w.sites[what].name;
  if (isEvent(what)) return w.events[what].name;
  if (isRune(what)) return w.runes[what].name;
  if (what === 'stronghold') return w.stronghold;
  if (what === 'monument') return w.monument;
  if (what === 'objective') return w.objective;
  if (what.startsWith('fort:')) return w.strongholdOf(say.name(Number(what.slice(5))));
  if (what.startsWith('realm:')) return w.realmOf(say.name(ownerOfRealm(what as 'realm:0')));
  return w.plain[what as Plain] ?? what;
}

const PREFIXED: Readonly<Record<(typeof PREFIXES)[number], (w: Words, name: string) => string>> = {
  'fight:': (w, name) => w.fightAgainst(name),
  'act:': (w, name) => w.useAction(name),
  'hand:': (w, name) => w.fromHand(name),
  'discard:': (w, name) => w.fromDiscard(name),
  'pile:': (w, name) => w.fromCentre(name),
  'forge:': (w, name) => w.forged(name),
  'fallen:': (w, name) => w.fallen(name),
};

/** A participating card; one that has just left has only its number. */
export function fighterName(w: Words, { view }: RuneSay, id: FighterId): string {
  const f = view.combat?.fighters.find((x) => x.id === id);
  return f === undefined ? `#${id + 1}` : w.fighter(w.cards[f.card].name, f.strength, f.wounded, id + 1);
}

/** `2× Copper + Silver` */
function counts(names: readonly string[], between: string): string {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return Object.entries(found)
    .map(([name, n]) => (n === 1 ? name : `${n}× ${name}`))
    .join(between);
}
export const listed = (w: Words, cards: readonly string[]): string =>
  counts(
    cards.map((id) => nameOf(w, id)),
    ', ',
  );

/** A card by its id alone. */
export function nameOf(w: Words, id: string): string {
  if (isCard(id)) return w.cards[id].name;
  if (isSite(id)) return w.sites[id].name;
  if (isEvent(id)) return w.events[id].name;
  if (isRune(id)) return w.runes[id].name;
  return id === 'monument' ? w.monument : id === 'stronghold' ? w.stronghold : w.objective;
}

/** The text of a card. */
export function textOf(w: Words, id: string): string {
  if (isCard(id)) return w.cards[id].text;
  if (isSite(id)) return w.sites[id].text;
  if (isEvent(id)) return w.events[id].text;
  return isRune(id) ? w.runes[id].text : '';
}

/** An event card as this match plays it: in the cooperative variant it hits one player. */
export const eventText = (w: Words, { view }: RuneSay, id: EventId): string =>
  (view.options.cooperative ? w.coopEvents[id] : undefined) ?? w.events[id].text;

/** The text of the card that an option is about; a unit in combat is looked up there. */
export function aboutThing(w: Words, say: RuneSay, id: Id): string {
  const what = String(id);
  const prefix = PREFIXES.find((p) => what.startsWith(p));
  const name = (prefix === undefined ? what : what.slice(prefix.length)).replace('*', '');
  if (name === 'use') return textOf(w, String(say.with['path']).replace('event:', ''));
  if (!name.startsWith('unit:')) return isEvent(name) ? eventText(w, say, name) : textOf(w, name);
  const f = say.view.combat?.fighters.find((x) => x.id === Number(name.slice(5)));
  return f === undefined ? '' : w.cards[f.card].text;
}

/** A target with all that an attacker can know of it. */
export function deedName(w: Words, say: RuneSay, id: Id): string {
  const target = String(id).slice('fight:'.length);
  const x = String(id).startsWith('fight:') ? say.view.targets.find((t) => t.target === target) : undefined;
  if (x === undefined) return thing(w, say, id);
  const notes: string[] = [];
  if (x.defender < 0) notes.push(w.strength(x.strength), ...(x.attrition > 0 ? [w.dice(x.attrition)] : []));
  else {
    const p = say.view.players[x.defender]!;
    if (target.startsWith('realm:')) notes.push(w.damaged(p.damage, p.limit));
    else notes.push(say.name(x.defender), w.walls(x.walls));
    notes.push(w.cardsInHand(p.cards));
  }
  return `${thing(w, say, id)} (${notes.join(', ')})`;
}

/** Changes by a lasting Instant or an Enemy at this moment, in a few words. */
export const holdsText = (w: Words, holds: Holds): string =>
  (Object.entries(holds) as [keyof Holds, number | string | true][])
    .map(([what, value]) => w.holds[what](value === 'overlord-realm' ? 1 : typeof value === 'number' ? value : 0))
    .join(' ');

export const names = ({ name }: RuneSay, seats: readonly Seat[]): string => seats.map(name).join(' & ');
/** The path of an effect as the card it stands on. */
export const sourceOf = (w: Words, say: RuneSay): string => nameOf(w, String(say.with['path']).replace('event:', ''));

const namesIn = ({ cards }: Words, ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cards).flatMap(([id, { name }]) => (ids.includes(id) ? [[id, name]] : [])));

export const neutralNames = (w: Words): Readonly<Record<string, string>> => namesIn(w, NEUTRAL_IDS);
export const mercenaryNames = (w: Words): Readonly<Record<string, string>> => namesIn(w, MERCENARY_IDS);
