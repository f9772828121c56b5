import { SEASONS, YEARS } from '../data/numbers.ts';
import { win } from '../deeds.ts';
import { points } from '../query/board.ts';
import type { Phase, ReadTable, Rules, Side, Turn } from '../spec.ts';
import { sideOf, sideOrder, turnOrder } from '../table.ts';

export const game: Rules<'game'> = {
  first: 'setup',
  stages: {
    /** YD-SET-19 */
    setup(t) {
      t.call('setup', {});
      return 'year';
    },
    /** The phases of a Year follow from here. YD-GEN-02, YD-SET-19 */
    year(t) {
      t.table.year++;
      t.table.season = 0;
      t.emit({ type: 'year', year: t.table.year });
      enter(t, 'strategy');
      return 'season';
    },
    /** A new marker counts from the next Season on. YD-STR-01, YD-STR-12, YD-STR-14 */
    season(t) {
      const { table } = t;
      table.first = table.marker;
      if (table.season === SEASONS) return 'battles';
      table.season++;
      table.markerLocked = false;
      t.emit({ type: 'season', season: table.season });
      t.call('season', { order: turnOrder(table), turn: 0 });
      return 'season';
    },
    /** All take their strategy cards back. YD-STR-08, YD-GEN-02 */
    battles(t) {
      for (const p of t.table.players) {
        p.shown = [];
        p.kept = [];
      }
      enter(t, 'battle');
      t.call('battles', {});
      return 'conquer';
    },
    /** YD-CNQ-06, YD-CNQ-07, YD-GEN-03 */
    conquer(t) {
      enter(t, 'conquer');
      for (const seat of turnOrder(t.table)) t.call('conquest', { seat });
      return t.table.year === YEARS ? 'end' : 'recovery';
    },
    /** YD-REC-09 */
    recovery(t) {
      enter(t, 'recovery');
      t.call('recovery', { gain: 0 });
      return 'year';
    },
    /** YD-END-01, YD-GEN-01, YD-GEN-04 */
    end(t) {
      win(t, leading(t.table), 'years-over');
      return 'done';
    },
  },
};

function enter(t: Turn, phase: Phase): void {
  t.table.phase = phase;
  t.emit({ type: 'phase', phase });
}

/** The side with the most points; among equals the earliest in turn order. YD-GEN-12, YD-END-04, YD-TEAM-04 */
function leading(table: ReadTable): Side {
  const total = (side: Side): number =>
    table.players.reduce((n, _, seat) => (sideOf(table, seat) === side ? n + points(table, seat) : n), 0);
  return sideOrder(table).reduce((best, side) => (total(side) > total(best) ? side : best));
}
