/** The Refresh Phase and the Events Phase. */

import { ROW } from '../data/difficulty.ts';
import { EVENT } from '../data/events.ts';
import { ACTION_POINTS } from '../data/factions.ts';
import { CAPITAL } from '../data/map.ts';
import { EVENT_EFFECT, QUEST_IMMEDIATE } from '../data/paths.ts';
import { QUEST } from '../data/quests.ts';
import { byRule } from '../data/reasons.ts';
import { newMarket } from '../deeds/cards.ts';
import { runEffect } from '../deeds/effect.ts';
import { addTokens, raiseThreat } from '../deeds/pieces.ts';
import { ctxOf } from '../query/context.ts';
import type { Rules } from '../spec.ts';
import { isSecond, player, turnOrder } from '../table.ts';
import type { ReadTable } from '../types.ts';

/** AP of a seat that lie on Nemesis cards (UP-REF-03). */
export const heldAp = (table: ReadTable, seat: number): number =>
  [...table.foes, ...table.dying].reduce((sum, foe) => sum + foe.held[seat]!, 0);

/** UP-REF-07: the steps in this order. */
export const refresh: Rules<'refresh'> = {
  first: 'druid',
  stages: {
    /** UP-REF-01 */
    druid(t) {
      const { table } = t;
      if (isSecond(table) || table.druidsUp >= table.druids.length) return 'cards';
      table.druidsUp++;
      t.reveal();
      t.emit({ type: 'druid', druid: table.druids[table.druidsUp - 1]! });
      return 'cards';
    },
    /** UP-REF-02 */
    cards({ table }) {
      for (const p of table.players) {
        p.down = [];
        p.marks = p.marks.filter((mark) => mark === 'free-haven');
      }
      table.bloodMoon = false;
      return 'ap';
    },
    /** UP-REF-03 */
    ap(t) {
      for (const seat of turnOrder(t.table)) player(t.table, seat).ap = ACTION_POINTS - heldAp(t.table, seat);
      return 'market';
    },
    /** UP-REF-04 */
    market(t) {
      newMarket(t);
      return 'quests';
    },
    /** UP-REF-05, UP-ACT-QST-09 */
    quests({ table }) {
      table.questDiscard = [...table.questDiscard, ...table.openQuests];
      table.openQuests = [];
      return 'deal';
    },
    /** Each Quest is shown, then its immediate effect is done, then the next one is dealt. UP-ACT-QST-10, UP-REF-08 */
    deal(t, f) {
      const { table } = t;
      const quest = table.questDeck.at(-1);
      if (f.dealt === ROW || quest === undefined) return 'token';
      f.dealt++;
      table.questDeck = table.questDeck.slice(0, -1);
      table.vision = Math.max(0, table.vision - 1);
      table.openQuests = [...table.openQuests, quest];
      t.reveal();
      t.emit({ type: 'quests', quests: [quest] });
      if (QUEST[quest].immediate.length > 0) {
        const { first } = table;
        t.call('immediate', { path: QUEST_IMMEDIATE[quest], ctx: ctxOf(first, player(table, first).at, { quest }) });
        t.call('settle', { by: first, fights: true });
      }
      return 'deal';
    },
    /** UP-REF-06, UP-SET-26 */
    token(t) {
      const { table } = t;
      if (table.chapter > 1) {
        table.first = (table.first + 1) % table.players.length;
        t.emit({ type: 'first', seat: table.first });
      }
      return 'done';
    },
  },
};

const GROWTH = 2;

export const events: Rules<'events'> = {
  first: 'growth',
  stages: {
    /** UP-EVT-01 */
    growth(t) {
      for (const { card } of t.table.foes) raiseThreat(t, card, GROWTH, byRule('growth'));
      return 'reveal';
    },
    /** UP-EVT-02, UP-SET-24 */
    reveal(t) {
      const { table } = t;
      const event = table.events[table.chapter - 1]!;
      table.eventsUp = Math.max(table.eventsUp, table.chapter);
      table.threat = EVENT[event].threat;
      t.reveal();
      t.emit({ type: 'event', event, threat: table.threat });
      runEffect(t, EVENT_EFFECT[event], ctxOf(table.first, CAPITAL));
      return 'after';
    },
    after(t) {
      t.call('settle', { by: t.table.first, fights: true });
      return 'tokens';
    },
    /** UP-EVT-05, UP-EVT-09: Units placed a moment ago get theirs too. */
    tokens(t) {
      const n = t.table.chapter === t.table.options.chapters ? 2 : 1;
      for (const { card } of t.table.foes) addTokens(t, card, n, byRule('tokens'));
      return 'done';
    },
  },
};
