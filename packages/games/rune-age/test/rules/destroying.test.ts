import { describe, expect, it } from 'vitest';
import { compared, fight, happens, names, say, seatOf, turn } from '../helpers.ts';

const dragons = { scenario: 'dragonlords' };
const uthuk = { races: ['uthuk', 'daqan'] as ('uthuk' | 'daqan')[] };

describe('destroying and wounding', () => {
  it('[RA-DES-03] [RA-EXP-11] what is destroyed leaves at once and does not count', () => {
    const s = turn({ races: ['waiqar', 'daqan'], hands: ['wq-archer', 'dq-bowman gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-archer');
    s.say(1, 'dq-bowman');
    say(s, 1, 'gold-1');
    expect(s.table.combat === null || s.table.combat.fighters.every((f) => f.side === 1)).toBe(true);
    expect(compared(s)).toEqual([0, 2, false]);
    expect(seatOf(s.table, 0).barracks[1]).toBe(5);
  });

  it('[RA-DES-04] a destroyed city is neutral until it is secured again', () => {
    const s = happens({ options: { scenario: 'cataclysm' }, hands: ['', ''], sites: { 'city-forge': 0 } }, 'ca-24').say(0, 'city-forge');
    expect(s.table.sites[0]).toEqual({ id: 'city-forge', owner: -1, exhausted: false });
  });

  it('[RA-DES-05] [RA-DES-14] [RA-DES-15] destroyed gold and tactics go back to their piles, a mythic unit to the discard pile', () => {
    const destroy = (card: string) => {
      const s = turn({ races: ['daqan', 'waiqar'], hands: [`nc-beastman ${card}`], decks: ['gold-3'], options: { scenario: 'monument' } });
      return say(s, 0, 'act:nc-beastman', card).table;
    };
    expect(destroy('gold-2').gold).toEqual([4, 11, 6]);
    expect(destroy('nc-tithe').piles).toEqual([4, 3, 3]);
    expect(destroy('dq-footman').players[0]!.barracks[0]).toBe(6);
    const mythic = destroy('dq-roc');
    expect(mythic.players[0]!.barracks[5]).toBe(2);
    expect(names(mythic.players[0]!.discard)).toEqual(['dq-roc', 'nc-beastman*']);
  });

  it('[RA-DES-06] a destroyed stronghold returns to the barracks', () => {
    const s = happens({ seats: 1, options: { scenario: 'cataclysm' }, hands: [''], ready: [2] }, 'ca-34').say(0, 'stronghold');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, strongholds: 2, damage: 0 });
  });

  it('[RA-DES-07] [RA-DES-08] [RA-DES-09] [RA-DES-10] [RA-TV-12] a wounded unit fights on with its strength, cannot be wounded again, and dies at the end', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker wq-necromancer ut-ripper gold-1'], decks: ['gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'wq-necromancer', 'no');
    expect(s.table.combat!.fighters[0]!.wounded).toBe(true);
    s.say(0, 'ut-ripper');
    expect(s.options(0)).toEqual(['unit:1', 'no']);
    say(s, 0, 'no', 'stop');
    expect(compared(s)[0]).toBe(2 + 3 + 2);
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['wq-necromancer', 'ut-ripper']);
  });

  it('[RA-DES-09] [RA-AMB-22] protection from opponents or from attrition does not help against a wound', () => {
    const wounded = (card: string) => {
      const s = turn({
        ...uthuk,
        options: { scenario: card === 'nx-wraith' ? 'conquest' : 'dragonlords' },
        hands: [`${card} ut-ripper gold-1`],
        decks: ['gold-1'],
      });
      say(s, 0, 'fight:stronghold', card, 'ut-ripper', 'unit:0', 'stop');
      return names(seatOf(s.table, 0).discard);
    };
    expect(wounded('nx-wraith')).not.toContain('nx-wraith');
    expect(wounded('nc-demon')).not.toContain('nc-demon');
  });

  it('[RA-DES-13] the user of an ability chooses', () => {
    const s = turn({ races: ['waiqar', 'daqan'], hands: ['2xwq-reanimate gold-1', '2xdq-bowman gold-1'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    say(s, 1, 'dq-bowman', 'no');
    say(s, 0, 'wq-reanimate');
    say(s, 1, 'dq-bowman', 'gold-1');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['unit:0', 'unit:2']);
  });

  it('[RA-EXP-08] [RA-EXP-09] [RA-TV-16] a mythic unit goes to the discard pile whatever destroys it', () => {
    const attrition = turn({
      options: dragons,
      hands: ['wq-wyrm gold-1'],
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [2] },
    });
    fight(attrition, 'dl-14', 'wq-wyrm');
    expect(compared(attrition)[0]).toBe(0);
    expect(names(seatOf(attrition.table, 0).discard)).toEqual(['wq-wyrm']);
    expect(seatOf(attrition.table, 0).barracks[5]).toBe(2);
    const wound = turn({ ...uthuk, hands: ['ut-obscene ut-ripper gold-1'], decks: ['gold-1'] });
    say(wound, 0, 'fight:stronghold', 'ut-obscene', 'ut-ripper', 'unit:0', 'stop');
    expect(names(seatOf(wound.table, 0).discard)).toEqual(['ut-obscene', 'ut-ripper*']);
    expect(seatOf(wound.table, 0).barracks[5]).toBe(2);
  });

  it('[RA-EXP-13] a friendly unit may be the card itself unless it says other', () => {
    const s = turn({ ...uthuk, hands: ['ut-berserker ut-warlock gold-1', 'dq-footman gold-1'], decks: ['', 'gold-1'] });
    say(s, 0, 'fight:realm:1', 'ut-berserker', 'no');
    say(s, 1, 'dq-footman', 'no');
    s.say(0, 'ut-warlock');
    expect(s.options(0)).toEqual(['unit:0', 'unit:2', 'no']);
  });
});
