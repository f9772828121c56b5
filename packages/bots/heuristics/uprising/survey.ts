/** A survey of one position, which several judgements share: who stands where, and how strong everybody would be there. */
import type { Seat } from '@longtable/kernel';
import { UNITS_PER_HEX } from '@longtable/uprising/data/factions';
import { CAPITAL, DISTANCE, type HexId } from '@longtable/uprising/data/map';
import { havenCost } from '@longtable/uprising/query/acts';
import { type Source, sources } from '@longtable/uprising/query/command';
import { isTower, isX } from '@longtable/uprising/query/map';
import { havensLeft } from '@longtable/uprising/query/pieces';
import type { ReadTable } from '@longtable/uprising/spec';
import { armyAt, burden, type Force, grudge, guards, LASTS, might, PAIR, presence, scorings, TROPHY, unitPunch } from './sight.ts';

/** One position. It is read while the position stands as it is, and made anew for the next. */
export interface Survey {
  readonly t: ReadTable;
  /** Scorings still to come. */
  readonly left: number;
  /** By hex: a Nemesis stands there. */
  readonly held: readonly boolean[];
  /** By hex: what the Nemesis Units there can bear together. */
  readonly resistance: readonly number[];
  /** By hex: what beating everybody there is worth. */
  readonly spoils: readonly number[];
  readonly seats: readonly SeatSurvey[];
}

interface SeatSurvey {
  readonly havensLeft: number;
  readonly havenCost: number;
  /** Hexes with own Units. */
  readonly armies: readonly HexId[];
  /** By hex, as far as somebody asked. */
  readonly musters: (Force | undefined)[];
  /** Errands that its Hero could run, once somebody has asked. */
  errands: readonly Errand[] | null;
  /** By hex, as far as somebody asked: what they promise a Hero who stands there. */
  readonly prospects: (number | undefined)[];
  /** The promise of its best attacks, once somebody has asked. */
  prey: number | null;
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
  const left = scorings(t);
  const dislike = grudge(t);
  for (let h = 0; h < t.hexes.length; h++) {
    const hex = t.hexes[h]!;
    held.push(hex.garrisons > 0 || hex.skeletons > 0);
    resistance.push(guards(hex));
    const relief = (hex.garrisons > 0 ? LASTS * left : 0) + (hex.skeletons > 1 ? PAIR * left : 0);
    spoils.push(hex.garrisons + hex.skeletons + dislike * relief);
  }
  for (let i = 0; i < t.foes.length; i++) {
    const foe = t.foes[i]!;
    held[foe.at] = true;
    resistance[foe.at]! += might(foe);
    spoils[foe.at]! += TROPHY + dislike * burden(t, foe);
  }
  // Who takes The Capital calls the next Legion (UP-EMP-32).
  if (t.legions.length > 0) spoils[CAPITAL]! -= dislike * presence(t);
  return { t, left, held, resistance, spoils, seats: t.players.map((_, seat) => seatSurvey(t, seat)) };
}

function seatSurvey(t: ReadTable, seat: Seat): SeatSurvey {
  const armies: HexId[] = [];
  for (let h = 0; h < t.hexes.length; h++) if (t.hexes[h]!.owner === seat) armies.push(h);
  return { havensLeft: havensLeft(t, seat), havenCost: havenCost(t, seat), armies, musters: [], errands: null, prospects: [], prey: null };
}

/** The Units that could come into a hex by one Command, the best five, and those that are there. */
export function muster(s: Survey, seat: Seat, to: HexId): Force {
  const { musters, armies } = s.seats[seat]!;
  musters[to] ??= armies.some((from) => DISTANCE[from]![to]! <= 2 || isTower(s.t, from)) ? gathered(s.t, seat, to) : NOBODY;
  return musters[to];
}
const NOBODY: Force = { punch: 0, body: 0 };

function gathered(t: ReadTable, seat: Seat, to: HexId): Force {
  const here = armyAt(t, seat, to);
  let room = UNITS_PER_HEX - here.body;
  let { punch } = here;
  for (const { kind, n } of sources(t, seat, to, -1).sort(stronger(t, seat))) {
    const come = Math.min(room, n);
    punch += come * unitPunch(t, seat, kind);
    room -= come;
  }
  return { punch, body: UNITS_PER_HEX - room };
}
const stronger =
  (t: ReadTable, seat: Seat) =>
  (a: Source, b: Source): number =>
    unitPunch(t, seat, b.kind) - unitPunch(t, seat, a.kind);

/** The strongest group of a seat that stands two steps from a hex: it could be there with the Command after next. */
export function approaching({ t, seats }: Survey, seat: Seat, to: HexId): Force {
  let best = NOBODY;
  for (const h of seats[seat]!.armies) {
    if (DISTANCE[h]![to] !== 2) continue;
    const army = armyAt(t, seat, h);
    if (army.punch > best.punch) best = army;
  }
  return best;
}

/** A site that nobody else has; enemies may stand on it. */
export const isSite = ({ t, seats }: Survey, seat: Seat, h: HexId): boolean => {
  const hex = t.hexes[h]!;
  return hex.up && !hex.curse && hex.haven < 0 && !isX(t, h) && (hex.owner < 0 || hex.owner === seat) && seats[seat]!.havensLeft > 0;
};
