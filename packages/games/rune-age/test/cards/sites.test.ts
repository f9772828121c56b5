import { describe, expect, it } from 'vitest';
import type { SiteId } from '../../data/sites.ts';
import { runeAgeGame } from '../../game.ts';
import { compared, eventsOf, fight, names, say, seatOf, turn } from '../helpers.ts';

const conquest = { options: { scenario: 'conquest' } };

describe('cities', () => {
  it.each([
    ['city-tamalir', 3, 7, 3],
    ['city-nerekhall', 3, 7, 2],
    ['city-greyhaven', 3, 6, 1],
    ['city-frostgate', 2, 5, 4],
    ['city-dawnsmoor', 2, 5, 1],
    ['city-forge', 2, 5, 2],
    ['city-riverwatch', 2, 5, 2],
    ['city-vynelvale', 2, 5, 1],
  ] as [SiteId, number, number, number][])('[card:%s] %i influence, strength %i, walls %i', (id, influence, strength, walls) => {
    const battle = fight(turn({ hands: ['mc-chaos-beast gold-1'], sites: { [id]: -1 } }), id, 'mc-chaos-beast');
    expect(compared(battle)).toEqual([7, strength, true]);
    expect(battle.question(0).shown.with).toMatchObject({ influence });
    const siege = fight(turn({ hands: ['wq-archer gold-1', ''], sites: { [id]: 1 } }), id, 'wq-archer');
    expect(compared(siege)).toEqual([2, walls, 2 > walls]);
  });
});

describe('powers of cities', () => {
  it('[card:city-nerekhall] an Action draws a card instead of influence', () => {
    const s = turn({ sites: { 'city-nerekhall': 0 }, decks: ['gold-2'] }).say(0, 'act:city-nerekhall');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-2']);
    expect(s.question(0).shown.with).toMatchObject({ influence: 0 });
    expect(turn({ sites: { 'city-nerekhall': 1 }, decks: ['gold-2'] }).options(0)).not.toContain('act:city-nerekhall');
  });
  it.each([
    ['city-greyhaven', 1],
    ['city-vynelvale', 2],
    ['city-tamalir', 0],
  ] as const)('[card:%s] pays %i gold where gold is paid', (id, gold) => {
    const s = turn({ sites: { [id]: 0 } });
    expect(s.question(0).shown.with).toMatchObject({ gold });
  });
  it('[card:city-dawnsmoor] an Action destroys a card of the hand', () => {
    const s = say(turn({ hands: ['gold-1 gold-2'], sites: { 'city-dawnsmoor': 0 } }), 0, 'act:city-dawnsmoor', 'gold-1');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-2']);
    expect(seatOf(s.table, 0).discard).toEqual([]);
    expect(s.question(0).kind).toBe('turn');
  });
  it('[card:city-forge] an Action takes a Copper into the hand', () => {
    const s = turn({ sites: { 'city-forge': 0 } }).say(0, 'act:city-forge');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-1']);
    const empty = turn({ sites: { 'city-forge': 0 }, table: (t) => Object.assign(t, { gold: [0, 1, 1] }) });
    expect(empty.options(0)).not.toContain('act:city-forge');
  });
  it('[card:city-riverwatch] saves one unit that the combat destroyed', () => {
    const s = turn({
      options: { scenario: 'dragonlords' },
      hands: ['2xwq-archer gold-1'],
      sites: { 'city-riverwatch': 0 },
      table: (t) => Object.assign(t, { enemies: ['dl-14'] }),
      dice: { attrition: [2] },
    });
    const before = seatOf(s.table, 0).barracks[1]!;
    say(s, 0, 'fight:dl-14', 'wq-archer', 'wq-archer', 'stop', 'unit:0', 'city-riverwatch');
    expect(seatOf(s.table, 0).barracks[1]).toBe(before);
    expect(names(seatOf(s.table, 0).discard)).toEqual(['wq-archer', 'wq-archer']);
    expect(s.table.sites[0]!.exhausted).toBe(true);
  });
  it('[card:city-riverwatch] saves nobody while it is exhausted', () => {
    const s = turn({
      options: { scenario: 'dragonlords' },
      hands: ['2xwq-archer gold-1'],
      sites: { 'city-riverwatch': 0 },
      table: (t) => Object.assign(t, { enemies: ['dl-14'], sites: t.sites.map((one) => ({ ...one, exhausted: true })) }),
      dice: { attrition: [2] },
    });
    const before = seatOf(s.table, 0).barracks[1]!;
    say(s, 0, 'fight:dl-14', 'wq-archer', 'wq-archer', 'stop', 'unit:0');
    expect(s.options(0)).not.toContain('city-riverwatch');
    expect(seatOf(s.table, 0).barracks[1]).toBe(before + 1);
  });
});

/** Gold and influence, strength and walls. */
const LANDMARKS: readonly [SiteId, number, number, number, number][] = [
  ['lm-1', 0, 0, 8, 2],
  ['lm-2', 0, 0, 9, 4],
  ['lm-3', 0, 2, 7, 1],
  ['lm-4', 2, 0, 8, 2],
  ['lm-5', 0, 0, 9, 3],
  ['lm-6', 0, 0, 7, 2],
  ['lm-7', 0, 0, 8, 3],
  ['lm-8', 0, 0, 9, 2],
];

