import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const daqan = { races: ['daqan', 'waiqar'] as ('daqan' | 'waiqar')[] };
const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const discard = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).discard);

describe('Waiqar the Undying', () => {
  it('[card:wq-reanimate] [RA-TV-29] brings one more from the discard pile, which brings no third', () => {
    const s = say(
      turn({ hands: ['wq-reanimate gold-1'], discards: ['2xwq-reanimate gold-1'] }),
      0,
      'fight:stronghold',
      'wq-reanimate',
      'use',
    );
    expect(s.table.combat!.fighters.length).toBe(2);
    expect(discard(s)).toEqual(['wq-reanimate', 'gold-1']);
    expect(s.options(0)).toEqual(['stop']);
    const none = say(turn({ hands: ['wq-reanimate gold-1'], discards: ['wq-archer'] }), 0, 'fight:stronghold', 'wq-reanimate');
    expect(none.question(0).kind).toBe('battle');
  });

  it('[card:wq-archer] [RA-TV-27] destroys up to the strength of all Skeleton Archers: alone 2, two of them 4', () => {
    const s = turn({ hands: ['2xwq-archer', 'dq-siege-tower dq-bowman'] });
    say(s, 0, 'fight:realm:1', 'wq-archer');
    s.say(1, 'dq-siege-tower');
    s.say(0, 'wq-archer');
    expect(s.options(0)).toEqual(['unit:1', 'no']);
    s.say(0, 'unit:1');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-siege-tower' }]);
    const one = turn({ hands: ['wq-reanimate wq-archer', 'dq-knight dq-footman'] });
    say(one, 0, 'fight:realm:1', 'wq-reanimate');
    one.say(1, 'dq-knight');
    one.say(0, 'wq-archer');
    expect(one.asked).toEqual([1]);
  });

  it('[card:wq-necromancer] [RA-TV-28] reveals two, draws an undead, discards the rest', () => {
    const play = (deck: string, pile = '') =>
      say(turn({ hands: ['wq-necromancer gold-3'], decks: [deck], discards: [pile] }), 0, 'fight:stronghold', 'wq-necromancer', 'use');
    const first = play('wq-reanimate gold-1');
    expect([hand(first), discard(first)]).toEqual([['gold-3', 'wq-reanimate'], ['gold-1']]);
    const none = play('gold-1 gold-2');
    expect([hand(none), discard(none)]).toEqual([['gold-3'], ['gold-1', 'gold-2']]);
    const short = play('gold-1', 'wq-archer');
    expect([hand(short), discard(short)]).toEqual([['gold-3', 'wq-archer'], ['gold-1']]);
    const both = play('wq-archer wq-reanimate');
    expect(both.options(0)).toEqual(['wq-reanimate', 'wq-archer']);
    expect(hand(both.say(0, 'wq-archer'))).toEqual(['gold-3', 'wq-archer']);
    expect(discard(both)).toEqual(['wq-reanimate']);
  });

  it('[card:wq-vampire] takes a Reanimate from the barracks after a victory', () => {
    const s = assault(turn({ hands: ['wq-vampire gold-1'] }).say(0, 'fight:stronghold'), { 0: 'wq-vampire' }, true);
    expect(s.options(0)).toEqual(['unit:0', 'done']);
    s.say(0, 'unit:0');
    expect(discard(s)).toEqual(['wq-reanimate', 'wq-vampire*']);
    expect(seatOf(s.table, 0).barracks[0]).toBe(4);
    const lost = fight(turn({ hands: ['wq-vampire gold-1'], sites: { 'city-forge': -1 } }), 'city-forge', 'wq-vampire', '', true);
    expect(lost.question(0).kind).toBe('turn');
  });

  it('[card:wq-dark-knight] [RA-TV-09] +1 for each other friendly unit', () => {
    const s = assault(
      turn({ hands: ['wq-dark-knight 2xwq-archer nc-battle-cry'] }).say(0, 'fight:stronghold'),
      { 0: 'wq-dark-knight 2xwq-archer' },
      true,
    );
    s.say(0, 'unit:0');
    expect(compared(s)[0]).toBe(3 + 2 + 4);
    const alone = fight(turn({ hands: ['wq-dark-knight gold-1'] }), 'stronghold', 'wq-dark-knight', '', true);
    expect(compared(alone)[0]).toBe(3);
  });

  it('[card:wq-wyrm] destroys a unit and grows with three Reanimates, each part by itself', () => {
    const battle = assault(turn({ hands: ['wq-wyrm 3xwq-reanimate gold-1'] }).say(0, 'fight:stronghold'), { 0: 'wq-wyrm 3xwq-reanimate' });
    expect(compared(battle)[0]).toBe(8);
    const used = turn({ hands: ['wq-wyrm 3xwq-reanimate gold-1'] });
    say(used, 0, 'fight:stronghold', 'wq-wyrm', 'wq-reanimate', 'wq-reanimate', 'wq-reanimate', 'stop', 'unit:0');
    expect(compared(used)[0]).toBe(9);
    const siege = turn({ hands: ['wq-wyrm', 'dq-knight'] });
    say(siege, 0, 'fight:realm:1', 'wq-wyrm');
    siege.say(1, 'dq-knight');
    say(siege, 0, 'unit:0');
    expect(compared(siege)).toEqual([5, 0, true]);
  });
});

