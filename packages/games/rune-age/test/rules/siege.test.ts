import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const city = (owner: number) => ({ sites: { 'city-nerekhall': owner } });

describe('siege', () => {
  it('[RA-SIE-01] [RA-SIE-02] declare, assault, resolution, end; a city or a home realm of another player', () => {
    const s = turn({ hands: ['wq-archer', 'dq-knight'], ...city(1) });
    expect(s.options(0)).toEqual(expect.arrayContaining(['fight:city-nerekhall', 'fight:realm:1']));
    assault(s.say(0, 'fight:city-nerekhall'), { 0: 'wq-archer', 1: 'dq-knight' });
    expect(
      s.events.map((e) => e.type).filter((type) => ['besieges', 'played', 'compared', 'survivors', 'attrition'].includes(type)),
    ).toEqual(['besieges', 'played', 'played', 'compared', 'survivors', 'survivors']);
  });

  it('[RA-SIE-04] [RA-SIE-05] in turns, the attacker first, with totals for everybody', () => {
    const s = turn({ hands: ['wq-necromancer wq-archer', 'dq-knight dq-knight'], ...city(1) }).say(0, 'fight:realm:1');
    expect(s.asked).toEqual([0]);
    say(s, 0, 'wq-necromancer');
    expect(s.asked).toEqual([1]);
    say(s, 1, 'dq-knight');
    expect(s.asked).toEqual([0]);
    say(s, 0, 'wq-archer');
    expect(eventsOf(s, 'played').map((e) => [e.seat, e.total])).toEqual([
      [0, 3],
      [1, 3],
      [0, 5],
    ]);
  });

  it('[RA-SIE-06] When Played comes before the opponent’s next card', () => {
    const s = say(turn({ hands: ['nx-scout', 'dq-knight'], decks: ['gold-1'] }), 0, 'fight:realm:1', 'nx-scout');
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toEqual(['use', 'no']);
  });

  it('[RA-SIE-07] [RA-AMB-08] [RA-TV-34] a defender with gold only is asked and can only pass; an empty hand passes unasked', () => {
    const s = say(turn({ hands: ['2xwq-archer', 'gold-2 gold-1'], ...city(1) }), 0, 'fight:realm:1', 'wq-archer');
    expect(s.asked).toEqual([1]);
    expect(s.options(1)).toEqual(['pass']);
    s.say(1, 'pass');
    expect(eventsOf(s, 'passed')).toEqual([{ type: 'passed', seat: 1, cards: 2 }]);
    const empty = say(turn({ hands: ['2xwq-archer', ''] }), 0, 'fight:realm:1', 'wq-archer');
    expect(empty.asked).toEqual([0]);
    expect(eventsOf(empty, 'passed')).toEqual([{ type: 'passed', seat: 1, cards: 0 }]);
  });

  it('[RA-SIE-08] [RA-SIE-09] [RA-TV-26] whoever has passed stays out; the other goes on alone', () => {
    const s = turn({ hands: ['wq-reanimate wq-archer', 'dq-knight'] });
    say(s, 0, 'fight:realm:1', 'wq-reanimate');
    s.say(1, 'pass');
    expect(s.asked).toEqual([0]);
    s.say(0, 'wq-archer');
    expect(eventsOf(s, 'used')).toEqual([]);
    expect(compared(s)).toEqual([3, 0, true]);
    expect(names(seatOf(s.table, 1).hand)).toEqual(['dq-knight']);
  });

  it('[RA-SIE-10] [RA-SIE-23] both may pass at once; nothing against nothing is a tie for the defender', () => {
    const s = fight(turn({ hands: ['wq-archer', 'dq-knight'], ...city(1) }), 'realm:1');
    expect(compared(s)).toEqual([0, 0, false]);
    expect(seatOf(s.table, 1).damage).toBe(0);
  });

  it('[RA-SIE-11] [RA-ABL-08] [RA-EXP-10] [RA-TV-30] the attacker resolves first; what he destroys resolves nothing', () => {
    const t = turn({ races: ['waiqar', 'uthuk'], hands: ['wq-wyrm', 'ut-chaos-lord ut-berserker'] });
    say(t, 0, 'fight:realm:1', 'wq-wyrm');
    say(t, 1, 'ut-chaos-lord');
    say(t, 1, 'ut-berserker', 'use');
    expect(t.asked).toEqual([0]);
    say(t, 0, 'unit:0', 'unit:1');
    expect(eventsOf(t, 'destroyed')[0]).toMatchObject({ seat: 1, card: 'ut-chaos-lord' });
    expect(compared(t)).toEqual([5, 2, true]);
  });

  it('[RA-SIE-12] [RA-SIE-13] [RA-SIE-15] [RA-TV-05] walls help the defender, ties are his, and the city keeps its state', () => {
    for (const exhausted of [true, false]) {
      const s = turn({ hands: ['nc-dragon', '2xdq-bowman'], ...city(1), table: (t) => Object.assign(t.sites[0]!, { exhausted }) });
      fight(s, 'city-nerekhall', 'nc-dragon', '2xdq-bowman');
      expect(compared(s)).toEqual([6, 6, false]);
      expect(s.table.sites[0]).toEqual({ id: 'city-nerekhall', owner: 1, exhausted });
    }
  });

  it('[RA-SIE-14] [RA-SIE-19] [RA-TV-06] a city taken comes refreshed; its battle strength is irrelevant', () => {
    const s = turn({ hands: ['mc-chaos-beast', '2xdq-bowman'], ...city(1), table: (t) => Object.assign(t.sites[0]!, { exhausted: true }) });
    fight(s, 'city-nerekhall', 'mc-chaos-beast', '2xdq-bowman');
    expect(compared(s)).toEqual([7, 6, true]);
    expect(s.table.sites[0]).toEqual({ id: 'city-nerekhall', owner: 0, exhausted: false });
    const cheap = fight(turn({ hands: ['wq-necromancer', ''], ...city(1) }), 'city-nerekhall', 'wq-necromancer');
    expect(cheap.table.sites[0]!.owner).toBe(0);
  });

  it('[RA-COO-09] [RA-COO-10] [RA-TV-06] in the cooperative variant it arrives exhausted', () => {
    const s = turn({ options: { scenario: 'dragonlords', cooperative: true }, hands: ['mc-chaos-beast', '2xdq-bowman'], ...city(1) });
    fight(s, 'city-nerekhall', 'mc-chaos-beast', '2xdq-bowman');
    expect(s.table.sites[0]).toEqual({ id: 'city-nerekhall', owner: 0, exhausted: true });
  });

  it.each([
    ['nc-dragon wq-necromancer', '2xdq-bowman', 5],
    ['2xwq-archer', '2xdq-bowman', 0],
    ['wq-necromancer', '', 3],
    ['wq-archer', '2xdq-bowman', 0],
  ])('[RA-SIE-16] [RA-SIE-17] [RA-TV-07] %s against %s: %i damage', (mine, theirs, damage) => {
    const s = fight(turn({ hands: [`${mine} gold-1`, `${theirs} gold-1`] }), 'realm:1', mine, theirs);
    expect(seatOf(s.table, 1).damage).toBe(damage);
    expect(seatOf(s.table, 0).damage).toBe(0);
  });

  it('[RA-SIE-18] survivors go to their own owner’s discard pile', () => {
    const s = fight(turn({ hands: ['wq-archer', 'dq-knight nc-battle-cry'] }), 'realm:1', 'wq-archer', 'dq-knight nc-battle-cry');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['wq-archer']);
    expect(names(seatOf(s.table, 1).discard)).toEqual(['dq-knight', 'nc-battle-cry']);
    expect(s.table.combat).toBe(null);
  });

  it('[RA-SIE-20] nobody else takes part', () => {
    const s = turn({ seats: 3, hands: ['2xwq-archer', 'gold-1', '5xnc-dragon'] });
    say(s, 0, 'fight:realm:1', 'wq-archer');
    expect(s.asked).toEqual([1]);
    s.say(1, 'pass');
    expect(s.asked).toEqual([0]);
  });

  it('[RA-SIE-21] [RA-SIE-22] several sieges a turn; the defender fights with what is left', () => {
    const s = turn({ hands: ['3xwq-archer', 'dq-knight'], decks: ['', '5xdq-knight'], sites: { 'city-nerekhall': 1, 'city-forge': 1 } });
    fight(s, 'realm:1', 'wq-archer', 'dq-knight');
    expect(seatOf(s.table, 1).hand).toEqual([]);
    expect(s.options(0)).toEqual(expect.arrayContaining(['fight:city-nerekhall', 'fight:city-forge']));
    expect(s.options(0)).not.toContain('fight:realm:1');
    fight(s, 'city-forge', 'wq-archer');
    expect(compared(s)).toEqual([2, 2, false]);
  });

  it('[RA-AMB-12] the defender pays for abilities with cards still refreshed', () => {
    const s = turn({ races: ['waiqar', 'latari'], hands: ['2xwq-archer', 'lt-pegasus'], ready: [0, 2] });
    say(s, 0, 'fight:realm:1', 'wq-archer');
    s.say(1, 'lt-pegasus');
    expect(s.options(1)).toEqual(['stronghold+stronghold', 'no']);
    s.say(1, 'stronghold+stronghold');
    expect(eventsOf(s, 'destroyed')[0]).toMatchObject({ seat: 0, card: 'wq-archer' });
    expect(seatOf(s.table, 1)).toMatchObject({ ready: 0, exhausted: 2 });
  });

  it('[RA-AMB-27] [RA-AMB-35] [RA-COO-07] which sieges the scenario allows', () => {
    const legal = (options: object) =>
      turn({ options, ...city(1) })
        .options(0)
        .filter((id) => id === 'fight:realm:1' || id === 'fight:city-nerekhall');
    expect(legal({ scenario: 'monument' })).toEqual(['fight:city-nerekhall']);
    expect(legal({ scenario: 'conquest' })).toEqual(['fight:city-nerekhall']);
    expect(legal({ scenario: 'cataclysm' })).toEqual([]);
    expect(legal({ scenario: 'dragonlords', cooperative: true })).toEqual(['fight:city-nerekhall']);
    expect(legal({ scenario: 'overlord' })).toEqual(['fight:city-nerekhall', 'fight:realm:1']);
    const ally = turn({ seats: 3, options: { scenario: 'overlord', overlord: 2 }, ...city(1) });
    expect(ally.options(0)).not.toContain('fight:realm:1');
    expect(ally.options(0)).toContain('fight:realm:2');
  });
});
