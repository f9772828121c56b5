import { engine, isRefusal, rndFrom } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../data/difficulty.ts';
import { druidsOf } from '../../data/druids.ts';
import { EVENT, eventsOf } from '../../data/events.ts';
import { FACTION, UNIT, UNITS } from '../../data/factions.ts';
import { FEAT, FEAT_DECK } from '../../data/feats.ts';
import { HEROES, heroesOf } from '../../data/heroes.ts';
import { ITEM, itemsOf } from '../../data/items.ts';
import { CAPITAL, DIAGRAMS, hexAt, NEIGHBOURS } from '../../data/map.ts';
import { NEMESIS } from '../../data/nemesis.ts';
import { QUEST, questsOf } from '../../data/quests.ts';
import { TILE, tilesOf } from '../../data/tiles.ts';
import { uprisingGame } from '../../game.ts';
import { CHOICES, options } from '../../options.ts';
import { openView } from '../../query/open.ts';
import { setup } from '../../setup.ts';
import type { Table } from '../../spec.ts';

const chosen = (given: object, seats = 2) => {
  const o = options(given, seats);
  if (isRefusal(o)) throw new Error(JSON.stringify(o));
  return o as Exclude<typeof o, { refused: string }>;
};
/** The table as laid out, before anybody chooses or plays. */
function laid(given: object = {}, seats = 2, seed = 1): Table {
  const rnd = rndFrom(seed);
  const turn = {
    random: (_label: string, sides: number) => rnd(sides),
    shuffle(_label: string, list: unknown[]) {
      for (let i = list.length - 1; i > 0; i--) {
        const j = rnd(i + 1);
        [list[i], list[j]] = [list[j], list[i]];
      }
    },
  };
  return setup(turn as never, chosen(given, seats), seats);
}
const started = (given: object = {}, seats = 2, seed = 1) => engine(uprisingGame).start(chosen(given, seats), seats, seed);
const MOHYAR = { factions: ['mohyar', 'druwhn'], heroes: ['ronja', 'syndra'] };
const message = (given: unknown, seats = 2) => {
  const o = options(given, seats);
  return isRefusal(o) ? `${(o as { option: string }).option}: ${(o as { message: string }).message}` : 'accepted';
};

