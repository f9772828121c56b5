/** Plans of a faction for its Action Points: Havens founded by its Hero, enemies beaten by its armies. */
import type { Seat } from '@longtable/kernel';
import { ALL, DISTANCE, type HexId, NEIGHBOURS } from '@longtable/uprising/data/map';
import { isHidden, isTower } from '@longtable/uprising/query/map';
import { hasChaos, hasEmpire } from '@longtable/uprising/query/pieces';
import type { ReadTable } from '@longtable/uprising/spec';
import { GRAVE } from './nemeses.ts';
import { chance, grudge, havenRate, strength, toll } from './sight.ts';
import { type Attack, approaching, type Errand, isSite, muster, type Survey } from './survey.ts';

/** The worth of an Action Point when nothing special is to be done with it. */
export const ACTION = 0.1;
/** The part of a plan that is left for each Action that must still go well. */
const PER_ACTION = 0.94;
/** By number of Actions. */
const LEFT_AFTER: readonly number[] = Array.from({ length: 16 }, (_, actions) => PER_ACTION ** actions);

/** The promise of a fight for a hex to this force; below 0: better not. */
export function assault(s: Survey, seat: Seat, h: HexId, force: Attack): number {
  if (force.body === 0) return 0;
  const { t } = s;
  const against = s.resistance[h]!;
  const own = strength(force);
  const alone = force.hope;
  const together = alone > SURE ? alone : chance(own + allies(s, seat, h), against);
  const lost = toll(force, against);
  const prize = s.spoils[h]! + (isSite(s, seat, h) ? OPENED * havenRate(t, h) * s.left : 0);
  return (alone + FOLLOWED * (together - alone)) * prize - UNIT_WORTH * lost - mourning(s, seat, h) * Math.min(1, lost);
}
/** Nobody else is needed. */
const SURE = 0.8;
/** The part of a prize that is in wounding somebody whom an ally can finish. */
const FOLLOWED = 0.9;
/** The part of a Haven to come that is in the clearing of its site. */
const OPENED = 0.4;
const UNIT_WORTH = 0.3;

/** The strength of those who could follow into a hex after this faction. */
function allies(s: Survey, seat: Seat, h: HexId): number {
  let n = 0;
  for (let other = 0; other < s.seats.length; other++) {
    const { ap, food } = s.t.players[other]!;
    if (other !== seat && ap > 0 && food > 0) n += strength(muster(s, other, h));
  }
  return n;
}

/** The gain of a hex's masters from the first Unit of a faction in their Graveyards. */
function mourning({ t, seats }: Survey, seat: Seat, h: HexId): number {
  const { inImperialGrave, inChaosGrave } = seats[seat]!;
  const isFirst = (!inImperialGrave && hasEmpire(t, h)) || (!inChaosGrave && hasChaos(t, h));
  return isFirst ? SHARED * GRAVE * grudge(t) : 0;
}

/** One loss in a Chapter opens a Graveyard, and few Chapters go by without one: a single fight is to blame for a part. */
const SHARED = 0.2;

/** The best attacks that one Command, or two, could make. */
export function prey(s: Survey, seat: Seat): number {
  const own = s.seats[seat]!;
  own.prey ??= bestAttacks(s, seat);
  return own.prey;
}

