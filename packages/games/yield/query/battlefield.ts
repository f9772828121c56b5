/** Pure queries about battles: who fights whom, what counts, where the beaten may be chased. */
import type { Seat } from '@longtable/kernel';
import { adjacent, componentOf } from '@longtable/kit';
import { CARDS } from '../data/cards.ts';
import { AMBUSH_BONUS, NOBODY, OFF_MAP } from '../data/numbers.ts';
import { step } from '../ids.ts';
import type { ArmyId, BattleData, Place, ReadTable, Side, Step } from '../spec.ts';
import { army, powerOf, sideOf, sideOrder, turnOrder, worldOf } from '../table.ts';
import { controller, fortressesOf, holder } from './board.ts';

/** An edge of the battle graph. YD-BAT-03, YD-BAT-08, YD-TEAM-08 */
function fights(table: ReadTable, a: ArmyId, b: ArmyId): boolean {
  const x = table.armies[a]!;
  const y = table.armies[b]!;
  return (
    x.at !== OFF_MAP &&
    y.at !== OFF_MAP &&
    !x.inactive &&
    !y.inactive &&
    table.sides[x.owner] !== table.sides[y.owner] &&
    adjacent(worldOf(table).graph, x.at, y.at)
  );
}

export function facesEnemy(table: ReadTable, id: ArmyId): boolean {
  for (let other = 0; other < table.armies.length; other++) if (fights(table, id, other)) return true;
  return false;
}

/** The armies of the battle that an army is in: several of a player, any number of players (YD-BAT-05, YD-CRD-AMB-02). */
const battleAround = (table: ReadTable, from: ArmyId): ArmyId[] => componentOf(from, table.armies.length, (a, b) => fights(table, a, b));

/** Every battle of the phase, named by its lowest army. YD-BAT-01, YD-BAT-04 */
export function battles(table: ReadTable): ArmyId[] {
  const named: ArmyId[] = [];
  const counted: ArmyId[] = [];
  for (let id = 0; id < table.armies.length; id++) {
    if (counted.includes(id) || !facesEnemy(table, id)) continue;
    counted.push(...battleAround(table, id));
    named.push(id);
  }
  return named;
}

export function battleOf(table: ReadTable, { from, ambusher }: { from: ArmyId; ambusher: Seat }): BattleData {
  const armies = battleAround(table, from);
  const order = turnOrder(table).filter((seat) => armies.some((id) => army(table, id).owner === seat));
  return {
    armies,
    ambusher,
    order,
    inside: sideOrder(table).filter((side) => order.some((seat) => sideOf(table, seat) === side)),
    totals: [],
    acting: NOBODY,
    received: false,
    passes: 0,
    motion: '',
    agreed: [],
    obliged: NOBODY,
    loss: 0,
    credit: NOBODY,
    left: [],
    trapped: [],
    before: armies.map((id) => army(table, id).units),
    gains: armies.map(() => 0),
    regions: order.length === 0 ? [] : table.players.map(() => 0),
  };
}

/** Totals of each side at the start of the tracker: all its units, and bonuses once. YD-BAT-11, YD-BAT-12, YD-TEAM-18 */
export function startingTotals(table: ReadTable, f: Readonly<BattleData>): number[] {
  const totals = table.players.map(() => 0);
  /** Armies and allies count together. YD-ARM-06, YD-MUL-01, YD-TEAM-09 */
  const add = (seat: Seat, n: number): void => {
    totals[sideOf(table, seat)] = totals[sideOf(table, seat)]! + n;
  };
  for (const id of f.armies) add(army(table, id).owner, army(table, id).units);
  if (f.ambusher !== NOBODY) add(f.ambusher, AMBUSH_BONUS);
  for (const seat of f.order) for (const p of fortressArmies(table, f, seat)) add(seat, table.stacks[p]!.length);
  return totals;
}

/** YD-LDR-PAV-B01: fortresses that fight for Pavyr. */
function fortressArmies(table: ReadTable, f: Readonly<BattleData>, seat: Seat): Place[] {
  if (!powerOf(table, seat).garrisons) return [];
  const { graph } = worldOf(table);
  const enemies = f.armies.map((id) => army(table, id)).filter((a) => sideOf(table, a.owner) !== sideOf(table, seat));
  return fortressesOf(table, seat).filter((p) => enemies.some((a) => adjacent(graph, p, a.at)));
}

