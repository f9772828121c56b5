/** Pure queries: what the rulebook's words mean on this table. */
import type { RuleId, Seat } from '@longtable/kernel';
import { adjacent } from '@longtable/kit';
import { NEUTRAL, NOBODY, OFF_MAP } from '../data/numbers.ts';
import { step } from '../ids.ts';
import type { ArmyId, BannerAct, Look, Place, Side } from '../spec.ts';
import { army, player, sideOf, worldOf } from '../table.ts';

/** The side whose armies stand on a place, or NOBODY: armies of two sides never share one (YD-ARM-07, YD-TEAM-05). */
export function holder(t: Look, place: Place): Side {
  for (let id = 0; id < t.armies.length; id++) {
    const a = t.armies[id]!;
    if (a.at === place) return t.sides[a.owner]!;
  }
  return NOBODY;
}

/** YD-FOR-02 */
export function controller(t: Look, place: Place): Seat {
  const stack = t.stacks[place]!;
  return stack.length === 0 ? NEUTRAL : stack[stack.length - 1]!;
}

/** Also under an enemy army (YD-FOR-11, YD-FOR-12). */
export function fortressesOf(t: Look, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let p = 0; p < t.stacks.length; p++) if (controller(t, p) === seat) places.push(p);
  return places;
}

/** YD-FOR-03, YD-END-02, YD-END-03, YD-END-05 */
export function points(t: Look, seat: Seat): number {
  let n = 0;
  for (let p = 0; p < t.stacks.length; p++) if (controller(t, p) === seat) n += t.stacks[p]!.length;
  return n;
}

/** Own tokens that can still be put down: the supply, and those buried in stacks (YD-FOR-10, A-05). */
export function tokensLeft(t: Look, seat: Seat): number {
  let n = player(t, seat).supply;
  for (let p = 0; p < t.stacks.length; p++) {
    const stack = t.stacks[p]!;
    for (let i = 0; i < stack.length - 1; i++) if (stack[i] === seat) n++;
  }
  return n;
}

/** YD-CRD-CON-01, YD-CNQ-01, YD-FOR-07, YD-TEAM-07: fortresses under own armies that the own side does not control. */
export function conquerable(t: Look, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const id of player(t, seat).armies) {
    const p = army(t, id).at;
    if (p === OFF_MAP || t.stacks[p]!.length === 0 || places.includes(p)) continue;
    const top = controller(t, p);
    if (top === NEUTRAL || sideOf(t, top) !== sideOf(t, seat)) places.push(p);
  }
  if (places.length === 0 || player(t, seat).supply >= places.length) return places;
  return places.slice(0, tokensLeft(t, seat));
}

/** YD-LDR-LEM-B02, YD-LDR-LEM-B04: where Lemron may found a fortress. */
export function buildSites(t: Look, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const id of player(t, seat).armies) {
    const p = army(t, id).at;
    if (p !== OFF_MAP && t.stacks[p]!.length === 0 && !places.includes(p)) places.push(p);
  }
  return tokensLeft(t, seat) > 0 ? places : [];
}

/**
 * Why an army may not enter a place at the end of a street, or null: one test for legality and for "why not?". Neither tokens nor
 * region types bar the way (YD-MOV-GEN-05, YD-MAP-03), and entering starts no battle (YD-MOV-GEN-06).
 */
export function barred(t: Look, owner: Seat, to: Place): RuleId | null {
  const there = holder(t, to);
  return there === NOBODY || there === sideOf(t, owner) ? null : 'YD-ARM-07';
}

/** Adds the steps that an army may make now. */
export function addSteps(t: Look, id: ArmyId, into: BannerAct[]): void {
  const { at, owner } = army(t, id);
  const next = worldOf(t).graph.next[at]!;
  for (let i = 0; i < next.length; i++) if (barred(t, owner, next[i]!) === null) into.push(step(id, next[i]!));
}

/** YD-LDR-PAV-A02: enemies with an army next to one of these armies. */
export function neighbours(t: Look, seat: Seat, armies = player(t, seat).armies): Seat[] {
  const { graph } = worldOf(t);
  const seats: Seat[] = [];
  for (const id of armies) {
    const { at } = army(t, id);
    if (at === OFF_MAP) continue;
    for (const other of t.armies) {
      if (other.at === OFF_MAP || sideOf(t, other.owner) === sideOf(t, seat) || seats.includes(other.owner)) continue;
      if (adjacent(graph, at, other.at)) seats.push(other.owner);
    }
  }
  return seats.sort((a, b) => a - b);
}
