import { pick } from '@longtable/kernel';
import type { Rank, Rules, Table } from '../spec.ts';
import { discard, ranksFrom, strongest, weakest } from '../table.ts';

export const rally: Rules<'rally'> = {
  first: 'offer',
  begin: (table) => ({ weakest: weakest(table), rank: 0, countered: null }),
  stages: {
    offer: {
      rules: ['SK-RAL-01', 'SK-RAL-06'],
      ask: (table, f) => (allEqual(table) ? null : pick<Rank | 'hold'>(f.weakest, [...ranksFrom(table, f.weakest, 1), 'hold'])),
      skip: 'done',
      answer(t, f, rank, seat) {
        if (rank === 'hold') return 'done';
        f.rank = rank;
        discard(t.table, seat, rank);
        t.reveal();
        t.emit({ type: 'rally', seat, rank });
        return 'challenge';
      },
      show: (table) => ({ plan: { pass: 'hold', round: table.hills.length } }),
    },
    /** The strongest captain may answer. SK-RAL-04 */
    challenge(t, f) {
      t.call('counter', { seat: strongest(t.table), rank: f.rank }, 'countered');
      return 'add';
    },
    /** A rally that nobody stopped counts. SK-RAL-01, SK-RAL-03 */
    add(t, f) {
      if (f.countered) return 'done';
      const { table } = t;
      table.strength = table.strength.with(f.weakest, table.strength[f.weakest]! + f.rank);
      t.emit({ type: 'rallied', seat: f.weakest, strength: table.strength[f.weakest]! });
      return 'done';
    },
  },
};
/** SK-RAL-05 */
const allEqual = (table: Readonly<Table>): boolean => table.strength.every((n) => n === table.strength[0]);

export const counter: Rules<'counter'> = {
  first: 'answer',
  stages: {
    answer: {
      rules: ['SK-RAL-03', 'SK-RAL-06'],
      ask: (table, f) => pick<Rank | 'allow'>(f.seat, [...ranksFrom(table, f.seat, f.rank), 'allow']),
      answer(t, _f, rank, seat) {
        if (rank === 'allow') return t.done(false);
        discard(t.table, seat, rank);
        t.reveal();
        t.emit({ type: 'counter', seat, rank });
        return t.done(true);
      },
      show: (table, f, seat) => ({
        with: { rank: f.rank },
        blocked: ranksFrom(table, seat, 1)
          .filter((rank) => rank < f.rank)
          .map((rank) => ({ id: rank, rule: 'SK-RAL-03' })),
        plan: { pass: 'allow', round: table.hills.length },
      }),
    },
  },
};
