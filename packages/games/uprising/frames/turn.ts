/** The Actions Phase: turns, Move, Trade, Haven, Market. */

import { type Blocked, pick, type Seat } from '@longtable/kernel';
import { ITEM, type ItemId } from '../data/items.ts';
import type { HexId } from '../data/map.ts';
import { CARD } from '../data/play-cards.ts';
import type { QuestId } from '../data/quests.ts';
import { byRule } from '../data/reasons.ts';
import { receiveItem, refillMarket } from '../deeds/cards.ts';
import { moveHero } from '../deeds/pieces.ts';
import { gain, pay } from '../deeds/points.ts';
import type { ActionId } from '../events.ts';
import { actions as actionsOf, blockedActs, havenCost } from '../query/acts.ts';
import { barredCards } from '../query/barred-cards.ts';
import { tooFarToMove } from '../query/barred-hexes.ts';
import { priceOf } from '../query/items.ts';
import { heroSteps } from '../query/map.ts';
import { usable } from '../query/usable.ts';
import type { Act, CardId, Data, In, Rules, Turn } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { hexTargets } from './show.ts';
import { useCard } from './window.ts';

/** Cards that do nothing but make a later Action of the turn cheaper or wider (UP-CARD-19). */
const FOR_AN_ACTION: readonly string[] = Object.keys(CARD).filter((id) =>
  CARD[id]!.uses.some((use) => use.window === 'actions' && use.effect.every((op) => op.op === 'mark')),
);

/** UP-CARD-18, UP-ACT-07: without an Action to come such cards change nothing. */
function actionCards(table: ReadTable, seat: Seat, mayAct: boolean): CardId[] {
  const cards = usable(table, seat, 'actions', undefined, undefined, undefined) as CardId[];
  return mayAct || cards.length === 0 ? cards : cards.filter((id) => !FOR_AN_ACTION.includes(id));
}

/** UP-ACT-01, UP-ACT-05, UP-ACT-06: clockwise until nobody has AP; who has none passes, but may still use cards. */
export const actions: Rules<'actions'> = {
  first: 'next',
  stages: {
    next(t, f) {
      const { players } = t.table;
      if (players.every((p) => p.ap === 0)) return 'done';
      for (let i = 0; i < players.length; i++) {
        const seat = (f.next + i) % players.length;
        if (player(t.table, seat).ap === 0 && actionCards(t.table, seat, false).length === 0) {
          t.emit({ type: 'passed', seat });
          continue;
        }
        f.next = (seat + 1) % players.length;
        t.call('turn', { seat, spent: false, acted: false });
        return 'next';
      }
      return 'done';
    },
  },
};

/** Answers that a turn allows: Actions, cards, and handing on, once an AP is spent. UP-ACT-04 */
function acts(table: ReadTable, f: Readonly<Data<'turn'>>): Act[] {
  const list = actionsOf(table, f.seat, f.acted);
  const cards = actionCards(table, f.seat, !f.acted && player(table, f.seat).ap > 0);
  if (list.length === 0 && cards.length === 0) return [];
  list.push(...cards);
  if (f.spent || f.acted || player(table, f.seat).ap === 0) list.push('end');
  return list;
}

/** UP-ACT-04: whoever has AP spends at least one before the turn is handed on. */
const barredEnd = (table: ReadTable, f: Readonly<Data<'turn'>>): Blocked[] =>
  acts(table, f).includes('end') ? [] : [{ id: 'end', rule: 'UP-ACT-04' }];

/** UP-ACT-02 */
export function spendAp(t: Turn, seat: Seat, action: ActionId): void {
  player(t.table, seat).ap--;
  t.emit({ type: 'action', seat, action });
}

/** Other Heroes on a Hero's hex. */
export const companions = (table: ReadTable, seat: Seat): Seat[] =>
  table.players.flatMap((p, s) => (s !== seat && p.at >= 0 && p.at === player(table, seat).at ? [s] : []));

/** UP-ACT-TRADE-01, UP-ACT-TRADE-03: 1 Salt, and goods among the Heroes of the hex, in every Phase (UP-BLD-07). */
export function trade(t: Turn, seat: Seat): void {
  spendAp(t, seat, 'trade');
  gain(t, seat, [1, 0, 0], byRule('trade'));
  const seats = [seat, ...companions(t.table, seat)];
  if (seats.length > 1) t.call('exchange', { seats, givers: t.table.phase === 'build' ? 1 : seats.length, turn: 0, to: -1 });
}

/** UP-ACT-HAV-01 */
function buildHaven(t: In<'turn'>, seat: Seat): void {
  const p = player(t.table, seat);
  spendAp(t, seat, 'haven');
  pay(t, seat, [0, havenCost(t.table, seat), 0], byRule('cost'));
  p.marks = p.marks.filter((m) => m !== 'free-haven');
  hexOf(t.table, p.at).haven = seat;
  t.emit({ type: 'built', seat, what: 'haven', hex: p.at });
}

