import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const dragons = { scenario: 'dragonlords' };
const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };

describe('abilities', () => {
  it('[RA-ABL-01] nobody must use one', () => {
    const s = fight(turn({ hands: ['wq-dark-knight wq-archer gold-1'] }), 'stronghold', 'wq-dark-knight wq-archer');
    expect(compared(s)[0]).toBe(5);
  });

  it('[RA-ABL-02] [RA-AMB-21] once for each card and round; another copy has its own use', () => {
    const s = turn({ hands: ['2xnx-scout'], decks: ['nx-scout* gold-1 gold-2'] });
    say(s, 0, 'fight:stronghold', 'nx-scout', 'use', 'nx-scout');
    expect(s.options(0)).toEqual(['use', 'no']);
    say(s, 0, 'use', 'nx-scout*');
    expect(s.question(0).kind).not.toBe('effect');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
  });

  it('[RA-ABL-02] [RA-AMB-20] an Action too: the card comes back in the same round without it', () => {
    const s = say(turn({ hands: ['mc-seer'], decks: ['gold-1'] }), 0, 'act:mc-seer', 'gold-1');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['mc-seer*']);
    expect(turn({ hands: ['mc-seer*'], decks: ['gold-1'] }).options(0)).not.toContain('act:mc-seer');
  });

  it('[RA-ABL-04] a cost is paid in full or the ability does nothing', () => {
    const poor = say(
      turn({ races: ['latari', 'daqan'], hands: ['lt-pegasus', 'dq-knight gold-1'], ready: [1] }),
      0,
      'fight:realm:1',
      'lt-pegasus',
    );
    expect(poor.asked).toEqual([1]);
    const none = turn({ races: ['daqan', 'waiqar'], hands: ['dq-bowman', 'wq-archer gold-1'] });
    say(none, 0, 'fight:realm:1', 'dq-bowman');
    expect(none.asked).toEqual([1]);
  });

  it('[RA-ABL-05] Resolution only in its step', () => {
    const s = say(turn({ hands: ['wq-dark-knight wq-archer gold-1'] }), 0, 'fight:stronghold', 'wq-dark-knight', 'wq-archer');
    expect(s.question(0)).toMatchObject({ kind: 'battle', stage: 'assault' });
    s.say(0, 'stop');
    expect(s.question(0)).toMatchObject({ kind: 'abilities' });
    expect(s.question(0).shown.with).toMatchObject({ at: 'resolution' });
  });

  it('[RA-ABL-08] [RA-ABL-10] the attacker before the defender, at Resolution and at the end', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker ut-blood-sister', 'ut-berserker ut-blood-sister'] });
    s.say(0, 'fight:realm:1');
    for (const card of ['ut-berserker', 'ut-blood-sister']) {
      for (const seat of [0, 1]) {
        s.say(seat, card);
        if (card === 'ut-berserker') s.say(seat, 'use');
      }
    }
    expect(s.asked).toEqual([0]);
    expect(s.question(0).shown.with).toMatchObject({ at: 'end' });
    s.say(0, 'done');
    expect(s.asked).toEqual([1]);
  });

  it('[RA-ABL-11] a unit that has left uses nothing any more', () => {
    const s = turn({
      options: dragons,
      hands: ['wq-dark-knight wq-reanimate wq-reanimate gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [2] },
    });
    assault(s.say(0, 'fight:dl-14'), { 0: 'wq-dark-knight 2xwq-reanimate' });
    s.say(0, 'unit:0');
    expect(compared(s)[0]).toBe(2);
  });

  it('[RA-ABL-12] a wounded unit keeps its ability', () => {
    const s = turn({ ...uthuk, hands: ['ut-chaos-lord ut-ripper gold-1'], decks: ['gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-chaos-lord', 'ut-ripper', 'unit:0', 'stop');
    expect(s.options(0)).toEqual(['unit:0', 'done']);
    s.say(0, 'unit:0');
    expect(compared(s)[0]).toBe(4 + 2 + 1);
  });

  it('[RA-ABL-13] [RA-TV-29] a card that was added was not played', () => {
    const s = turn({ hands: ['wq-reanimate gold-1'], discards: ['2xwq-reanimate'] });
    say(s, 0, 'fight:stronghold', 'wq-reanimate', 'use');
    expect(s.question(0)).toMatchObject({ kind: 'battle' });
    expect(s.table.combat!.fighters.length).toBe(2);
    s.say(0, 'stop');
    expect(compared(s)).toEqual([2, 2, true]);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['wq-reanimate', 'wq-reanimate*', 'wq-reanimate']);
  });

  it('[RA-ABL-14] [RA-ABL-15] text without a keyword always holds, also against a rule', () => {
    const demon = fight(
      turn({
        options: dragons,
        hands: ['nc-demon gold-1'],
        table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
        dice: { attrition: [5] },
      }),
      'dl-14',
      'nc-demon',
    );
    expect(compared(demon)[0]).toBe(5);
  });

  it('[RA-ABL-16] bonuses end with the combat', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'stop');
    expect(compared(s)[0]).toBe(2);
    expect(s.table.combat).toBe(null);
    const again = fight(turn({ ...uthuk, hands: ['ut-berserker* gold-1'] }), 'stronghold', 'ut-berserker*');
    expect(compared(again)[0]).toBe(1);
  });

  it('[RA-ABL-17] strength is never below 0, and 0 under a shadow', () => {
    const s = turn({ hands: ['nx-shadow-rune wq-reanimate', 'nc-dragon nc-battle-cry'], options: { scenario: 'overlord' } });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    say(s, 1, 'nc-dragon');
    say(s, 0, 'nx-shadow-rune');
    say(s, 1, 'nc-battle-cry');
    say(s, 0, 'unit:2');
    say(s, 1, 'unit:3');
    expect(compared(s)).toEqual([1, 0, true]);
  });

  it('[RA-ABL-18] [RA-AMB-41] limits look at the present strength, elsewhere at the printed one', () => {
    const warlock = (call: string) => {
      const s = turn({ ...uthuk, hands: ['ut-berserker ut-warlock gold-1', 'dq-roc dq-bowman gold-1'] });
      say(s, 0, 'fight:realm:1', 'ut-berserker', 'no');
      say(s, 1, 'dq-roc', call);
      say(s, 0, 'pass');
      say(s, 1, 'dq-bowman', 'no', 'pass');
      return s;
    };
    expect(eventsOf(warlock('use'), 'played').at(-1)!.total).toBe(6 + 2 + 2);
    expect(eventsOf(warlock('no'), 'played').at(-1)!.total).toBe(6 + 2);
    const raised = turn({ races: ['daqan', 'waiqar'], hands: ['dq-roc dq-bowman gold-1', '2xwq-archer gold-1'] });
    say(raised, 0, 'fight:realm:1', 'dq-roc', 'use');
    say(raised, 1, 'wq-archer');
    say(raised, 0, 'dq-bowman', 'no');
    raised.say(1, 'wq-archer');
    expect(raised.options(1)).toEqual(['unit:2', 'no']);
    const knight = turn({ races: ['daqan', 'waiqar'], hands: ['dq-knight'], decks: ['dq-knight'] });
    expect(names(seatOf(say(knight, 0, 'fight:stronghold', 'dq-knight', 'use').table, 0).hand)).toEqual(['dq-knight']);
  });

  it('[RA-ABL-19] [RA-AMB-40] what could change nothing is not offered; a secret reason is kept secret', () => {
    const full = say(turn({ races: ['latari', 'daqan'], hands: ['lt-archer gold-1'] }), 0, 'fight:stronghold', 'lt-archer');
    expect(full.question(0).kind).toBe('battle');
    const gold = say(turn({ hands: ['mc-sellsword wq-archer'] }), 0, 'fight:stronghold', 'mc-sellsword');
    expect(gold.options(0)).toEqual(['no']);
    expect(
      turn({ races: ['dunwarr', 'daqan'], hands: ['dw-runesmith'], table: (t) => Object.assign(t, { gold: [0, 1, 1] }) }).options(0),
    ).not.toContain('act:dw-runesmith');
    expect(turn({ hands: ['nc-beastman'], decks: ['gold-1'], options: { scenario: 'monument' } }).options(0)).not.toContain(
      'act:nc-beastman',
    );
  });

  it('[RA-ABL-19] [RA-AMB-40] no card is discarded to destroy a unit where there is none', () => {
    const bowmen = { races: ['daqan', 'waiqar'] as ('daqan' | 'waiqar')[], hands: ['2xdq-bowman gold-1', 'wq-archer gold-1'] };
    const s = say(turn(bowmen), 0, 'fight:realm:1', 'dq-bowman');
    expect(s.asked).toEqual([1]);
    say(s, 1, 'wq-archer', 'no');
    expect(say(s, 0, 'dq-bowman').options(0)).toEqual(['gold-1', 'no']);
    expect(say(turn(bowmen), 0, 'fight:stronghold', 'dq-bowman').question(0).kind).toBe('battle');
  });

  it('[RA-ABL-20] what is ordered is not optional for the opponent', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker ut-obscene', 'dq-knight dq-footman gold-1'] });
    say(s, 0, 'fight:realm:1', 'ut-berserker', 'no');
    say(s, 1, 'dq-knight');
    say(s, 0, 'ut-obscene', 'use');
    expect(eventsOf(s, 'destroyed')[0]).toMatchObject({ seat: 1, card: 'dq-knight' });
  });

  it('[RA-ABL-21] cards taken into hand may be played, but not by whoever has passed', () => {
    const s = turn({ hands: ['nx-scout wq-archer', 'gold-1'], decks: ['nc-dragon'] });
    say(s, 0, 'fight:realm:1', 'nx-scout', 'use');
    s.say(1, 'pass');
    expect(s.options(0)).toContain('nc-dragon');
  });
});
