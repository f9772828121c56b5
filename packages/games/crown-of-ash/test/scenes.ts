/** Scenes of Crown of Ash: set only what matters. */
import type { Answer } from '@longtable/kernel';
import { type Scene, scene } from '@longtable/kit/scene';
import type { Position } from '../data/board.ts';
import { COMBAT_CARDS, type CombatCard } from '../data/combat-cards.ts';
import { FIRST_RAISABLE } from '../data/fighters.ts';
import { EMPTY, KING, NOBODY } from '../data/numbers.ts';
import { NECROMANCERS } from '../data/powers.ts';
import { TILES } from '../data/structures.ts';
import { crownOfAshGame } from '../index.ts';
import type { CrownOfAsh, Event, FighterId, Table, TileId, Who } from '../spec.ts';

export type CrownScene = Scene<CrownOfAsh>;

export const [DESERT, MOUNTAINS, VOLCANO, VILLAGE, COAST, FOREST, CITADEL] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Fighters by kind and number on the list of components; automatons are number 6. */
export const SU = (n: number): FighterId => FIRST_RAISABLE + n - 1;
export const BL = (n: number): FighterId => SU(n) + 8;
export const AS = (n: number): FighterId => SU(n) + 16;
export const BO = (n: number): FighterId => SU(n) + 24;
/** Starting fighters of a seat: attack values 1, 1 and 2. Seats play Visio, Nox, Mors and Fortis unless a test says otherwise. */
export const ST = (seat: Who, n: 1 | 2 | 3): FighterId => seat * 3 + n - 1;

export const tile = (key: string): TileId => {
  const id = TILES.findIndex((t) => t.key === key);
  if (id < 0) throw new Error(`no tile ${key}`);
  return id;
};

export interface Holding {
  readonly owner: Who;
  readonly tiles?: readonly string[];
  readonly defenders?: readonly FighterId[];
}
export interface War {
  readonly seats: number;
  readonly options?: object;
  readonly hands?: readonly (readonly FighterId[])[];
  /** Sulphur, blood, ash, bone, gold. */
  readonly goods?: readonly (readonly number[])[];
  readonly areas?: Readonly<Record<number, Holding>>;
  readonly display?: readonly FighterId[];
  /** Decks I, II, III. */
  readonly decks?: readonly (readonly FighterId[])[];
  readonly row?: readonly string[];
  readonly seed?: number;
}

/** A match as dealt, with the necromancers seated. */
export const begin = (seats: number, options: object = {}, seed = 1): CrownScene =>
  scene(crownOfAshGame, { seats, seed, options: { necromancers: NECROMANCERS.slice(0, seats), ...options } });

/** A table with nothing on it but what is given: no goods, empty hands, free regions, the King (solo: the AI) in the Citadel. */
export function war(w: War): CrownScene {
  return begin(w.seats, w.options, w.seed).with((t) => {
    t.owner = t.owner.map((owner, area) => (area === CITADEL ? owner : NOBODY));
    t.tiles = t.tiles.map(() => []);
    t.active = 0;
    t.defenders = t.defenders.map(() => []);
    t.players.forEach((p, who) => {
      p.hand = sorted(w.hands?.[who] ?? []);
      p.goods = [...(w.goods?.[who] ?? [0, 0, 0, 0, 0])];
    });
    for (const [area, h] of Object.entries(w.areas ?? {})) hold(t, Number(area), h);
    if (w.display) t.display = [...w.display];
    if (w.decks) t.decks = [[], ...w.decks];
    if (w.row) t.row = w.row.map((key) => (key === '' ? EMPTY : tile(key)));
    dropUsed(t, w);
  });
}

function hold(t: Table, area: number, h: Holding): void {
  t.owner[area] = h.owner;
  if (area !== CITADEL) t.tiles[area] = (h.tiles ?? ['ash-kiln']).map(tile);
  t.defenders[area] = sorted(h.defenders ?? []);
}

/** Things that lie somewhere now are no longer in the display, the decks, the row or the stack. */
function dropUsed(t: Table, w: War): void {
  const used = [...t.defenders.flat(), ...t.players.flatMap((p) => p.hand)];
  t.display = t.display.map((id) => (used.includes(id) && !w.display ? EMPTY : id));
  t.decks = t.decks.map((deck) => deck.filter((id) => !used.includes(id) && !t.display.includes(id)));
  const built = t.tiles.flat();
  t.row = t.row.map((id) => (built.includes(id) && !w.row ? EMPTY : id));
  const gone = [...built, ...t.row];
  t.upper = t.upper.filter((id) => !gone.includes(id));
  t.lower = t.lower.filter((id) => !gone.includes(id));
}

