import { engine, rndFrom, sample } from '@longtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITADEL } from '../data/board.ts';
import { FIGHTERS } from '../data/fighters.ts';
import { KINDS } from '../data/goods.ts';
import { crownOfAsh, crownOfAshGame } from '../index.ts';
import { canPay, goldAsk, goldByKind, ingredientsAsk, paymentOf } from '../query/payment.ts';
import type { Match, Table } from '../spec.ts';
import { SU, VOLCANO, war } from './scenes.ts';

const machine = engine(crownOfAshGame);

/** A random match; `look` sees it after every answer. */
function play(seed: number, look: (m: Match, before: Table) => void): void {
  const rnd = rndFrom(seed);
  const seats = 1 + (seed % 4);
  const m = machine.start(crownOfAshGame.options(crownOfAsh.variant(seats, rnd), seats) as never, seats, seed);
  while (m.result === null) {
    const seat = machine.awaited(m)[0]!;
    const before = crownOfAshGame.copy(m.table);
    expect(machine.apply(m, seat, sample(m.open.find((q) => q.seat === seat)!, rnd))).toBe(null);
    look(m, before);
  }
}
const SEEDS = [...Array(24).keys()].map((i) => 900 + i);

describe('properties', () => {
  it('[CA-AMD-04] [CA-CIT-10] [CA-STR-20] components are conserved and limits kept: 44 fighters, 27 tiles, 7 control tokens, 5 combat cards', () => {
    for (const seed of SEEDS) play(seed, (m) => expect(crownOfAshGame.check(m)).toEqual([]));
  });

  it('[CA-VP-07] [CA-CIT-16] VP never fall, and the King token never moves once it is taken', () => {
    for (const seed of SEEDS)
      play(seed, ({ table }, before) => {
        for (const [who, p] of table.players.entries()) expect(p.vp).toBeGreaterThanOrEqual(before.players[who]!.vp);
        if (before.kingToken >= 0) expect(table.kingToken).toBe(before.kingToken);
      });
  });

  it('[CA-STR-22] tiles on the board never leave it, and stacks only grow', () => {
    for (const seed of SEEDS)
      play(seed, ({ table }, before) => {
        for (const [r, stack] of before.tiles.entries()) expect(table.tiles[r]!.slice(0, stack.length)).toEqual(stack);
      });
  });

  it('[CA-RES-05] [CA-RES-12] the supply never runs out: whatever the players hold, a gain is paid in full', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { minLength: 5, maxLength: 5 }), (held) => {
        const s = war({ seats: 2, goods: [held, held], areas: { [VOLCANO]: { owner: 1, tiles: ['grand-crucible'] } } });
        s.at('gather', { who: 0, region: VOLCANO });
        expect(s.table.players[0]!.goods).toEqual([held[0]! + 3, held[1], held[2]! + 3, held[3], held[4]]);
        expect(s.table.players[1]!.goods).toEqual([held[0]! + 1, held[1], held[2]! + 1, held[3], held[4]]);
      }),
      { numRuns: 40 },
    );
  });

  it('[CA-FIG-21] [CA-GLD-02] [CA-RES-10] whoever can pay pays exactly the cost: gold for anything, any resource for special ingredients', () => {
    const { table } = war({ seats: 2 });
    fc.assert(
      fc.property(
        fc.array(fc.nat(7), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: SU(1), max: FIGHTERS.length - 1 }),
        fc.nat(),
        (goods, id, seed) => {
          table.players[0]!.goods = goods;
          const { basic, special } = FIGHTERS[id]!;
          const lacking = KINDS.reduce((n, _, k) => n + Math.max(0, basic[k]! - goods[k]!), 0);
          const left = KINDS.reduce((n, _, k) => n + Math.max(0, goods[k]! - basic[k]!), 0);
          const needed = lacking + Math.max(0, special - left);
          expect(canPay(table, 0, id)).toBe(needed <= goods[4]!);
          if (needed > goods[4]!) return;
          const rnd = rndFrom(seed);
          const ask = goldAsk(table, 0, id);
          const gold = ask === null ? [0, 0, 0, 0, 0] : goldByKind(id, sample(ask, rnd) as number[]);
          const more = ingredientsAsk(table, 0, id, gold);
          const paid = paymentOf(id, gold, more === null ? [0, 0, 0, 0] : (sample(more, rnd) as number[]));
          expect(paid.every((n, i) => n >= 0 && n <= goods[i]!)).toBe(true);
          expect(paid.reduce((a, b) => a + b)).toBe(basic.reduce((a, b) => a + b) + special);
          expect(KINDS.reduce((n, _, k) => n + Math.max(0, paid[k]! - basic[k]!), 0)).toBeLessThanOrEqual(special);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('[CA-TRN-01] every match ends after 16 turns each, with the Citadel held by somebody or the King', () => {
    for (const seed of SEEDS.slice(0, 8))
      play(seed, (m) => {
        if (m.result !== null) expect([m.table.round, m.table.players.every((p) => p.minions === 0)]).toEqual([4, true]);
        if (m.table.phase !== 'setup') expect(m.table.owner[CITADEL]).not.toBe(-1);
      });
  });
});
