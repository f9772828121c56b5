/** Cards in combat and for an action, at their borders: the other side, the last copy, nothing at all. */
import { describe, expect, it } from 'vitest';
import { beginCombat, enterCombat } from '../../deeds/combat.ts';
import { aimedGold } from '../../query/hand.ts';
import type { Table } from '../../spec.ts';
import { cards, eventsOf, names, say, seatOf, stage, turn } from '../helpers.ts';

const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);

/** A siege of seat 1 by seat 0 in which these cards take part. */
const armies =
  (mine: string, theirs: string) =>
  (t: Table): void => {
    const c = beginCombat(t, 0, 1, 'realm:1');
    for (const card of cards(mine)) enterCombat(c, 0, card, 0);
    for (const card of cards(theirs)) enterCombat(c, 1, card, 0);
  };

describe('cards in combat', () => {
  it('[card:nx-shadow-rune] falls on units that have strength, not on tactics', () => {
    const s = stage({
      table: (t) => {
        armies('nx-shadow-rune wq-archer', 'dq-bowman nc-battle-cry dq-knight')(t);
        t.combat!.fighters[4]!.shadowed = true;
        enterCombat(t.combat!, 1, cards('dq-footman')[0]!, 0);
      },
    }).at('nx-shadow-rune', { seat: 0, unit: 0 });
    expect(s.options(0)).toEqual(['unit:2', 'unit:5']);
  });

  it('[card:dw-bombard] aims for itself: a Dragon is within its reach, whoever stands beside it', () => {
    const { table } = stage({
      races: ['dunwarr', 'daqan'],
      hands: ['gold-1 gold-3', ''],
      table: armies('dw-shield dw-bombard', 'nc-dragon'),
    });
    expect([aimedGold(table, 0, 1), aimedGold(table, 0, 0)]).toEqual([['gold-3'], []]);
  });

  it('[card:dw-shield] dies for its own side alone; whoever lets it live loses the other unit', () => {
    const doomed = (mine: string, theirs: string, unit: number) =>
      stage({ hands: ['', ''], table: armies(mine, theirs) }).at('destroy', { unit, by: 0 });
    expect(eventsOf(doomed('dw-shield', 'dq-bowman', 1), 'destroyed')).toMatchObject([{ card: 'dq-bowman', why: 'ability' }]);
    const asked = doomed('wq-archer', 'dw-shield dq-bowman', 2);
    expect(asked.options(1)).toEqual(['unit:1', 'no']);
    expect(eventsOf(asked.say(1, 'no'), 'destroyed')).toMatchObject([{ card: 'dq-bowman', why: 'ability' }]);
  });

  it('[card:wq-reanimate] a used Reanimate that comes back is still a used one, and no longer in the discard pile', () => {
    const s = turn({ hands: ['wq-reanimate gold-1', ''], discards: ['wq-reanimate*', ''] });
    say(s, 0, 'fight:stronghold', 'wq-reanimate', 'use');
    expect([names(s.table.combat!.fighters.map((f) => f.card)), seatOf(s.table, 0).discard]).toEqual([
      ['wq-reanimate*', 'wq-reanimate*'],
      [],
    ]);
  });

  it('[card:nx-standard] strengthens the army of its owner, also in defence', () => {
    const s = turn({ hands: ['wq-archer gold-1', 'dq-knight nx-standard'] });
    say(s, 0, 'fight:realm:1', 'wq-archer').say(1, 'dq-knight').say(0, 'pass').say(1, 'nx-standard');
    s.say(1, s.options(1)[0]!);
    expect(eventsOf(s, 'compared')).toMatchObject([{ attacker: 2, defender: 4 }]);
  });

  it('[card:ut-blood-sister] [card:dr-6] the one turns a unit upright, the other saves it as it lies', () => {
    const heal = (path: string) =>
      stage({
        hands: ['', ''],
        table: (t) => {
          armies('ut-blood-sister ut-ripper', '')(t);
          t.combat!.fighters[1]!.wounded = true;
        },
      }).at('effect', { path, seat: 0, unit: -1, consent: 'forced' });
    const state = (path: string) => {
      const f = heal(path).table.combat!.fighters[1]!;
      return [f.wounded, f.fate];
    };
    expect([state('ut-blood-sister'), state('dr-6')]).toEqual([
      [false, 'none'],
      [true, 'saved'],
    ]);
  });

  it('[card:nx-reprieve] takes a fallen unit from its pile to the discard pile, of the right side and kind', () => {
    const kind = (name: string): number => cards(name)[0]! >> 1;
    const s = stage({
      hands: ['', ''],
      table: (t) => {
        armies('nx-reprieve', '')(t);
        t.combat!.fallen = [
          { side: 1, kind: kind('wq-archer') },
          { side: 0, kind: kind('wq-reanimate') },
          { side: 0, kind: kind('wq-archer') },
          { side: 0, kind: kind('nc-manticore') },
        ];
      },
    }).at('effect', { path: 'nx-reprieve', seat: 0, unit: -1, consent: 'forced' });
    const { barracks } = seatOf(s.table, 0);
    const before = [...barracks];
    const pile = s.table.neutrals.indexOf('nc-manticore');
    const copies = s.table.piles[pile]!;
    expect(s.options(0)).toEqual(['fallen:wq-reanimate', 'fallen:wq-archer', 'fallen:nc-manticore']);
    s.say(0, 'fallen:wq-archer');
    expect(s.table.combat!.fallen).toEqual([
      { side: 1, kind: kind('wq-archer') },
      { side: 0, kind: kind('wq-reanimate') },
      { side: 0, kind: kind('nc-manticore') },
    ]);
    expect(s.options(0)).toEqual(['fallen:wq-reanimate', 'fallen:nc-manticore', 'done']);
    s.say(0, 'fallen:nc-manticore');
    expect([seatOf(s.table, 0).barracks[1], s.table.piles[pile], names(seatOf(s.table, 0).discard)]).toEqual([
      before[1]! - 1,
      copies - 1,
      ['wq-archer', 'nc-manticore'],
    ]);
    expect(s.over).toBe(true);
  });

  it('[card:nx-reprieve] the first pile of the barracks gives too, and one unit may be enough', () => {
    const s = stage({
      hands: ['', ''],
      table: (t) => {
        armies('nx-reprieve wq-archer', '')(t);
        t.combat!.fallen = [{ side: 0, kind: cards('wq-reanimate')[0]! >> 1 }];
        t.combat!.fighters[1]!.wounded = true;
      },
    }).at('effect', { path: 'nx-reprieve', seat: 0, unit: -1, consent: 'forced' });
    const before = seatOf(s.table, 0).barracks[0]!;
    s.say(0, 'fallen:wq-reanimate').say(0, 'done');
    expect([seatOf(s.table, 0).barracks[0], s.table.combat!.fighters[1]!.wounded, s.over]).toEqual([before - 1, true, true]);
    expect(eventsOf(s, 'healed')).toEqual([]);
  });

  it('[card:nx-giant] is hungry each time it is played', () => {
    expect(say(turn({ hands: ['nx-giant* gold-1', ''] }), 0, 'fight:stronghold', 'nx-giant*').question(0).kind).toBe('nx-giant');
  });

  it('[card:nx-scout] is not asked where there is no card to draw and no city to take', () => {
    const asked = (deck: string) =>
      say(turn({ hands: ['nx-scout gold-1', ''], decks: [deck, ''] }), 0, 'fight:stronghold', 'nx-scout').question(0).kind;
    expect([asked('gold-2'), asked('')]).toEqual(['effect', 'battle']);
  });

  it('[card:or-warchief] hires one unit, or none', () => {
    const chief = () => say(turn({ races: ['orcs', 'daqan'], hands: ['or-warchief gold-3', ''] }), 0, 'fight:stronghold', 'or-warchief');
    const one = say(chief(), 0, 'or-ravager');
    if (one.question(0).stage === 'pay') one.say(0, 'gold-3');
    expect([one.question(0).kind, hand(one)]).toEqual(['battle', ['or-ravager']]);
    const none = chief().say(0, 'no');
    expect([none.question(0).kind, hand(none)]).toEqual(['battle', ['gold-3']]);
  });

  it('[card:or-beastmaster] [RA-ABL-20] its owner is told where his card goes, the opponent that an order of another is his', () => {
    const s = turn({ races: ['orcs', 'daqan'], hands: ['or-beastmaster gold-1 gold-2', 'gold-3 dq-knight'] });
    say(s, 0, 'fight:realm:1', 'or-beastmaster');
    expect(s.question(0).shown.with).toMatchObject({ op: 'fromHand', by: 'origin', foreign: false });
    s.say(0, 'gold-1');
    expect(s.question(1).shown.with).toMatchObject({ op: 'fromHand', by: 'discard', foreign: true });
  });

  it('[card:city-riverwatch] helps its owner alone', () => {
    const asked = (owner: number) => {
      const s = turn({ races: ['uthuk', 'daqan'], hands: ['ut-berserker gold-1', ''], sites: { 'city-riverwatch': owner } });
      say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'stop');
      return s.question(0).kind;
    };
    expect([asked(0), asked(1)]).toEqual(['abilities', 'turn']);
  });

  it('[card:ao-26] counts where the Overlord is besieged or besieges', () => {
    const asked = (overlord: number) => {
      const s = turn({ options: { scenario: 'overlord', overlord }, hands: ['wq-archer gold-1', ''], rewards: { 0: ['ao-26'] } });
      say(s, 0, 'fight:realm:1', 'wq-archer', 'pass');
      return s.options(0);
    };
    expect([asked(0), asked(1)]).toEqual([
      ['ao-26', 'done'],
      ['ao-26', 'done'],
    ]);
    const battle = say(
      turn({ options: { scenario: 'overlord' }, hands: ['wq-archer gold-1', ''], rewards: { 0: ['ao-26'] } }),
      0,
      'fight:stronghold',
      'wq-archer',
      'stop',
    );
    expect(battle.question(0).kind).toBe('turn');
  });
});