const sorted = (ids: readonly FighterId[]): FighterId[] => [...ids].sort((a, b) => a - b);

/** Combat cards left in a hand; the others are used, in the order given last. */
export function leaveCards(t: Table, who: Who, left: readonly CombatCard[]): void {
  const p = t.players[who]!;
  p.cards = left.reduce((bits, card) => bits | (1 << COMBAT_CARDS.indexOf(card)), 0);
  p.used = COMBAT_CARDS.flatMap((card, i) => (left.includes(card) ? [] : [i]));
}

export interface Fight extends Omit<War, 'seats' | 'hands'> {
  readonly seats?: number;
  readonly with: readonly FighterId[];
  readonly card: CombatCard;
  /** The area that is attacked, and those who hold it; the King's Citadel when left out. */
  readonly at?: number;
  readonly against?: readonly FighterId[];
  readonly answer?: CombatCard;
  readonly position?: Position;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly prepare?: (t: Table) => void;
}

/** Seat 0 attacks seat 1 (or the King): up to the moment when both cards are in. */
export function fight(f: Fight): CrownScene {
  const area = f.at ?? (f.position ? CITADEL : VILLAGE);
  const king = f.against === undefined && area === CITADEL;
  const s = war({
    ...f,
    seats: f.seats ?? 2,
    hands: [f.with],
    areas: { ...f.areas, ...(king ? {} : { [area]: { owner: 1, defenders: f.against ?? [], ...(f.areas?.[area] ?? {}) } }) },
  });
  if (f.dice) s.dice(f.dice);
  if (f.prepare) s.with(f.prepare);
  s.at('combat', { attacker: 0, area, position: f.position ?? '' });
  s.say(0, [...f.with]).say(0, f.card);
  if (!king) s.say(1, f.answer ?? 'c0');
  return s;
}

/** Options that are blocked for a seat, with the rule that forbids each. */
export const whyNot = (s: CrownScene, seat: Who): Record<string, string> =>
  Object.fromEntries((s.question(seat).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));
/** The same rule for several ids. */
export const all = (ids: readonly (string | number)[], rule: string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, rule]));

/** All events of a type. */
export const told = <T extends Event['type']>(s: CrownScene, type: T): Extract<Event, { type: T }>[] =>
  s.events.filter((e): e is Extract<Event, { type: T }> => e.type === type);

/** Totals of the last combat: attack, defence. */
export const totals = (s: CrownScene): [number, number] => {
  const e = told(s, 'combat').at(-1)!;
  return [e.attack.total, e.defence.total];
};
export const winner = (s: CrownScene): Who => told(s, 'combat').at(-1)!.winner;

/** Answers for everybody until the scene is over: the given function, or the last option. */
export function playOn(s: CrownScene, choose: (s: CrownScene, seat: Who) => Answer | undefined = () => undefined, limit = 400): CrownScene {
  for (let i = 0; i < limit && !s.over; i++) {
    const seat = s.asked[0]!;
    s.say(seat, choose(s, seat) ?? quiet(s, seat));
  }
  return s;
}

/** The least that a seat can do: gold, no amending, no raise, the order as it is. */
export function quiet(s: CrownScene, seat: Who): Answer {
  const { ask } = s.question(seat);
  if (ask.shape === 'order') return ask.items;
  if (ask.shape === 'some') return ask.options.slice(0, ask.min);
  if (ask.shape === 'share') return leastShare(ask.bins.length, ask.min, ask.least, ask.most);
  for (const id of ['gold', 'end', 'no', 'keep']) if (ask.options.includes(id)) return id;
  return ask.options[0]!;
}

function leastShare(bins: number, min: number, least: readonly number[], most: readonly number[]): number[] {
  const got = [...least];
  let sum = got.reduce((a, b) => a + b, 0);
  for (let i = 0; i < bins; i++) {
    const more = Math.max(0, Math.min(min - sum, most[i]! - got[i]!));
    got[i] = got[i]! + more;
    sum += more;
  }
  return got;
}

export { EMPTY, KING, NOBODY };
