/** Windows: cards, Druids and Bolts that a player may use now, one after the other until he is done. */

import { pick } from '@longtable/kernel';
import { DRUID, DRUIDS, type DruidId } from '../data/druids.ts';
import type { Window } from '../data/ops.ts';
import { CARD_USES, DRUID_EFFECT, QUEST_USE } from '../data/paths.ts';
import { CARD } from '../data/play-cards.ts';
import type { QuestId } from '../data/quests.ts';
import { payCard } from '../deeds/cards.ts';
import { runEffect } from '../deeds/effect.ts';
import { barredIn } from '../query/barred.ts';
import { barredCards } from '../query/barred-cards.ts';
import { ctxOf } from '../query/context.ts';
import { cancelShields, other, sideOfSeat, spendBolt } from '../query/dice.ts';
import { usable, useIn } from '../query/usable.ts';
import type { CardId, In, Rules, Turn, Usable } from '../spec.ts';
import { player } from '../table.ts';
import { cardTargets } from './show.ts';

const isDruid = (id: Usable): id is DruidId => (DRUIDS as readonly string[]).includes(id);

/** UP-CARD-18: flipping or discarding is part of the use and happens first. */
export function useCard(t: Turn, seat: number, card: CardId, window: Window, side: 0 | 1, here: number): void {
  t.emit({ type: 'used', seat, card });
  const i = useIn(card, window);
  if (i >= 0 && CARD[card]!.uses[i]!.free !== true) payCard(t, seat, card);
  if (i < 0) payCard(t, seat, card);
  const path = i >= 0 ? CARD_USES[i]![card]! : QUEST_USE[card as QuestId];
  runEffect(t, path, ctxOf(seat, here, { side }));
}

/** UP-COM-26, UP-COM-37, UP-COM-64 */
function wakeDruid(t: In<'window'>, seat: number, id: DruidId): void {
  const c = t.need('combat');
  const r = t.need('round');
  const side = sideOfSeat(c, seat);
  if (r.marks.includes('storm-second')) r.marks = r.marks.filter((m) => m !== 'storm-second');
  else {
    spendBolt(t.table, r, side);
    if (r.marks.includes('storm')) r.marks = r.marks.map((m) => (m === 'storm' ? 'storm-second' : m));
  }
  const { window, limit } = DRUID[id];
  if (limit === 'combat') c.used = [...c.used, id];
  r.used = [...r.used, id];
  t.emit({ type: 'druid-used', seat, druid: id });
  if (window === 'after-damage') r.druids = [...r.druids, id];
  else runEffect(t, DRUID_EFFECT[id], ctxOf(seat, c.hex, { side }));
}

/** The whip's second part is over once it was used. */
const spendFree = (t: In<'window'>, id: CardId, window: Window): void => {
  if (CARD[id]?.uses[useIn(id, window)]?.free !== true) return;
  const r = t.need('round');
  r.marks = r.marks.filter((m) => m !== 'whip');
};

export const window: Rules<'window'> = {
  first: 'use',
  stages: {
    use: {
      rules: ['UP-CARD-11', 'UP-CARD-16', 'UP-COM-34'],
      ask(t, f, up) {
        const list = usable(t, f.seat, f.at, up('combat'), up('round'), up('hero-roll'));
        if (list.length === 0) return null;
        list.push('done');
        return pick(f.seat, list);
      },
      skip: 'done',
      answer(t, f, id) {
        if (id === 'done') return 'done';
        const c = t.up('combat');
        const side = c === undefined ? 0 : sideOfSeat(c, f.seat);
        if (id === 'cancel-shield') {
          const r = t.need('round');
          spendBolt(t.table, r, side);
          cancelShields(r, other(side), 1);
          t.emit({ type: 'shield-cancelled', party: f.seat, n: 1 });
        } else if (id === 'blood-moon') {
          const fight = t.need('combat');
          fight.marks = [...fight.marks, 'blood-moon'];
          t.call('reroll', { seat: f.seat, max: 1, of: '', only: '', hero: false });
        } else if (isDruid(id)) wakeDruid(t, f.seat, id);
        else {
          spendFree(t, id, f.at);
          useCard(t, f.seat, id, f.at, side, c?.hex ?? player(t.table, f.seat).at);
        }
        return 'use';
      },
      show(t, f, seat, up) {
        const combat = up('combat');
        const open = usable(t, f.seat, f.at, combat, up('round'), up('hero-roll'));
        const fight = combat === undefined ? null : { seat: f.seat, window: f.at, combat, round: up('round') };
        return {
          with: { window: f.at },
          targets: cardTargets(open),
          plan: { pass: 'done', round: t.chapter, touches: combat?.sides.includes(seat) === true },
          blocked: fight === null ? barredCards(t, f.seat, f.at, open, up('hero-roll')) : barredIn(t, fight, open),
        };
      },
    },
  },
};