/** UP-ACT-MKT-01, UP-ACT-MKT-03 */
function buyItem(t: In<'turn'>, seat: Seat, item: ItemId): void {
  const { table } = t;
  const p = player(table, seat);
  spendAp(t, seat, 'market');
  pay(t, seat, [priceOf(table, seat, item), 0, 0], byRule('cost'));
  p.marks = p.marks.filter((m) => m !== 'fence');
  table.market = table.market.filter((id) => id !== item);
  receiveItem(t, seat, item);
  refillMarket(t);
}

function command(t: In<'turn'>, seat: Seat): void {
  const p = player(t.table, seat);
  spendAp(t, seat, 'command');
  if (p.marks.includes('free-food')) p.marks = p.marks.filter((m) => m !== 'free-food');
  else pay(t, seat, [0, 0, 1], byRule('cost'));
  t.call('command', { seat, to: -1, second: -1, hero: false, edge: -1, march: false });
}

/** UP-ACT-03, UP-ACT-MKT-06: does one Action; all but Move and Trade end the turn. */
function act(t: In<'turn'>, f: Data<'turn'>, id: Act): void {
  const { seat } = f;
  f.spent = true;
  if (id === 'move') {
    spendAp(t, seat, 'move');
    t.call('move', { seat });
    return;
  }
  if (id === 'trade') {
    trade(t, seat);
    return;
  }
  f.acted = true;
  if (id === 'command') command(t, seat);
  else if (id === 'haven') buildHaven(t, seat);
  else if (id === 'explore') {
    spendAp(t, seat, 'explore');
    t.call('explore', { seat, hex: player(t.table, seat).at, effect: true });
  } else if (id.startsWith('buy:')) buyItem(t, seat, id.slice(4) as ItemId);
  else {
    spendAp(t, seat, 'quest');
    t.call('quest', { seat, quest: id.slice(6) as QuestId, bonus: '', noFail: false, roll: null });
  }
  t.call('settle', { by: seat, fights: true });
}

const ACTIONS: readonly string[] = ['move', 'trade', 'command', 'explore', 'haven'];
const isAction = (id: Act): boolean => ACTIONS.includes(id) || id.startsWith('buy:') || id.startsWith('quest:');

export const turn: Rules<'turn'> = {
  first: 'begin',
  stages: {
    begin(t, f) {
      t.emit({ type: 'turn', seat: f.seat });
      return 'act';
    },
    act: {
      rules: ['UP-ACT-02', 'UP-ACT-03', 'UP-ACT-04'],
      ask: (t, f) => pick(f.seat, acts(t, f)),
      skip: 'over',
      answer(t, f, id) {
        if (id === 'end') return 'over';
        if (isAction(id)) act(t, f, id);
        else {
          useCard(t, f.seat, id as CardId, 'actions', 0, player(t.table, f.seat).at);
          t.call('settle', { by: f.seat, fights: true });
        }
        return 'act';
      },
      show: (t, f) => ({
        with: { ap: player(t, f.seat).ap, acted: f.acted, prices: prices(t, f.seat) },
        targets: Object.fromEntries(
          acts(t, f).flatMap((id) => {
            const card = id.startsWith('buy:') ? id.slice(4) : id.startsWith('quest:') ? id.slice(6) : isAction(id) ? '' : id;
            return card === '' || id === 'end' ? [] : [[id, `card:${card}`]];
          }),
        ),
        blocked: [...blockedActs(t, f.seat, f.acted), ...barredCards(t, f.seat, 'actions', acts(t, f)), ...barredEnd(t, f)],
      }),
    },
    over({ table }, f) {
      const p = player(table, f.seat);
      p.marks = p.marks.filter((m) => m === 'free-haven' || m === 'salt-barons');
      return 'done';
    },
  },
};

const prices = (table: ReadTable, seat: Seat): Record<string, number> =>
  Object.fromEntries(table.market.filter((item) => item in ITEM).map((item) => [item, priceOf(table, seat, item)]));

/** The Hero goes to an adjacent hex, whatever lies there; it never starts a combat. */
export const move: Rules<'move'> = {
  first: 'to',
  stages: {
    to: {
      rules: ['UP-ACT-MOVE-01', 'UP-ACT-MOVE-02', 'UP-ACT-MOVE-04'],
      ask: (t, f) => pick<HexId>(f.seat, heroSteps(t, player(t, f.seat).at)),
      answer(t, f, to) {
        moveHero(t, f.seat, to);
        return 'done';
      },
      show: (t, f) => ({ targets: hexTargets(heroSteps(t, player(t, f.seat).at)), blocked: tooFarToMove(t, f.seat) }),
    },
  },
};