describe('Daqan Lords', () => {
  it('[card:dq-footman] draws a Footman; another card is discarded or left', () => {
    const play = (deck: string) =>
      say(turn({ ...daqan, hands: ['dq-footman gold-3'], decks: [deck] }), 0, 'fight:stronghold', 'dq-footman', 'use');
    expect(hand(play('dq-footman'))).toEqual(['gold-3', 'dq-footman']);
    const left = play('gold-1');
    expect(left.options(0)).toEqual(['top', 'discard']);
    left.say(0, 'top');
    expect(names(seatOf(left.table, 0).deck)).toEqual(['gold-1']);
    expect(discard(play('gold-1').say(0, 'discard'))).toEqual(['gold-1']);
  });

  it('[card:dq-bowman] discards a card to destroy a unit', () => {
    const t = turn({ ...daqan, hands: ['dq-footman dq-bowman gold-1', 'wq-wyrm gold-1'] });
    say(t, 0, 'fight:realm:1', 'dq-footman');
    t.say(1, 'wq-wyrm');
    t.say(0, 'dq-bowman');
    expect(t.options(0)).toEqual(['gold-1', 'no']);
    t.say(0, 'gold-1');
    expect(eventsOf(t, 'destroyed')).toMatchObject([{ seat: 1, card: 'wq-wyrm' }]);
    expect(discard(t)).toEqual(['gold-1']);
  });

  it('[card:dq-knight] draws a unit of strength 3 or less; another card stays', () => {
    const play = (deck: string) =>
      say(turn({ ...daqan, hands: ['dq-knight gold-3'], decks: [deck] }), 0, 'fight:stronghold', 'dq-knight', 'use');
    expect(hand(play('dq-knight'))).toEqual(['gold-3', 'dq-knight']);
    const strong = play('dq-siege-tower');
    expect(hand(strong)).toEqual(['gold-3']);
    expect(names(seatOf(strong.table, 0).deck)).toEqual(['dq-siege-tower']);
    expect(hand(play('nc-battle-cry'))).toEqual(['gold-3']);
  });

  it('[card:dq-wizard] draws two, puts one back', () => {
    const s = say(
      turn({ ...daqan, hands: ['dq-wizard gold-3'], decks: ['gold-1 gold-2 dq-footman'] }),
      0,
      'fight:stronghold',
      'dq-wizard',
      'use',
    );
    expect(s.options(0)).toEqual(['gold-1', 'gold-2', 'gold-3']);
    s.say(0, 'gold-3');
    expect(hand(s)).toEqual(['gold-1', 'gold-2']);
    expect(names(seatOf(s.table, 0).deck)).toEqual(['dq-footman', 'gold-3']);
  });

  it('[card:dq-siege-tower] discards one card for +2', () => {
    const s = say(
      turn({ ...daqan, hands: ['dq-siege-tower 2xgold-1'] }),
      0,
      'fight:stronghold',
      'dq-siege-tower',
      'stop',
      'unit:0',
      'gold-1',
    );
    expect(compared(s)[0]).toBe(6);
    expect(discard(s)).toEqual(['gold-1', 'dq-siege-tower*']);
    const kept = say(turn({ ...daqan, hands: ['dq-siege-tower gold-1'] }), 0, 'fight:stronghold', 'dq-siege-tower', 'stop', 'unit:0', 'no');
    expect(compared(kept)[0]).toBe(4);
  });

  it('[card:dq-roc] the next Footman, Bowman or Knight gets +2, two Rocs +4', () => {
    const s = say(
      turn({ ...daqan, hands: ['2xdq-roc dq-footman dq-knight gold-1'] }),
      0,
      'fight:stronghold',
      'dq-roc',
      'use',
      'dq-roc',
      'use',
      'dq-footman',
      'dq-knight',
      'stop',
    );
    expect(eventsOf(s, 'played').map((e) => e.total)).toEqual([6, 12, 17, 20]);
    const siegeTower = say(
      turn({ ...daqan, hands: ['dq-roc dq-siege-tower gold-1'] }),
      0,
      'fight:stronghold',
      'dq-roc',
      'use',
      'dq-siege-tower',
      'stop',
      'done',
    );
    expect(compared(siegeTower)[0]).toBe(10);
  });
});
