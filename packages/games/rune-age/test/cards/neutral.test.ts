import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const discard = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).discard);
const monument = { options: { scenario: 'monument' } };
const dragons = { options: { scenario: 'dragonlords' } };
const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };

describe('gold', () => {
  it.each([
    ['gold-1', 1, 1],
    ['gold-2', 2, 2],
    ['gold-3', 3, 4],
  ] as const)('[card:%s] pays %i and costs %i influence', (card, value, cost) => {
    expect(turn({ hands: [card] }).question(0).shown.with).toMatchObject({ gold: value });
    const s = turn({ sites: { 'city-tamalir': 0 }, ready: [1] })
      .say(0, 'influence')
      .say(0, card);
    if (s.options(0).includes('city-tamalir+stronghold')) s.say(0, 'city-tamalir+stronghold');
    else if (s.question(0).stage === 'pay') s.say(0, 'city-tamalir');
    expect(eventsOf(s, 'acquired')[0]).toMatchObject({ what: card, cost });
  });
});

describe('neutral cards of the core game', () => {
  it('[card:nc-forced-march] draws two, discards one', () => {
    const s = say(
      turn({ hands: ['nc-forced-march'], decks: ['gold-1 wq-archer gold-3'] }),
      0,
      'fight:stronghold',
      'nc-forced-march',
      'use',
      'gold-1',
    );
    expect([hand(s), discard(s)]).toEqual([['wq-archer'], ['gold-1']]);
  });

  it('[card:nc-lightning] an own wound for a unit that the opponent chooses; without a unit nothing', () => {
    const s = turn({ hands: ['wq-reanimate nc-lightning', 'dq-knight dq-footman gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    s.say(1, 'dq-knight');
    say(s, 0, 'nc-lightning', 'unit:0');
    expect(eventsOf(s, 'wounded')).toMatchObject([{ seat: 0, card: 'wq-reanimate' }]);
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-knight' }]);
    const alone = turn({ hands: ['2xnc-lightning', 'dq-knight gold-1'] });
    say(alone, 0, 'fight:realm:1', 'nc-lightning');
    alone.say(1, 'dq-knight');
    alone.say(0, 'nc-lightning');
    expect(eventsOf(alone, 'used')).toEqual([]);
  });

  it('[card:nc-razorwing] goes on top of the deck unless wounded', () => {
    const s = say(turn({ hands: ['nc-razorwing gold-1'], decks: ['gold-3'] }), 0, 'fight:stronghold', 'nc-razorwing', 'stop', 'unit:0');
    expect(names(seatOf(s.table, 0).deck)).toEqual(['gold-3', 'nc-razorwing*']);
    const hurt = say(
      turn({ ...uthuk, hands: ['nc-razorwing ut-ripper gold-1'], decks: ['gold-3'] }),
      0,
      'fight:stronghold',
      'nc-razorwing',
      'ut-ripper',
      'unit:0',
      'stop',
    );
    expect(hurt.question(0).kind).toBe('turn');
    expect(names(seatOf(hurt.table, 0).deck)).toEqual([]);
  });

  it('[card:nc-tithe] a Copper for a Silver; nothing in combat', () => {
    const s = say(turn({ ...monument, hands: ['nc-tithe gold-1'] }), 0, 'act:nc-tithe', 'gold-1');
    expect(hand(s)).toEqual(['gold-2']);
    expect(s.table.gold).toEqual([5, 9, 6]);
    expect(turn({ ...monument, hands: ['nc-tithe gold-2'] }).options(0)).not.toContain('act:nc-tithe');
    const fought = fight(turn({ ...monument, hands: ['nc-tithe gold-1'] }), 'stronghold', 'nc-tithe');
    expect(discard(fought)).toEqual(['nc-tithe']);
  });

  it('[card:nc-battle-cry] each unit +1', () => {
    const s = say(
      turn({ hands: ['wq-archer wq-necromancer nc-battle-cry gold-1'] }),
      0,
      'fight:stronghold',
      'wq-archer',
      'wq-necromancer',
      'nc-battle-cry',
      'stop',
      'unit:2',
    );
    expect(compared(s)[0]).toBe(7);
  });

  it('[card:nc-manticore] another unit’s wound destroys a unit of strength 3 or less', () => {
    const s = turn({ hands: ['wq-reanimate nc-manticore', 'dq-knight gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    s.say(1, 'dq-knight');
    s.say(0, 'nc-manticore');
    expect(s.options(0)).toEqual(['unit:0', 'no']);
    s.say(0, 'unit:0');
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ seat: 1, card: 'dq-knight' }]);
    const strong = turn({ hands: ['wq-reanimate nc-manticore', 'dq-siege-tower gold-1'] });
    say(strong, 0, 'fight:realm:1', 'wq-reanimate');
    strong.say(1, 'dq-siege-tower');
    expect(strong.say(0, 'nc-manticore').asked).toEqual([1]);
  });

  it('[card:nc-beastman] destroys a card from hand to draw one', () => {
    const s = say(turn({ ...monument, hands: ['nc-beastman gold-1'], decks: ['gold-3'] }), 0, 'act:nc-beastman', 'gold-1');
    expect(hand(s)).toEqual(['gold-3']);
    expect(s.table.gold[0]).toBe(5);
  });

  it('[card:nc-demon] attrition does not destroy it, an ability does', () => {
    const s = fight(
      turn({ ...dragons, hands: ['nc-demon gold-1'], table: (t) => Object.assign(t, { enemies: ['dl-14'] }), dice: { attrition: [5] } }),
      'dl-14',
      'nc-demon',
    );
    expect(compared(s)).toEqual([5, 5, true]);
    const siege = turn({ ...dragons, hands: ['nc-demon', 'dq-bowman gold-1'] });
    say(siege, 0, 'fight:realm:1', 'nc-demon');
    say(siege, 1, 'dq-bowman', 'gold-1');
    expect(eventsOf(siege, 'destroyed')).toMatchObject([{ card: 'nc-demon' }]);
  });

  it('[card:nc-dragon] weak units cannot choose it, strong ones can', () => {
    const s = turn({ hands: ['nc-dragon', 'dq-bowman gold-1'] });
    say(s, 0, 'fight:realm:1', 'nc-dragon');
    s.say(1, 'dq-bowman');
    expect(eventsOf(s, 'used')).toEqual([]);
    const strong = turn({ races: ['waiqar', 'latari'], hands: ['nc-dragon', 'lt-pegasus gold-1'], ready: [0, 2] });
    say(strong, 0, 'fight:realm:1', 'nc-dragon');
    say(strong, 1, 'lt-pegasus', 'stronghold+stronghold');
    expect(eventsOf(strong, 'destroyed')).toMatchObject([{ card: 'nc-dragon' }]);
  });

  it.each([
    ['nc-sorcerer', 2],
    ['nx-scout', 1],
    ['mc-archmage', 3],
  ])('[card:%s] draws %i', (card, n) => {
    const s = say(turn({ hands: [card], decks: ['5xgold-1'] }), 0, 'fight:stronghold', card, 'use');
    expect(hand(s).length).toBe(n);
  });
});

describe('neutral cards of Oath and Anvil', () => {
  it('[card:nx-reprieve] turns up to two wounded units upright', () => {
    const s = say(
      turn({ ...uthuk, hands: ['3xut-berserker nx-reprieve gold-1'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'use',
      'ut-berserker',
      'use',
      'ut-berserker',
      'use',
      'nx-reprieve',
      'stop',
      'unit:3',
      'unit:0',
      'unit:1',
    );
    expect(discard(s)).toEqual(['ut-berserker*', 'ut-berserker*', 'nx-reprieve*']);
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
  });

  it('[card:nx-shadow-rune] a unit without strength', () => {
    const s = turn({ hands: ['wq-reanimate nx-shadow-rune', 'nc-dragon gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    s.say(1, 'nc-dragon');
    s.say(0, 'nx-shadow-rune');
    s.say(1, 'pass');
    s.say(0, 'unit:2');
    expect(compared(s)).toEqual([1, 0, true]);
  });

  it('[card:nx-giant] a card from hand, or a wound; with an empty hand a wound', () => {
    const fed = say(turn({ hands: ['nx-giant gold-1 gold-2'] }), 0, 'fight:stronghold', 'nx-giant', 'gold-1');
    expect(fed.table.combat!.fighters[0]!.wounded).toBe(false);
    expect([hand(fed), discard(fed)]).toEqual([['gold-2'], ['gold-1']]);
    const choice = say(turn({ hands: ['nx-giant gold-1'] }), 0, 'fight:stronghold', 'nx-giant');
    expect(choice.options(0)).toEqual(['gold-1', 'wound']);
    choice.say(0, 'wound');
    expect(choice.table.combat!.fighters[0]!.wounded).toBe(true);
    const alone = say(turn({ hands: ['nx-giant'] }), 0, 'fight:stronghold', 'nx-giant');
    expect(eventsOf(alone, 'wounded').length).toBe(1);
    expect(compared(alone)[0]).toBe(6);
  });

  it('[card:nx-standard] +1 for each different name', () => {
    const s = say(
      turn({ hands: ['2xwq-archer wq-necromancer nx-standard gold-1'] }),
      0,
      'fight:stronghold',
      'wq-archer',
      'wq-archer',
      'wq-necromancer',
      'nx-standard',
      'stop',
      'unit:3',
    );
    expect(compared(s)[0]).toBe(7 + 2);
  });

  it('[card:nx-reprieve] saves what attrition destroyed, but nothing of the opponent', () => {
    const s = turn({
      ...dragons,
      hands: ['2xwq-archer nx-reprieve gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-26'] }),
      dice: { attrition: [2, 2] },
    });
    say(s, 0, 'fight:dl-26', 'wq-archer', 'wq-archer', 'nx-reprieve', 'stop', 'unit:0', 'unit:2');
    expect(s.options(0)).toEqual(['fallen:wq-archer', 'done']);
    say(s, 0, 'fallen:wq-archer');
    expect(eventsOf(s, 'rescued')).toEqual([
      { type: 'rescued', seat: 0, card: 'wq-archer' },
      { type: 'rescued', seat: 0, card: 'wq-archer' },
    ]);
    const siege = turn({ races: ['daqan', 'waiqar'], hands: ['dq-bowman nx-reprieve gold-1', 'wq-reanimate gold-1'] });
    say(siege, 0, 'fight:realm:1', 'nx-reprieve').say(1, 'wq-reanimate').say(0, 'dq-bowman').say(0, 'gold-1');
    assault(siege, {}, true);
    expect(eventsOf(siege, 'destroyed').map((e) => e.seat)).toEqual([1]);
    expect(siege.events.some((e) => e.type === 'rescued')).toBe(false);
  });

  it('[card:nx-scout] +1 against a city or landmark, for its attacker alone', () => {
    const strength = (site: number) => {
      const s = turn({ hands: ['nx-scout gold-1', 'nx-scout gold-1'], sites: { 'city-forge': site }, decks: ['gold-1', 'gold-1'] });
      say(s, 0, site < 0 ? 'fight:stronghold' : 'fight:city-forge', 'nx-scout', 'use');
      if (site >= 0) say(s, 1, 'nx-scout', 'use');
      return s.table.combat!.fighters.map((f) => f.bonus);
    };
    expect([strength(1), strength(-1)]).toEqual([[1, 0], [0]]);
  });

  it('[card:nx-wraith] opposing abilities do not touch it', () => {
    const s = turn({ hands: ['nx-wraith', 'dq-bowman gold-1'] });
    say(s, 0, 'fight:realm:1', 'nx-wraith');
    s.say(1, 'dq-bowman');
    expect(eventsOf(s, 'used')).toEqual([]);
    const worn = fight(
      turn({ ...dragons, hands: ['nx-wraith gold-1'], table: (t) => Object.assign(t, { enemies: ['dl-14'] }), dice: { attrition: [2] } }),
      'dl-14',
      'nx-wraith',
    );
    expect(compared(worn)[0]).toBe(0);
  });
});
