import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUTRAL, TOKENS } from '../../data/numbers.ts';
import { yieldGame } from '../../index.ts';
import type { Table } from '../../spec.ts';
import { playOn, setStack, told, type YieldScene } from '../scenes.ts';
import { chaos } from './chaos.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 30 });
const LEMRON = { leaders: ['lemron-b', 'vymar-a', 'basil-a', 'keralon-b'] };

/** A table for four on which seat 0 has put down nearly all of its tokens. */
function scarce(seed: number): { s: YieldScene; rnd: (n: number) => number } {
  const { scene: s, rnd } = chaos(seed, { seats: 4, options: LEMRON, stacks: {} });
  s.with((t) => {
    for (let left = TOKENS - rnd(3); left > 0; ) {
      const place = rnd(t.stacks.length);
      const n = Math.min(left, rnd(2) === 0 ? 1 : 1 + rnd(4));
      setStack(t, place, [...t.stacks[place]!, ...new Array<number>(n).fill(0), ...(rnd(6) === 0 ? [1] : [])]);
      left -= n;
    }
  });
  return { s, rnd };
}

const shape = (t: Table) => t.stacks.map((stack) => ({ value: stack.length, top: stack.at(-1) ?? null }));

describe('tokens', () => {
  it('[YD-FOR-10] [YD-FOR-03] with a scarce or empty supply every upgrade, build and conquest adds 1 and disturbs no other stack', () => {
    let empty = 0;
    let swaps = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { s, rnd } = scarce(seed);
        for (let n = 0; n < 6; n++) {
          const before = shape(s.table);
          const neutral = s.table.stacks.flat().filter((token) => token === NEUTRAL).length;
          const known = s.events.length;
          if (s.table.players[0]!.supply === 0) empty++;
          if (rnd(3) === 0) s.at('conquest', { seat: 0 });
          else s.at('upgrade', { seats: [0], builds: true, fallen: -1 });
          playOn(s, ({ ask }) => (ask.shape === 'some' ? ask.options.filter(() => rnd(2) === 0).slice(0, 2) : undefined));
          const grown = new Set(
            s.events
              .slice(known)
              .flatMap((e) => (e.type === 'upgraded' || e.type === 'conquered' ? e.places : e.type === 'built' ? [e.at] : [])),
          );
          shape(s.table).forEach(({ value, top }, place) => {
            expect(value).toBe(before[place]!.value + (grown.has(place) ? 1 : 0));
            expect(top).toBe(grown.has(place) ? 0 : before[place]!.top);
          });
          expect(yieldGame.check(s.match)).toEqual([]);
          if (s.table.stacks.flat().filter((token) => token === NEUTRAL).length > neutral) swaps++;
        }
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(empty).toBeGreaterThan(50);
    expect(swaps).toBeGreaterThan(20);
  });

  it('[YD-CRD-RIT-01] [YD-LDR-LEM-A02] Rituals and moved stacks lose no token: it goes back to its owner', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { scene: s, rnd } = chaos(seed, { seats: 2, options: { leaders: ['lemron-a', 'vymar-a'] } });
        s.at('ritual', { seat: 0 });
        playOn(s, ({ ask }) => (ask.shape === 'pick' ? ask.options[rnd(ask.options.length)] : undefined));
        const all = s.table.players.map((p, seat) => p.supply + s.table.stacks.flat().filter((token) => token === seat).length);
        expect(all).toEqual([TOKENS, TOKENS]);
        expect(told(s, 'sacrificed').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});
