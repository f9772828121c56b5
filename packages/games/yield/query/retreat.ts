/** Ways out for beaten armies, so that as many as possible get away. */
import { step } from '../ids.ts';
import type { ArmyId, Place, ReadTable, Step } from '../spec.ts';
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

const sideOfArmy = (table: ReadTable, id: ArmyId): number => sideOf(table, army(table, id).owner);
const nextTo = (table: ReadTable, place: Place): readonly Place[] => worldOf(table).graph.next[place]!;

/** The steps that can still be completed to a plan with as many retreats as possible. YD-OUT-16 */
export function retreatSteps(table: ReadTable, r: Retreat): Step[] {
  const where = table.armies.map((a) => a.at);
  const steps = freeSteps(table, where, r.armies);
  const asStep = (s: Going): Step => step(s.id, s.to);
  const oneSide = r.armies.every((id) => sideOfArmy(table, id) === sideOfArmy(table, r.armies[0]!));
  if (oneSide || steps.length < 2) return steps.map(asStep); // armies of one side never block each other
  const memo: Record<string, number> = {};
  const best = mostRetreats(table, where, r, memo);
  return steps.filter((s) => 1 + after(table, where, r, s, memo) === best).map(asStep);
}

function freeSteps(table: ReadTable, where: readonly Place[], armies: readonly ArmyId[]): Going[] {
  const steps: Going[] = [];
  for (const id of armies) for (const to of nextTo(table, where[id]!)) if (isFree(table, where, id, to)) steps.push({ id, to });
  return steps;
}

/** YD-OUT-15, YD-TEAM-19: no army of another side stands there. */
function isFree(table: ReadTable, where: readonly Place[], id: ArmyId, to: Place, leaving: readonly ArmyId[] = []): boolean {
  for (let other = 0; other < where.length; other++) {
    if (where[other] === to && sideOfArmy(table, other) !== sideOfArmy(table, id) && !leaving.includes(other)) return false;
  }
  return true;
}

function mostRetreats(table: ReadTable, where: readonly Place[], r: Retreat, memo: Record<string, number>): number {
  const key = `${where.join()}|${r.armies.join()}`;
  const known = memo[key];
  if (known !== undefined) return known;
  // Nobody can do better than if all the others, companions included, were gone already.
  const leaving = [...r.armies];
  for (const id of r.armies)
    for (const companion of companionsOf(table, where, id, r)) if (!leaving.includes(companion)) leaving.push(companion);
  const hopeful = leaving.filter((id) => nextTo(table, where[id]!).some((to) => isFree(table, where, id, to, leaving))).length;
  let best = 0;
  for (const s of freeSteps(table, where, r.armies)) {
    best = Math.max(best, 1 + after(table, where, r, s, memo));
    if (best >= hopeful) break;
  }
  memo[key] = best;
  return best;
}

const after = (table: ReadTable, where: readonly Place[], r: Retreat, s: Going, memo: Record<string, number>): number =>
  mostRetreats(table, where.with(s.id, s.to), afterLeaving(table, where, r, s.id), memo);

/** YD-OUT-18, YD-TEAM-19: inactive companions on the place that an army has just left must follow. */
export function afterLeaving(table: ReadTable, where: readonly Place[], r: Retreat, id: ArmyId): Retreat {
  return { armies: [...r.armies.filter((other) => other !== id), ...companionsOf(table, where, id, r)], gone: [...r.gone, id] };
}

/** Nobody goes twice in one battle. YD-OUT-29 */
function companionsOf(table: ReadTable, where: readonly Place[], id: ArmyId, r: Retreat): ArmyId[] {
  const companions: ArmyId[] = [];
  for (let other = 0; other < table.armies.length; other++) {
    if (!army(table, other).inactive || where[other] !== where[id] || sideOfArmy(table, other) !== sideOfArmy(table, id)) continue;
    if (!r.armies.includes(other) && !r.gone.includes(other)) companions.push(other);
  }
  return companions;
}
