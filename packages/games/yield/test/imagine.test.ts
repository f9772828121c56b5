/** Other worlds that a seat could be in: everything it cannot know is dealt again, nothing that it knows changes. */
import { engine, outcome, rndFrom, sample } from '@longtable/kernel';
import { sizeOf } from '@longtable/kit';
import { describe, expect, it } from 'vitest';
import { yieldGame } from '../index.ts';
import type { Options, Table, Yield } from '../spec.ts';
import { layout } from './places.ts';
import { war } from './scenes.ts';

const { a, b, c } = layout(3, { a: '*', b: '*', c: '*' }, '');
const real = war({
  seats: 3,
  armies: [
    [
      [4, a],
      [5, a],
      [3, a],
    ],
    [
      [4, b],
      [5, b],
      [3, b],
    ],
    [
      [4, c],
      [5, c],
      [3, c],
    ],
  ],
  hands: [
    ['town-3', 'town-4'],
    ['town-5', 'town-6', 'forest-3'],
    ['forest-4', 'forest-5', 'forest-6', 'wetlands-3'],
  ],
}).with((t) => {
  Object.assign(t.armies[3]!, { low: 4, high: 4 });
  Object.assign(t.armies[4]!, { low: 2, high: 9 });
  Object.assign(t.players[1]!, { shown: ['conquer'], kept: ['upgrade'], chosen: 'ritual', down: [11], fresh: [8] });
  t.deck[11]!--;
  t.players[1]!.hand[8]!++;
  t.deck[8]!--;
}).table;

function worlds(me: number | null): Table[] {
  const rnd = rndFrom(5);
  return Array.from({ length: 200 }, () => {
    const t = yieldGame.copy(real);
    yieldGame.imagine(t, me, rnd);
    return t;
  });
}
const values = <T>(list: readonly Table[], of: (t: Table) => T): string[] => [...new Set(list.map((t) => JSON.stringify(of(t))))].sort();

describe('imagine', () => {
  it('[YD-GEN-10] deals all that is hidden from a seat: chosen and kept cards, hands, face-down cards, dials', () => {
    const from0 = worlds(0);
    expect(values(from0, (t) => t.players[1]!.kept[0])).toEqual(['"ambush"', '"move-all"', '"move-two"', '"ritual"', '"upgrade"']);
    expect(values(from0, (t) => t.players[1]!.chosen)).toHaveLength(5);
    expect(from0.every((t) => t.players[1]!.kept[0] !== t.players[1]!.chosen)).toBe(true);
    expect(values(from0, (t) => t.players[1]!.down)).toHaveLength(12);
    expect(values(from0, (t) => t.players[2]!.hand).length).toBeGreaterThan(100);
    expect(values(from0, (t) => t.armies[4]!.units)).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  it('[YD-GEN-10] keeps what the seat knows: its own cards and dials, what everybody saw, how many cards', () => {
    for (const t of worlds(0)) {
      expect(t.players[0]).toEqual(real.players[0]);
      expect(t.armies.slice(0, 4)).toEqual(real.armies.slice(0, 4));
      expect(t.players.map((p) => [sizeOf(p.hand), p.down.length, p.kept.length, p.shown])).toEqual(
        real.players.map((p) => [sizeOf(p.hand), p.down.length, p.kept.length, p.shown]),
      );
      expect([t.discard, t.stacks, sizeOf(t.deck)]).toEqual([real.discard, real.stacks, sizeOf(real.deck)]);
      for (const { units, low, high } of t.armies) expect(units >= low && units <= high).toBe(true);
      const sum = (armies: Table['armies'], owner: number) => armies.reduce((n, x) => (x.owner === owner ? n + x.units : n), 0);
      expect([1, 2].map((seat) => sum(t.armies, seat))).toEqual([1, 2].map((seat) => sum(real.armies, seat)));
      expect(t.players[1]!.fresh.every((kind) => t.players[1]!.hand[kind]! > 0)).toBe(true);
    }
  });

  it('[YD-GEN-10] a spectator knows nobody’s secrets', () => {
    const from = worlds(null);
    for (const seat of [0, 1, 2]) expect(values(from, (t) => t.players[seat]!.hand).length).toBeGreaterThan(50);
    expect(values(from, (t) => t.armies[0]!.units).length).toBeGreaterThan(5);
  });

  it('[YD-GEN-10] [YD-REC-07] the sum of somebody’s dials follows from what everybody sees, so it is kept', () => {
    const machine = engine(yieldGame);
    for (let seed = 1; seed <= 12; seed++) {
      const seats = 2 + (seed % 4);
      const rnd = rndFrom(seed);
      const m = machine.start(yieldGame.options({ leaders: 'none', first: 0 }, seats) as Options, seats, seed);
      const known: number[] = m.table.players.map(() => 12);
      const dials: Record<number, number> = {};
      const set = (seat: number, id: number, units: number): void => {
        known[seat] = known[seat]! + units - dials[id]!;
        dials[id] = units;
      };
      while (m.result === null) {
        const seat = machine.awaited(m)[0]!;
        const out = outcome<Yield>();
        machine.apply(m, seat, sample(machine.describe(m, seat)!.ask, rnd), out);
        for (const { event } of out.events) {
          if (event.type === 'battle') for (const [i, id] of event.armies.entries()) dials[id] = event.units[i]!;
          else if (event.type === 'lost') set(event.seat, event.army, event.left);
          else if (event.type === 'destroyed') set(event.seat, event.army, event.dial);
          else if (event.type === 'recruits') known.splice(0, known.length, ...known.map((n) => Math.min(n + event.n, 45)));
        }
        if (m.table.year > 0 && m.sealed === null && !machine.describe(m, machine.awaited(m)[0] ?? -1)?.stage.includes('split'))
          expect(m.table.players.map((_, owner) => m.table.armies.reduce((n, x) => (x.owner === owner ? n + x.units : n), 0))).toEqual(
            known,
          );
      }
    }
  });
});
