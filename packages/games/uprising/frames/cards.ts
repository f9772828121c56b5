/** Cards that come and go: attribute Feats, the limit of ten, the search for a Feat; goods and payments of any kind. */

import { pick, share } from '@longtable/kernel';
import { CARD_LIMIT, RESOURCES } from '../data/factions.ts';
import { FEAT, type FeatId } from '../data/feats.ts';
import { ATTRIBUTES } from '../data/heroes.ts';
import type { ItemId } from '../data/items.ts';
import { CARD_USES } from '../data/paths.ts';
import { byRule } from '../data/reasons.ts';
import { discardCard, takeFeat } from '../deeds/cards.ts';
import { runEffect } from '../deeds/effect.ts';
import { addVp, give, pay as payGoods } from '../deeds/points.ts';
import { ctxOf } from '../query/context.ts';
import { goodsOf, wealth } from '../query/goods.ts';
import type { Data, Rules } from '../spec.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { cardTargets } from './show.ts';

/** UP-CARD-12: the chosen attribute, then the resources of the card. */
export const enter: Rules<'enter'> = {
  first: 'attribute',
  stages: {
    attribute: {
      rules: ['UP-CARD-12'],
      ask: (_t, f) => pick(f.seat, FEAT[f.feat].attributes ?? []),
      skip: 'done',
      answer(t, f, attribute) {
        const p = player(t.table, f.seat);
        const i = ATTRIBUTES.indexOf(attribute);
        p.attributes = p.attributes.with(i, p.attributes[i]! + 1);
        p.tucked = [...p.tucked, { feat: f.feat, attribute }];
        t.emit({ type: 'attribute', seat: f.seat, feat: f.feat, attribute });
        runEffect(t, CARD_USES[0]![f.feat]!, ctxOf(f.seat, p.at));
        return 'done';
      },
      show: (_t, f) => ({ with: { feat: f.feat } }),
    },
  },
};

const heldBy = (table: ReadTable, seat: number): (FeatId | ItemId)[] => [...player(table, seat).feats, ...player(table, seat).items];

/** UP-CARD-04, UP-CARD-05: any of the eleven, also the new one. */
export const limit: Rules<'limit'> = {
  first: 'discard',
  stages: {
    discard: {
      rules: ['UP-CARD-04', 'UP-CARD-05'],
      ask: (t, f) => (heldBy(t, f.seat).length > CARD_LIMIT ? pick(f.seat, heldBy(t, f.seat)) : null),
      skip: 'done',
      answer(t, f, card) {
        discardCard(t, f.seat, card, '');
        return 'discard';
      },
      show: (t, f) => ({
        targets: cardTargets(heldBy(t, f.seat)),
        blocked: player(t, f.seat).quests.map((id) => ({ id, target: `card:${id}`, rule: 'UP-CARD-04' })),
      }),
    },
  },
};

/** UP-CARD-09: the owner alone looks through his deck; then it is shuffled. */
export const gainFeat: Rules<'gain-feat'> = {
  first: 'feat',
  stages: {
    feat: {
      rules: ['UP-CARD-09'],
      ask: (t, f) => pick(f.seat, player(t, f.seat).deck.toSorted()),
      skip: 'done',
      answer(t, f, feat) {
        takeFeat(t, f.seat, feat);
        return 'done';
      },
    },
  },
};

const NONE: readonly number[] = [0, 0, 0];

/** The goods that must be paid however one chooses, or null when there is a choice. */
function onlyWay(table: ReadTable, f: Readonly<Data<'pay'>>): number[] | null {
  const have = goodsOf(table, f.seat);
  if (wealth(table, f.seat) <= f.n) return have;
  return have.filter((n) => n > 0).length === 1 ? have.map((n) => (n > 0 ? f.n : 0)) : null;
}

/** UP-CON-20: resources of any kind. While it is open the seat cannot exchange 3:1. `to`: who gets a VP for it, or -1. */
export const pay: Rules<'pay'> = {
  first: 'goods',
  stages: {
    goods: {
      rules: ['UP-CON-20', 'UP-BLD-04'],
      ask: (t, f) => (onlyWay(t, f) === null ? share(f.seat, f.n, RESOURCES, NONE, goodsOf(t, f.seat)) : null),
      skip: 'paid',
      answer(t, f, goods) {
        settle(t, f, goods);
        return 'done';
      },
      show: (_t, f) => ({ with: { n: f.n, to: f.to, why: f.why } }),
    },
    paid(t, f) {
      settle(t, f, onlyWay(t.table, f) ?? NONE);
      return 'done';
    },
  },
};

function settle(t: Parameters<typeof payGoods>[0], f: Readonly<Data<'pay'>>, goods: readonly number[]): void {
  payGoods(t, f.seat, goods, f.why);
  if (f.to < 0) return;
  t.emit({ type: 'spent', seat: f.seat, to: f.to, goods });
  addVp(t, f.to, 1, byRule('bought'));
}

/** UP-CON-03: resources of choice; also what the supply can still give of a larger gain. */
export const goods: Rules<'goods'> = {
  first: 'kinds',
  stages: {
    kinds: {
      rules: ['UP-CON-03'],
      ask: (_t, f) => (f.n === 0 ? null : share(f.seat, f.n, RESOURCES, NONE, f.most)),
      skip: 'done',
      answer(t, f, kinds) {
        give(t, f.seat, kinds, f.why);
        return 'done';
      },
      show: (_t, f) => ({ with: { n: f.n, why: f.why } }),
    },
  },
};
