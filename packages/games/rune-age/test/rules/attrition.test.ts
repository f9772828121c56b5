import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const dragons = { options: { scenario: 'dragonlords' } };
const against = (id: string) => (t: object) => Object.assign(t, { enemies: [id] });
/** Sides of the die that show 0, 1 and 2 marks. */
const ROLL = [0, 2, 5] as const;
const army = (hand: string, enemy: string, rolls: number[]) =>
  assault(
    turn({ ...dragons, hands: [`${hand} gold-1`], table: against(enemy), dice: { attrition: rolls.map((n) => ROLL[n]!) } }).say(
      0,
      `fight:${enemy}`,
    ),
    { 0: hand },
  );

describe('attrition', () => {
  it('[RA-ATT-02] [RA-ATT-10] [RA-AMB-33] the die is rolled once for each icon, together, after the assault', () => {
    const s = army('nc-dragon nc-dragon', 'dl-26', [1, 1]);
    expect(eventsOf(s, 'attrition')).toEqual([{ type: 'attrition', seat: 0, rolls: [1, 1], total: 2 }]);
    expect(s.events.findLastIndex((e) => e.type === 'played')).toBeLessThan(s.events.findIndex((e) => e.type === 'attrition'));
  });

  it('[RA-ATT-03] the six sides show 0, 0, 1, 1, 1 and 2 marks', () => {
    const marks = (side: number) =>
      eventsOf(
        fight(
          turn({ ...dragons, hands: ['nc-dragon gold-1'], table: against('dl-14'), dice: { attrition: [side] } }),
          'dl-14',
          'nc-dragon',
        ),
        'attrition',
      )[0]!.total;
    expect([0, 1, 2, 3, 4, 5].map(marks)).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it('[RA-ATT-03] [RA-ATT-04] [RA-ATT-05] [RA-TV-09] the owner chooses; what is lost adds no strength', () => {
    const one = army('wq-dark-knight 3xwq-reanimate', 'dl-14', [1]);
    expect(one.options(0)).toEqual(['unit:0', 'unit:1', 'unit:2', 'unit:3']);
    say(one, 0, 'unit:1', 'unit:0');
    expect(compared(one)[0]).toBe(3 + 2 + 1 + 1);
    expect(seatOf(one.table, 0).barracks[0]).toBe(6);
    const two = army('wq-dark-knight 3xwq-reanimate', 'dl-14', [2]);
    say(two, 0, 'unit:1', 'unit:2', 'unit:0');
    expect(compared(two)[0]).toBe(3 + 1 + 1);
  });

  it('[RA-ATT-06] [RA-TV-11] a Demon cannot be chosen; alone it loses nothing', () => {
    const both = army('nc-demon wq-reanimate', 'dl-14', [1]);
    expect(compared(both)).toEqual([5, 5, true]);
    const alone = army('nc-demon', 'dl-14', [1]);
    expect(compared(alone)).toEqual([5, 5, true]);
    expect(eventsOf(alone, 'destroyed')).toEqual([]);
  });

  it('[RA-ATT-07] [RA-TV-10] what cannot be paid is ignored', () => {
    const s = army('nc-dragon', 'dl-26', [1, 2]);
    expect(eventsOf(s, 'destroyed').length).toBe(1);
    expect(compared(s)).toEqual([0, 7, false]);
  });

  it('[RA-ATT-08] [RA-DES-11] [RA-TV-13] a wounded unit may be chosen and leaves at once', () => {
    const s = turn({
      ...dragons,
      races: ['uthuk', 'daqan'],
      hands: ['ut-berserker wq-necromancer gold-1'],
      table: against('dl-14'),
      dice: { attrition: [ROLL[1]] },
    });
    say(s, 0, 'fight:dl-14', 'ut-berserker', 'use', 'wq-necromancer', 'stop', 'unit:0');
    expect(compared(s)[0]).toBe(3);
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
  });

  it('[RA-ATT-09] tactics are never chosen', () => {
    const s = army('nc-battle-cry wq-reanimate', 'dl-14', [1]);
    expect(eventsOf(s, 'destroyed').map((e) => e.card)).toEqual(['wq-reanimate']);
  });

  it('[RA-ATT-11] without a unit the roll has no effect', () => {
    const s = army('nc-battle-cry', 'dl-14', [2]);
    expect(eventsOf(s, 'destroyed')).toEqual([]);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['nc-battle-cry']);
  });

  it('[RA-DES-01] [RA-DES-02] [RA-MER-09] destroyed units return to their piles and can be had again', () => {
    const s = turn({
      options: { scenario: 'dragonlords', mercenaries: ['mc-seer', 'mc-envoy', 'mc-archmage'] },
      hands: ['wq-reanimate nc-demon mc-seer gold-1'],
      table: (t) => {
        t.enemies = ['dl-26'];
        t.piles = [3, 3, 3, 3, 3, 3];
      },
      dice: { attrition: [ROLL[1], ROLL[1]] },
    });
    fight(s, 'dl-26', 'wq-reanimate mc-seer nc-demon').say(0, 'unit:0');
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
    expect(s.table.piles[s.table.neutrals.length + s.table.mercenaries.indexOf('mc-seer')]).toBe(4);
    expect(s.say(0, 'gold').options(0)).toContain('wq-reanimate');
  });
});
