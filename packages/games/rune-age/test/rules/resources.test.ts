import { describe, expect, it } from 'vitest';
import { COST, data, KIND } from '../../data/cards.ts';
import { compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

describe('resources', () => {
  it('[RA-RES-01] [RA-RES-06] [RA-GLD-07] [RA-TV-24] gold is produced whole and what is left over is lost', () => {
    const s = turn({ hands: ['gold-3'] });
    say(s, 0, 'gold', 'wq-archer', 'gold-3', 'done');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-3', 'wq-archer']);
    expect(s.options(0)).not.toContain('gold');
  });

  it('[RA-RES-02] [RA-RES-08] a card’s cost is what it says, its value what it gives', () => {
    expect(COST[KIND['wq-dark-knight']]).toBe(5);
    expect(data('gold-3')).toMatchObject({ gold: 3, cost: 4 });
    const s = fight(turn({ hands: ['nc-demon'], sites: { 'city-forge': -1 } }), 'city-forge', 'nc-demon');
    expect(compared(s)).toEqual([5, 5, true]);
  });

  it('[RA-RES-03] [RA-GLD-01] [RA-GLD-02] [RA-REW-03] gold comes from gold cards of the hand and from rewards', () => {
    const s = turn({ hands: ['gold-2'], rewards: { 0: ['dl-11'] } });
    say(s, 0, 'gold', 'wq-necromancer');
    expect(s.options(0)).toEqual(['gold-2+dl-11']);
    s.say(0, 'gold-2+dl-11');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-2', 'wq-necromancer']);
    expect(seatOf(s.table, 0).treasures).toEqual([{ id: 'dl-11', exhausted: true }]);
    expect(s.options(0)).not.toContain('gold');
  });

  it('[RA-RES-04] [RA-RES-05] [RA-RES-10] [RA-INF-01] influence comes from refreshed cities, strongholds and rewards', () => {
    const s = turn({ ready: [1], sites: { 'city-tamalir': 0 }, rewards: { 0: ['rw-14'] } });
    expect(s.question(0).shown.with).toMatchObject({ influence: 5 });
    say(s, 0, 'influence', 'gold-3', 'city-tamalir+rw-14');
    expect(s.question(0).shown.with).toMatchObject({ influence: 1 });
    expect(s.table.sites[0]!.exhausted).toBe(true);
    say(s, 0, 'influence', 'gold-1');
    expect(s.question(0).shown.with).toMatchObject({ influence: 0 });
    expect(s.options(0)).not.toContain('influence');
  });

  it('[RA-RES-07] strength comes from participating units; tactics have none', () => {
    const s = fight(turn({ hands: ['wq-necromancer nc-battle-cry'] }), 'stronghold', 'nc-battle-cry wq-necromancer');
    expect(compared(s)[0]).toBe(3);
  });

  it('[RA-RES-09] a stronghold costs 4 gold or 2 strength', () => {
    const bought = turn({ hands: ['2xgold-2'] });
    say(bought, 0, 'gold', 'stronghold', 'gold-2+gold-2');
    expect(seatOf(bought.table, 0)).toMatchObject({ strongholds: 2, ready: 1 });
    expect(
      turn({ hands: ['gold-3 wq-archer'] })
        .say(0, 'gold')
        .options(0),
    ).not.toContain('stronghold');
    expect(compared(fight(turn({ hands: ['wq-archer'] }), 'stronghold', 'wq-archer'))).toEqual([2, 2, true]);
  });

  it('[RA-RES-11] [RA-RES-12] only the own cards pay, gold where gold is asked, influence where influence is', () => {
    const s = turn({ ready: [0, 3], sites: { 'city-tamalir': 1 }, rewards: { 0: ['dr-2'], 1: ['dr-3'] } });
    expect(s.question(0).shown.with).toMatchObject({ gold: 2, influence: 0 });
    expect(s.options(0)).toContain('gold');
    expect(s.options(0)).not.toContain('influence');
    expect(say(s, 0, 'gold', 'wq-archer').options(0)).toEqual(['dr-2']);
  });
});

describe('spend gold', () => {
  it('[RA-GLD-03] [RA-GLD-04] [RA-GLD-11] [RA-GLD-12] buys from the own barracks alone, to the discard pile', () => {
    const s = turn({ hands: ['3xgold-3'], options: { scenario: 'monument' } }).say(0, 'gold');
    expect(s.options(0)).toEqual(['wq-reanimate', 'wq-archer', 'wq-necromancer', 'wq-vampire', 'wq-dark-knight', 'wq-wyrm', 'stronghold']);
    say(s, 0, 'wq-wyrm', 'gold-3+gold-3');
    expect(names(seatOf(s.table, 0).discard).at(-1)).toBe('wq-wyrm');
    expect(seatOf(s.table, 0).barracks).toEqual([5, 4, 4, 4, 3, 1]);
  });

  it('[RA-GLD-05] [RA-TV-24] a bought stronghold comes refreshed and may pay afterwards, not inside the action', () => {
    const s = turn({ hands: ['gold-2 2xgold-1'] });
    say(s, 0, 'gold', 'stronghold', 'gold-2+gold-1+gold-1');
    expect(s.options(0)).toContain('influence');
    say(s, 0, 'influence', 'gold-1');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 0, exhausted: 1 });
    const inside = turn({ hands: ['gold-3 gold-3'] });
    say(inside, 0, 'gold', 'stronghold', 'gold-3+gold-3');
    expect(inside.options(0)).not.toContain('influence');
  });

  it('[RA-GLD-06] [RA-TV-24] one payment may buy several cards', () => {
    const s = turn({ hands: ['gold-3'] });
    say(s, 0, 'gold', 'wq-reanimate', 'gold-3', 'wq-archer');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-3', 'wq-reanimate', 'wq-archer']);
    expect(eventsOf(s, 'paid').length).toBe(1);
  });

  it('[RA-GLD-08] nothing else fits in between', () => {
    const s = turn({ hands: ['2xgold-3 wq-archer'], ready: [2] });
    say(s, 0, 'gold', 'wq-reanimate');
    expect(s.options(0)).toEqual(['gold-3']);
    say(s, 0, 'gold-3');
    expect(s.options(0).every((id) => !String(id).startsWith('fight:') && id !== 'influence' && id !== 'end')).toBe(true);
    expect(s.refusal(0, 'influence').refused).toBe('not-an-option');
  });

  it('[RA-GLD-09] several actions in one turn with different gold cards', () => {
    const s = turn({ hands: ['2xgold-1'] });
    say(s, 0, 'gold', 'wq-reanimate', 'gold-1', 'gold', 'wq-reanimate', 'gold-1');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-1', 'wq-reanimate', 'gold-1', 'wq-reanimate']);
  });

  it('[RA-GLD-10] an empty pile sells nothing', () => {
    const s = turn({
      hands: ['gold-1'],
      table: (t) => {
        t.players[0]!.barracks[0] = 0;
      },
    });
    expect(s.options(0)).not.toContain('gold');
  });

  it('[RA-EXP-03] new units are for sale beside the others, and nobody must buy them', () => {
    expect(
      turn({ hands: ['gold-3'] })
        .say(0, 'gold')
        .options(0),
    ).toEqual(['wq-reanimate', 'wq-archer', 'wq-necromancer', 'wq-vampire']);
    expect(turn({ hands: ['gold-3'] }).options(0)).toContain('end');
  });
});

