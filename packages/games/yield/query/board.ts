/** Pure queries: what the rulebook's words mean on this table. */
import type { RuleId, Seat } from '@longtable/kernel';
import { adjacent } from '@longtable/kit';
import { NEUTRAL, NOBODY, OFF_MAP } from '../data/numbers.ts';
import { step } from '../ids.ts';
import type { ArmyId, BannerAct, Place, ReadTable, Side } from '../spec.ts';
import { army, player, sideOf, worldOf } from '../table.ts';

/** The side whose armies stand on a place, or NOBODY: own and allied armies share places, others never. YD-ARM-05, YD-ARM-07, YD-TEAM-05 */
export function holder(table: ReadTable, place: Place): Side {
  for (let id = 0; id < table.armies.length; id++) {
    const a = table.armies[id]!;
    if (a.at === place) return table.sides[a.owner]!;
  }
  return NOBODY;
}

/** YD-FOR-02 */
export function controller(table: ReadTable, place: Place): Seat {
  const stack = table.stacks[place]!;
  return stack.length === 0 ? NEUTRAL : stack[stack.length - 1]!;
}

/** Also under an enemy army (YD-FOR-11, YD-FOR-12). */
export function fortressesOf(table: ReadTable, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let p = 0; p < table.stacks.length; p++) if (controller(table, p) === seat) places.push(p);
  return places;
}

/** Values of own fortresses, and nothing else. YD-FOR-03, YD-END-02, YD-END-03 */
export function points(table: ReadTable, seat: Seat): number {
  let n = 0;
  for (let p = 0; p < table.stacks.length; p++) if (controller(table, p) === seat) n += table.stacks[p]!.length;
  return n;
}

/** Own tokens that can still be put down: the supply, and those buried in stacks (YD-FOR-10, A-05). */
export function tokensLeft(table: ReadTable, seat: Seat): number {
  let n = player(table, seat).supply;
  for (let p = 0; p < table.stacks.length; p++) {
    const stack = table.stacks[p]!;
    for (let i = 0; i < stack.length - 1; i++) if (stack[i] === seat) n++;
  }
  return n;
}

/** Fortresses under own armies that the own side does not control. YD-CRD-CON-01, YD-CNQ-01, YD-TEAM-07 */
export function conquerable(table: ReadTable, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const id of player(table, seat).armies) {
    const p = army(table, id).at;
    /** YD-FOR-01, YD-FOR-07 */
    const isFortress = p !== OFF_MAP && table.stacks[p]!.length > 0;
    if (!isFortress || places.includes(p)) continue;
    const top = controller(table, p);
    if (top === NEUTRAL || sideOf(table, top) !== sideOf(table, seat)) places.push(p);
  }
  return player(table, seat).supply >= places.length ? places : places.slice(0, tokensLeft(table, seat));
}

/** YD-LDR-LEM-B02, YD-LDR-LEM-B04: where Lemron may found a fortress. */
export const buildSites = (table: ReadTable, seat: Seat): Place[] => (tokensLeft(table, seat) > 0 ? bareGround(table, seat) : []);

/** Places of own armies without a fortress. */
export function bareGround(table: ReadTable, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const id of player(table, seat).armies) {
    const p = army(table, id).at;
    if (p !== OFF_MAP && table.stacks[p]!.length === 0 && !places.includes(p)) places.push(p);
  }
  return places;
}

/**
 * The rule by which an army may not enter a place at the end of a street, or null: one test for legality and for "why not?". Neither
 * tokens nor region types nor own armies bar the way. YD-MOV-GEN-04, YD-MOV-GEN-05
 */
export function barred(table: ReadTable, owner: Seat, to: Place): RuleId | null {
  const there = holder(table, to);
  return there === NOBODY || there === sideOf(table, owner) ? null : 'YD-ARM-07';
}

/** Adds the steps that an army may make now: street by street, so that every place on the way counts. YD-MOV-GEN-01, YD-MOV-GEN-03, YD-MAP-03 */
export function addSteps(table: ReadTable, id: ArmyId, into: BannerAct[]): void {
  const { at, owner } = army(table, id);
  const next = worldOf(table).graph.next[at]!;
  for (let i = 0; i < next.length; i++) if (barred(table, owner, next[i]!) === null) into.push(step(id, next[i]!));
}

/** Seats that a steal may name (YD-LDR-PAV-A02): enemies with an army next to one of these armies. */
export function neighbours(table: ReadTable, seat: Seat, armies = player(table, seat).armies): Seat[] {
  const { graph } = worldOf(table);
  const seats: Seat[] = [];
  for (const id of armies) {
    const { at } = army(table, id);
    if (at === OFF_MAP) continue;
    for (const other of table.armies) {
      if (sideOf(table, other.owner) === sideOf(table, seat) || seats.includes(other.owner)) continue;
      if (adjacent(graph, at, other.at)) seats.push(other.owner);
    }
  }
  return seats.sort((a, b) => a - b);
}