function bestAttacks(s: Survey, seat: Seat): number {
  if (s.t.players[seat]!.food === 0) return 0;
  let best = 0;
  let second = 0;
  for (const h of s.enemies) {
    const near = muster(s, seat, h);
    const worth = near.body > 0 ? assault(s, seat, h, near) : SOON * assault(s, seat, h, approaching(s, seat, h));
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + SECOND * second;
}
const SOON = 0.5;
const SECOND = 0.4;

/** Average of a Haven on an unknown hex, each Chapter. */
const UNKNOWN_RATE = 2.6;

/** Ways to a Haven: explore, clear, found. */
function errands(s: Survey, seat: Seat): readonly Errand[] {
  const own = s.seats[seat]!;
  if (own.errands !== null) return own.errands;
  const list: Errand[] = [];
  for (const h of ALL) {
    const way = errand(s, seat, h);
    if (way !== null) list.push(way);
  }
  own.errands = list;
  return list;
}

function errand(s: Survey, seat: Seat, to: HexId): Errand | null {
  const { t } = s;
  const others = s.heroes[to]! > (t.players[seat]!.at === to ? 1 : 0);
  const prize = PRIZE * s.spoils[to]!;
  if (isHidden(t, to)) {
    return { to, hope: isBacked(t, seat, to) ? 0.6 : 0.3, rate: UNKNOWN_RATE, prize, actions: 3, food: 1, others };
  }
  if (!isSite(s, seat, to)) return null;
  const rate = havenRate(t, to);
  if (!s.held[to]) return { to, hope: 1, rate, prize: 0, actions: 1, food: 0, others };
  return { to, hope: muster(s, seat, to).hope, rate, prize, actions: 2, food: 1, others };
}
/** Own Units stand there or next to it. */
function isBacked(t: ReadTable, seat: Seat, h: HexId): boolean {
  if (t.hexes[h]!.owner === seat) return true;
  for (const next of NEIGHBOURS[h]!) if (t.hexes[next]!.owner === seat) return true;
  return false;
}
/** The part of an army's prize there that is a reason for the Hero to go. */
const PRIZE = 0.4;

/** The worth of an errand to a Hero so many steps away; `plunder`, `food`: what other plans leave him. */
function promise(s: Survey, seat: Seat, way: Errand, steps: number, plunder: number, food: number): number {
  const actions = way.actions + steps;
  const times = s.left - (actions > s.t.players[seat]!.ap ? 1 : 0);
  if (times <= 0) return 0;
  const means = (plunder >= s.seats[seat]!.havenCost ? 1 : UNPAID) * (food >= way.food ? 1 : UNPAID);
  const rivalry = steps > 0 && way.others ? RIVALRY : 1;
  return Math.max(0, way.hope * (way.rate * times + way.prize) * means * rivalry * LEFT_AFTER[actions]! - ACTION * actions);
}
const UNPAID = 0.4;
/** The part of an errand that is left where another Hero stands already. */
const RIVALRY = 0.2;

/** The best two errands of a Hero who stands here. */
export function prospectOf(s: Survey, seat: Seat, from: HexId): number {
  const { prospects } = s.seats[seat]!;
  prospects[from] ??= bestErrands(s, seat, from);
  return prospects[from];
}

function bestErrands(s: Survey, seat: Seat, from: HexId): number {
  const { havensLeft: left, havenCost } = s.seats[seat]!;
  if (left === 0) return 0;
  const { plunder, food } = s.t.players[seat]!;
  const best = bestErrand(s, seat, from, -1, plunder, food);
  if (left === 1 || best.to < 0) return best.worth;
  return best.worth + NEXT_ERRAND * bestErrand(s, seat, from, best.to, plunder - havenCost, food - 1).worth;
}
const NEXT_ERRAND = 0.6;
const FAR = 4;

function bestErrand(s: Survey, seat: Seat, from: HexId, but: HexId, plunder: number, food: number): { to: HexId; worth: number } {
  const jump = isTower(s.t, from);
  const far = DISTANCE[from]!;
  const ways = errands(s, seat);
  let to = -1;
  let worth = 0;
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    const steps = jump ? Math.min(1, far[way.to]!) : far[way.to]!;
    if (way.to === but || steps > FAR) continue;
    const own = promise(s, seat, way, steps, plunder, food);
    if (own > worth) {
      to = way.to;
      worth = own;
    }
  }
  return { to, worth };
}

/** The worth of the things that the Hero could do on his own hex. */
export const chore = (s: Survey, seat: Seat): number => {
  const { at, plunder, food } = s.t.players[seat]!;
  const way = errand(s, seat, at);
  return way === null ? 0 : promise(s, seat, way, 0, plunder, food);
};