describe('spend influence', () => {
  it('[RA-INF-02] [RA-INF-03] [RA-INF-07] neutral cards, mercenaries and gold, to the discard pile', () => {
    const s = turn({ sites: { 'city-tamalir': 0, 'city-nerekhall': 0 }, options: { mercenaries: ['mc-seer', 'mc-spy', 'mc-warden'] } });
    s.say(0, 'influence');
    expect(s.options(0)).toEqual([
      'gold-1',
      'gold-2',
      'gold-3',
      'nc-lightning',
      'nc-manticore',
      'nc-dragon',
      'mc-seer',
      'mc-spy',
      'mc-warden',
    ]);
    say(s, 0, 'mc-warden');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['mc-warden']);
    expect(s.table.piles).toEqual([3, 3, 3, 3, 3, 2]);
  });

  it('[RA-INF-04] [RA-INF-05] one card pays for several, several for one; the rest is lost', () => {
    const one = turn({ sites: { 'city-tamalir': 0 } });
    say(one, 0, 'influence', 'gold-1', 'gold-1', 'gold-1');
    expect(names(seatOf(one.table, 0).discard)).toEqual(['gold-1', 'gold-1', 'gold-1']);
    expect(one.question(0).kind).toBe('turn');
    const many = turn({ ready: [3] });
    say(many, 0, 'influence', 'nc-manticore');
    expect(seatOf(many.table, 0)).toMatchObject({ ready: 0, exhausted: 3 });
    const lost = turn({ sites: { 'city-tamalir': 0 } });
    say(lost, 0, 'influence', 'gold-2', 'done');
    expect(lost.options(0)).not.toContain('influence');
  });

  it('[RA-INF-06] an empty pile gives nothing', () => {
    const s = turn({
      sites: { 'city-tamalir': 0 },
      table: (t) => {
        t.gold = [0, 0, 5];
        t.piles[0] = 0;
      },
    });
    expect(s.say(0, 'influence').options(0)).toEqual(['nc-manticore']);
  });

  it('[RA-INF-08] [RA-AMB-11] influence pays for abilities in combat, again and again while cards are refreshed', () => {
    const s = turn({ races: ['latari', 'daqan'], hands: ['2xlt-warrior'], decks: ['gold-1 gold-2 gold-3'], ready: [2] });
    say(s, 0, 'fight:stronghold', 'lt-warrior', 'stronghold', 'lt-warrior', 'stronghold', 'stop');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1', 'gold-2']);
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 1, exhausted: 2 });
  });

  it('[RA-AMB-07] a city secured in the turn produces influence at once', () => {
    const s = fight(turn({ hands: ['nc-demon'], sites: { 'city-forge': -1 } }), 'city-forge', 'nc-demon');
    expect(s.question(0).shown.with).toMatchObject({ influence: 2 });
  });
});
