import { AREAS } from '../data/board.ts';
import { EMPTY, MINIONS, ROUNDS } from '../data/numbers.ts';
import { refillRow, toHand } from '../deeds/index.ts';
import { areaVp } from '../query/scoring.ts';
import type { Area, Rules, Turn, Who } from '../spec.ts';
import { player } from '../table.ts';

export const endOfRound: Rules<'endOfRound'> = {
  first: 'score',
  begin: () => ({}),
  stages: {
    /** CA-RND-01, CA-RND-02, CA-RND-10 */
    score(t) {
      for (let who = 0; who < t.table.players.length; who++) score(t, who);
      return t.table.round === ROUNDS ? 'done' : 'minions';
    },

    /** Resources, gold and combat cards stay as they are. CA-RND-03, CA-RND-11, CA-CRD-16 */
    minions({ table }) {
      for (let at = 0; at < table.spaces.length; at++) table.spaces[at] = [];
      for (const p of table.players) {
        p.minions = MINIONS;
        p.refreshed = false;
      }
      if (table.options.fortify === 'round') table.fortified = [];
      return 'graveyards';
    },

    /** CA-RND-04 */
    graveyards(t) {
      t.table.players.forEach((p, who) => {
        if (p.graveyard.length === 0) return;
        t.emit({ type: 'homecoming', who, fighters: p.graveyard });
        toHand(t.table, who, p.graveyard);
        p.graveyard = [];
      });
      return 'row';
    },

    /** The whole row is set aside first, so it may come back at once when the stack runs out. CA-RND-05, CA-STR-12, CA-STR-23 */
    row(t) {
      const { table } = t;
      /** Built tiles never come back. CA-STR-22 */
      const tiles = table.row.filter((tile) => tile !== EMPTY);
      table.aside = [...table.aside, ...tiles].sort((a, b) => a - b);
      table.row = table.row.map(() => EMPTY);
      t.reveal();
      t.emit({ type: 'cleared', tiles });
      refillRow(t, table);
      return 'advance';
    },

    /** The display of fighters is not renewed, hands and defenders stay. CA-RND-06, CA-AUT-09 */
    advance(t) {
      t.table.round++;
      t.call('turnOrder', {});
      return 'done';
    },
  },
};

/** Regions and the Citadel, defended or not; the AI like everybody. CA-VP-01, CA-VP-05, CA-SOL-15 */
function score(t: Turn, who: Who): void {
  const { table } = t;
  const areas: Area[] = [];
  const values: number[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (table.owner[area] !== who) continue;
    areas.push(area);
    values.push(areaVp(table, area));
  }
  const p = player(table, who);
  p.vp += values.reduce((sum, n) => sum + n, 0);
  t.emit({ type: 'scored', who, areas, values, vp: p.vp });
}
