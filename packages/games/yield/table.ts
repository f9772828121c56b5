/** Accessors and copies of the table. */
import type { Seat } from '@longtable/kernel';
import { POWER_DATA, type PowerData } from './data/leaders.ts';
import { WORLDS, type World } from './data/world.ts';
import type { Army, ArmyId, Player, ReadTable, Side, Table } from './spec.ts';

export const worldOf = (table: ReadTable): World => WORLDS[table.players.length]!;
export const army = (table: ReadTable, id: ArmyId): Army => table.armies[id]!;
export const player = (table: ReadTable, seat: Seat): Player => table.players[seat]!;
export const sideOf = (table: ReadTable, seat: Seat): Side => table.sides[seat]!;
/** The power of a seat's leader; chosen once, for the whole game (YD-LDR-02). */
export const powerOf = (table: ReadTable, seat: Seat): PowerData => POWER_DATA[table.players[seat]!.power ?? 'none'];

/** Clockwise from the starting player. YD-GEN-11 */
export function turnOrder(table: ReadTable): Seat[] {
  const seats = table.players.length;
  const order = new Array<Seat>(seats);
  for (let i = 0; i < seats; i++) order[i] = (table.first + i) % seats;
  return order;
}

/** The sides in the order of their earliest player. YD-GEN-12, YD-TEAM-15 */
export function sideOrder(table: ReadTable): Side[] {
  const order: Side[] = [];
  for (const seat of turnOrder(table)) if (!order.includes(sideOf(table, seat))) order.push(sideOf(table, seat));
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

export const copyTable = (table: Table): Table => ({
  options: table.options,
  sides: table.sides,
  phase: table.phase,
  year: table.year,
  season: table.season,
  first: table.first,
  marker: table.marker,
  markerLocked: table.markerLocked,
  deck: table.deck.slice(),
  discard: table.discard.slice(),
  stacks: table.stacks.slice(),
  armies: table.armies.map(copyArmy),
  players: table.players.map(copyPlayer),
});
