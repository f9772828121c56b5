import { type Blocked, pick } from '@longtable/kernel';
import { move } from '../deeds.ts';
import { parseStep, step, target } from '../ids.ts';
import { chaseSteps } from '../query/battlefield.ts';
import { barred } from '../query/board.ts';
import { blockedChases } from '../query/reasons.ts';
import { afterLeaving, retreatSteps } from '../query/retreat.ts';
import type { ReadTable, Rules, Step, Yield } from '../spec.ts';
import { army, worldOf } from '../table.ts';

export const retreat: Rules<'retreat'> = {
  first: 'step',
  stages: {
    step: {
      rules: ['YD-OUT-13', 'YD-OUT-14', 'YD-OUT-15'],
      askAny(table, f) {
        const steps = retreatSteps(table, f);
        return steps.length === 0 ? [] : f.choosers.map((seat) => pick(seat, steps));
      },
      skip: 'trapped',
      forced: true,
      answer(t, f, what) {
        const { army: id, to } = parseStep(what);
        const left = afterLeaving(
          t.table,
          t.table.armies.map((a) => a.at),
          f,
          id,
        );
        f.armies = left.armies;
        f.gone = left.gone;
        move(t, id, to, 'retreat'); // YD-OUT-19: one street, and no battle by itself
        return 'step';
      },
      show: (table, f) => ({ targets: stepTargets(retreatSteps(table, f)), blocked: barredRetreats(table, f) }),
    },
    /** Left over when no step is possible any more. The battle takes them off when all retreats are over. YD-OUT-17, YD-OUT-27 */
    trapped(t, f) {
      const battle = t.need('battle');
      battle.trapped = [...battle.trapped, ...f.armies];
      return 'done';
    },
  },
};

export const chase: Rules<'chase'> = {
  first: 'step',
  stages: {
    step: {
      rules: ['YD-OUT-20', 'YD-OUT-22', 'YD-OUT-24'],
      /** YD-OUT-21, YD-OUT-30 */
      ask(table, f) {
        const seat = f.order[0];
        if (seat === undefined) return null;
        const steps: (Step | 'stop')[] = chaseSteps(table, seat, f.armies, f.places);
        return pick(seat, [...steps, 'stop']);
      },
      skip: 'done',
      forced: true,
      answer(t, f, what) {
        if (what === 'stop') {
          f.order = f.order.slice(1);
          return 'step';
        }
        const { army: id, to } = parseStep(what);
        move(t, id, to, 'chase'); // YD-OUT-25: it conquers nothing by itself
        f.armies = f.armies.filter((other) => other !== id);
        f.places = t.table.options.chases === 'one' ? [] : f.places.toSpliced(f.places.indexOf(to), 1);
        return 'step';
      },
      show: (table, f, _seat, up) => ({
        targets: stepTargets(chaseSteps(table, f.order[0]!, f.armies, f.places)),
        blocked: blockedChases(table, f, up('battle')),
        plan: { pass: 'stop', round: 10 * table.year + table.season },
      }),
    },
  },
};

/** Ways out that a foreign army bars, and those that would cost another army its own. */
function barredRetreats(table: ReadTable, f: Yield['frames']['retreat']['data']): Blocked[] {
  const free = retreatSteps(table, f);
  return f.armies.flatMap((id) =>
    worldOf(table)
      .graph.next[army(table, id).at]!.filter((to) => !free.includes(step(id, to)))
      .map((to) => ({
        id: step(id, to),
        target: target('place', to),
        rule: barred(table, army(table, id).owner, to) === null ? 'YD-OUT-16' : 'YD-OUT-15',
      })),
  );
}

const stepTargets = (steps: readonly Step[]): Record<string, string> =>
  Object.fromEntries(steps.map((s) => [s, target('place', parseStep(s).to)]));