describe('setup', () => {
  it('[UP-SET-01] [1E] [2E] 2, 3 or 4 factions take part; a seat is a faction, whoever holds it', () => {
    for (const seats of [2, 3, 4]) expect(laid({}, seats).players).toHaveLength(seats);
    for (const seats of [1, 5]) expect(message({}, seats)).toContain('seats: ');
  });

  it('[UP-SET-02] [UP-SET-03] [UP-SET-04] [UP-SET-09] reserves: all Units, 5 Havens, 8 AP from the first Refresh, nothing on the map', () => {
    const m = started(MOHYAR);
    expect(uprisingGame.check(m)).toEqual([]);
    expect(UNITS.reduce((n, id) => n + UNIT[id].number, 0)).toBe(48);
    expect(m.table.players.map((p) => p.ap).every((ap) => ap >= 6 && ap <= 8)).toBe(true);
    const view = openView(uprisingGame.view(m, 0));
    expect(laid(MOHYAR).hexes.every((hex) => hex.owner === -1)).toBe(true);
    expect(view.players[0]!.havens).toBe(1);
    expect(view.players[0]!.reserve.length).toBe(4);
  });

  it('[UP-SET-05] a faction has two Heroes to choose from, each with a deck of ten Feats', () => {
    const m = started({ factions: ['mohyar', 'druwhn'], first: 0 });
    expect(m.open[0]).toMatchObject({ seat: 0, options: ['ronja', 'hanzo'] });
    for (const hero of HEROES) expect(FEAT_DECK[hero]).toHaveLength(10);
    expect(heroesOf('krowh')).toEqual(['khaal', 'dugpa']);
  });

  it('[UP-SET-06] two START Feats are in play, the other eight are a face-down deck', () => {
    for (const hero of HEROES) expect(FEAT_DECK[hero].filter((id) => FEAT[id].start)).toHaveLength(2);
    const p = started(MOHYAR).table.players[0]!;
    expect([...p.feats].sort()).toEqual(['pit-fighter', 'plunderer']);
    expect(p.deck.length + p.drawn.length).toBe(8);
  });

  it('[UP-SET-07] [UP-SET-18] one Haven and the Hero start on the home hex; the production space follows the Havens on the map', () => {
    const { table } = started({ ...MOHYAR, first: 0 });
    const p = table.players[0]!;
    expect(table.hexes[p.home]).toMatchObject({ haven: 0, tile: FACTION.mohyar.home, up: true });
    expect(p.at).toBe(p.home);
    expect(FACTION.mohyar.production[1]).toEqual([2, 1, 1]);
  });

  it('[UP-SET-08] [UP-DIF-03] 5 of each resource, 6 on the easiest level', () => {
    for (const edition of ['1E', '2E']) {
      const have = LEVELS.map((difficulty) => laid({ edition, difficulty }).players[0]!);
      expect(have.map((p) => [p.salt, p.plunder, p.food])).toEqual([
        [6, 6, 6],
        [5, 5, 5],
        [5, 5, 5],
        [5, 5, 5],
      ]);
    }
  });

  it('[UP-SET-10] [UP-SET-12] [UP-SET-13] [UP-SET-14] The Capital is up, tiles lie face-down by the diagram, the rest is bare', () => {
    for (const seats of [2, 3, 4]) {
      const t = laid({ difficulty: 'normal' }, seats);
      const d = DIAGRAMS[seats]!;
      expect(t.hexes[CAPITAL]).toMatchObject({ tile: 'capital', up: true });
      for (const hex of d.towers) expect(TILE[t.hexes[hex]!.tile!].kind).toBe('tower');
      for (const hex of d.random) expect(TILE[t.hexes[hex]!.tile!]).toMatchObject({ kind: 'normal', advanced: false });
      expect([...d.towers, ...d.random].every((hex) => !t.hexes[hex]!.up)).toBe(true);
      const bare = t.hexes.filter((hex) => hex.tile === null).length;
      expect(bare).toBe(37 - 1 - d.towers.length - d.random.length);
    }
  });

  it('[UP-SET-11] home spaces in seat order, at random, or chosen', () => {
    expect(laid({ homes: 'order' }, 3).players.map((p) => p.home)).toEqual(DIAGRAMS[3]!.homes);
    const seeds = Array.from({ length: 12 }, (_, i) =>
      laid({ homes: 'random' }, 3, i)
        .players.map((p) => p.home)
        .join(),
    );
    expect(new Set(seeds).size).toBeGreaterThan(2);
    const m = started({ ...MOHYAR, homes: 'choose', first: 1 });
    expect(m.open[0]).toMatchObject({ seat: 1, options: DIAGRAMS[2]!.homes });
  });

  it('[UP-SET-15] [UP-SET-16] [UP-SET-17] Garrisons, Skeletons and Curses of level 2', () => {
    const t = laid({ difficulty: 'normal' }, 2);
    expect(t.hexes[CAPITAL]!.garrisons).toBe(3);
    expect(NEIGHBOURS[CAPITAL]!.filter((hex) => t.hexes[hex]!.garrisons === 1)).toHaveLength(3);
    expect(t.hexes.flatMap((hex, i) => (hex.skeletons > 0 ? [i] : []))).toEqual(
      [hexAt(0, -3), hexAt(0, 3), hexAt(2, -1)].sort((a, b) => a - b),
    );
    expect(t.hexes.flatMap((hex, i) => (hex.curse ? [i] : []))).toEqual([hexAt(0, -3), hexAt(0, 3)]);
  });

  it('[UP-SET-19] [1E] four Druids lie face-down; [2E] all four are awake from the start', () => {
    expect(laid({ edition: '1E' })).toMatchObject({ druidsUp: 0 });
    expect(laid({ edition: '2E' })).toMatchObject({ druidsUp: 4 });
    for (const edition of ['1E', '2E']) expect(laid({ edition }).druids).toHaveLength(4);
  });

  it('[UP-SET-20] all VP start at 0', () => {
    const t = laid();
    expect([t.empireVp, t.chaosVp, ...t.players.map((p) => p.vp)]).toEqual([0, 0, 0, 0]);
  });

  it('[UP-SET-21] [UP-SET-22] advanced cards are out on the lower levels, the decks are not dealt yet', () => {
    const t = laid({ difficulty: 'normal', edition: '1E' });
    expect(t.items.some((id) => ITEM[id].advanced)).toBe(false);
    expect(t.questDeck.some((id) => QUEST[id].advanced)).toBe(false);
    expect([...t.legions, ...t.hordes, ...t.spare.legions, ...t.spare.hordes].some((id) => NEMESIS[id].advanced)).toBe(false);
    expect(t.events.some((id) => EVENT[id].advanced)).toBe(false);
    expect([t.market, t.openQuests]).toEqual([[], []]);
  });

  it('[UP-SET-23] 5, 6 or 7 Legions and Hordes are kept', () => {
    for (const [seats, n] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ] as const) {
      const t = laid({}, seats);
      expect([t.legions.length, t.hordes.length]).toEqual([n, n]);
    }
  });

  it('[UP-SET-24] one Event of each Chapter lies face-down', () => {
    const t = laid();
    expect(t.events.map((id) => EVENT[id].chapter)).toEqual([1, 2, 3, 4]);
    expect(t.eventsUp).toBe(0);
  });

  it('[UP-SET-25] the first player is given or drawn', () => {
    expect(laid({ first: 1 }).first).toBe(1);
    const drawn = Array.from({ length: 20 }, (_, i) => laid({}, 4, i).first);
    expect(new Set(drawn).size).toBe(4);
  });

  it('[UP-SET-26] Chapter 1 starts with a Refresh in which the token is not passed', () => {
    const m = started({ ...MOHYAR, first: 1 });
    expect(m.table).toMatchObject({ chapter: 1, first: 1 });
    expect(m.table.market).toHaveLength(3);
  });
});

