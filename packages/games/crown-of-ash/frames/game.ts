import { ROUNDS } from '../data/numbers.ts';
import type { Rules } from '../spec.ts';
import { citadelVp, player } from '../table.ts';

export const game: Rules<'game'> = {
  rules: ['CA-TRN-01', 'CA-TRN-02', 'CA-TRN-12', 'CA-RND-10', 'CA-END-01', 'CA-SET-23'],
  first: 'setup',
  begin: () => ({ turn: 0 }),
  stages: {
    setup(t) {
      t.call('setup', {});
      return 'round';
    },

    round(t, f) {
      const { table } = t;
      table.phase = 'round';
      f.turn = 0;
      t.emit({ type: 'round', round: table.round, citadel: citadelVp(table)[table.round - 1]! });
      return 'turns';
    },

    /** One after the other in turn order, until nobody has a minion left. */
    turns(t, f) {
      const { table } = t;
      const who = table.order[f.turn % table.order.length]!;
      if (player(table, who).minions === 0) return 'endOfRound';
      f.turn++;
      if (player(table, who).ai) t.call('aiTurn', { who });
      else t.call('turn', { who });
      return 'turns';
    },

    endOfRound(t) {
      const last = t.table.round === ROUNDS;
      t.table.phase = 'end-of-round';
      t.call('endOfRound', {});
      return last ? 'end' : 'round';
    },

    end(t) {
      t.call('final', {});
      return 'done';
    },
  },
};
