import { NOBODY } from '../data/numbers.ts';
import { finalScore, ranking } from '../query/scoring.ts';
import type { Rules } from '../spec.ts';
import { aiOf } from '../table.ts';

export const final: Rules<'final'> = {
  first: 'reveal',
  begin: () => ({}),
  stages: {
    /** Fate cards are turned up, everything is counted. The AI wins for itself: no seat does then. CA-END-08, CA-END-13 */
    reveal(t) {
      const { table } = t;
      table.phase = 'end';
      t.reveal();
      const scores = table.players.map((_, who) => finalScore(table, who));
      scores.forEach((score, who) => {
        if (!table.players[who]!.ai) t.emit({ type: 'fate', who, fate: table.players[who]!.fate });
        t.emit({ type: 'final', who, score });
      });
      const ranks = ranking(table, scores);
      const totals = scores.map((score) => score.total);
      t.emit({ type: 'end', ranking: ranks, scores: totals });
      const first = ranks[0]!;
      const ai = aiOf(table);
      const winners = first.filter((who) => who !== ai);
      const why = winners.length === 0 ? 'ai' : first.length > 1 ? 'shared' : 'crown';
      t.finish({ winners, scores: ai === NOBODY ? totals : totals.slice(0, ai), why });
      return 'done';
    },
  },
};
