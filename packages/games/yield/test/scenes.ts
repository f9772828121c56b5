/** Scenes of Yield: armies, hands and stacks as a test wants them, with all cards and tokens accounted for. */
import { type Answer, type Described, enumerate, rndFrom, type Seat, sample } from '@longtable/kernel';
import { addTo, sizeOf } from '@longtable/kit';
import { type Scene, scene } from '@longtable/kit/scene';
import { afterEach, expect } from 'vitest';
import { CARD_NAMES, type CardName } from '../data/cards.ts';
import { NOBODY, OFF_MAP, TOKENS } from '../data/numbers.ts';
import { yieldGame } from '../index.ts';
import type { ArmyId, Event, Place, Table, Yield } from '../spec.ts';

export type YieldScene = Scene<Yield>;

export interface War {
  readonly seats: number;
  readonly options?: object;
  /** By seat: units and place of each army. Armies that are not listed wait beside the map with 2 units. */
  readonly armies?: readonly (readonly (readonly [units: number, at: Place])[])[];
  readonly hands?: readonly (readonly CardName[])[];
  /** Tokens on some places, bottom first; other places keep those of the setup. */
  readonly stacks?: Readonly<Record<Place, readonly Seat[]>>;
  readonly first?: Seat;
}

const scenes: YieldScene[] = [];
/** Whatever a test does: nothing gets lost and no limit is broken. */
afterEach(() => {
  for (const s of scenes.splice(0)) expect(yieldGame.check(s.match)).toEqual([]);
});

export function begin(seats: number, options: object = {}, seed = 1): YieldScene {
  const s = scene(yieldGame, { seats, options, seed });
  scenes.push(s);
  return s;
}

/** Plays the setup, the first answer that fits each time, up to a stage. */
export function setupUntil(s: YieldScene, stage: string): YieldScene {
  playOn(
    s,
    () => undefined,
    () => s.question(s.asked[0]!).stage === stage,
  );
  return s;
}

/** In the first Season of Year 1; what is going on is said by `.at`. */
export function war({ seats, options = {}, armies = [], hands = [], stacks = {}, first = 0 }: War): YieldScene {
  return begin(seats, { leaders: 'none', ...options }).with((t) => {
    t.year = 1;
    t.season = 1;
    t.phase = 'strategy';
    t.first = first;
    t.marker = first;
    t.armies.forEach((a, id) => {
      const [units, at] = armies[a.owner]?.[t.players[a.owner]!.armies.indexOf(id)] ?? [2, OFF_MAP];
      Object.assign(a, { units, at, low: 1, high: 15 });
    });
    hands.forEach((names, seat) => {
      take(t, seat, names);
    });
    for (const [place, stack] of Object.entries(stacks)) setStack(t, Number(place), stack);
  });
}

export function take(t: Table, seat: Seat, names: readonly CardName[]): void {
  for (const name of names) {
    addTo(t.deck, CARD_NAMES.indexOf(name), -1);
    addTo(t.players[seat]!.hand, CARD_NAMES.indexOf(name), 1);
  }
}

export function setStack(t: Table, place: Place, stack: readonly Seat[]): void {
  t.stacks[place] = stack;
  t.players.forEach((p, seat) => {
    p.supply = TOKENS - t.stacks.flat().filter((token) => token === seat).length;
  });
}

/** A battle that begins around one army; `war` says who is there. */
export const battle = (w: War, from: ArmyId = 0): YieldScene => war(w).at('battle', { from, ambusher: NOBODY });
/** The whole Battle phase. */
export const battlePhase = (w: War): YieldScene =>
  war(w)
    .with((t) => {
      t.phase = 'battle';
    })
    .at('battles', {});

/** The game from the first Season of the Year on. */
export const seasons = (w: War): YieldScene =>
  war(w)
    .with((t) => {
      t.season = 0;
    })
    .at('game', {}, 'season');
/** One Season: everybody chooses, then acts, the starting player first. */
export const season = (w: War): YieldScene => {
  const first = w.first ?? 0;
  return war(w).at('season', { order: Array.from({ length: w.seats }, (_, i) => (first + i) % w.seats), turn: 0 });
};

/** The id of a seat's n-th army. */
export const armyOf = (s: YieldScene, seat: Seat, n = 0): ArmyId => s.table.players[seat]!.armies[n]!;
export const dials = (s: YieldScene, seat: Seat): number[] => s.table.players[seat]!.armies.map((id) => s.table.armies[id]!.units);
export const placesOf = (s: YieldScene, seat: Seat): Place[] => s.table.players[seat]!.armies.map((id) => s.table.armies[id]!.at);
export const held = (s: YieldScene, seat: Seat): number => sizeOf(s.table.players[seat]!.hand);
export const totals = (s: YieldScene): readonly number[] => s.frame('battle').totals;

/** All events of one type, in order. */
export const told = <T extends Event['type']>(s: YieldScene, type: T): Extract<Event, { type: T }>[] =>
  s.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);

/** Numbers for `dice({ deck })` that draw these cards one after the other from this deck. */
export function drawing(deck: readonly number[], names: readonly CardName[]): number[] {
  const left = deck.slice();
  return names.map((name) => {
    const kind = CARD_NAMES.indexOf(name);
    if (left[kind] === 0) throw new Error(`there is no ${name} left`);
    const nth = sizeOf(left.slice(0, kind));
    addTo(left, kind, -1);
    return nth;
  });
}

/** Blocked options of a seat, with the rule that forbids each. */
export const whyNot = (s: YieldScene, seat: Seat): Record<string, string> =>
  Object.fromEntries((s.question(seat).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));
/** The same rule for several ids. */
export const all = (ids: readonly (string | number)[], rule: string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, rule]));

/** A share of battle cards: how many of which. */
export const cards = (...names: readonly CardName[]): number[] => CARD_NAMES.map((name) => names.filter((other) => other === name).length);

/** Answers everything, by `choose` where it has an opinion, otherwise the first legal answer. */
export function playOn(s: YieldScene, choose: (q: Described, seat: Seat) => Answer | undefined, until: () => boolean = () => s.over): void {
  for (let n = 0; n < 2000 && !until() && !s.over; n++) {
    const seat = s.asked[0]!;
    const q = s.question(seat);
    s.say(seat, choose(q, seat) ?? (enumerate(q.ask).next().value as Answer));
  }
}

/** Any legal answer. */
export function atRandom(seed: number): (q: Described) => Answer {
  const rnd = rndFrom(seed);
  return ({ ask }) => sample(ask, rnd);
}

/** Everybody keeps every card face down: nothing but draws and discards happens. */
export const quietly = ({ stage }: Described): Answer | undefined => (stage === 'perform' ? 'keep' : undefined);