describe('cards for an action', () => {
  it('[card:mc-envoy] refreshes two of three, or one and no more', () => {
    const envoy = () =>
      turn({
        hands: ['mc-envoy gold-1', ''],
        sites: { 'city-forge': 0, 'city-tamalir': 0, 'city-frostgate': 0 },
        table: (t) => {
          for (const x of t.sites) x.exhausted = true;
        },
      }).say(0, 'act:mc-envoy');
    const two = say(envoy(), 0, 'city-forge', 'city-tamalir');
    expect([two.question(0).kind, two.table.sites.map((x) => x.exhausted)]).toEqual(['turn', [false, false, true]]);
    const one = say(envoy(), 0, 'city-forge', 'done');
    expect([one.question(0).kind, one.table.sites.map((x) => x.exhausted)]).toEqual(['turn', [false, true, true]]);
    expect(seatOf(one.table, 0)).toMatchObject({ ready: 0, exhausted: 0 });
  });

  it('[card:mc-envoy] refreshes an exhausted stronghold, which is then no longer exhausted', () => {
    const s = turn({
      hands: ['mc-envoy gold-1', ''],
      sites: {},
      table: (t) => Object.assign(t.players[0]!, { exhausted: 1, strongholds: 2 }),
    });
    s.say(0, 'act:mc-envoy');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 0, limbo: -1 });
  });

  it('[card:mc-seer] equal cards are one choice, and fewer than three are looked at where there are fewer', () => {
    const seer = (deck: string) => turn({ hands: ['mc-seer gold-1', ''], decks: [deck, ''] }).say(0, 'act:mc-seer');
    expect(seer('gold-2 gold-2 gold-3 gold-1').options(0)).toEqual(['gold-2', 'gold-3']);
    const two = seer('gold-2 gold-3');
    expect([two.options(0), two.table.players[0]!.deck.length]).toEqual([['gold-2', 'gold-3'], 2]);
  });

  it('[card:dq-wizard] [RA-DCK-07] once a card went back on the deck nobody knows what is left in the hand', () => {
    const s = turn({
      races: ['daqan', 'waiqar'],
      hands: ['dq-wizard gold-1 gold-2', ''],
      decks: ['gold-3 gold-3', ''],
      table: (t) => Object.assign(t.players[0]!, { shown: cards('gold-1 gold-2') }),
    });
    say(s, 0, 'fight:stronghold', 'dq-wizard', 'use', 'gold-1');
    expect(seatOf(s.table, 0).shown).toEqual([]);
  });
});
