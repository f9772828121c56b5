import { describe, expect, it } from 'vitest';
import { type EventId, event } from '../../data/events.ts';
import { compared, eventsOf, fight, names, say, seatOf, stage, turn } from '../helpers.ts';

/** Enemies with a reward that pays: strength, icons, and what it gives. */
const PAYING: [EventId, string, number, number, 'gold' | 'influence', number][] = [
  ['dl-11', 'dragonlords', 4, 0, 'gold', 1],
  ['dl-14', 'dragonlords', 5, 1, 'influence', 1],
  ['dl-26', 'dragonlords', 7, 2, 'gold', 2],
  ['dlv-3', 'dragonlords', 6, 1, 'influence', 1],
  ['rw-14', 'runewars', 4, 0, 'influence', 1],
  ['mo-12', 'monument', 4, 0, 'gold', 1],
  ['mo-12', 'monument', 4, 0, 'influence', 1],
  ['mo-23', 'monument', 8, 1, 'gold', 2],
  ['mo-26', 'monument', 10, 2, 'gold', 3],
  ['cq-14', 'conquest', 5, 1, 'influence', 1],
];

describe('Enemies with rewards', () => {
  it.each(PAYING)('[card:%s] %s: strength %i, %i icons; pays %s %i', (id, scenario, strength, icons, kind, n) => {
    const s = turn({
      options: { scenario, cooperative: id === 'dlv-3' },
      hands: ['3xnc-demon gold-3'],
      table: (t) => Object.assign(t, { enemies: [id] }),
      dice: { attrition: [0, 0] },
    });
    fight(s, id, '3xnc-demon');
    expect(compared(s)[1]).toBe(strength);
    expect(eventsOf(s, 'attrition')[0]?.rolls.length ?? 0).toBe(icons);
    expect(seatOf(s.table, 0).treasures).toEqual([{ id, exhausted: false }]);
    expect(s.question(0).shown.with).toMatchObject({ [kind]: n + (kind === 'gold' ? 3 : 0) });
    const weak = fight(
      turn({
        options: { scenario, cooperative: id === 'dlv-3' },
        hands: ['wq-necromancer gold-1'],
        table: (t) => Object.assign(t, { enemies: [id] }),
        dice: { attrition: [0, 0] },
      }),
      id,
      'wq-necromancer',
    );
    expect(weak.table.enemies).toEqual([id]);
  });

  it('[card:mo-12] pays gold or influence, once', () => {
    const s = turn({ options: { scenario: 'monument' }, hands: ['gold-1'], rewards: { 0: ['mo-12'] } });
    say(s, 0, 'influence', 'gold-1');
    expect(s.question(0).shown.with).toMatchObject({ gold: 1, influence: 0 });
  });

  it('[card:rw-12] +1 for the army at Resolution, then exhausted', () => {
    const s = turn({ hands: ['wq-archer gold-1'], rewards: { 0: ['rw-12'] } });
    say(s, 0, 'fight:stronghold', 'wq-archer', 'stop', 'rw-12');
    expect(compared(s)[0]).toBe(3);
    expect(seatOf(s.table, 0).treasures).toEqual([{ id: 'rw-12', exhausted: true }]);
    expect(event('rw-12')).toMatchObject({ strength: 5, attrition: 1 });
  });

  it('[card:ca-13] keeps 2 damage away, once until it is refreshed', () => {
    const s = stage({ options: { scenario: 'cataclysm' }, rewards: { 0: ['ca-13'] } });
    s.at('damage', { seat: 0, n: 5, by: -1, of: null }).say(0, 'ca-13');
    expect(seatOf(s.table, 0)).toMatchObject({ damage: 3, treasures: [{ id: 'ca-13', exhausted: true }] });
    expect(s.over).toBe(true);
    expect(event('ca-13')).toMatchObject({ strength: 4, attrition: 1 });
  });

  it('[card:ao-15] draws a card, then one is discarded', () => {
    const s = turn({ options: { scenario: 'overlord' }, hands: ['gold-1'], decks: ['gold-3'], rewards: { 0: ['ao-15'] } });
    say(s, 0, 'act:ao-15', 'gold-1');
    expect([names(seatOf(s.table, 0).hand), names(seatOf(s.table, 0).discard)]).toEqual([['gold-3'], ['gold-1']]);
    expect(event('ao-15')).toMatchObject({ strength: 4, type: 'enemy' });
  });

  it('[card:cq-12] destroys a card of the hand', () => {
    const s = turn({ options: { scenario: 'conquest' }, hands: ['gold-1'], rewards: { 0: ['cq-12'] } });
    const before = s.table.gold[0]!;
    say(s, 0, 'act:cq-12', 'gold-1');
    expect([s.table.gold[0], names(seatOf(s.table, 0).hand)]).toEqual([before + 1, []]);
    expect(turn({ options: { scenario: 'conquest' }, rewards: { 0: ['cq-12'] } }).options(0)).not.toContain('act:cq-12');
    expect(event('cq-12')).toMatchObject({ strength: 4, type: 'enemy' });
  });

  it('[card:dlv-3] while it is in play the objective has 2 more', () => {
    const s = turn({ options: { scenario: 'dragonlords', cooperative: true }, table: (t) => Object.assign(t, { enemies: ['dlv-3'] }) });
    expect(eventsOf(s.say(0, 'fight:objective'), 'fights')[0]!.strength).toBe(20);
  });

  it('[card:dl-15] exhausted to draw a card', () => {
    const s = turn({ rewards: { 0: ['dl-15'] }, decks: ['gold-3'] }).say(0, 'act:dl-15');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-3']);
    expect(event('dl-15')).toMatchObject({ strength: 5, type: 'enemy' });
  });

  it('[card:dl-23] +3 against the objective only', () => {
    const slayer = { options: { scenario: 'dragonlords' }, rewards: { 0: ['dl-23' as const] }, dice: { attrition: [0] } };
    expect(compared(fight(turn({ ...slayer, hands: ['3xnc-demon gold-1'] }), 'objective', '3xnc-demon'))).toEqual([18, 18, true]);
    expect(compared(fight(turn({ ...slayer, hands: ['nc-demon gold-1'] }), 'stronghold', 'nc-demon'))[0]).toBe(5);
    expect(event('dl-23')).toMatchObject({ strength: 8, attrition: 1 });
  });

  it('[card:mo-14] the monument costs 1 less', () => {
    const s = turn({ options: { scenario: 'monument' }, hands: ['3xgold-3 gold-2'], rewards: { 0: ['mo-14'] } }).say(0, 'gold');
    expect(s.options(0)).toContain('monument');
    say(s, 0, 'monument');
    expect(s.question(0).shown.with).toMatchObject({ cost: 11 });
    expect(event('mo-14')).toMatchObject({ strength: 5, attrition: 1 });
  });

  it.each([
    ['rw-26', 'runewars', 2, 9],
    ['ao-26', 'overlord', 3, 8],
    ['cq-23', 'conquest', 2, 10],
    ['dr-1', 'runewars', 2, 0],
  ] as const)('[card:%s] %s: exhausted at Resolution for +%i in a siege', (id, scenario, n, strength) => {
    const s = turn({ options: { scenario }, hands: ['wq-archer gold-1', ''], rewards: { 0: [id] }, sites: { 'city-forge': 1 } });
    say(s, 0, 'fight:city-forge', 'wq-archer', 'pass', id);
    expect(compared(s)[0]).toBe(2 + n);
    expect(seatOf(s.table, 0).treasures).toEqual([{ id, exhausted: true }]);
    if (strength > 0) expect(event(id as EventId).strength).toBe(strength);
    const battle = fight(
      turn({ options: { scenario }, hands: ['wq-archer gold-1', ''], rewards: { 0: [id] } }),
      'stronghold',
      'wq-archer',
      '',
      true,
    );
    expect(battle.question(0).kind).toBe(id === 'rw-26' || id === 'ao-26' ? 'turn' : 'abilities');
  });

  it('[card:ao-26] works for sieges of or by the Overlord, and he may claim it', () => {
    const s = turn({
      seats: 3,
      options: { scenario: 'overlord' },
      hands: ['wq-archer gold-1', '', ''],
      rewards: { 0: ['ao-26'] },
      sites: { 'city-forge': 1 },
    });
    say(s, 0, 'fight:city-forge', 'wq-archer', 'pass');
    expect(s.options(0)).toEqual(['ao-26', 'done']);
    expect(turn({ options: { scenario: 'overlord' }, table: (t) => Object.assign(t, { enemies: ['ao-26'] }) }).options(0)).toContain(
      'fight:ao-26',
    );
  });

  it('[card:ao-13] only allies may attack it; 1 influence', () => {
    const at = (overlord: number) =>
      turn({
        options: { scenario: 'overlord', overlord },
        hands: ['nc-demon gold-1'],
        table: (t) => Object.assign(t, { enemies: ['ao-13'] }),
        dice: { attrition: [0] },
      });
    expect(at(0).options(0)).not.toContain('fight:ao-13');
    const ally = fight(at(1), 'ao-13', 'nc-demon');
    expect(ally.question(0).shown.with).toMatchObject({ influence: 1 });
  });

  it('[card:ao-21] only allies may attack it; the Overlord’s armies have +1 in sieges', () => {
    const champion = {
      options: { scenario: 'overlord' },
      table: (t: object) => Object.assign(t, { enemies: ['ao-21'] }),
      sites: { 'city-forge': 1 as number },
    };
    const s = turn({ ...champion, hands: ['wq-archer gold-1', 'wq-archer gold-1'] });
    expect(s.options(0)).not.toContain('fight:ao-21');
    fight(s, 'city-forge', 'wq-archer');
    expect(compared(s)[0]).toBe(3);
    expect(compared(fight(turn({ ...champion, hands: ['wq-archer gold-1'] }), 'stronghold', 'wq-archer'))[0]).toBe(2);
    const defends = turn({
      options: { scenario: 'overlord', overlord: 1 },
      hands: ['wq-archer gold-1', 'wq-archer gold-1'],
      table: (t) => Object.assign(t, { enemies: ['ao-21'] }),
    });
    expect(compared(fight(defends, 'realm:1', 'wq-archer', 'wq-archer'))).toEqual([2, 3, false]);
  });

  it('[card:rw-22] the winner draws an unused dragon rune and the card leaves the game', () => {
    const s = turn({
      hands: ['2xnc-dragon gold-1'],
      table: (t) => Object.assign(t, { enemies: ['rw-22'], runes: ['dr-3', 'dr-5'] }),
      dice: { attrition: [0], runes: [0, 0, 0, 0, 1] },
    });
    fight(s, 'rw-22', '2xnc-dragon');
    expect(seatOf(s.table, 0).treasures.length).toBe(1);
    expect(s.table.runes.length).toBe(1);
    expect(s.table).toMatchObject({ enemies: [], eventDiscard: [], gone: ['rw-22'] });
    const none = turn({
      hands: ['2xnc-dragon gold-1'],
      table: (t) => Object.assign(t, { enemies: ['rw-22'], runes: [] }),
      dice: { attrition: [0] },
    });
    expect(seatOf(fight(none, 'rw-22', '2xnc-dragon').table, 0).treasures).toEqual([]);
  });

  it('[card:cq-27] each card action costs 1 influence more', () => {
    const storm = {
      races: ['dunwarr', 'daqan'] as ('dunwarr' | 'daqan')[],
      options: { scenario: 'conquest' },
      hands: ['dw-runesmith'],
      table: (t: object) => Object.assign(t, { enemies: ['cq-27'] }),
    };
    expect(turn(storm).options(0)).not.toContain('act:dw-runesmith');
    const s = turn({ ...storm, ready: [1] }).say(0, 'act:dw-runesmith');
    expect(seatOf(s.table, 0)).toMatchObject({ ready: 0, exhausted: 1 });
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
  });

  it('[card:ca-23] each attacking Instant has +1', () => {
    const s = stage({
      seats: 1,
      options: { scenario: 'cataclysm' },
      hands: [''],
      table: (t) => Object.assign(t, { enemies: ['ca-23'], events: ['ca-11'] }),
    });
    s.at('events', { event: null, queue: [], lost: null }, 'draw');
    expect(seatOf(s.table, 0).damage).toBe(4);
    expect(event('ca-23')).toMatchObject({ strength: 8, attrition: 1 });
  });

  it.each([
    ['dl-21', 'dragonlords', 1, 9],
    ['ca-32', 'cataclysm', 2, 12],
  ] as const)('[card:%s] %s: %i damage for each player at the start of each event phase', (id, scenario, n, strength) => {
    const phase = (table: object) =>
      stage({ options: { scenario }, hands: ['', ''], table: (t) => Object.assign(t, table) }).at('events', {
        event: null,
        queue: [],
        lost: null,
      });
    expect(phase({ enemies: [id], events: [scenario === 'cataclysm' ? 'ca-13' : 'dl-11'] }).table.players.map((p) => p.damage)).toEqual([
      n,
      n,
    ]);
    expect(phase({ enemies: [], events: [id] }).table.players.map((p) => p.damage)).toEqual([0, 0]);
    expect(event(id).strength).toBe(strength);
    const beaten = fight(
      turn({
        options: { scenario },
        hands: ['3xnc-demon gold-1'],
        table: (t) => Object.assign(t, { enemies: [id] }),
        dice: { attrition: [0, 0] },
      }),
      id,
      '3xnc-demon',
    );
    expect(beaten.table.eventDiscard).toEqual([id]);
  });
});

