/** Marks, Phases and building: what begins, what is used up, and what ends. */
import { describe, expect, it } from 'vitest';
import { QUEST, QUESTS } from '../../data/quests.ts';
import type { Table } from '../../spec.ts';
import { ctx, foe, goods, h, stage, tile, type Up, units } from '../scenes.ts';

const HOME = h(0, 2);
const FIELD = h(1, 1);

describe('Phases', () => {
  const left = (s: Up): readonly string[] => s.table.players[0]!.marks;
  const marks = ['armory', 'free-haven', 'compass', 'salt-barons', 'oathsworn-march'];
  const scene = () => stage().with((t) => Object.assign(t.players[0]!, { marks }));

  it('[UP-CARD-19] marks end with the Phase or the turn, but for the free Haven and the Salt Barons', () => {
    expect(left(scene().at('build', {}, 'after'))).toEqual(['free-haven', 'salt-barons']);
    expect(left(scene().at('turn', { seat: 0, spent: false, acted: false }, 'over'))).toEqual(['free-haven', 'salt-barons']);
  });

  it('[UP-CARD-19] a Command uses up its own marks and no others', () => {
    const s = scene().at('command', { seat: 0, to: FIELD, second: -1, hero: false, edge: -1, march: false }, 'march');
    expect(left(s)).toEqual(['armory', 'free-haven', 'salt-barons']);
  });

  it('[UP-ACT-CMD-03] the Units that came are told, and what can be entered is not called barred', () => {
    const s = stage().with((t) => {
      tile(t, FIELD, 'raufrost');
      units(t, 0, HOME, { sellswords: 2 });
    });
    s.at('command', { seat: 0, to: -1, second: -1, hero: false, edge: -1, march: false });
    const blocked = (s.question(0).shown.blocked ?? []).map(({ id }) => id);
    expect(s.options(0).filter((id) => blocked.includes(id))).toEqual([]);
    s.say(0, FIELD);
    if (s.question(0).stage === 'hero') s.say(0, 'without');
    s.say(0, [2]);
    expect(s.events.find((e) => e.type === 'commanded')).toMatchObject({ to: FIELD, units: [2, 0, 0, 0], hero: false });
  });

  it('[UP-CON-01] a Chapter does what its Phases say: an Event, building, actions, the Nemeses, production', () => {
    const from = (at: string, change: (t: Table) => void = () => {}) => stage().with(change).at('chapter', {}, at);
    expect(from('events').events.some((e) => e.type === 'event')).toBe(true);
    const build = from('build');
    expect([build.asked.length, build.question(0).kind]).toEqual([2, 'builder']);
    expect(from('actions').question(0).kind).toBe('turn');
    const nemesis = from('nemesis', (t) => {
      foe(t, 'oda', h(3, 0), 3, { tokens: 1 });
    });
    expect(nemesis.events.some((e) => e.type === 'phase' && e.phase === 'nemesis')).toBe(true);
    expect(nemesis.question(0).kind).toBe('activate');
    for (const n of goods(from('production').table, 0)) expect(n).toBeGreaterThan(10);
  });

  it('[UP-REF-05] three Quests are dealt; what was foreseen of the deck shrinks with it', () => {
    const calm = QUESTS.filter((id) => QUEST[id].immediate.length === 0).slice(0, 5);
    const dealt = (vision: number) => {
      const s = stage().with((t) => Object.assign(t, { questDeck: calm, openQuests: [], vision }));
      return s.at('refresh', { dealt: 0 }, 'deal').table;
    };
    expect([dealt(5).openQuests.length, dealt(5).vision, dealt(0).vision]).toEqual([3, 2, 0]);
  });

  it('[UP-REF-01] [1E] one more Druid is shown, until all are', () => {
    const up = (edition: '1E' | '2E', druidsUp: number) =>
      stage({ edition })
        .with((t) => Object.assign(t, { druids: ['treemother'], druidsUp, questDeck: [] }))
        .at('refresh', { dealt: 0 }, 'druid').table.druidsUp;
    expect([up('1E', 0), up('1E', 1), up('2E', 0)]).toEqual([1, 1, 0]);
  });
});

