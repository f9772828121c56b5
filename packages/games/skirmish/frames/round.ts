import { pick } from '@longtable/kernel';
import { addTo } from '@longtable/kit';
import { DIE } from '../data.ts';
import type { Rules } from '../spec.ts';
import { fromLead, hand, ranksFrom, refill, strongest } from '../table.ts';

export const game: Rules<'game'> = {
  first: 'round',
  stages: {
    round(t) {
      if (t.table.hills.length === 0) return 'end';
      t.call('round', {});
      return 'round';
    },
    /** SK-END-01 */
    end(t) {
      const { points } = t.table;
      const most = Math.max(...points);
      t.finish({ winners: points.flatMap((n, seat) => (n === most ? [seat] : [])), scores: points, why: 'hills-fought' });
      return 'done';
    },
  },
};

export const round: Rules<'round'> = {
  first: 'hill',
  stages: {
    /** SK-RND-01 */
    hill(t) {
      const { table } = t;
      const points = table.hills.at(-1) ?? 0;
      table.hills = table.hills.slice(0, -1);
      table.prize += points;
      t.reveal();
      if (t.telling) t.emit({ type: 'hill', points, prize: table.prize });
      return 'choose';
    },

    choose: {
      rules: ['SK-RND-02', 'SK-RND-03'],
      askAll: (table) => fromLead(table).map((seat) => pick(seat, ranksFrom(table, seat, 1))),
      answer({ table }, _f, rank, seat) {
        addTo(hand(table, seat), rank - 1, -1);
        table.field = table.field.with(seat, rank);
      },
      next: 'clash',
    },

    /** Dice fall, and the weakest captain may rally. SK-RND-03, SK-RAL-01 */
    clash(t) {
      const { table } = t;
      const dice: number[] = [];
      const strength: number[] = [];
      for (let seat = 0; seat < t.seats; seat++) {
        dice.push(1 + t.random(DICE[seat]!, DIE));
        strength.push(table.field[seat]! + dice[seat]!);
      }
      table.strength = strength;
      if (t.telling) t.emit({ type: 'clash', ranks: table.field, dice, strength });
      if (table.rally) t.call('rally', {});
      return 'prize';
    },

    /** SK-RND-04, SK-RND-05 */
    prize(t) {
      const { table } = t;
      const winner = strongest(table);
      const best = table.strength[winner]!;
      if (table.strength.lastIndexOf(best) !== table.strength.indexOf(best)) {
        t.emit({ type: 'stays', prize: table.prize });
        return 'refill';
      }
      table.points = table.points.with(winner, table.points[winner]! + table.prize);
      if (t.telling) t.emit({ type: 'taken', seat: winner, points: table.prize });
      table.prize = 0;
      return 'refill';
    },

    /** SK-RND-06, SK-RND-08 */
    refill(t) {
      const { table } = t;
      for (const rank of table.field) addTo(table.discard, rank - 1, 1);
      table.field = NONE[t.seats]!;
      table.strength = table.field;
      for (const seat of fromLead(table)) refill(t, table, seat);
      table.lead = (table.lead + 1) % t.seats;
      return 'done';
    },
  },
};

/** Labels of the dice and empty fields by number of seats, made once. */
const DICE = ['die:0', 'die:1', 'die:2', 'die:3'];
const NONE: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0]];
