/** The Production Phase and the Scoring Phase. */

import { pick, type Seat } from '@longtable/kernel';
import { ALL, NEIGHBOURS } from '../data/map.ts';
import { byRule } from '../data/reasons.ts';
import { addVp, gain } from '../deeds/points.ts';
import { wealth } from '../query/goods.ts';
import { income, passives } from '../query/income.ts';
import { tileAt } from '../query/map.ts';
import { cursesOnMap, foesOf, havenCount, havensOf, NO_UNITS } from '../query/pieces.ts';
import type { Event, Grave, Party, Rules, Turn } from '../spec.ts';
import { hexOf, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';

export const production: Rules<'production'> = {
  first: 'next',
  stages: {
    /** UP-PRD-05, UP-CON-03 */
    next(t, f) {
      const seat = turnOrder(t.table)[f.turn];
      if (seat === undefined) return 'done';
      const goods = income(t.table, seat);
      t.emit({ type: 'produced', seat, goods });
      gain(t, seat, goods, byRule('production'));
      return 'window';
    },
    window(t, f) {
      t.call('window', { at: 'production', seat: turnOrder(t.table)[f.turn]! });
      f.turn++;
      return 'next';
    },
  },
};

const GRAVE_VP = 2;
const HAVEN_VP = 2;
export const PRICE_OF_VP = 5;

type Why = Extract<Event, { type: 'scored' }>['why'];
function score(t: Turn, party: Party, n: number, why: Why): void {
  if (n === 0) return;
  t.emit({ type: 'scored', party, n, why });
  addVp(t, party, n, byRule(`score-${why}`));
}

/** UP-SCO-01 to UP-SCO-03: each faction with at least one Unit in it, the other Nemesis included. */
const factionsIn = (g: Grave): number =>
  g.units.filter((row) => row.some((n) => n > 0)).length + (g.skeletons > 0 || g.garrisons.some((n) => n > 0) ? 1 : 0);
const emptied = (g: Grave): Grave => ({ units: g.units.map(() => NO_UNITS), garrisons: [0, 0, 0], skeletons: 0 });

/** Ancestors' Due: Curses next to Havens of its owner. */
function chaosLess(table: ReadTable): number {
  return table.players.reduce((sum, _, seat) => {
    const due = passives(table, seat).find((p) => p.on === 'chaos-score');
    if (due?.on !== 'chaos-score') return sum;
    const near = ALL.filter((h) => hexOf(table, h).curse && NEIGHBOURS[h]!.some((n) => hexOf(table, n).haven === seat)).length;
    return sum + Math.min(due.most, near);
  }, 0);
}

/** UP-SCO-01 */
function scoreEmpire(t: Turn): void {
  const { table } = t;
  score(t, 'E', ALL.filter((h) => hexOf(table, h).garrisons > 0).length, 'garrisons');
  score(t, 'E', foesOf(table, 'E').length, 'legions');
  score(t, 'E', GRAVE_VP * factionsIn(table.imperialGrave), 'graveyard');
  table.imperialGrave = emptied(table.imperialGrave);
}

/** UP-SCO-02 */
function scoreChaos(t: Turn): void {
  const { table } = t;
  score(t, 'C', Math.max(0, cursesOnMap(table) - chaosLess(table)), 'curses');
  score(t, 'C', foesOf(table, 'C').length, 'hordes');
  score(t, 'C', GRAVE_VP * factionsIn(table.chaosGrave), 'graveyard');
  table.chaosGrave = emptied(table.chaosGrave);
}

/** UP-SCO-04, UP-HEX-05 */
function scorePlayer(t: Turn, seat: Seat): void {
  const { table } = t;
  score(t, seat, HAVEN_VP * havenCount(table, seat), 'havens');
  score(
    t,
    seat,
    havensOf(table, seat).reduce((sum, h) => sum + (tileAt(table, h)?.vp ?? 0), 0),
    'hexes',
  );
  const defended = havensOf(table, seat).filter((h) => hexOf(table, h).wall && hexOf(table, h).tower).length;
  const cards = passives(table, seat).reduce((sum, p) => sum + (p.on === 'score' ? p.vp * (p.per === undefined ? 1 : defended) : 0), 0);
  score(t, seat, cards, 'cards');
}

export const scoring: Rules<'scoring'> = {
  first: 'window',
  stages: {
    /** UP-SCO-10 */
    window(t) {
      for (const seat of turnOrder(t.table)) t.call('window', { at: 'scoring', seat });
      return 'score';
    },
    /** UP-SCO-06 */
    score(t) {
      scoreEmpire(t);
      scoreChaos(t);
      for (const seat of turnOrder(t.table)) scorePlayer(t, seat);
      return 'spend';
    },
    spend: {
      rules: ['UP-SCO-05'],
      ask(t, f) {
        const seat = turnOrder(t)[f.turn];
        if (seat === undefined || wealth(t, seat) < PRICE_OF_VP) return null;
        return pick<Seat | 'done'>(seat, [...t.players.keys(), 'done']);
      },
      skip: 'next',
      answer(t, _f, to, seat) {
        if (to === 'done') return 'next';
        t.call('pay', { seat, n: PRICE_OF_VP, to, why: byRule('bought') });
        return 'spend';
      },
    },
    next(t, f) {
      f.turn++;
      return f.turn < t.table.players.length ? 'spend' : 'done';
    },
  },
};