/** YD-LDR-PAV-B02: the region types that those fortresses open to him, as bits. */
export function fortressRegions(table: ReadTable, f: Readonly<BattleData>, seat: Seat): number {
  return fortressArmies(table, f, seat).reduce((bits, p) => bits | (1 << worldOf(table).region[p]!), 0);
}

/** The region types for which a player may play face up, as bits: of own fighting armies alone. YD-BAT-17, YD-ARM-10, YD-TEAM-12 */
export function playable(table: ReadTable, f: Readonly<BattleData>, seat: Seat): number {
  const { region } = worldOf(table);
  let bits = f.regions[seat]!;
  for (let i = 0; i < f.armies.length; i++) {
    const a = army(table, f.armies[i]!);
    if (a.owner === seat && a.at !== OFF_MAP) bits |= 1 << region[a.at]!;
  }
  return bits;
}

/** The value of a card. YD-BAT-17, YD-BAT-18, YD-LDR-KER-B03 */
export function cardValue(table: ReadTable, f: Readonly<BattleData>, seat: Seat, kind: number, faceUp: boolean): number {
  const { faceDown, champion } = powerOf(table, seat);
  if (!faceUp) return faceDown;
  /** Any of his cards, whichever of his armies it matches. YD-LDR-KER-B02, YD-LDR-KER-B04 */
  const led = champion > 0 && f.armies.some((id) => army(table, id).owner === seat && army(table, id).kind === 'champion');
  return CARDS[kind]!.value + (led ? champion : 0);
}

/** Players of a side who take part, in turn order; others have no say (YD-TEAM-13). */
export const membersOf = (table: ReadTable, f: Readonly<BattleData>, side: Side): Seat[] =>
  f.order.filter((seat) => sideOf(table, seat) === side);

/** YD-OUT-04, YD-LDR-BAS-A02: own armies that can take the loss; the undead take it once each. */
export const bearers = (table: ReadTable, f: Readonly<BattleData>, seat: Seat): ArmyId[] =>
  f.armies.filter((id, i) => army(table, id).owner === seat && army(table, id).at !== OFF_MAP && f.gains[i] === 0);

/** The lowest total, the earliest in turn order among equals (`among` is in turn order). YD-BAT-14, YD-MUL-04, YD-TEAM-10 */
export function weakest(totals: readonly number[], among: readonly Side[]): Side {
  let best = among[0]!;
  for (const side of among) if (totals[side]! < totals[best]!) best = side;
  return best;
}

/** The highest total, the earliest in turn order among equals. */
export function strongest(totals: readonly number[], among: readonly Side[]): Side {
  let best = among[0]!;
  for (const side of among) if (totals[side]! > totals[best]!) best = side;
  return best;
}

/** YD-MUL-14: only sides that are still inside count. */
export function allLevel(totals: readonly number[], among: readonly Side[]): boolean {
  for (const side of among) if (totals[side] !== totals[among[0]!]) return false;
  return true;
}

/** Steps of winning armies to where beaten ones stood. YD-OUT-20, YD-OUT-23, YD-OUT-28 */
export function chaseSteps(table: ReadTable, seat: Seat, armies: readonly ArmyId[], places: readonly Place[]): Step[] {
  const { graph } = worldOf(table);
  const steps: Step[] = [];
  for (const id of armies) {
    const a = army(table, id);
    if (a.owner !== seat) continue;
    for (const p of places) {
      const there = holder(table, p);
      const free = there === NOBODY || there === sideOf(table, seat);
      if (free && adjacent(graph, a.at, p) && !steps.includes(step(id, p))) steps.push(step(id, p));
    }
  }
  return steps;
}

/** Places a stack may be moved to: never onto a foreign one. YD-LDR-LEM-A03, YD-LDR-LEM-A04, YD-LDR-LEM-A06 */
export function shiftTargets(table: ReadTable, seat: Seat, from: Place): Place[] {
  return worldOf(table).graph.next[from]!.filter((to) => table.stacks[to]!.length === 0 || controller(table, to) === seat);
}
