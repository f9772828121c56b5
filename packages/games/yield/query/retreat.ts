/** Where beaten armies may go, so that as many as possible get away (YD-OUT-16, A-34). */
import { step } from '../ids.ts';
import type { ArmyId, Look, Place, Step } from '../spec.ts';
import { army, sideOf, worldOf } from '../table.ts';

/** A retreat under way: who still has to go, who has gone (nobody retreats twice in one battle, YD-OUT-29). */
export interface Retreat {
  readonly armies: readonly ArmyId[];
  readonly gone: readonly ArmyId[];
}
interface Going {
  readonly id: ArmyId;
  readonly to: Place;
}

const sideOfArmy = (t: Look, id: ArmyId): number => sideOf(t, army(t, id).owner);
const nextTo = (t: Look, place: Place): readonly Place[] => worldOf(t).graph.next[place]!;

/** The steps that can still be completed to a plan with as many retreats as possible. */
export function retreatSteps(t: Look, r: Retreat): Step[] {
  const where = t.armies.map((a) => a.at);
  const steps = freeSteps(t, where, r.armies);
  const asStep = (s: Going): Step => step(s.id, s.to);
  const oneSide = r.armies.every((id) => sideOfArmy(t, id) === sideOfArmy(t, r.armies[0]!));
  if (oneSide || steps.length < 2) return steps.map(asStep); // armies of one side never block each other
  const memo: Record<string, number> = {};
  const best = mostRetreats(t, where, r, memo);
  return steps.filter((s) => 1 + after(t, where, r, s, memo) === best).map(asStep);
}

function freeSteps(t: Look, where: readonly Place[], armies: readonly ArmyId[]): Going[] {
  const steps: Going[] = [];
  for (const id of armies) for (const to of nextTo(t, where[id]!)) if (isFree(t, where, id, to)) steps.push({ id, to });
  return steps;
}

/** YD-OUT-15, YD-TEAM-19: no army of another side stands there. */
function isFree(t: Look, where: readonly Place[], id: ArmyId, to: Place, leaving: readonly ArmyId[] = []): boolean {
  for (let other = 0; other < where.length; other++) {
    if (where[other] === to && sideOfArmy(t, other) !== sideOfArmy(t, id) && !leaving.includes(other)) return false;
  }
  return true;
}

function mostRetreats(t: Look, where: readonly Place[], r: Retreat, memo: Record<string, number>): number {
  const key = `${where.join()}|${r.armies.join()}`;
  const known = memo[key];
  if (known !== undefined) return known;
  // Nobody can do better than if all the others, companions included, were gone already.
  const leaving = [...r.armies];
  for (const id of r.armies)
    for (const companion of companionsOf(t, where, id, r)) if (!leaving.includes(companion)) leaving.push(companion);
  const hopeful = leaving.filter((id) => nextTo(t, where[id]!).some((to) => isFree(t, where, id, to, leaving))).length;
  let best = 0;
  for (const s of freeSteps(t, where, r.armies)) {
    best = Math.max(best, 1 + after(t, where, r, s, memo));
    if (best >= hopeful) break;
  }
  memo[key] = best;
  return best;
}

const after = (t: Look, where: readonly Place[], r: Retreat, s: Going, memo: Record<string, number>): number =>
  mostRetreats(t, where.with(s.id, s.to), afterLeaving(t, where, r, s.id), memo);

/** YD-OUT-18, YD-TEAM-19: inactive companions on the place that an army has just left must follow. */
export function afterLeaving(t: Look, where: readonly Place[], r: Retreat, id: ArmyId): Retreat {
  return { armies: [...r.armies.filter((other) => other !== id), ...companionsOf(t, where, id, r)], gone: [...r.gone, id] };
}

function companionsOf(t: Look, where: readonly Place[], id: ArmyId, r: Retreat): ArmyId[] {
  const companions: ArmyId[] = [];
  for (let other = 0; other < t.armies.length; other++) {
    if (!army(t, other).inactive || where[other] !== where[id] || sideOfArmy(t, other) !== sideOfArmy(t, id)) continue;
    if (!r.armies.includes(other) && !r.gone.includes(other)) companions.push(other);
  }
  return companions;
}
