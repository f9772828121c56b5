import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, names, say, seatOf, turn } from '../helpers.ts';

const dwarf = { races: ['dunwarr', 'waiqar'] as ('dunwarr' | 'waiqar')[] };
const orc = { races: ['orcs', 'daqan'] as ('orcs' | 'daqan')[] };
const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const discard = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).discard);

describe('Dwarves of Dunwarr', () => {
  it('[card:dw-shield] dies for another unit that an opponent’s ability would destroy, not against attrition', () => {
    const s = turn({ races: ['waiqar', 'dunwarr'], hands: ['wq-reanimate 2xwq-archer', 'dw-shield dw-prospector gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    s.say(1, 'dw-shield');
    s.say(0, 'wq-archer').say(0, 'no');
    s.say(1, 'dw-prospector');
    say(s, 0, 'wq-archer', 'unit:3');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['unit:1', 'no']);
    s.say(1, 'unit:1');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ card: 'dw-shield', why: 'shield' }]);
    const worn = turn({
      ...dwarf,
      options: { scenario: 'dragonlords' },
      hands: ['dw-shield dw-hammerer gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [2] },
    });
    assault(worn.say(0, 'fight:dl-14'), { 0: 'dw-shield dw-hammerer' });
    worn.say(0, 'unit:1');
    expect(eventsOf(worn, 'destroyed')).toMatchObject([{ card: 'dw-hammerer', why: 'attrition' }]);
    const self = turn({ races: ['waiqar', 'dunwarr'], hands: ['wq-reanimate wq-archer', 'dw-shield gold-1'] });
    say(self, 0, 'fight:realm:1', 'wq-reanimate');
    self.say(1, 'dw-shield');
    say(self, 0, 'wq-archer', 'unit:1');
    expect(eventsOf(self, 'destroyed')).toMatchObject([{ card: 'dw-shield', why: 'ability' }]);
  });

  it('[card:dw-prospector] reveals until gold, three at most', () => {
    const play = (deck: string) =>
      say(turn({ ...dwarf, hands: ['dw-prospector gold-3'], decks: [deck] }), 0, 'fight:stronghold', 'dw-prospector', 'use');
    const second = play('dw-shield gold-2 gold-1');
    expect([hand(second), discard(second), names(seatOf(second.table, 0).deck)]).toEqual([['gold-2', 'gold-3'], ['dw-shield'], ['gold-1']]);
    const none = play('3xdw-shield gold-1');
    expect([hand(none), discard(none).length]).toEqual([['gold-3'], 3]);
  });

  it('[card:dw-hammerer] a gold card for +2; asked as long as the hand is not empty', () => {
    const s = say(turn({ ...dwarf, hands: ['dw-hammerer gold-1'] }), 0, 'fight:stronghold', 'dw-hammerer', 'stop', 'unit:0', 'gold-1');
    expect(compared(s)[0]).toBe(5);
    const poor = say(turn({ ...dwarf, hands: ['dw-hammerer dw-shield'] }), 0, 'fight:stronghold', 'dw-hammerer', 'stop', 'unit:0');
    expect(poor.options(0)).toEqual(['no']);
  });

  it('[card:dw-runesmith] takes a gold-1 from the centre into the hand', () => {
    const s = turn({ ...dwarf, hands: ['dw-runesmith'] }).say(0, 'act:dw-runesmith');
    expect(hand(s)).toEqual(['gold-1']);
    expect(s.table.gold[0]).toBe(3);
  });

  it('[card:dw-bombard] gold destroys a unit of at most twice its value', () => {
    const s = turn({ ...dwarf, hands: ['dw-bombard gold-1 gold-2', 'wq-necromancer gold-1'] });
    say(s, 0, 'fight:realm:1', 'dw-bombard');
    s.say(1, 'wq-necromancer');
    say(s, 0, 'pass');
    s.say(1, 'pass');
    say(s, 0, 'unit:0');
    expect(s.options(0)).toEqual(['gold-2', 'no']);
    s.say(0, 'gold-2');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'wq-necromancer' }]);
  });

  it('[card:dw-golem] any number of gold cards, at most +4', () => {
    const s = say(
      turn({ ...dwarf, hands: ['dw-golem gold-1 gold-2 gold-3'] }),
      0,
      'fight:stronghold',
      'dw-golem',
      'stop',
      'unit:0',
      'gold-1',
      'gold-2',
      'done',
    );
    expect(compared(s)[0]).toBe(8);
    const much = say(
      turn({ ...dwarf, hands: ['dw-golem 2xgold-3'] }),
      0,
      'fight:stronghold',
      'dw-golem',
      'stop',
      'unit:0',
      'gold-3',
      'gold-3',
    );
    expect(compared(much)[0]).toBe(9);
  });
});