describe('difficulty', () => {
  const rows = (edition: string) => LEVELS.map((difficulty) => laid({ edition, difficulty }));

  it('[UP-DIF-01] 2, 3 or 4 Chapters', () => {
    for (const chapters of [2, 3, 4]) expect(message({ chapters })).toBe('accepted');
    expect(message({ chapters: 5 })).toBe('chapters: chapters must be one of: 2, 3, 4.');
  });

  it('[UP-DIF-02] four levels in both editions', () => {
    for (const difficulty of LEVELS) expect(message({ difficulty })).toBe('accepted');
    expect(message({ difficulty: 'hard' })).toContain('difficulty');
  });

  it('[UP-DIF-04] Curses: [1E] 0, 2, 3, 4; [2E] 0, 2, 3, 3', () => {
    const n = (edition: string) => rows(edition).map((t) => t.hexes.filter((hex) => hex.curse).length);
    expect(n('1E')).toEqual([0, 2, 3, 4]);
    expect(n('2E')).toEqual([0, 2, 3, 3]);
  });

  it('[UP-DIF-05] Garrisons round The Capital: [1E] 0, 3, 3, 6; [2E] 0, 3, 6, 6', () => {
    const n = (edition: string) => rows(edition).map((t) => NEIGHBOURS[CAPITAL]!.filter((hex) => t.hexes[hex]!.garrisons > 0).length);
    expect(n('1E')).toEqual([0, 3, 3, 6]);
    expect(n('2E')).toEqual([0, 3, 6, 6]);
    expect(rows('2E').every((t) => t.hexes[CAPITAL]!.garrisons === 3)).toBe(true);
  });

  it('[UP-DIF-06] [UP-DIF-08] advanced Items, Legions and Hordes: none, none, all, all', () => {
    for (const edition of ['1E', '2E'] as const) {
      const advanced = itemsOf(edition).filter((id) => ITEM[id].advanced).length;
      expect(rows(edition).map((t) => t.items.filter((id) => ITEM[id].advanced).length)).toEqual([0, 0, advanced, advanced]);
      const foes = rows(edition).map(
        (t) => [...t.legions, ...t.spare.legions, ...t.hordes, ...t.spare.hordes].filter((id) => NEMESIS[id].advanced).length,
      );
      expect(foes).toEqual([0, 0, 2, 2]);
    }
  });

  it('[UP-DIF-07] [UP-DIF-09] [UP-DIF-10] [UP-DIF-11] some of the rest on level 3, all on level 4', () => {
    const quests = rows('2E').map((t) => t.questDeck.filter((id) => QUEST[id].advanced).length);
    expect(quests).toEqual([0, 0, 3, questsOf('2E').filter((id) => QUEST[id].advanced).length]);
    const tiles = rows('2E').map((t) => {
      const onMap = t.hexes.flatMap((hex) => (hex.tile === null ? [] : [hex.tile]));
      const all = [...onMap, ...t.spare.tiles, ...t.spare.towers].filter((id) => TILE[id].advanced);
      return [all.filter((id) => TILE[id].kind === 'tower').length, all.filter((id) => TILE[id].kind === 'normal').length];
    });
    expect(tiles).toEqual([
      [0, 0],
      [0, 0],
      [1, 2],
      [1, tilesOf('2E', 'normal').filter((id) => TILE[id].advanced).length],
    ]);
    const events = rows('2E').map((t) => [t.events[0]!, ...t.spare.events[0]!].filter((id) => EVENT[id].advanced).length);
    expect(events).toEqual([0, 0, 1, eventsOf('2E', 1).filter((id) => EVENT[id].advanced).length]);
  });

  it('[UP-DIF-12] [UP-R-40] [1E] advanced Druids only on the upper levels; [2E] always all', () => {
    const has = (edition: string) => rows(edition).map((t) => [...t.druids, ...t.spare.druids].includes('faceless-one'));
    expect(has('1E')).toEqual([false, false, true, true]);
    expect(has('2E')).toEqual([true, true, true, true]);
    expect([druidsOf('1E').length, druidsOf('2E').length]).toEqual([7, 9]);
  });

  it('[UP-DIF-13] [UP-R-42] every row can be set on its own', () => {
    const t = laid({ difficulty: 'easy', curses: 5, garrisons: 4, resources: 9, advancedItems: 'all' });
    expect(t.hexes.filter((hex) => hex.curse)).toHaveLength(5);
    expect(NEIGHBOURS[CAPITAL]!.filter((hex) => t.hexes[hex]!.garrisons > 0)).toHaveLength(4);
    expect(t.players[0]!.salt).toBe(9);
    expect(t.items).toContain('soul-jar');
    expect(message({ curses: 12 })).toContain('curses');
  });
});