describe('building', () => {
  const builder = (change: (t: Table) => void, at = 'buy'): Up =>
    stage()
      .with((t) => {
        t.phase = 'build';
        Object.assign(t.players[0]!, { salt: 0, plunder: 0, food: 0 });
        change(t);
      })
      .at('builder', { seat: 0, unit: '', camp: -1 }, at);

  it('[UP-CARD-19] a free Wall is a Wall and no Tower, once, for nothing', () => {
    for (const [mark, what] of [
      ['free-wall', 'wall'],
      ['free-tower', 'tower'],
    ] as const) {
      const s = builder((t) => Object.assign(t.players[0]!, { marks: [mark] }));
      expect(s.options(0)).toEqual([`${what}@${HOME}`, 'done']);
      s.say(0, `${what}@${HOME}`);
      expect([s.table.players[0]!.marks, s.options(0)]).toEqual([[], ['done']]);
    }
  });

  it('[UP-DEF-05] without a Wall left, a Wall is barred for that and a Tower is not', () => {
    const s = builder((t) => {
      Object.assign(t.players[0]!, { plunder: 1 });
      for (const hex of t.hexes.filter((x) => x.haven < 0).slice(0, 10)) hex.wall = true;
    });
    expect(s.question(0).shown.blocked).toContainEqual({ id: `wall@${HOME}`, rule: 'UP-DEF-05', target: `hex:${HOME}` });
    expect(s.options(0)).toContain(`tower@${HOME}`);
  });

  it('[UP-BLD-03] with two Havens the place is asked for, and then building goes on', () => {
    const s = builder((t) => {
      Object.assign(t.players[0]!, { salt: 9, plunder: 9, food: 9 });
      t.hexes[FIELD]!.haven = 0;
      tile(t, FIELD, 'raufrost');
    });
    s.say(0, 'slavers');
    expect(s.question(0).stage).toBe('where');
    s.say(0, FIELD);
    expect([s.question(0).stage, s.table.hexes[FIELD]!.units]).toEqual(['buy', [0, 0, 0, 1]]);
  });

  it('[UP-BLD-08] a Hero without a Haven camps where neither the Empire nor Chaos is', () => {
    const s = builder((t) => {
      t.hexes[HOME]!.haven = -1;
      for (const hex of [FIELD, h(-1, 2), h(0, 1)]) t.hexes[hex]!.up = true;
      t.hexes[FIELD]!.garrisons = 1;
      t.hexes[h(-1, 2)]!.skeletons = 1;
    }, 'camp');
    expect(s.options(0)).toContain(h(0, 1));
    for (const hex of [FIELD, h(-1, 2)]) expect(s.options(0)).not.toContain(hex);
  });
});

describe('cards that need a frame of their own', () => {
  it('[card:signal-fires] only a faction that can pay is called', () => {
    const s = stage({ factions: ['mohyar', 'druwhn', 'krowh'] }).with((t) => Object.assign(t.players[1]!, { food: 0 }));
    s.at('card:signal-fires', { ctx: ctx(0, HOME), ally: -1 });
    expect(s.asked).toEqual([2]);
    s.say(2, 'decline');
    expect(s.over).toBe(true);
  });

  it('[card:thieves-map] what was known of a tile goes with it', () => {
    const s = stage().with((t) => {
      t.players[1]!.seen = [h(1, 0)];
    });
    const [a, b] = [h(1, 0), h(0, 1)];
    const before = [s.table.hexes[a]!.tile, s.table.hexes[b]!.tile];
    s.at('card:thieves-map', { ctx: ctx(0, HOME), hexes: [] })
      .say(0, a)
      .say(0, b)
      .say(0, 'swap');
    expect([s.table.hexes[b]!.tile, s.table.hexes[a]!.tile]).toEqual(before);
    expect([s.table.players[0]!.seen, s.table.players[1]!.seen]).toEqual([[a, b].sort((x, y) => x - y), [b]]);
  });

  it('[card:vision] its owner knows the three Quests on top', () => {
    const look = (visionSeat: number, vision: number) => {
      const s = stage()
        .with((t) => Object.assign(t, { visionSeat, vision }))
        .at('card:vision', { ctx: ctx(0, HOME) });
      return [s.table.visionSeat, s.table.vision];
    };
    expect([look(1, 5), look(0, 5), look(0, 1)]).toEqual([
      [0, 3],
      [0, 5],
      [0, 3],
    ]);
  });
});
