import { ROUNDS } from '../data/numbers.ts';
import type { Rules } from '../spec.ts';
import { citadelVp, player } from '../table.ts';

export const game: Rules<'game'> = {
  first: 'setup',
  begin: () => ({ turn: 0 }),
  stages: {
    /** CA-SET-23 */
    setup(t) {
      t.call('setup', {});
      return 'round';
    },

    /** CA-TRN-01 */
    round(t, f) {
      const { table } = t;
      table.phase = 'round';
      f.turn = 0;
      t.emit({ type: 'round', round: table.round, citadel: citadelVp(table)[table.round - 1]! });
      return 'turns';
    },

    /** One after the other in turn order, until nobody has a minion left. CA-TRN-02, CA-TRN-12 */
    turns(t, f) {
      const { table } = t;
      const who = table.order[f.turn % table.order.length]!;
      if (player(table, who).minions === 0) return 'endOfRound';
      f.turn++;
      if (player(table, who).ai) t.call('aiTurn', { who });
      else t.call('turn', { who });
      return 'turns';
    },

    /** CA-RND-10, CA-END-01 */
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
