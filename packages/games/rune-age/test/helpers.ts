/** Scenes in a few words: hands, decks (top first) and discard piles as lists of names, `3xgold-1` for three. */
import type { Answer, Id, Seat } from '@longtable/kernel';
import { type Scene, scene } from '@longtable/kit/scene';
import { type Card, cardOf, HAND_IDS, type Race } from '../data/cards.ts';
import type { SiteId } from '../data/sites.ts';
import type { TreasureId } from '../data/treasures.ts';
import { runeAgeGame } from '../index.ts';
import type { Player, RuneAge, Table } from '../spec.ts';

export type S = Scene<RuneAge>;

/** `2xgold-1 wq-archer` as cards. */
export const cards = (text = ''): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [, n, name] = /^(?:(\d+)x)?(.+)$/.exec(word)!;
      return Array.from({ length: Number(n ?? 1) }, () => {
        const card = cardOf(name!);
        if (card === undefined) throw new Error(`no card ${name}`);
        return card;
      });
    });
export const names = (list: readonly Card[]): string[] => list.map((card) => HAND_IDS[card]!);

export interface Setting {
  seats?: number;
  races?: Race[];
  options?: object;
  hands?: string[];
  decks?: string[];
  discards?: string[];
  /** site → owner; they come refreshed. */
  sites?: Partial<Record<SiteId, Seat>>;
  rewards?: Partial<Record<Seat, TreasureId[]>>;
  ready?: number[];
  table?: (t: Table) => void;
  dice?: Record<string, number[]>;
}

const RACES: Race[] = ['waiqar', 'daqan', 'latari', 'uthuk'];

export const seatOf = (t: Table, seat: Seat): Player => t.players[seat]!;

/** A table between two actions: only what the test names matters. */
export function stage(x: Setting): S {
  const seats = x.seats ?? 2;
  const crowned = (x.options as { scenario?: string } | undefined)?.scenario === 'overlord' ? { overlord: 0, first: 'random' } : {};
  const s = scene(runeAgeGame, {
    seats,
    options: { scenario: 'runewars', races: (x.races ?? RACES).slice(0, seats), first: 0, mercenaries: 'none', ...crowned, ...x.options },
  });
  return s.dice(x.dice ?? {}).with((t) => {
    t.round = 1;
    t.step = 'actions';
    t.active = 0;
    t.players.forEach((p, seat) => {
      p.hand = cards(x.hands?.[seat]).sort((a, b) => a - b);
      p.deck = cards(x.decks?.[seat] ?? '').reverse();
      // The order of a scene's deck is fixed, and nobody knows it.
      p.known = p.deck.map(() => 0);
      p.discard = cards(x.discards?.[seat]);
      p.treasures = (x.rewards?.[seat] ?? []).map((id) => ({ id, exhausted: false }));
      p.ready = x.ready?.[seat] ?? 0;
      p.strongholds = 3 - p.ready;
    });
    if (x.sites !== undefined) t.sites = Object.entries(x.sites).map(([id, owner]) => ({ id: id as SiteId, owner, exhausted: false }));
    x.table?.(t);
  });
}

/** The same in step 2 of seat 0's turn. */
export const turn = (x: Setting): S => stage(x).at('turn', { seat: 0 }, 'act');

export const say = (s: S, seat: Seat, ...answers: Answer[]): S => {
  for (const answer of answers) s.say(seat, answer);
  return s;
};

/**
 * Plays the cards that each seat has left to play, in turns, and then stops or passes. Abilities are declined; with `use` they are used
 * as long as that needs no further choice.
 */
export function assault(s: S, plans: Partial<Record<Seat, string>>, use = false): S {
  const left: Record<number, string[]> = {};
  for (const [seat, plan] of Object.entries(plans)) left[Number(seat)] = names(cards(plan));
  while (!s.over) {
    const seat = s.asked[0]!;
    const { kind, stage: at } = s.question(seat);
    const options = s.options(seat);
    if (at === 'assault') s.say(seat, left[seat]?.shift() ?? (kind === 'battle' ? 'stop' : 'pass'));
    else if (kind === 'effect' && options.includes('no')) s.say(seat, use && options.includes('use') ? 'use' : 'no');
    else if (kind === 'abilities' && !use) s.say(seat, 'done');
    else break;
  }
  return s;
}

/** Seat 0 attacks and both play what they have. */
export const fight = (s: S, target: string, mine = '', theirs = '', use = false): S =>
  assault(s.say(0, `fight:${target}` as Id), { 0: mine, 1: theirs }, use);

export const eventsOf = <T extends RuneAge['event']['type']>(s: S, type: T): Extract<RuneAge['event'], { type: T }>[] =>
  s.events.filter((e) => e.type === type) as Extract<RuneAge['event'], { type: T }>[];

/** The last comparison of two armies: attacker, defender, whether the attacker won. */
export const compared = (s: S): [number, number, boolean] => {
  const { attacker, defender, won } = eventsOf(s, 'compared').at(-1)!;
  return [attacker, defender, won];
};

/** Resolves one event card in the event phase. */
export function happens(x: Setting, id: RuneAge['table']['events'][number]): S {
  return stage({
    ...x,
    table: (t) => {
      t.events = [id];
      t.foreseen = [];
      x.table?.(t);
    },
  }).at('events', { event: null, queue: [], lost: null }, 'draw');
}
