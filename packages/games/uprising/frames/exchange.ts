/** Goods that change hands during a Trade (UP-ACT-TRADE-03). Each Hero gives what his player likes. */

import { type Blocked, pick, type RuleId, type Seat, shareBetween } from '@longtable/kernel';
import { CARD_LIMIT, RESOURCES, type Res } from '../data/factions.ts';
import type { ItemId } from '../data/items.ts';
import type { HexId } from '../data/map.ts';
import { byRule } from '../data/reasons.ts';
import { receiveItem } from '../deeds/cards.ts';
import { give } from '../deeds/points.ts';
import { goodsOf, wealth } from '../query/goods.ts';
import { canUse } from '../query/items.ts';
import type { Data, Rules, Turn } from '../spec.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';

type F = Readonly<Data<'exchange'>>;
const giver = (f: F): Seat => f.seats[f.turn]!;

/** UP-CARD-05: whoever still has to discard gets no further Item. */
const mustDiscard = (table: ReadTable, seat: Seat): boolean =>
  player(table, seat).feats.length + player(table, seat).items.length > CARD_LIMIT;

/** `goods:1`: resources to seat 1 · `flenser>1`: an Item that seat 1 can use. Nothing else can be given. UP-ACT-TRADE-04 */
function gifts(table: ReadTable, f: F): string[] {
  const seat = giver(f);
  const list: string[] = [];
  for (const to of f.seats) {
    if (to === seat) continue;
    if (wealth(table, seat) > 0) list.push(`goods:${to}`);
    for (const item of itemsFor(table, seat, to)) list.push(`${item}>${to}`);
  }
  return list;
}

/** Items that one Hero may give to another. In the Build Phase nobody is asked beside his own lane, so no eleventh card comes. */
function itemsFor(table: ReadTable, seat: Seat, to: Seat): ItemId[] {
  const { feats, items } = player(table, to);
  const isFull = table.phase === 'build' ? feats.length + items.length >= CARD_LIMIT : mustDiscard(table, to);
  return isFull ? [] : player(table, seat).items.filter((item) => canUse(table, to, item));
}

/** UP-CARD-02, UP-CARD-04, UP-CARD-05: what keeps an Item from another Hero, or null. */
function whyNoItem(table: ReadTable, seat: Seat, to: Seat, item: ItemId): RuleId | null {
  if (itemsFor(table, seat, to).includes(item)) return null;
  if (!canUse(table, to, item)) return 'UP-CARD-02';
  return table.phase === 'build' ? 'UP-CARD-04' : 'UP-CARD-05';
}

/** Items that the other cannot take; Feats and Quests, which nobody can give. */
function barredGifts(table: ReadTable, f: F): Blocked[] {
  const { feats, items, quests } = player(table, giver(f));
  return f.seats.flatMap((to) => {
    if (to === giver(f)) return [];
    const refused = items.flatMap((item): Blocked[] => {
      const rule = whyNoItem(table, giver(f), to, item);
      return rule === null ? [] : [{ id: `${item}>${to}`, rule }];
    });
    return [...refused, ...[...feats, ...quests].map((card) => ({ id: `${card}>${to}`, rule: 'UP-ACT-TRADE-04' }))];
  });
}

function handOver(t: Turn, seat: Seat, to: Seat, item: ItemId): void {
  const p = player(t.table, seat);
  const down = p.down.includes(item);
  p.items = p.items.filter((x) => x !== item);
  p.down = p.down.filter((x) => x !== item);
  t.reveal();
  t.emit({ type: 'gave-item', seat, to, item });
  receiveItem(t, to, item);
  if (down) player(t.table, to).down = [...player(t.table, to).down, item];
}

function handGoods(t: Turn, seat: Seat, to: Seat, goods: readonly number[]): void {
  t.reveal();
  t.emit({ type: 'gave', seat, to, goods });
  give(
    t,
    seat,
    goods.map((n) => 0 - n),
    byRule('gift'),
  );
  give(t, to, goods, byRule('gift'));
}

/** UP-ACT-TRADE-03, UP-BLD-07: what a Hero may give by an offer while another one's Trade goes on: one thing at a time. */
export function giftsTo(table: ReadTable, seat: Seat, seats: readonly Seat[]): string[] {
  const have = goodsOf(table, seat);
  return seats.flatMap((to) => {
    if (to === seat) return [];
    const goods = RESOURCES.filter((_, i) => have[i]! > 0).map((res) => `${res}>${to}`);
    return [...goods, ...itemsFor(table, seat, to).map((item) => `${item}>${to}`)];
  });
}

export function giveGift(t: Turn, seat: Seat, gift: string): void {
  const [what, to] = gift.split('>') as [Res | ItemId, string];
  const i = RESOURCES.indexOf(what as Res);
  if (i < 0) handOver(t, seat, Number(to), what as ItemId);
  else
    handGoods(
      t,
      seat,
      Number(to),
      RESOURCES.map((_, k) => (k === i ? 1 : 0)),
    );
}

/** The hex where the Heroes stand together; -1: a card lets them trade from afar. */
function meetingHex(table: ReadTable, f: F): HexId {
  const [first, ...others] = f.seats.map((seat) => player(table, seat).at);
  return others.every((at) => at === first) ? first! : -1;
}

export const exchange: Rules<'exchange'> = {
  first: 'give',
  stages: {
    give: {
      rules: ['UP-ACT-TRADE-03', 'UP-ACT-TRADE-04', 'UP-CARD-02'],
      ask(t, f) {
        if (f.turn === f.givers) return null;
        return pick(giver(f), [...gifts(t, f), 'done']);
      },
      forced: true,
      skip: 'done',
      answer(t, f, id, seat) {
        if (id === 'done') {
          f.turn++;
          return 'give';
        }
        if (id.startsWith('goods:')) {
          f.to = Number(id.slice(6));
          return 'goods';
        }
        const [item, to] = id.split('>') as [ItemId, string];
        handOver(t, seat, Number(to), item);
        return 'give';
      },
      show: (t, f) => ({ with: { by: f.seats[0]!, hex: meetingHex(t, f) }, blocked: barredGifts(t, f) }),
    },
    goods: {
      rules: ['UP-ACT-TRADE-03'],
      ask: (t, f) => shareBetween(giver(f), 0, wealth(t, giver(f)), RESOURCES, [0, 0, 0], goodsOf(t, giver(f))),
      answer(t, f, goods, seat) {
        handGoods(t, seat, f.to, goods);
        return 'give';
      },
      show: (_t, f) => ({ with: { to: f.to } }),
    },
  },
};
