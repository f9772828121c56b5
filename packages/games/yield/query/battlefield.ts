/** Pure queries about battles: who fights whom, what counts, where the beaten may be chased. */
import type { Seat } from '@longtable/kernel';
import { adjacent, componentOf } from '@longtable/kit';
import { CARDS } from '../data/cards.ts';
import { AMBUSH_BONUS, CHAMPION_BONUS, FACE_DOWN_VALUE, NOBODY, OFF_MAP, VYMAR_FACE_DOWN_VALUE } from '../data/numbers.ts';
import { step } from '../ids.ts';
import type { ArmyId, BattleData, Look, Place, Side, Step } from '../spec.ts';
import { army, has, sideOf, sideOrder, turnOrder, worldOf } from '../table.ts';
import { controller, fortressesOf, holder } from './board.ts';

/** YD-BAT-03, YD-BAT-04, YD-BAT-08, YD-TEAM-08: an edge of the battle graph. */
function fights(t: Look, a: ArmyId, b: ArmyId): boolean {
  const x = t.armies[a]!;
  const y = t.armies[b]!;
  return (
    x.at !== OFF_MAP &&
    y.at !== OFF_MAP &&
    !x.inactive &&
    !y.inactive &&
    t.sides[x.owner] !== t.sides[y.owner] &&
    adjacent(worldOf(t).graph, x.at, y.at)
  );
}

export function facesEnemy(t: Look, id: ArmyId): boolean {
  for (let other = 0; other < t.armies.length; other++) if (fights(t, id, other)) return true;
  return false;
}

/** The armies of the battle that an army is in: several of a player, any number of players (YD-BAT-05, YD-CRD-AMB-02). */
const battleAround = (t: Look, from: ArmyId): ArmyId[] => componentOf(from, t.armies.length, (a, b) => fights(t, a, b));

/** Every battle of the phase, named by its lowest army. */
export function battles(t: Look): ArmyId[] {
  const named: ArmyId[] = [];
  const counted: ArmyId[] = [];
  for (let id = 0; id < t.armies.length; id++) {
    if (counted.includes(id) || !facesEnemy(t, id)) continue;
    counted.push(...battleAround(t, id));
    named.push(id);
  }
  return named;
}

export function battleOf(t: Look, { from, ambusher }: { from: ArmyId; ambusher: Seat }): BattleData {
  const armies = battleAround(t, from);
  const order = turnOrder(t).filter((seat) => armies.some((id) => army(t, id).owner === seat));
  return {
    armies,
    ambusher,
    order,
    inside: sideOrder(t).filter((side) => order.some((seat) => sideOf(t, seat) === side)),
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
    before: armies.map((id) => army(t, id).units),
    gains: armies.map(() => 0),
    regions: order.length === 0 ? [] : t.players.map(() => 0),
  };
}

/** YD-ARM-06, YD-BAT-11, YD-BAT-12, YD-MUL-01, YD-TEAM-09, YD-TEAM-18: what each side starts with on the tracker. */
export function startingTotals(t: Look, f: Readonly<BattleData>): number[] {
  const totals = t.players.map(() => 0);
  const add = (seat: Seat, n: number): void => {
    totals[sideOf(t, seat)] = totals[sideOf(t, seat)]! + n;
  };
  for (const id of f.armies) add(army(t, id).owner, army(t, id).units);
  if (f.ambusher !== NOBODY) add(f.ambusher, AMBUSH_BONUS);
  for (const seat of f.order) for (const p of fortressArmies(t, f, seat)) add(seat, t.stacks[p]!.length);
  return totals;
}

/** YD-LDR-PAV-B01: fortresses that fight for Pavyr. */
function fortressArmies(t: Look, f: Readonly<BattleData>, seat: Seat): Place[] {
  if (!has(t, seat, 'pavyr-b')) return [];
  const { graph } = worldOf(t);
  const enemies = f.armies.map((id) => army(t, id)).filter((a) => sideOf(t, a.owner) !== sideOf(t, seat));
  return fortressesOf(t, seat).filter((p) => enemies.some((a) => adjacent(graph, p, a.at)));
}

/** YD-LDR-PAV-B02: the region types that those fortresses open to him, as bits. */
export function fortressRegions(t: Look, f: Readonly<BattleData>, seat: Seat): number {
  return fortressArmies(t, f, seat).reduce((bits, p) => bits | (1 << worldOf(t).region[p]!), 0);
}

/** YD-BAT-17, YD-ARM-10, YD-TEAM-12, YD-LDR-PAV-B02: the region types for which a player may play face up, as bits. */
export function playable(t: Look, f: Readonly<BattleData>, seat: Seat): number {
  const { region } = worldOf(t);
  let bits = f.regions[seat]!;
  for (let i = 0; i < f.armies.length; i++) {
    const a = army(t, f.armies[i]!);
    if (a.owner === seat && a.at !== OFF_MAP) bits |= 1 << region[a.at]!;
  }
  return bits;
}

/** YD-BAT-17, YD-BAT-18 and the leaders who change them (YD-GEN-05, YD-LDR-KER-B03, YD-LDR-KER-B04). */
export function cardValue(t: Look, f: Readonly<BattleData>, seat: Seat, kind: number, faceUp: boolean): number {
  if (!faceUp) return has(t, seat, 'vymar-a') ? VYMAR_FACE_DOWN_VALUE : FACE_DOWN_VALUE;
  const champion = has(t, seat, 'keralon-b') && f.armies.some((id) => army(t, id).owner === seat && army(t, id).kind === 'champion');
  return CARDS[kind]!.value + (champion ? CHAMPION_BONUS : 0);
}

/** Players of a side who take part, in turn order; others have no say (YD-TEAM-13). */
export const membersOf = (t: Look, f: Readonly<BattleData>, side: Side): Seat[] => f.order.filter((seat) => sideOf(t, seat) === side);

/** YD-BAT-13, YD-BAT-14, YD-MUL-04, YD-MUL-05, YD-TEAM-10: the lowest total, the earliest in turn order among equals (`among` is in turn order). */
export function weakest(totals: readonly number[], among: readonly Side[]): Side {
  let best = among[0]!;
  for (const side of among) if (totals[side]! < totals[best]!) best = side;
  return best;
}

/** */
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

/** YD-OUT-20, YD-OUT-22, YD-OUT-23, YD-OUT-28 */
export function chaseSteps(t: Look, seat: Seat, armies: readonly ArmyId[], places: readonly Place[]): Step[] {
  const { graph } = worldOf(t);
  const steps: Step[] = [];
  for (const id of armies) {
    const a = army(t, id);
    if (a.owner !== seat) continue;
    for (const p of places) {
      const there = holder(t, p);
      const free = there === NOBODY || there === sideOf(t, seat);
      if (free && adjacent(graph, a.at, p) && !steps.includes(step(id, p))) steps.push(step(id, p));
    }
  }
  return steps;
}

/** YD-LDR-LEM-A01, YD-LDR-LEM-A03, YD-LDR-LEM-A04, YD-LDR-LEM-A06: where a stack may be moved. */
export function shiftTargets(t: Look, seat: Seat, from: Place): Place[] {
  return worldOf(t).graph.next[from]!.filter((to) => t.stacks[to]!.length === 0 || controller(t, to) === seat);
}
