/** What a faction could do with its Action Points: found Havens with its Hero, beat enemies with its armies. */
import type { Seat } from '@longtable/kernel';
import { ALL, CAPITAL, DISTANCE, type HexId, NEIGHBOURS } from '@longtable/uprising/data/map';
import { havenCost } from '@longtable/uprising/query/acts';
import { isHidden, isTower } from '@longtable/uprising/query/map';
import { hasChaos, hasEmpire, havensLeft } from '@longtable/uprising/query/pieces';
import type { ReadTable } from '@longtable/uprising/spec';
import {
  approaching,
  chance,
  type Force,
  GRAVE,
  grudge,
  havenRate,
  isHeld,
  isSite,
  muster,
  odds,
  presence,
  relief,
  resistance,
  scorings,
  strength,
  toll,
  trophies,
} from './sight.ts';

/** What an Action Point is worth when nothing special is to be done with it. */
export const ACTION = 0.1;
/** What is left of a plan for each Action that must still go well. */
const PER_ACTION = 0.94;

/** What a fight for a hex promises this force; below 0: better not. */
export function assault(t: ReadTable, seat: Seat, h: HexId, force: Force): number {
  if (force.body === 0) return 0;
  const against = resistance(t, h);
  const own = strength(force);
  const alone = chance(own, against);
  const together = alone > SURE ? alone : chance(own + allies(t, seat, h), against);
  const lost = toll(force, against);
  const prize = spoils(t, h) + (isSite(t, seat, h) ? OPENED * havenRate(t, h) * scorings(t) : 0);
  return (alone + FOLLOWED * (together - alone)) * prize - UNIT_WORTH * lost - mourning(t, seat, h) * Math.min(1, lost);
}
/** Nobody else is needed. */
const SURE = 0.8;
/** How much of a prize is in wounding somebody whom an ally can finish. */
const FOLLOWED = 0.9;
/** How much of a Haven to come is in the clearing of its site. */
const OPENED = 0.4;
const UNIT_WORTH = 0.3;

/** The strength of those who could follow into a hex after this faction. */
function allies(t: ReadTable, seat: Seat, h: HexId): number {
  let n = 0;
  for (let other = 0; other < t.players.length; other++) {
    const { ap, food } = t.players[other]!;
    if (other !== seat && ap > 0 && food > 0) n += strength(muster(t, other, h));
  }
  return n;
}

/** What the first Unit of a faction in the Graveyards of a hex's masters gives them. */
function mourning(t: ReadTable, seat: Seat, h: HexId): number {
  const fresh = (units: readonly number[]): number => (units.some((n) => n > 0) ? 0 : 1);
  const graves = (hasEmpire(t, h) ? fresh(t.imperialGrave.units[seat]!) : 0) + (hasChaos(t, h) ? fresh(t.chaosGrave.units[seat]!) : 0);
  return SHARED * GRAVE * grudge(t) * Math.min(1, graves);
}

/** One loss in a Chapter opens a Graveyard, and few Chapters go by without one: a single fight is to blame for a part. */
const SHARED = 0.2;

