import { type Blocked, type Seat, share } from '@longtable/kernel';
import { sizeOf } from '@longtable/kit';
import { CARD_NAMES, KINDS } from '../data/cards.ts';
import { HAND_LIMIT } from '../data/numbers.ts';
import { discardCards } from '../deeds.ts';
import type { ReadTable, Rules } from '../spec.ts';
import { player } from '../table.ts';
import { discardAsk } from './setup.ts';

/** Owed discards and the hand limit are one discard of the greater number. */
export const discard: Rules<'discard'> = {
  first: 'cards',
  stages: {
    cards: {
      rules: ['YD-GEN-06', 'YD-GEN-07'],
      /** YD-CRD-CON-06, YD-CNQ-04, YD-CNQ-05 */
      ask(table, f) {
        const held = sizeOf(player(table, f.seat).hand);
        const n = Math.min(held, Math.max(f.owed, held - HAND_LIMIT));
        return n === 0 ? null : discardAsk(table, f.seat, n);
      },
      skip: 'done',
      answer(t, f, cards) {
        discardCards(t, f.seat, cards);
        return 'done';
      },
    },
  },
};

/** Some of the cards just drawn must go. */
export const choice: Rules<'choice'> = {
  first: 'discard',
  stages: {
    discard: {
      rules: ['YD-DUO-05', 'YD-DUO-08'],
      ask(table, f) {
        const { fresh } = player(table, f.seat);
        const most = new Array<number>(KINDS).fill(0);
        for (const kind of fresh) most[kind] = most[kind]! + 1;
        return share(f.seat, fresh.length - f.keep, CARD_NAMES, new Array<number>(KINDS).fill(0), most);
      },
      answer(t, f, cards) {
        player(t.table, f.seat).fresh = [];
        discardCards(t, f.seat, cards);
        return 'done';
      },
      show: (table, f) => ({ with: { keep: f.keep }, blocked: oldCards(table, f.seat) }),
    },
  },
};

/** Kinds of which all cards in hand are older than this draw. */
const oldCards = (table: ReadTable, seat: Seat): Blocked[] => {
  const { hand, fresh } = player(table, seat);
  return CARD_NAMES.flatMap((id, kind) => (hand[kind]! > 0 && !fresh.includes(kind) ? [{ id, rule: 'YD-DUO-08' }] : []));
};