describe('dragon runes', () => {
  it('[card:dr-2] 2 gold', () => {
    expect(turn({ rewards: { 0: ['dr-2'] } }).question(0).shown.with).toMatchObject({ gold: 2 });
  });
  it('[card:dr-3] 2 influence', () => {
    expect(turn({ rewards: { 0: ['dr-3'] } }).question(0).shown.with).toMatchObject({ influence: 2 });
  });
  it('[card:dr-4] takes 3 damage, asked once per damage', () => {
    const hit = (n: number) => stage({ rewards: { 0: ['dr-4'] } }).at('damage', { seat: 0, n, by: -1, of: null });
    const s = hit(5);
    expect(s.options(0)).toEqual(['dr-4', 'take']);
    expect(seatOf(s.say(0, 'dr-4').table, 0)).toMatchObject({ damage: 2, treasures: [{ id: 'dr-4', exhausted: true }] });
    expect(seatOf(hit(2).say(0, 'dr-4').table, 0).damage).toBe(0);
    expect(seatOf(hit(5).say(0, 'take').table, 0).damage).toBe(5);
  });
  it('[card:dr-5] draws two, discards one', () => {
    const s = say(turn({ rewards: { 0: ['dr-5'] }, decks: ['gold-1 gold-2'] }), 0, 'act:dr-5', 'gold-1');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-2']);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['gold-1']);
  });
  it('[card:dr-6] up to two wounded units go to the discard pile', () => {
    const s = turn({ races: ['uthuk', 'daqan'], hands: ['3xut-berserker gold-1'], rewards: { 0: ['dr-6'] } });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'ut-berserker', 'use', 'ut-berserker', 'use', 'stop', 'dr-6', 'unit:0');
    expect(s.options(0)).toEqual(['unit:1', 'unit:2', 'done']);
    s.say(0, 'unit:2');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['ut-berserker*', 'ut-berserker*']);
    expect(seatOf(s.table, 0).barracks[0]).toBe(6);
  });
});