describe('Orcs of the Broken Plains', () => {
  it('[card:or-ravager] +1 with an empty hand', () => {
    const s = say(turn({ ...orc, hands: ['2xor-ravager'] }), 0, 'fight:stronghold', 'or-ravager', 'or-ravager', 'unit:0', 'unit:1');
    expect(compared(s)[0]).toBe(4);
    const full = say(turn({ ...orc, hands: ['or-ravager gold-1'] }), 0, 'fight:stronghold', 'or-ravager', 'stop');
    expect(compared(full)[0]).toBe(1);
  });

  it('[card:or-beastmaster] destroys an own card; the opponent discards one of his choice', () => {
    const s = turn({ ...orc, hands: ['or-beastmaster gold-1', 'dq-knight gold-2'] });
    say(s, 0, 'fight:realm:1', 'or-beastmaster', 'gold-1');
    expect(s.table.gold[0]).toBe(5);
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['gold-2', 'dq-knight']);
    s.say(1, 'gold-2');
    expect(discard(s, 1)).toEqual(['gold-2']);
    const many = turn({ ...orc, hands: ['or-beastmaster 2xgold-1', '2xgold-2'] });
    say(many, 0, 'fight:realm:1', 'or-beastmaster', 'gold-1').say(1, 'gold-2');
    expect([many.question(1).kind, hand(many), discard(many, 1)]).toEqual(['siege', ['gold-1'], ['gold-2']]);
    const empty = say(turn({ ...orc, hands: ['or-beastmaster gold-1', ''] }), 0, 'fight:realm:1', 'or-beastmaster');
    expect(empty.question(0).kind).toBe('siege');
  });

  it('[card:or-spiritspeaker] with an empty hand: reveals three, draws a unit of choice', () => {
    const s = say(
      turn({ ...orc, hands: ['or-spiritspeaker'], decks: ['or-ravager gold-1 or-warchief'] }),
      0,
      'fight:stronghold',
      'or-spiritspeaker',
      'use',
    );
    expect(s.options(0)).toEqual(['or-ravager', 'or-warchief']);
    s.say(0, 'or-warchief');
    expect(hand(s)).toEqual(['or-warchief']);
    expect(discard(s)).toEqual(['or-ravager', 'gold-1']);
    const full = say(
      turn({ ...orc, hands: ['or-spiritspeaker gold-1'], decks: ['or-ravager'] }),
      0,
      'fight:stronghold',
      'or-spiritspeaker',
    );
    expect(full.question(0).kind).toBe('battle');
  });

  it('[card:or-skullbreaker] with an empty hand: destroys a unit of strength 3 or less', () => {
    const s = turn({ ...orc, hands: ['or-skullbreaker', 'dq-siege-tower dq-knight gold-1'] });
    say(s, 0, 'fight:realm:1', 'or-skullbreaker');
    s.say(1, 'dq-siege-tower');
    s.say(1, 'dq-knight');
    s.say(1, 'pass');
    say(s, 0, 'unit:0');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-knight' }]);
    const full = turn({ ...orc, hands: ['or-skullbreaker gold-1', 'dq-knight gold-1'] });
    assault(full.say(0, 'fight:realm:1'), { 0: 'or-skullbreaker', 1: 'dq-knight' }, true);
    expect(compared(full)).toEqual([3, 3, false]);
  });

  it('[card:or-warchief] pays gold for a unit into the hand', () => {
    const s = say(turn({ ...orc, hands: ['or-warchief gold-3 gold-1'] }), 0, 'fight:stronghold', 'or-warchief');
    expect(s.options(0)).toEqual(['or-ravager', 'or-beastmaster', 'or-spiritspeaker', 'or-skullbreaker', 'no']);
    say(s, 0, 'or-beastmaster', 'gold-3');
    expect(hand(s)).toEqual(['gold-1', 'or-beastmaster']);
    expect(discard(s)).toEqual(['gold-3']);
    expect(s.table.combat!.fighters[0]!.card & 1).toBe(1);
    const poor = say(turn({ ...orc, hands: ['or-warchief or-ravager'] }), 0, 'fight:stronghold', 'or-warchief');
    expect(poor.options(0)).toEqual(['no']);
  });

  it('[card:or-behemoth] 1 to 3 cards of the hand for +1 each', () => {
    const play = (hand: string, ...answers: string[]) =>
      say(turn({ ...orc, hands: [`or-behemoth ${hand}`] }), 0, 'fight:stronghold', 'or-behemoth', ...answers);
    expect(compared(play(''))[0]).toBe(6);
    expect(compared(play('gold-1', 'no', 'stop'))[0]).toBe(6);
    expect(compared(play('2xgold-1', 'gold-1', 'done', 'stop'))[0]).toBe(7);
    const all = play('4xgold-1', 'gold-1', 'gold-1', 'gold-1', 'stop');
    expect([compared(all)[0], names(seatOf(all.table, 0).hand)]).toEqual([9, ['gold-1']]);
  });
});
