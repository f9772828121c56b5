/** Cards of a hand that everybody knows, because they were seen on their way there. */
import { describe, expect, it } from 'vitest';
import { drawOn, intoHandOpenly, outOfHand } from '../../deeds/zones.ts';
import type { Turn } from '../../spec.ts';
import { EVERYBODY } from '../../table.ts';
import { cards, names, seatOf, stage } from '../helpers.ts';

const quiet = { random: () => 0, reveal: () => {}, emit: () => {} } as unknown as Turn;

describe('a card that is drawn', () => {
  it('[RA-DCK-07] is known to all only if all had seen that very card', () => {
    const s = stage({ decks: ['wq-archer wq-vampire'] }).with((t) => {
      const p = seatOf(t, 0);
      p.hand = [];
      // The top is the end: the owner alone has seen the Archer, everybody the Vampire below it.
      p.known = [EVERYBODY, 1];
      drawOn(quiet, t, 0, 1);
      expect([names(p.hand), names(p.shown)]).toEqual([['wq-archer'], []]);
      drawOn(quiet, t, 0, 1);
      expect([names(p.hand), names(p.shown)]).toEqual([['wq-archer', 'wq-vampire'], ['wq-vampire']]);
    });
    expect(s.table.players[0]!.deck).toEqual([]);
  });
  it('[RA-DCK-07] is forgotten when one like it leaves in the open, and no other is', () => {
    stage({}).with((t) => {
      const p = seatOf(t, 0);
      p.hand = [];
      p.shown = [];
      for (const card of cards('wq-archer wq-vampire')) intoHandOpenly(p, card);
      outOfHand(p, cards('wq-archer')[0]!);
      expect(names(p.shown)).toEqual(['wq-vampire']);
      outOfHand(p, cards('wq-vampire')[0]!);
      expect([p.hand, p.shown]).toEqual([[], []]);
    });
  });
});