describe('landmarks', () => {
  it.each(LANDMARKS)('[card:%s] pays %i gold and %i influence', (id, gold, influence) => {
    expect(turn({ ...conquest, sites: { [id]: 0 } }).question(0).shown.with).toEqual({ gold, influence });
  });

  it.each(LANDMARKS.map(([id, , , strength, walls]) => [id, strength, walls] as const))(
    '[card:%s] strength %i, walls %i; besieged like a city',
    (id, strength, walls) => {
      const battle = fight(turn({ ...conquest, hands: ['2xnc-dragon gold-1'], sites: { [id]: -1 } }), id, '2xnc-dragon');
      expect(compared(battle)).toEqual([12, strength, true]);
      expect(battle.table.sites[0]).toEqual({ id, owner: 0, exhausted: false });
      const siege = fight(turn({ ...conquest, hands: ['wq-archer gold-1', ''], sites: { [id]: 1 } }), id, 'wq-archer');
      expect(compared(siege)[1]).toBe(walls + (id === 'lm-5' || id === 'lm-2' ? 1 : 0));
    },
  );

  it('[card:lm-1] draws a card', () => {
    const s = turn({ ...conquest, sites: { 'lm-1': 0 }, decks: ['gold-2'] }).say(0, 'act:lm-1');
    expect(names(seatOf(s.table, 0).hand)).toEqual(['gold-2']);
    expect(s.table.sites[0]!.exhausted).toBe(true);
  });
  it('[card:lm-2] strengthens the walls of all that its owner holds, and of nobody else', () => {
    const walls = (gate: number) =>
      compared(fight(turn({ ...conquest, hands: ['wq-archer gold-1', ''], sites: { 'lm-1': 1, 'lm-2': gate } }), 'lm-1', 'wq-archer'))[1];
    expect([walls(1), walls(0), walls(-1)]).toEqual([3, 2, 2]);
  });
  it('[card:lm-2] gives nobody’s walls anything while nobody holds it', () => {
    const { match } = turn({ ...conquest, sites: { 'lm-1': -1, 'lm-2': -1 } });
    expect(runeAgeGame.view(match, null).sites.map(({ walls }) => walls)).toEqual([2, 4]);
  });
  it('[card:lm-3] 2 influence, whatever the sun does', () => {
    expect(turn({ ...conquest, sites: { 'lm-3': 0 } }).question(0).shown.with).toMatchObject({ influence: 2 });
  });
  it('[card:lm-4] 2 gold', () => {
    const s = turn({ ...conquest, sites: { 'lm-4': 0 } })
      .say(0, 'gold')
      .say(0, 'wq-archer');
    expect(s.options(0)).toEqual(['lm-4']);
    s.say(0, 'lm-4');
    expect(s.table.sites[0]!.exhausted).toBe(true);
  });
  it('[card:lm-5] +1 in sieges, attacking and defending', () => {
    const sites = { 'lm-5': 0, 'city-forge': 1 } as const;
    expect(compared(fight(turn({ ...conquest, sites, hands: ['wq-archer gold-1', ''] }), 'city-forge', 'wq-archer'))[0]).toBe(3);
    expect(compared(fight(turn({ ...conquest, sites, hands: ['wq-archer gold-1', ''] }), 'stronghold', 'wq-archer'))[0]).toBe(2);
    const defended = turn({ ...conquest, sites: { 'lm-5': 1, 'city-forge': 1 }, hands: ['wq-archer gold-1', ''] });
    expect(compared(fight(defended, 'city-forge', 'wq-archer'))).toEqual([2, 3, false]);
  });
  it('[card:lm-6] turns a wounded unit upright', () => {
    const s = turn({ ...conquest, races: ['uthuk', 'daqan'], sites: { 'lm-6': 0 }, hands: ['ut-berserker gold-1'] });
    say(s, 0, 'fight:stronghold', 'ut-berserker', 'use', 'stop', 'lm-6');
    expect(names(seatOf(s.table, 0).discard)).toEqual(['ut-berserker*']);
    expect(s.table.sites[0]!.exhausted).toBe(true);
  });
  it('[card:lm-7] one card is kept for nothing', () => {
    const s = turn({ ...conquest, sites: { 'lm-7': 0 }, hands: ['gold-1 gold-2'], decks: ['5xwq-archer'] }).say(0, 'end');
    expect(s.options(0)).toEqual([0, 1]);
    say(s, 0, 1, [0, 1]);
    expect(names(seatOf(s.table, 0).hand)[0]).toBe('gold-2');
    expect(eventsOf(s, 'paid')).toEqual([]);
  });
  it('[card:lm-8] one unit costs 2 less, at least 1', () => {
    const s = turn({ ...conquest, sites: { 'lm-8': 0 }, hands: ['gold-3 gold-3'] }).say(0, 'gold');
    expect(s.options(0)).toEqual(expect.arrayContaining(['forge:wq-archer', 'forge:wq-dark-knight', 'forge:wq-wyrm']));
    expect(s.options(0)).not.toContain('forge:wq-reanimate');
    say(s, 0, 'forge:wq-dark-knight', 'gold-3');
    expect(eventsOf(s, 'bought')[0]).toMatchObject({ what: 'wq-dark-knight', cost: 3 });
    expect(s.table.sites[0]!.exhausted).toBe(true);
    expect(
      eventsOf(say(turn({ ...conquest, sites: { 'lm-8': 0 }, hands: ['gold-1'] }), 0, 'gold', 'forge:wq-archer', 'gold-1'), 'bought')[0]!
        .cost,
    ).toBe(1);
  });
});
