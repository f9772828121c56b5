/** A survey of one position, which several judgements share: who stands where, and how strong everybody would be there. */
import type { Seat } from '@longtable/kernel';
import { UNITS_PER_HEX } from '@longtable/uprising/data/factions';
import { CAPITAL, DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { havenCost } from '@longtable/uprising/query/acts';
import { sources } from '@longtable/uprising/query/command';
import { isTower, isX } from '@longtable/uprising/query/map';
import { havensLeft } from '@longtable/uprising/query/pieces';
import type { Grave, ReadTable } from '@longtable/uprising/spec';
import type { Holdings } from './holdings.ts';
import {
  armyAt,
  burden,
  chance,
  type Force,
  grudge,
  guards,
  LASTS,
  might,
  PAIR,
  presence,
  ranks,
  scorings,
  strength,
  TROPHY,
  unitPunch,
} from './sight.ts';

/** One position. It is read while the position stands as it is, and made anew for the next. */
export interface Survey {
  readonly t: ReadTable;
  /** Scorings still to come. */
  readonly left: number;
  /** By hex: a Nemesis stands there; and all these hexes. */
  readonly held: readonly boolean[];
  readonly enemies: readonly HexId[];
  /** The number of hexes with Garrisons, with two Skeletons, with a Curse. */
  readonly garrisoned: number;
  readonly pairs: number;
  readonly curses: number;
  /** By hex: what the Nemesis Units there can bear together. */
  readonly resistance: readonly number[];
  /** By hex: what beating everybody there is worth. */
  readonly spoils: readonly number[];
  /** By hex: a Haven can stand there, whoever has Units there. */
  readonly free: readonly boolean[];
  /** By hex: how many Heroes stand there. */
  readonly heroes: readonly number[];
  /** By Legion or Horde, in the order of the table: what it can bear, and what it will still score. */
  readonly mights: readonly number[];
  readonly burdens: readonly number[];
  readonly seats: readonly SeatSurvey[];
}

interface SeatSurvey {
  readonly havensLeft: number;
  readonly havenCost: number;
  /** Own Units lie in the Imperial Graveyard, in that of Chaos. */
  readonly inImperialGrave: boolean;
  readonly inChaosGrave: boolean;
  /** Hexes with own Units. */
  readonly armies: readonly HexId[];
  /** Sums of its Havens and armies, once somebody has asked. */
  holdings: Holdings | null;
  /** By hex, as far as somebody asked: who could come by one Command. */
  readonly musters: (Attack | undefined)[];
  /** Errands that its Hero could run, once somebody has asked. */
  errands: readonly Errand[] | null;
  /** By hex, as far as somebody asked: what they promise a Hero who stands there. */
  readonly prospects: (number | undefined)[];
  /** The promise of its best attacks, once somebody has asked. */
  prey: number | null;
}

/** A force that goes into a hex, with the chance that it wins there. */
export interface Attack extends Force {
  readonly hope: number;
}

/** A way of a Hero to a Haven. */
export interface Errand {
  readonly to: HexId;
  /** The likelihood that it comes to a Haven, and what that brings each Chapter. */
  readonly hope: number;
  readonly rate: number;
  /** The gain of clearing the site. */
  readonly prize: number;
  /** Actions besides the way. */
  readonly actions: number;
  readonly food: number;
  /** Another Hero stands there already. */
  readonly others: boolean;
}

export function survey(t: ReadTable): Survey {
  const held: boolean[] = [];
  const resistance: number[] = [];
  const spoils: number[] = [];
  const free: boolean[] = [];
  const heroes: number[] = [];
  const left = scorings(t);
  const dislike = grudge(t);
  let garrisoned = 0;
  let pairs = 0;
  let curses = 0;
  for (let h = 0; h < t.hexes.length; h++) {
    const hex = t.hexes[h]!;
    if (hex.garrisons > 0) garrisoned++;
    if (hex.skeletons > 1) pairs++;
    if (hex.curse) curses++;
    held.push(hex.garrisons > 0 || hex.skeletons > 0);
    resistance.push(guards(hex));
    const relief = (hex.garrisons > 0 ? LASTS * left : 0) + (hex.skeletons > 1 ? PAIR * left : 0);
    spoils.push(hex.garrisons + hex.skeletons + dislike * relief);
    free.push(hex.up && hex.haven < 0 && !isX(t, h));
    heroes.push(0);
  }
  const mights: number[] = [];
  const burdens: number[] = [];
  for (let i = 0; i < t.foes.length; i++) {
    const foe = t.foes[i]!;
    mights.push(might(foe));
    burdens.push(burden(t, foe));
    held[foe.at] = true;
    resistance[foe.at]! += mights[i]!;
    spoils[foe.at]! += TROPHY + dislike * burdens[i]!;
  }
  // Who takes The Capital calls the next Legion (UP-EMP-32).
  if (t.legions.length > 0) spoils[CAPITAL]! -= dislike * presence(t);
  for (const { at } of t.players) if (at >= 0) heroes[at]!++;
  const enemies: HexId[] = [];
  for (let h = 0; h < held.length; h++) if (held[h]) enemies.push(h);
  const seats = t.players.map((_, seat) => seatSurvey(t, seat));
  return { t, left, held, enemies, garrisoned, pairs, curses, resistance, spoils, free, heroes, mights, burdens, seats };
}

function seatSurvey(t: ReadTable, seat: Seat): SeatSurvey {
  const armies: HexId[] = [];
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.owner === seat) armies.push(h);
  return {
    havensLeft: havensLeft(t, seat),
    havenCost: havenCost(t, seat),
    inImperialGrave: lies(t.imperialGrave, seat),
    inChaosGrave: lies(t.chaosGrave, seat),
    armies,
    holdings: null,
    musters: new Array<Attack | undefined>(t.hexes.length),
    errands: null,
    prospects: new Array<number | undefined>(t.hexes.length),
    prey: null,
  };
}
const lies = ({ units }: Grave, seat: Seat): boolean => units[seat]!.some((n) => n > 0);