describe('options that do not fit', () => {
  it.each(Object.keys(CHOICES))('%s: anything but its values is refused by name, with a rule', (option) => {
    for (const value of ['everything', -1, 99, null, [], {}]) {
      expect(options({ [option]: value }, 2)).toMatchObject({ refused: 'bad-option', option, rule: expect.stringMatching(/^UP-/) });
    }
  });

  it('five factions, a Hero twice, a Hero without a faction', () => {
    const five = ['mohyar', 'druwhn', 'krowh', 'duerkhar', 'mohyar'];
    expect(options({ factions: five }, 4)).toMatchObject({ option: 'factions', rule: 'UP-SET-04' });
    expect(options({ factions: five }, 5)).toMatchObject({ option: 'seats', rule: 'UP-SET-01' });
    expect(options({ ...MOHYAR, heroes: ['ronja', 'ronja'] }, 2)).toMatchObject({ option: 'heroes', rule: 'UP-SET-05' });
    expect(options({ heroes: ['ronja', 'syndra'] }, 2)).toMatchObject({ option: 'heroes', rule: 'UP-SET-05' });
    for (const first of [-1, 2, 0.5, 'last']) expect(options({ first }, 2)).toMatchObject({ option: 'first', rule: 'UP-SET-25' });
  });

  it('name the option and the reason', () => {
    expect(message({ factions: ['mohyar', 'mohyar'] })).toContain('factions: mohyar is taken twice');
    expect(message({ factions: ['mohyar', 'druwhn', 'krowh', 'duerkhar', 'mohyar'] }, 5)).toContain('seats');
    expect(message({ factions: ['mohyar', 'druwhn', 'krowh'] })).toContain('factions');
    expect(message({ factions: ['mohyar', 'elves'] })).toContain('factions');
    expect(message({ ...MOHYAR, heroes: ['ronja', 'yanny'] })).toBe('heroes: yanny is no Hero of druwhn but of duerkhar.');
    expect(message({ heroes: ['ronja', 'syndra'] })).toContain('heroes');
    expect(message({ ...MOHYAR, heroes: ['ronja'] })).toContain('heroes');
    expect(message({ first: 2 })).toContain('first');
    expect(message({ edition: '3E' })).toContain('edition');
    expect(message({ dragons: true })).toContain('dragons');
    expect(message([])).toContain('options');
    expect(message({ advancedItems: 'some' })).toContain('advancedItems');
  });
});
