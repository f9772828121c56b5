import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const hand = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).hand);
const discard = (s: ReturnType<typeof turn>, seat = 0): string[] => names(seatOf(s.table, seat).discard);
const dragons = { options: { scenario: 'dragonlords' } };
const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };

describe('mercenaries', () => {
  it('[card:mc-seer] looks at three, draws one, arranges the rest', () => {
    const s = turn({ hands: ['mc-seer'], decks: ['gold-1 gold-2 gold-3 wq-archer'] }).say(0, 'act:mc-seer');
    expect(s.options(0)).toEqual(['gold-1', 'gold-2', 'gold-3']);
    say(s, 0, 'gold-2', 'gold-3');
    expect(hand(s)).toEqual(['gold-2']);
    expect(names(seatOf(s.table, 0).deck)).toEqual(['wq-archer', 'gold-1', 'gold-3']);
  });

  it('[card:mc-moulder] turns one wounded unit upright', () => {
    const s = say(
      turn({ ...uthuk, hands: ['ut-berserker mc-moulder gold-1'] }),
      0,
      'fight:stronghold',
      'ut-berserker',
      'use',
      'mc-moulder',
      'stop',
      'unit:1',
    );
    expect(discard(s)).toEqual(['ut-berserker*', 'mc-moulder*']);
  });

  it('[card:mc-sellsword] gold for strength, at most 2', () => {
    const s = say(turn({ hands: ['mc-sellsword gold-1 gold-3'] }), 0, 'fight:stronghold', 'mc-sellsword', 'gold-3', 'stop');
    expect(compared(s)[0]).toBe(4);
    const one = say(turn({ hands: ['mc-sellsword gold-1 gold-3'] }), 0, 'fight:stronghold', 'mc-sellsword', 'gold-1', 'stop');
    expect(compared(one)[0]).toBe(3);
  });

  it('[card:mc-saboteur] walls do not count when you attack', () => {
    const s = turn({ hands: ['mc-saboteur gold-1', ''], sites: { 'city-tamalir': 1 } });
    say(s, 0, 'fight:city-tamalir', 'mc-saboteur', 'pass', 'unit:0');
    expect(compared(s)).toEqual([2, 0, true]);
    const realm = fight(turn({ hands: ['mc-saboteur gold-1', ''] }), 'realm:1', 'mc-saboteur', '', true);
    expect(eventsOf(realm, 'walls-down')).toEqual([]);
  });

  it('[card:mc-envoy] refreshes one or two', () => {
    const s = turn({
      hands: ['mc-envoy'],
      sites: { 'city-forge': 0 },
      table: (t) => {
        t.sites[0]!.exhausted = true;
        Object.assign(t.players[0]!, { exhausted: 2, strongholds: 1 });
      },
    }).say(0, 'act:mc-envoy');
    say(s, 0, 'city-forge');
    expect(s.options(0)).toEqual(['stronghold', 'done']);
    s.say(0, 'stronghold');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 1 });
  });

  it('[card:mc-spy] shows the opponent’s hand and discards a card of it', () => {
    const s = say(turn({ hands: ['mc-spy', 'dq-knight gold-2'] }), 0, 'fight:realm:1', 'mc-spy', 'use');
    expect(eventsOf(s, 'hand-shown')).toEqual([{ type: 'hand-shown', seat: 1, cards: ['gold-2', 'dq-knight'] }]);
    s.say(0, 'dq-knight');
    expect(hand(s, 1)).toEqual(['gold-2']);
    expect(discard(s, 1)).toEqual(['dq-knight']);
  });

  it('[card:mc-chaos-beast] devours another unit at the end', () => {
    const s = fight(
      turn({ hands: ['mc-chaos-beast wq-archer wq-necromancer gold-1'] }),
      'stronghold',
      'mc-chaos-beast wq-archer wq-necromancer',
    );
    expect(s.options(0)).toEqual(['unit:1', 'unit:2']);
    s.say(0, 'unit:1');
    expect(discard(s)).toEqual(['mc-chaos-beast', 'wq-necromancer']);
    expect(seatOf(s.table, 0).barracks[1]).toBe(5);
    expect(discard(fight(turn({ hands: ['mc-chaos-beast gold-1'] }), 'stronghold', 'mc-chaos-beast'))).toEqual(['mc-chaos-beast']);
  });

  it('[card:mc-chaos-beast] one that finds nothing to eat keeps no other one from eating', () => {
    const s = turn({ hands: ['mc-chaos-beast gold-1', 'mc-chaos-beast dq-footman gold-1'] }).say(0, 'fight:realm:1');
    assault(s, { 0: 'mc-chaos-beast', 1: 'mc-chaos-beast dq-footman' });
    expect([discard(s), discard(s, 1)]).toEqual([['mc-chaos-beast'], ['mc-chaos-beast']]);
  });

  it('[card:mc-ogre] +2 for whoever besieges; not for the defender, and not in a battle', () => {
    for (const target of ['realm:1', 'city-forge'] as const) {
      const s = turn({ hands: ['mc-ogre gold-1', ''], sites: { 'city-forge': 1 } });
      expect(compared(say(s, 0, `fight:${target}`, 'mc-ogre', 'pass', 'unit:0'))[0]).toBe(7);
    }
    const defence = turn({ hands: ['wq-archer gold-1', 'mc-ogre gold-1'] }).say(0, 'fight:realm:1');
    expect(compared(assault(defence, { 0: 'wq-archer', 1: 'mc-ogre' }, true))).toEqual([2, 5, false]);
    const battle = turn({ hands: ['mc-ogre gold-1'] }).say(0, 'fight:stronghold');
    expect(compared(assault(battle, { 0: 'mc-ogre' }, true))[0]).toBe(5);
  });

  it('[card:mc-saboteur] not for the defender', () => {
    const s = turn({ hands: ['wq-archer gold-1', 'mc-saboteur gold-1'], sites: { 'city-forge': 1 } }).say(0, 'fight:city-forge');
    assault(s, { 0: 'wq-archer', 1: 'mc-saboteur' }, true);
    expect([compared(s), eventsOf(s, 'walls-down')]).toEqual([[2, 4, false], []]);
  });

  it('[card:mc-warden] keeps attrition from the others while it participates', () => {
    const s = turn({
      ...dragons,
      hands: ['mc-warden wq-archer gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [2] },
    });
    assault(s.say(0, 'fight:dl-14'), { 0: 'mc-warden wq-archer' });
    expect(eventsOf(s, 'destroyed')).toMatchObject([{ card: 'mc-warden' }]);
    const two = turn({
      ...dragons,
      hands: ['mc-warden wq-archer gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [5] },
    });
    assault(two.say(0, 'fight:dl-14'), { 0: 'mc-warden wq-archer' });
    expect(eventsOf(two, 'destroyed').map((e) => e.card)).toEqual(['mc-warden', 'wq-archer']);
  });
});