/** The Units that could come into a hex by one Command, the best five, and those that are there. */
export function muster(s: Survey, seat: Seat, to: HexId): Attack {
  const { musters, armies } = s.seats[seat]!;
  musters[to] ??= against(s, to, armies.some((from) => DISTANCE[from]![to]! <= 2 || isTower(s.t, from)) ? gathered(s.t, seat, to) : NOBODY);
  return musters[to];
}
const NOBODY: Force = { punch: 0, body: 0 };

const against = ({ resistance }: Survey, to: HexId, { punch, body }: Force): Attack => {
  if (body === 0) return resistance[to] === 0 ? UNOPPOSED : HOPELESS;
  return { punch, body, hope: chance(strength({ punch, body }), resistance[to]!) };
};
const UNOPPOSED: Attack = { ...NOBODY, hope: 1 };
const HOPELESS: Attack = { ...NOBODY, hope: 0 };

function gathered(t: ReadTable, seat: Seat, to: HexId): Force {
  const here = armyAt(t, seat, to);
  const list = sources(t, seat, to, -1);
  let room = UNITS_PER_HEX - here.body;
  let { punch } = here;
  for (const each of ranks(t, seat))
    for (let i = 0; i < list.length; i++) {
      const { kind, n } = list[i]!;
      if (unitPunch(t, seat, kind) !== each) continue;
      const come = Math.min(room, n);
      punch += come * each;
      room -= come;
    }
  return { punch, body: UNITS_PER_HEX - room };
}

/** The strongest group of a seat that stands two steps from a hex: it could be there with the Command after next. */
export function approaching(s: Survey, seat: Seat, to: HexId): Attack {
  let best = NOBODY;
  for (const h of s.seats[seat]!.armies) {
    if (DISTANCE[h]![to] !== 2) continue;
    const army = armyAt(s.t, seat, h);
    if (army.punch > best.punch) best = army;
  }
  return against(s, to, best);
}

/** A site that nobody else has; enemies may stand on it. */
export const isSite = ({ t, free, seats }: Survey, seat: Seat, h: HexId): boolean =>
  free[h]! && (t.hexes[h]!.owner < 0 || t.hexes[h]!.owner === seat) && seats[seat]!.havensLeft > 0;
