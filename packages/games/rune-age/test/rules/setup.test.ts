import { engine } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { COST, idOfKind, RACES, UNIT_KINDS } from '../../data/cards.ts';
import { event } from '../../data/events.ts';
import { CITY_IDS } from '../../data/sites.ts';
import { runeAgeGame } from '../../index.ts';
import { options } from '../../options.ts';
import type { Options } from '../../spec.ts';
import { eventsOf, names, stage } from '../helpers.ts';

const NEW_PHASE = { event: null, queue: [], lost: null };

const machine = engine(runeAgeGame);
const start = (seats: number, o: object = {}, seed = 1) => machine.start(options(o, seats) as Options, seats, seed);
const unit = (race: (typeof RACES)[number]): string => idOfKind(UNIT_KINDS[race][0]!);

describe('setup', () => {
  it.each([
    [1, [4, 8, 4], 2, 2],
    [2, [4, 10, 6], 3, 3],
    [3, [4, 12, 8], 4, 4],
    [4, [4, 14, 10], 5, 5],
  ])('[RA-SET-08] [RA-SET-14] [RA-TV-01] %i players: gold piles, copies and cities', (seats, gold, copies, cities) => {
    const { table } = start(seats, { mercenaries: 'none' });
    expect(table.gold).toEqual(gold);
    expect(table.piles).toEqual([copies, copies, copies]);
    expect(table.sites.length).toBe(cities);
  });

  it('[RA-SET-01] [RA-EXP-01] no more than four players, also with six races', () => {
    expect(options({}, 5)).toMatchObject({ refused: 'bad-option', option: 'seats' });
    expect(options({}, 0)).toMatchObject({ option: 'seats' });
    expect(RACES.length).toBe(6);
    for (let seed = 1, races = new Set<string>(); races.size < 6; seed++)
      for (const p of start(4, {}, seed).table.players) races.add(p.race);
  });

  it('[RA-SET-02] [RA-SET-03] [RA-SET-09] [RA-SET-11] [RA-COO-05] the scenario brings its three neutral types', () => {
    expect(start(2, { scenario: 'runewars' }).table.neutrals).toEqual(['nc-lightning', 'nc-manticore', 'nc-dragon']);
    expect(start(2, { scenario: 'cataclysm' }).table.neutrals).toEqual(['nc-razorwing', 'nc-battle-cry', 'nc-sorcerer']);
    expect(start(2, { scenario: 'monument' }).table.neutrals).toEqual(['nc-tithe', 'nc-beastman', 'nc-sorcerer']);
    expect(start(2, { cooperative: true }).table.neutrals).toEqual(['nc-forced-march', 'nc-battle-cry', 'nc-demon']);
    expect(runeAgeGame.view(start(2), null)).toMatchObject({
      objective: { strength: 18, attrition: 1 },
      options: { scenario: 'dragonlords' },
    });
  });

  it('[RA-SET-04] [RA-SET-05] each race exists once; only what is played is on the table', () => {
    for (let seed = 1; seed < 30; seed++) {
      const races = start(4, {}, seed).table.players.map((p) => p.race);
      expect(new Set(races).size).toBe(4);
    }
    const { table } = start(2, { scenario: 'runewars', races: ['uthuk', 'orcs'] });
    expect(table.players.map((p) => p.race)).toEqual(['uthuk', 'orcs']);
    expect(table.events.every((id) => id.startsWith('rw-'))).toBe(true);
    expect(table.piles.length).toBe(6);
  });

  it('[RA-SET-06] [RA-SET-12] home realms start undamaged', () => {
    expect(start(4).table.players.map((p) => p.damage)).toEqual([0, 0, 0, 0]);
  });

  it('[RA-SET-07] [RA-EXP-14] the core barracks has four unit piles in ascending cost and the strongholds', () => {
    const { table } = start(2, { races: ['waiqar', 'latari'], expansion: false });
    const p = table.players[0]!;
    const full = UNIT_KINDS.waiqar.filter((_, i) => p.barracks[i]! > 0);
    expect(full.map((kind) => COST[kind])).toEqual([1, 2, 3, 5]);
    expect(full.map((kind) => idOfKind(kind))).toEqual(['wq-reanimate', 'wq-archer', 'wq-necromancer', 'wq-dark-knight']);
    expect(p.strongholds).toBe(3);
  });

  it('[RA-SET-22] [RA-EXP-02] [RA-EXP-04] with the expansion six unit piles, two of them for 3 gold', () => {
    const { table } = start(2, { races: ['daqan', 'dunwarr'] });
    for (const p of table.players) {
      expect(UNIT_KINDS[p.race].map((kind) => COST[kind])).toEqual([1, 2, 3, 3, 5, 6]);
      expect(p.barracks).toEqual([5, 4, 4, 4, 3, 2]);
    }
  });

  it('[RA-SET-10] cities are drawn at random from all eight and none comes later', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const ids = start(2, {}, seed).table.sites.map((s) => s.id);
      expect(new Set(ids).size).toBe(3);
      for (const id of ids) seen.add(id);
    }
    expect([...seen].sort()).toEqual([...CITY_IDS].sort());
  });

  it('[RA-SET-13] [RA-SET-15] [RA-TV-02] five gold and three units, five in hand, three in the deck', () => {
    const { table } = start(3, { races: ['waiqar', 'orcs', 'latari'] });
    for (const p of table.players) {
      const all = names([...p.hand, ...p.deck]).sort();
      expect(all).toEqual([...Array(5).fill('gold-1'), ...Array(3).fill(unit(p.race))].sort());
      expect(p.hand.length).toBe(5);
      expect(p.deck.length).toBe(3);
      expect(p.barracks[0]).toBe(5);
    }
  });

  it('[RA-SET-16] [RA-SET-17] [RA-AMB-25] Stage 1 comes before Stage 2 before Stage 3', () => {
    for (const scenario of ['dragonlords', 'runewars', 'cataclysm', 'monument', 'overlord', 'conquest'] as const) {
      const m = start(2, { scenario });
      const stages = new Set(m.table.events.map((id) => event(id).stage));
      expect(stages.has(3)).toBe(scenario === 'cataclysm');
      const all = m.table.events;
      const s = stage({ options: { scenario }, table: (t) => Object.assign(t, { events: all }) }).at('events', NEW_PHASE, 'draw');
      expect(event(eventsOf(s, 'event')[0]!.event).stage).toBe(1);
      const late = stage({ options: { scenario }, table: (t) => Object.assign(t, { events: all.filter((id) => event(id).stage > 1) }) });
      expect(event(eventsOf(late.at('events', NEW_PHASE, 'draw'), 'event')[0]!.event).stage).toBe(2);
    }
  });

  it('[RA-SET-18] [RA-SET-19] [RA-SET-20] the first player is drawn or chosen, and stays', () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed < 40; seed++) firsts.add(start(4, {}, seed).table.first);
    expect(firsts.size).toBe(4);
    expect(start(4, { first: 2 }).table.first).toBe(2);
    expect(start(4, { first: 2 }).table.active).toBe(2);
  });

  it('[RA-SET-21] runes, monuments and landmarks are there before the first hand', () => {
    const runewars = start(3, { scenario: 'runewars' }).table;
    expect(runewars.players.every((p) => p.treasures.length === 1)).toBe(true);
    expect(runewars.runes.length).toBe(3);
    expect(start(2, { scenario: 'monument' }).table.players.map((p) => p.monument)).toEqual(['barracks', 'barracks']);
    for (const [seats, n] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ] as const)
      expect(start(seats, { scenario: 'conquest' }).table.sites.filter((s) => s.id.startsWith('lm-')).length).toBe(n);
    const overlord = start(3, { scenario: 'overlord' }).table;
    expect(overlord.first).toBe(overlord.overlord);
  });

  it('[RA-EXP-05] [RA-EXP-06] two more events for each core scenario, and two more scenarios', () => {
    for (const scenario of ['dragonlords', 'runewars', 'cataclysm', 'monument']) {
      expect(start(2, { scenario, expansion: false }).table.events.length).toBe(10);
      expect(start(2, { scenario }).table.events.length).toBe(12);
    }
    for (const scenario of ['overlord', 'conquest']) {
      expect(start(2, { scenario }).table.events.length).toBe(12);
      expect(options({ scenario, expansion: false }, 2)).toMatchObject({ option: 'scenario' });
    }
  });

  it('[RA-EXP-07] exactly one mythic unit in each race', () => {
    for (const race of RACES) {
      const mythic = UNIT_KINDS[race].filter((kind) => COST[kind] === 6);
      expect(mythic.length).toBe(1);
    }
  });

  it('[RA-COO-01] [RA-COO-02] [RA-COO-03] [RA-COO-04] [RA-AMB-24] the variant has its own Stage 1 and one shared realm', () => {
    const { table } = start(3, { cooperative: true });
    const stage1 = table.events.filter((id) => event(id).stage === 1);
    expect(stage1.sort()).toEqual(['dlv-1', 'dlv-2', 'dlv-3', 'dlv-4']);
    expect(table.events.includes('dl-27')).toBe(true);
    expect(table.events.includes('dl-15')).toBe(false);
    expect(table.players.map((p) => p.race)).toContain(table.shared);
    expect(start(3, {}).table.events.some((id) => id.startsWith('dlv-'))).toBe(false);
    expect(start(3, {}).table.shared).toBe(null);
  });
});
