/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import type { Power } from './data/leaders.ts';
import { WORLDS, type World } from './data/world.ts';
import type { Army, ArmyId, Look, Player, Side, Table } from './spec.ts';

export const worldOf = (t: Look): World => WORLDS[t.players.length]!;
export const army = (t: Look, id: ArmyId): Army => t.armies[id]!;
export const player = (t: Look, seat: Seat): Player => t.players[seat]!;
export const sideOf = (t: Look, seat: Seat): Side => t.sides[seat]!;
export const has = (t: Look, seat: Seat, power: Power): boolean => t.players[seat]!.power === power;

/** YD-GEN-11, YD-GEN-12: clockwise from the starting player. */
export function turnOrder(t: Look): Seat[] {
  const seats = t.players.length;
  const order = new Array<Seat>(seats);
  for (let i = 0; i < seats; i++) order[i] = (t.first + i) % seats;
  return order;
}

/** The sides in the order of their earliest player. */
export function sideOrder(t: Look): Side[] {
  const order: Side[] = [];
  for (const seat of turnOrder(t)) if (!order.includes(sideOf(t, seat))) order.push(sideOf(t, seat));
  return order;
}

const copyArmy = (a: Army): Army => ({
  owner: a.owner,
  kind: a.kind,
  at: a.at,
  units: a.units,
  low: a.low,
  high: a.high,
  inactive: a.inactive,
});

const copyPlayer = (p: Player): Player => ({
  power: p.power,
  armies: p.armies,
  hand: p.hand.slice(),
  fresh: p.fresh,
  up: p.up,
  down: p.down,
  chosen: p.chosen,
  shown: p.shown,
  kept: p.kept,
  supply: p.supply,
  start: p.start,
});

export const copyTable = (t: Table): Table => ({
  options: t.options,
  sides: t.sides,
  phase: t.phase,
  year: t.year,
  season: t.season,
  first: t.first,
  marker: t.marker,
  markerLocked: t.markerLocked,
  deck: t.deck.slice(),
  discard: t.discard.slice(),
  stacks: t.stacks.slice(),
  armies: t.armies.map(copyArmy),
  players: t.players.map(copyPlayer),
});
