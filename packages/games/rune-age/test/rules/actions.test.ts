import { describe, expect, it } from 'vitest';
import { assault, compared, eventsOf, fight, names, say, seatOf, stage, turn } from '../helpers.ts';

describe('combat as an action', () => {
  it('[RA-ACT-01] the four kinds of action, and the end', () => {
    const s = turn({ hands: ['gold-1 dw-runesmith'], races: ['dunwarr', 'daqan'], ready: [1] });
    expect(s.options(0)).toEqual(expect.arrayContaining(['fight:stronghold', 'act:dw-runesmith', 'gold', 'influence', 'end']));
  });

  it('[RA-ACT-02] [RA-ACT-03] cards go to the combat area; nobody else takes part in a battle', () => {
    const s = say(turn({ hands: ['2xwq-archer', 'dq-knight'] }), 0, 'fight:stronghold', 'wq-archer');
    expect(s.table.combat).toMatchObject({ attacker: 0, defender: -1 });
    expect(s.table.combat!.fighters.length).toBe(1);
    expect(s.asked).toEqual([0]);
    expect(turn({ hands: ['wq-archer', 'dq-knight'] }).say(0, 'fight:realm:1').table.combat).toMatchObject({ attacker: 0, defender: 1 });
  });

  it('[RA-ACT-04] [RA-BAT-02] all legal targets of a turn', () => {
    const x = {
      seats: 3,
      sites: { 'city-forge': -1, 'city-tamalir': 1 },
      table: (t: { enemies: readonly string[] }) => Object.assign(t, { enemies: ['dl-11'] }),
    } as const;
    const s = turn({ ...x, options: { scenario: 'dragonlords' } });
    expect(
      s
        .options(0)
        .filter((id) => String(id).startsWith('fight:'))
        .sort(),
    ).toEqual(
      [
        'fight:stronghold',
        'fight:city-forge',
        'fight:city-tamalir',
        'fight:dl-11',
        'fight:objective',
        'fight:realm:1',
        'fight:realm:2',
      ].sort(),
    );
  });

  it('[RA-ACT-05] [RA-ACT-06] [RA-BAT-15] [RA-AMB-04] [RA-TV-25] each target once a round for each player; another may try, and next round again', () => {
    const s = stage({
      options: { scenario: 'monument' },
      sites: { 'city-forge': -1 },
      hands: ['gold-1', 'nc-demon'],
      table: (t) => Object.assign(t, { round: 0, events: ['mo-12'] }),
    }).at('game', {});
    say(s, 0, 'fight:city-forge', 'stop');
    expect(s.options(0)).not.toContain('fight:city-forge');
    expect(s.refusal(0, 'fight:city-forge')).toEqual({ refused: 'not-an-option', rule: 'RA-ACT-05' });
    expect(s.options(0)).toContain('fight:stronghold');
    s.say(0, 'end');
    say(s, 1, 'fight:city-forge', 'nc-demon');
    expect(s.table.sites[0]!.owner).toBe(1);
    s.say(1, 'end');
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toContain('fight:city-forge');
  });

  it('[RA-ACT-07] [RA-BAT-22] two strongholds may be attacked in one turn', () => {
    const s = turn({ hands: ['2xwq-archer gold-1'] });
    say(s, 0, 'fight:stronghold', 'wq-archer', 'stop', 'fight:stronghold', 'wq-archer', 'stop');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 2, strongholds: 1 });
  });

  it('[RA-ACT-08] nobody attacks what he controls', () => {
    const s = turn({ sites: { 'city-forge': 0 } });
    expect(s.refusal(0, 'fight:city-forge')).toEqual({ refused: 'not-an-option', rule: 'RA-ACT-08' });
  });

  it('[RA-ACT-09] [RA-BAT-08] [RA-BAT-28] a combat that cannot be won may be started, with no card at all', () => {
    expect(
      compared(
        turn({ hands: ['gold-1'] })
          .say(0, 'fight:stronghold')
          .say(0, 'stop'),
      ),
    ).toEqual([0, 2, false]);
    expect(compared(turn({ hands: [''] }).say(0, 'fight:stronghold'))).toEqual([0, 2, false]);
  });

  it('[RA-ACT-10] [RA-ACT-11] [RA-BAT-23] used cards are gone for the turn and nobody draws between combats', () => {
    const s = fight(turn({ hands: ['wq-archer gold-1'], decks: ['5xwq-archer'] }), 'stronghold', 'wq-archer');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['wq-archer']);
    expect(s.say(0, 'fight:stronghold').options(0)).toEqual(['stop']);
  });

  it('[RA-ACT-12] [RA-SIE-03] [RA-REW-06] strongholds, rewards and cards of others are no targets', () => {
    const s = turn({ ready: [0, 3], rewards: { 1: ['rw-12'] }, sites: {} });
    expect(s.options(0).filter((id) => String(id).startsWith('fight:'))).toEqual(['fight:stronghold', 'fight:realm:1']);
  });

  it('[RA-ACT-13] defending against an Instant uses up no target', () => {
    const s = stage({ hands: ['', ''], sites: {}, table: (t) => Object.assign(t, { events: ['rw-23'] }) });
    s.at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(s.over).toBe(true);
    expect(eventsOf(s, 'fights').map((e) => e.seat)).toEqual([0, 1]);
    expect(s.table.attacked).toEqual([]);
  });
});

