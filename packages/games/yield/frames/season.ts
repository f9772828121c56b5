import { pick } from '@longtable/kernel';
import { STRATEGY, type StrategyCard } from '../data/cards.ts';
import { drawCards } from '../deeds.ts';
import { target } from '../ids.ts';
import { faceDownDraw } from '../muster.ts';
import type { ReadTable, Rules, Turn } from '../spec.ts';
import { player } from '../table.ts';

export const season: Rules<'season'> = {
  first: 'choose',
  stages: {
    choose: {
      rules: ['YD-STR-02', 'YD-STR-07', 'YD-CRD-01'],
      /** YD-GEN-13 */
      askAll: (table, f) => f.order.map((seat) => pick(seat, inHand(table, seat))),
      answer(t, _f, card, seat) {
        player(t.table, seat).chosen = card;
        t.reveal(); // all have chosen: nobody takes it back
      },
      next: 'turn',
      show: (table, _f, seat) => ({
        targets: Object.fromEntries(inHand(table, seat).map((card) => [card, target('strategy', card)])),
        blocked: STRATEGY.filter((c) => !inHand(table, seat).includes(c)).map((id) => ({
          id,
          target: target('strategy', id),
          rule: 'YD-STR-07',
        })),
      }),
    },

    /** YD-STR-03 */
    turn: (_t, f) => (f.turn < f.order.length ? 'perform' : 'done'),

    perform: {
      rules: ['YD-STR-04', 'YD-STR-06'],
      ask: (_t, f) => pick(f.order[f.turn]!, PERFORM_OR_KEEP),
      answer(t, f, how, seat) {
        const p = player(t.table, seat);
        const card = p.chosen!;
        p.chosen = null;
        f.turn++;
        t.reveal();
        if (how === 'perform') {
          p.shown = [...p.shown, card];
          t.emit({ type: 'performed', seat, card });
          if (card === 'ritual') t.call('ritual', { seat });
          else t.call('card', { seat, card });
          return 'turn';
        }
        p.kept = [...p.kept, card];
        t.emit({ type: 'kept', seat });
        drawFaceDown(t, seat);
        return 'turn';
      },
      show: (table, _f, seat) => ({ with: { card: player(table, seat).chosen, ...faceDownDraw(table, seat) } }),
    },
  },
};
const PERFORM_OR_KEEP = ['perform', 'keep'] as const;

/** The card itself does nothing, a Ritual included. YD-STR-05, YD-CRD-RIT-09, YD-DUO-05 */
function drawFaceDown(t: Turn, seat: number): void {
  const { draw, keep } = faceDownDraw(t.table, seat);
  const drawn = drawCards(t, t.table, seat, draw);
  if (keep < drawn.length) {
    player(t.table, seat).fresh = drawn;
    t.call('choice', { seat, keep });
  }
  t.call('discard', { seat, owed: 0 });
}

/** YD-STR-07: what was played this Year stays out of hand. */
function inHand(table: ReadTable, seat: number): StrategyCard[] {
  const { shown, kept } = player(table, seat);
  return STRATEGY.filter((card) => !shown.includes(card) && !kept.includes(card));
}
