import { pick } from '@longtable/kernel';
import type { Rules } from '../spec.ts';
import { AMOUNTS, barred } from '../table.ts';

export const game: Rules<'game'> = {
  first: 'take',
  stages: {
    take: {
      rules: ['TP-TRN-01', 'TP-END-01'],
      ask: (table) =>
        pick(
          table.turn,
          AMOUNTS.filter((n) => barred(table, n) === null),
        ),
      show: (table) => ({
        blocked: AMOUNTS.flatMap((n) => {
          const rule = barred(table, n);
          return rule === null ? [] : [{ id: n, rule }];
        }),
      }),
      answer(t, _f, n, seat) {
        const { table } = t;
        table.heap -= n;
        table.taken = table.taken.with(seat, table.taken[seat]! + n);
        t.emit({ type: 'took', seat, n, left: table.heap });
        if (table.heap === 0) {
          t.finish({ winners: [seat], scores: table.taken, why: 'last-pebble' });
          return 'done';
        }
        // TP-TRN-03
        table.turn = (seat + 1) % t.seats;
        return 'take';
      },
    },
  },
};