/** The best attacks that one Command, or two, could make. */
export function prey(t: ReadTable, seat: Seat): number {
  if (t.players[seat]!.food === 0) return 0;
  let best = 0;
  let second = 0;
  for (const h of ALL) {
    if (!isHeld(t, h)) continue;
    const near = muster(t, seat, h);
    const worth = near.body > 0 ? assault(t, seat, h, near) : SOON * assault(t, seat, h, approaching(t, seat, h));
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + SECOND * second;
}
const SOON = 0.5;
const SECOND = 0.4;

interface Errand {
  /** How likely it comes to a Haven, and what that brings each Chapter. */
  readonly hope: number;
  readonly rate: number;
  /** What clearing the site brings besides. */
  readonly prize: number;
  /** Actions besides the way. */
  readonly actions: number;
  readonly food: number;
}

/** What Havens on unknown hexes bring, about. */
const UNKNOWN_RATE = 2.6;

/** The way to a Haven: explore, clear, found. */
function errand(t: ReadTable, seat: Seat, h: HexId): Errand | null {
  if (isHidden(t, h)) {
    const backed = t.hexes[h]!.owner === seat || NEIGHBOURS[h]!.some((next) => t.hexes[next]!.owner === seat);
    return { hope: backed ? 0.6 : 0.3, rate: UNKNOWN_RATE, prize: PRIZE * spoils(t, h), actions: 3, food: 1 };
  }
  if (!isSite(t, seat, h)) return null;
  const rate = havenRate(t, h);
  if (!isHeld(t, h)) return { hope: 1, rate, prize: 0, actions: 1, food: 0 };
  return { hope: odds(t, muster(t, seat, h), h), rate, prize: PRIZE * spoils(t, h), actions: 2, food: 1 };
}
/** How much of what an army would win there is a reason for the Hero to go. */
const PRIZE = 0.4;

/** What beating everybody in a hex is worth. */
const spoils = (t: ReadTable, h: HexId): number => trophies(t, h) + grudge(t) * (relief(t, h) - awakened(t, h));

/** Who takes The Capital calls the next Legion (UP-EMP-32). */
const awakened = (t: ReadTable, h: HexId): number => (h === CAPITAL && t.legions.length > 0 ? presence(t) : 0);

/** What a Hero who stands here can make of a hex; `plunder`, `food`: what other plans leave him. */
function promise(t: ReadTable, seat: Seat, from: HexId, to: HexId, plunder: number, food: number): number {
  const way = errand(t, seat, to);
  if (way === null) return 0;
  const { ap } = t.players[seat]!;
  const actions = way.actions + (isTower(t, from) ? Math.min(1, DISTANCE[from]![to]!) : DISTANCE[from]![to]!);
  const times = scorings(t) - (actions > ap ? 1 : 0);
  if (times <= 0) return 0;
  const means = (plunder >= havenCost(t, seat) ? 1 : UNPAID) * (food >= way.food ? 1 : UNPAID);
  const rivalry = to !== from && isTaken(t, seat, to) ? RIVALRY : 1;
  return Math.max(0, way.hope * (way.rate * times + way.prize) * means * rivalry * PER_ACTION ** actions - ACTION * actions);
}
const UNPAID = 0.4;
/** What is left of an errand where another Hero stands already. */
const RIVALRY = 0.2;
function isTaken(t: ReadTable, seat: Seat, h: HexId): boolean {
  for (let other = 0; other < t.players.length; other++) if (other !== seat && t.players[other]!.at === h) return true;
  return false;
}

/** The best two errands of a Hero who stands here. */
export function prospectOf(t: ReadTable, seat: Seat, from: HexId): number {
  const left = havensLeft(t, seat);
  if (left === 0) return 0;
  const { plunder, food } = t.players[seat]!;
  const best = bestErrand(t, seat, from, -1, plunder, food);
  if (left === 1 || best.to < 0) return best.worth;
  return best.worth + NEXT_ERRAND * bestErrand(t, seat, from, best.to, plunder - havenCost(t, seat), food - 1).worth;
}
const NEXT_ERRAND = 0.6;
const FAR = 4;

function bestErrand(t: ReadTable, seat: Seat, from: HexId, but: HexId, plunder: number, food: number): { to: HexId; worth: number } {
  const jump = isTower(t, from);
  let to = -1;
  let worth = 0;
  for (const h of ALL) {
    if (h === but || (!jump && DISTANCE[from]![h]! > FAR)) continue;
    const own = promise(t, seat, from, h, plunder, food);
    if (own > worth) {
      to = h;
      worth = own;
    }
  }
  return { to, worth };
}

/** What the Hero could do on his own hex. */
export const chore = (t: ReadTable, seat: Seat): number => {
  const { at, plunder, food } = t.players[seat]!;
  return promise(t, seat, at, at, plunder, food);
};