describe('card actions', () => {
  const dwarf = { races: ['dunwarr', 'daqan'] as ('dunwarr' | 'daqan')[] };

  it('[RA-UNI-01] [RA-UNI-03] [RA-UNI-07] a card with Action is played for its ability and discarded; it fights nowhere', () => {
    const s = turn({ ...dwarf, hands: ['dw-runesmith'] }).say(0, 'act:dw-runesmith');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['dw-runesmith*']);
    expect(s.table.combat).toBe(null);
  });

  it('[RA-UNI-02] [RA-UNI-03] a reward with Action is exhausted and stays', () => {
    const s = turn({ rewards: { 0: ['dl-15'] }, decks: ['gold-3'] }).say(0, 'act:dl-15');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-3']);
    expect(seatOf(s.table, 0).treasures).toEqual([{ id: 'dl-15', exhausted: true }]);
    expect(s.options(0)).not.toContain('act:dl-15');
  });

  it('[RA-UNI-04] [RA-ABL-07] no Action during combat', () => {
    const s = turn({ ...dwarf, hands: ['dw-runesmith dw-shield'], rewards: { 0: ['dl-15'] } }).say(0, 'fight:stronghold');
    expect(s.options(0)).toEqual(['dw-shield', 'dw-runesmith', 'stop']);
  });

  it('[RA-UNI-05] [RA-EVT-15] no Action in another player’s turn or in the event phase, but combat abilities are', () => {
    const siege = turn({ races: ['daqan', 'dunwarr'], hands: ['dq-footman', 'dw-runesmith'], sites: { 'city-forge': 1 } });
    say(siege, 0, 'fight:city-forge', 'pass');
    expect(siege.options(1)).toEqual(['dw-runesmith', 'pass']);
    const event = stage({
      ...dwarf,
      hands: ['dw-runesmith dw-prospector'],
      decks: ['gold-2'],
      table: (t) => Object.assign(t, { events: ['ca-11'] }),
      options: { scenario: 'cataclysm' },
    });
    event.at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(event.options(0)).toEqual(['dw-prospector', 'dw-runesmith', 'stop']);
    expect(event.say(0, 'dw-prospector').options(0)).toEqual(['use', 'no']);
  });

  it('[RA-UNI-06] [RA-TV-31] an Action unit in combat counts its strength and is not asked', () => {
    const s = say(turn({ ...dwarf, hands: ['dw-runesmith gold-1'] }), 0, 'fight:stronghold', 'dw-runesmith');
    expect(s.question(0).stage).toBe('assault');
    expect(compared(assault(s, {}))).toEqual([2, 2, true]);
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
  });

  it('[RA-UNI-08] [RA-AMB-03] tactics have card actions as well', () => {
    const s = turn({ hands: ['nc-tithe gold-1'], options: { scenario: 'monument' } });
    say(s, 0, 'act:nc-tithe', 'gold-1');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-2']);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['nc-tithe*']);
  });
});
