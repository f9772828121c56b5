import { rndFrom } from '@longtable/kernel';
import { shuffled } from '@longtable/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterLeaving, type Retreat, retreatSteps } from '../../query/retreat.ts';
import type { Place, ReadTable, Step } from '../../spec.ts';
import { worldFor } from '../places.ts';
import { war } from '../scenes.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 30 });

/** A small crowded corner of a map: two or three beaten players, inactive companions, walls of others. */
function position(seed: number): { t: ReadTable; r: Retreat } {
  const rnd = rndFrom(seed);
  const seats = 3 + rnd(3);
  const { graph } = worldFor(seats);
  const centre = rnd(graph.size);
  const near = shuffled([...new Set([centre, ...graph.next[centre]!, ...graph.next[centre]!.flatMap((p) => graph.next[p]!)])], rnd);
  const holder: Record<Place, number> = {};
  const s = war({ seats });
  for (const x of s.table.armies) {
    x.inactive = rnd(3) === 0;
    const at = near[rnd(near.length)]!;
    if ((holder[at] ?? x.owner) !== x.owner) continue;
    holder[at] = x.owner;
    x.at = at;
  }
  const beaten = s.table.armies.flatMap((x, id) => (x.owner > 0 && x.owner < 4 && x.at >= 0 && !x.inactive ? [id] : []));
  return { t: s.table, r: { armies: shuffled(beaten, rnd).slice(0, 4), gone: [] } };
}

/** By the words of the rule and nothing else: all orders and destinations, one army at a time. */
function bruteForce(t: ReadTable, r: Retreat): { most: number; first: Set<Step> } {
  const { graph } = worldFor(t.players.length);
  const go = (at: readonly Place[], left: readonly number[], gone: readonly number[]): { most: number; first: Set<Step> } => {
    let most = 0;
    let first = new Set<Step>();
    for (const id of left) {
      for (const to of graph.next[at[id]!]!) {
        if (t.armies.some((x, other) => at[other] === to && x.owner !== t.armies[id]!.owner)) continue;
        const follow = t.armies.flatMap((x, other) => {
          const beside = at[other] === at[id] && x.owner === t.armies[id]!.owner && x.inactive && other !== id;
          return beside && !left.includes(other) && !gone.includes(other) ? [other] : [];
        });
        const rest = go(at.with(id, to), [...left.filter((other) => other !== id), ...follow], [...gone, id]);
        if (1 + rest.most > most) first = new Set();
        most = Math.max(most, 1 + rest.most);
        if (1 + rest.most === most) first.add(`${id}>${to}`);
      }
    }
    return { most, first };
  };
  return go(
    t.armies.map((x) => x.at),
    r.armies,
    r.gone,
  );
}
/** Brute force takes long when companions come in crowds. */
const small = ({ t, r }: { t: ReadTable; r: Retreat }): boolean => {
  const companions = t.armies.filter(
    (x, id) =>
      x.inactive && !r.armies.includes(id) && r.armies.some((other) => t.armies[other]!.at === x.at && t.armies[other]!.owner === x.owner),
  );
  return r.armies.length > 0 && r.armies.length + companions.length <= 4;
};

describe('retreat plans', () => {
  it('[YD-OUT-16] [YD-OUT-18] offered steps are exactly those that begin a plan with the most retreats', () => {
    let tangled = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const p = position(seed);
        fc.pre(small(p));
        const { first } = bruteForce(p.t, p.r);
        const steps = retreatSteps(p.t, p.r);
        expect(new Set(steps)).toEqual(first);
        const free = p.r.armies.flatMap((id) =>
          worldFor(p.t.players.length).graph.next[p.t.armies[id]!.at]!.filter(
            (to) => !p.t.armies.some((x) => x.at === to && x.owner !== p.t.armies[id]!.owner),
          ),
        );
        if (free.length > steps.length) tangled++;
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(tangled).toBeGreaterThan(5);
  });

  it('[YD-OUT-16] whatever the winner chooses among them, as many get away as possible', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { t, r } = position(seed);
        fc.pre(small({ t, r }));
        const { most } = bruteForce(t, r);
        const rnd = rndFrom(seed);
        let left: Retreat = r;
        let saved = 0;
        for (;;) {
          const steps = retreatSteps(t, left);
          if (steps.length === 0) break;
          const [id, to] = steps[rnd(steps.length)]!.split('>').map(Number) as [number, number];
          left = afterLeaving(
            t,
            t.armies.map((x) => x.at),
            left,
            id,
          );
          t.armies[id]!.at = to;
          saved++;
        }
        expect(saved).toBe(most);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
