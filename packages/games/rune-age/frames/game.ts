import { pick } from '@longtable/kernel';
import { NOBODY } from '../data/numbers.ts';
import { SCENARIO_DATA } from '../data/scenarios.ts';
import { endOfBuilding, endOfConquest, endOfRounds } from '../deeds/ends.ts';
import type { Card, Rules, Table } from '../spec.ts';
import { pileIds, player } from '../table.ts';

const AGREE = ['agree', 'refuse'] as const;

/** Rounds of turns and events, until somebody has won or everybody has lost. */
export const game: Rules<'game'> = {
  first: 'begin',
  begin: () => ({ from: NOBODY, turn: 0, refused: false }),
  stages: {
    begin: (t) => (t.table.options.neutrals === 'scenario' ? 'round' : 'agree'),
    /** Everybody must want the exchange. */
    agree: {
      rules: ['RA-OPT-01', 'RA-OPT-05'],
      askAll: (table) => table.players.map((_, seat) => pick(seat, AGREE)),
      answer(_t, f, answer) {
        if (answer === 'refuse') f.refused = true;
      },
      next: 'round',
      show: (table) => ({ with: { neutrals: table.neutrals, instead: SCENARIO_DATA[table.options.scenario].neutrals } }),
    },
    /** The same player begins every round. RA-SET-20 */
    round(t, f) {
      const { table } = t;
      if (table.round === 0) settleNeutrals(t.table, f.refused);
      if (table.round === 0 && table.options.neutrals !== 'scenario') {
        t.reveal();
        t.emit({ type: 'neutrals', agreed: !f.refused, piles: pileIds(table) });
      }
      table.round++;
      f.from = table.first;
      f.turn = 0;
      t.emit({ type: 'round', round: table.round });
      return 'turns';
    },
    /** One turn for each survivor, clockwise. RA-TRN-01, RA-ELM-06 */
    turns(t, f) {
      while (f.turn < t.seats) {
        const seat = (f.from + f.turn) % t.seats;
        f.turn++;
        if (!player(t.table, seat).alive) continue;
        t.call('turn', { seat });
        return 'turns';
      }
      return 'events';
    },
    events(t) {
      t.call('events', { event: null, queue: [], lost: null });
      return 'end';
    },
    /** Builders win at the end of the round. RA-AMB-13, RA-SCN-04 */
    end(t) {
      forgetUses(t.table);
      if (t.table.options.scenario === 'monument' && endOfBuilding(t)) return 'done';
      if (t.table.options.scenario === 'conquest' && endOfConquest(t)) return 'done';
      if (t.table.round >= t.table.options.roundLimit) endOfRounds(t);
      return 'round';
    },
  },
};

/** One refusal is enough: the recommended neutral cards are used. Whole piles are exchanged. RA-OPT-06 */
function settleNeutrals(table: Table, refused: boolean): void {
  if (refused) table.neutrals = SCENARIO_DATA[table.options.scenario].neutrals;
}

/** Every ability is available again in the next round, which begins after the events. RA-ABL-02, RA-EVT-18 */
function forgetUses(table: Table): void {
  for (const p of table.players) {
    clear(p.hand);
    clear(p.deck);
    clear(p.discard);
    if (p.shown.length > 0) p.shown = p.shown.map((card) => card & ~1);
  }
}

function clear(cards: Card[]): void {
  for (let i = 0; i < cards.length; i++) cards[i] = cards[i]! & ~1;
}
