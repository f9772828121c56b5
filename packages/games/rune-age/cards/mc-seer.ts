import { pick } from '@longtable/kernel';
import { cardOf, HAND_IDS, type HandId, idOf } from '../data/cards.ts';
import { intoHand, lookAtTop, putOnTop, takeFromTop } from '../deeds/zones.ts';
import type { ReadTable, Rules } from '../spec.ts';
import { player, SEAT_BITS } from '../table.ts';

const LOOK = 3;

/** Seer: looks at three cards, draws one, puts the others back in any order. Nobody else sees them. */
export const seer: Rules<'mc-seer'> = {
  first: 'look',
  begin: (_t, { seat, unit }) => ({ seat, unit, looked: 0 }),
  stages: {
    look(t, f) {
      f.looked = lookAtTop(t, f.seat, LOOK, SEAT_BITS[f.seat]!);
      t.emit({ type: 'looked', seat: f.seat, n: f.looked });
      t.emit({ type: 'looked-at', seat: f.seat, cards: topOf(t.table, f.seat, f.looked).map(idOf) }, [f.seat]);
      return 'draw';
    },
    draw: {
      rules: ['RA-DCK-13'],
      ask: (table, f) => pick(f.seat, different(topOf(table, f.seat, f.looked))),
      answer(t, f, id) {
        const p = player(t.table, f.seat);
        const depth = topOf(t.table, f.seat, f.looked).indexOf(cardOf(id));
        intoHand(p, takeFromTop(p, depth));
        t.emit({ type: 'drew', seat: f.seat, n: 1 });
        t.emit({ type: 'drew-cards', seat: f.seat, cards: [idOf(cardOf(id))] }, [f.seat]);
        f.looked--;
        return f.looked === 2 ? 'top' : 'done';
      },
    },
    /** Two are left: which of them lies on top? */
    top: {
      rules: ['RA-DCK-07'],
      ask: (table, f) => pick(f.seat, different(topOf(table, f.seat, f.looked))),
      answer(t, f, id) {
        const p = player(t.table, f.seat);
        const depth = topOf(t.table, f.seat, f.looked).indexOf(cardOf(id));
        putOnTop(p, takeFromTop(p, depth), SEAT_BITS[f.seat]!);
        t.emit({ type: 'put-on-top', seat: f.seat, n: 2 });
        return 'done';
      },
    },
  },
};

/** The topmost first. */
const topOf = (table: ReadTable, seat: number, n: number): number[] => player(table, seat).deck.slice(-n).reverse();

const different = (cards: readonly number[]): HandId[] =>
  cards.filter((card, i) => cards.indexOf(card) === i).map((card) => HAND_IDS[card]!);
