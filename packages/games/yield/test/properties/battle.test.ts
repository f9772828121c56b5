import { type Described, sample } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BattleData } from '../../spec.ts';
import { sideOrder } from '../../table.ts';
import { told, type YieldScene } from '../scenes.ts';
import { chaos } from './chaos.ts';

const RUNS = { numRuns: 150, seed: 1 };
const seeds = fc.integer({ min: 1, max: 2 ** 30 });

/** Fights all battles of a random table; `look` sees each question inside a battle before it is answered at random. */
function fightAll(
  seed: number,
  more: Parameters<typeof chaos>[1],
  look: (s: YieldScene, q: Described, f: Readonly<BattleData>) => void,
): YieldScene {
  const { scene: s, rnd } = chaos(seed, more);
  s.at('battles', {});
  for (let n = 0; n < 400 && !s.over; n++) {
    const seat = s.asked[rnd(s.asked.length)]!;
    const q = s.question(seat);
    const battle = s.match.stack.find((f) => f.k === 'battle')?.data as BattleData | undefined;
    if (battle !== undefined) look(s, q, battle);
    const options = q.ask.shape === 'pick' ? q.ask.options : [];
    s.say(seat, rnd(4) === 0 && options.includes('yield') ? 'yield' : sample(q.ask, rnd));
  }
  return s;
}

const lowest = (f: Readonly<BattleData>): number => Math.min(...f.inside.map((side) => f.totals[side]!));
const modes = fc.constantFrom({}, { seats: 4, options: { teams: 'pairs' } }, { seats: 3, options: { teams: 'duo' } });

describe('in random battles', () => {
  it('[YD-BAT-13] [YD-BAT-15] [YD-MUL-02] [YD-MUL-09] [YD-TEAM-10] the initiative is always with a weakest side still inside', () => {
    let looked = 0;
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        fightAll(seed, mode, (s, { stage, kind }, f) => {
          if (kind !== 'battle' || stage !== 'act') return;
          looked++;
          expect(f.inside).toContain(f.acting);
          expect(f.totals[f.acting]).toBe(lowest(f));
          for (const seat of s.asked) expect(s.table.sides[seat]).toBe(f.acting);
        });
      }),
      RUNS,
    );
    expect(looked).toBeGreaterThan(300);
  });

  it('[YD-BAT-14] [YD-BAT-21] [YD-MUL-03] [YD-MUL-04] [YD-MUL-05] it passes to the weakest of the others, the earliest of them; at the start and after a yield to the earliest of all', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let before: { totals: readonly number[]; acting: number; inside: number; passes: number } | null = null;
        let fought = 0;
        fightAll(seed, {}, (s, { stage, kind }, f) => {
          if (kind !== 'battle' || stage !== 'act') return;
          const begun = told(s, 'battle').length;
          if (begun > fought) before = null;
          fought = begun;
          const order = sideOrder(s.table).filter((side) => f.inside.includes(side));
          const earliest = (among: readonly number[]) => among.reduce((x, side) => (f.totals[side]! < f.totals[x]! ? side : x));
          if (before === null || before.inside > f.inside.length) expect(f.acting).toBe(earliest(order));
          else if (f.passes > before.passes) expect(f.acting).toBe(order[f.passes]);
          else if (f.acting !== before.acting) {
            const actor = before.acting;
            const next = earliest(order.filter((side) => side !== actor));
            expect(f.acting).toBe(next);
            expect(f.totals[actor]).toBeGreaterThanOrEqual(f.totals[next]!);
          } else expect(order.every((side) => side === f.acting || f.totals[side]! > f.totals[f.acting]!)).toBe(true);
          before = { totals: f.totals, acting: f.acting, inside: f.inside.length, passes: f.passes };
        });
      }),
      RUNS,
    );
  });

  it('[YD-BAT-23] [YD-BAT-24] [YD-BAT-27] yielding is offered exactly while not all are level; a draw or a pass exactly then', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        fightAll(seed, {}, (_s, { stage, kind, ask }, f) => {
          if (kind !== 'battle' || stage !== 'act' || ask.shape !== 'pick') return;
          const level = new Set(f.inside.map((side) => f.totals[side])).size === 1;
          expect(ask.options.includes('yield')).toBe(!level);
          expect(ask.options.filter((id) => id === 'draw' || id === 'pass')).toHaveLength(level ? 1 : 0);
        });
      }),
      RUNS,
    );
  });

  it('[YD-OUT-02] [YD-OUT-05] [YD-OUT-07] [YD-MUL-06] [YD-LDR-BAS-A02] losses add up to the difference, as far as there are units', () => {
    let yields = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        yields += checkLosses(fightAll(seed, {}, () => {}));
      }),
      RUNS,
    );
    expect(yields).toBeGreaterThan(100);
  });

  it('[YD-ARM-02] [YD-OUT-26] [YD-LDR-BAS-A03] dials stay between 1 and 15, and the undefeated keep theirs', () => {
    fc.assert(
      fc.property(seeds, modes, (seed, mode) => {
        const s = fightAll(seed, mode, (scene) => {
          for (const { units } of scene.table.armies) expect(units >= 1 && units <= 15).toBe(true);
        });
        const harmed = new Set([...told(s, 'lost'), ...told(s, 'destroyed'), ...told(s, 'rose')].map((e) => e.army));
        const fresh = chaos(seed, mode).scene.table.armies;
        s.table.armies.forEach(({ units }, id) => {
          if (!harmed.has(id)) expect(units).toBe(fresh[id]!.units);
        });
      }),
      RUNS,
    );
  });
});

/** Follows the events: after each yield the units lost, gained or destroyed are what was due. Returns how many yields there were. */
function checkLosses(s: YieldScene): number {
  const units = new Map<number, number>();
  let armies: readonly number[] = [];
  let due: number | null = null;
  let paid = 0;
  let yields = 0;
  for (const e of s.events) {
    if (e.type === 'battle') {
      armies = e.armies;
      for (const [i, id] of e.armies.entries()) units.set(id, e.units[i]!);
    }
    if (e.type === 'yielded') {
      const own = armies.filter((id) => e.seats.includes(s.table.armies[id]!.owner));
      due = Math.min(
        e.loss,
        own.reduce((n, id) => n + units.get(id)!, 0),
      );
      paid = 0;
      yields++;
    }
    if (e.type === 'lost' || e.type === 'rises') paid += e.n;
    if (e.type === 'destroyed') paid += units.get(e.army)!;
    if ((e.type === 'initiative' || e.type === 'won') && due !== null) {
      expect(paid).toBe(due);
      due = null;
    }
  }
  return yields;
}
