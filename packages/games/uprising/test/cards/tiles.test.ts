import { describe, expect, it } from 'vitest';
import type { TileId } from '../../data/tiles.ts';
import { TILE } from '../../data/tiles.ts';
import { terrainAt } from '../../query/map.ts';
import { CAPITAL, foe, foeIn, goods, h, rolls, stage, tile, turnOf, units } from '../scenes.ts';
import { colours, fight } from './fights.ts';

const HEX = h(1, 1);
/** Ronja explores the tile on an empty hex; the questions after it are answered with the first option. */
function explore(id: TileId, change: Parameters<ReturnType<typeof stage>['with']>[0] = () => undefined, dice: Record<string, string> = {}) {
  const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
    const at = TILE[id].kind === 'tower' ? h(2, 0) : HEX;
    tile(t, at, id, 0, false);
    t.players[0]!.at = at;
    t.openQuests = ['hunt-the-white-beast'];
    t.hordes = ['bloodwyrm'];
    Object.assign(t.players[0]!, { feats: ['plunderer'], deck: ['trophy-rack'], lore: [0] });
    Object.assign(t.players[1]!, { feats: ['thorn-ward'], deck: ['cleanse'], lore: [0] });
    t.items = ['smoked-meat'];
  });
  s.with(change).dice(rolls(dice));
  turnOf(s, 0).say(0, 'explore');
  return s;
}
/** Answers with the first option until the turn is asked again or over. */
function rest(s: ReturnType<typeof stage>) {
  for (let i = 0; i < 30 && !s.over; i++) {
    const seat = s.asked[0]!;
    const { ask, kind } = s.question(seat);
    if (kind === 'turn') break;
    if (ask.shape === 'pick') s.say(seat, ask.options[0]!);
    else if (ask.shape === 'share') s.say(seat, ask.least);
    else s.say(seat, []);
  }
  return s;
}
const here = (s: ReturnType<typeof stage>, id: TileId) => s.table.hexes[TILE[id].kind === 'tower' ? h(2, 0) : HEX]!;
const all = (s: ReturnType<typeof stage>, what: 'garrisons' | 'skeletons') => s.table.hexes.reduce((n, hex) => n + hex[what], 0);

describe('tiles that start face-up', () => {
  it('[card:capital] no terrain, produces nothing', () => {
    expect(TILE.capital).toMatchObject({ kind: 'capital', produces: [0, 0, 0], vp: 0 });
    expect(terrainAt(stage().table, CAPITAL)).toBe('none');
  });
  it('[card:yfelskog] Woods, 1 of each, 1 VP', () => expect(TILE.yfelskog).toMatchObject({ terrain: 'woods', produces: [1, 1, 1], vp: 1 }));
  it('[card:khatrak-kautil] Highlands, 1 of each, 1 VP', () =>
    expect(TILE['khatrak-kautil']).toMatchObject({ terrain: 'highlands', produces: [1, 1, 1], vp: 1 }));
  it('[card:pak-glandris] Badlands, 1 of each, 1 VP', () =>
    expect(TILE['pak-glandris']).toMatchObject({ terrain: 'badlands', produces: [1, 1, 1], vp: 1 }));
  it('[card:winterholm] Ice Waste, 1 of each, 1 VP', () =>
    expect(TILE.winterholm).toMatchObject({ terrain: 'ice', produces: [1, 1, 1], vp: 1 }));
});

describe('tiles with Garrisons', () => {
  const cases = [
    ['golgardei', 'badlands', [0, 0, 2], 2, 4],
    ['frosthold-pass', 'highlands', [0, 2, 0], 1, 3],
    ['raufrost', 'ice', [2, 0, 0], 1, 2],
    ['fyrnhalla', 'marsh', [0, 0, 2], 2, 2],
    ['rigga', 'marsh', [0, 0, 2], 1, 2],
    ['trollward', 'woods', [0, 2, 0], 2, 2],
    ['dawngaard', 'ice', [2, 0, 0], 1, 1],
    ['guragi-tower', 'ice', [1, 1, 1], 2, 2],
    ['zeegard', 'ice', [0, 0, 2], 1, 2],
    ['omeido', 'highlands', [0, 3, 0], 3, 3],
  ] as const;
  for (const [id, terrain, gained, garrisons, total] of cases) {
    it(`[card:${id}] ${terrain}: ${gained.join('/')}, ${garrisons} Garrisons here, ${total} in all`, () => {
      const s = rest(explore(id));
      expect(goods(s.table, 0)).toEqual(gained.map((n) => n + 10));
      expect([here(s, id).garrisons, all(s, 'garrisons')]).toEqual([garrisons, total]);
      expect(TILE[id].terrain).toBe(terrain);
    });
  }

  it('[card:fyrnhalla] [card:trollward] [card:black-ice] place an Activation Token', () => {
    for (const id of ['fyrnhalla', 'trollward', 'black-ice'] as const) {
      const s = rest(explore(id, (t) => foe(t, 'oda', h(-3, 0), 3)));
      expect(foeIn(s.table, 'oda')!.tokens).toBe(1);
    }
  });

  it('[card:omeido] activates the Legion with the lowest initiative', () => {
    const s = rest(
      explore('omeido', (t) => {
        foe(t, 'butcher', CAPITAL, 3, { target: CAPITAL });
        foe(t, 'warlock', CAPITAL, 3, { target: CAPITAL });
      }),
    );
    expect(s.events.flatMap((e) => (e.type === 'activated' ? [e.card] : []))).toEqual(['warlock']);
  });

  it('[card:plains-of-rhun] Garrisons, 1 Food for the others, 1 Food per Skull', () => {
    const s = explore('plains-of-rhun', () => undefined, { 'hero:0:red': 'SS -', 'hero:0:blue': 'S' });
    s.say(0, h(2, 0)).say(0, [0, 0]);
    expect([s.table.players[0]!.food, s.table.players[1]!.food]).toEqual([13, 11]);
    expect([here(s, 'plains-of-rhun').garrisons, all(s, 'garrisons')]).toEqual([1, 2]);
  });

  it('[card:imperial-slave-mines] Skeletons leave, 2 Garrisons; 1 Plunder per Skull, 1 for the others', () => {
    const s = explore(
      'imperial-slave-mines',
      (t) => {
        t.hexes[HEX]!.skeletons = 2;
      },
      { 'hero:0:red': 'S S', 'hero:0:blue': '-' },
    );
    s.say(0, [0, 0]);
    expect(here(s, 'imperial-slave-mines')).toMatchObject({ skeletons: 0, garrisons: 2 });
    expect(s.table.players.map((p) => p.plunder)).toEqual([12, 11]);
  });

  it('[card:kyushis-tavern] 3 Food, a Garrison, a free Quest with 1 blue, no fail effect', () => {
    const s = explore('kyushis-tavern', () => undefined, { 'hero:0:red': '- -', 'hero:0:blue': '- -' });
    s.say(0, 'hunt-the-white-beast').say(0, [0, 0]);
    expect([s.table.players[0]!.food, here(s, 'kyushis-tavern').garrisons]).toEqual([13, 1]);
    const e = s.events.find((x) => x.type === 'hero-rolled');
    expect(e?.type === 'hero-rolled' ? e.dice.filter((d) => d.colour === 'blue') : []).toHaveLength(2);
    expect(s.events.some((x) => x.type === 'quest-failed')).toBe(true);
  });

  it('[card:dunkelholm] 2 Plunder, 2 Garrisons; each player draws a Feat and discards one', () => {
    const s = explore('dunkelholm');
    s.say(0, 'plunderer').say(1, 'cleanse');
    expect([s.table.players[0]!.feats, s.table.players[1]!.feats]).toEqual([['trophy-rack'], ['thorn-ward']]);
    expect(here(s, 'dunkelholm').garrisons).toBe(2);
  });
});

describe('tiles with Skeletons', () => {
  const cases = [
    ['bruthgaard', 'badlands', [0, 0, 2], 2],
    ['black-ice', 'ice', [2, 0, 0], 1],
    ['grim-fangs', 'ice', [2, 0, 0], 2],
    ['shadowdawn', 'ice', [2, 0, 0], 2],
    ['torment', 'ice', [3, 0, 0], 1],
    ['hellhound-tower', 'ice', [0, 2, 0], 2],
  ] as const;
  for (const [id, terrain, gained, skeletons] of cases) {
    it(`[card:${id}] ${terrain}: ${gained.join('/')} and ${skeletons} Skeletons here first`, () => {
      const s = explore(id, (t) => {
        t.hexes[h(-3, 0)]!.skeletons = 1;
      });
      expect(goods(s.table, 0)).toEqual(gained.map((n) => n + 10));
      const first = s.events.flatMap((e) => (e.type === 'placed' && e.what === 'skeleton' ? [e.hex] : [])).slice(0, skeletons);
      expect(first).toEqual(Array(skeletons).fill(TILE[id].kind === 'tower' ? h(2, 0) : HEX));
      expect(TILE[id].terrain).toBe(terrain);
    });
  }

  it('[card:hellhound-tower] Riders here roll in Archery', () => {
    const s = fight({ tile: 'hellhound-tower', units: { slavers: 1 }, skeletons: 1 });
    expect(colours(s, 0)).toEqual(['purple']);
  });

  it('[card:tomb-of-the-elder-kings] 1 Plunder, Garrisons leave, 2 Skeletons, an Item', () => {
    const s = explore('tomb-of-the-elder-kings', (t) => {
      t.hexes[HEX]!.garrisons = 2;
      t.items = ['mirror-of-yssat'];
    });
    expect(here(s, 'tomb-of-the-elder-kings')).toMatchObject({ garrisons: 0, skeletons: 2 });
    expect(s.table.players[0]).toMatchObject({ plunder: 11, items: ['mirror-of-yssat'] });
  });

  it('[card:taurel-caravan-passage] a Skeleton, 1 Salt per Skull, 2 for the others', () => {
    const s = explore('taurel-caravan-passage', () => undefined, { 'hero:0:red': 'SS S', 'hero:0:blue': '-' }).say(0, [0, 0]);
    expect([goods(s.table, 0), goods(s.table, 1)]).toEqual([
      [13, 10, 10],
      [12, 10, 10],
    ]);
    expect(here(s, 'taurel-caravan-passage').skeletons).toBe(1);
  });

  it('[card:fjoelja-stone-circle] 2 Plunder, 2 Skeletons, each player places a Basic Unit', () => {
    const s = explore('fjoelja-stone-circle');
    expect(s.options(0)).toContain(`hunters@${h(3, 0)}`);
    s.say(0, `hunters@${h(0, 2)}`).say(1, `swordsisters@${h(0, -2)}`);
    expect([s.table.hexes[h(0, 2)]!.units, s.table.hexes[h(0, -2)]!.units]).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('[card:netherwood] the best of what was rolled, else 2 Skeletons', () => {
    const none = explore('netherwood', () => undefined, { 'hero:0:red': '- -', 'hero:0:blue': '-' }).say(0, [0, 0]);
    expect(here(none, 'netherwood').skeletons).toBe(2);
    const much = explore('netherwood', () => undefined, { 'hero:0:red': 'SS SB', 'hero:0:blue': 'H' }).say(0, [0, 0]);
    expect(much.options(0)).toEqual(['three-plunder', 'lift-a-curse']);
    much.say(0, 'three-plunder');
    expect(much.table.players[0]!.plunder).toBe(13);
  });

  it('[card:haunted-hollows] 3 Food, 2 Skeletons, a Curse on an empty hex next to it', () => {
    const s = explore('haunted-hollows');
    expect(here(s, 'haunted-hollows').skeletons).toBe(2);
    expect(s.options(0)).not.toContain(h(0, 2));
    s.say(0, h(2, 1));
    expect(s.table.hexes[h(2, 1)]!.curse).toBe(true);
  });

  it('[card:the-depths] 3 Salt and a Horde here', () => {
    const s = explore('the-depths');
    expect([s.table.players[0]!.salt, foeIn(s.table, 'bloodwyrm')]).toMatchObject([13, { at: HEX, threat: 4 }]);
  });

  it('[card:ship-graveyard] 2 Salt, a Skeleton per kind in the Graveyards up to 2, an Item', () => {
    const s = explore('ship-graveyard', (t) => {
      t.chaosGrave = {
        ...t.chaosGrave,
        units: [
          [1, 1, 1, 0],
          [0, 0, 0, 0],
        ],
      };
    });
    expect(here(s, 'ship-graveyard').skeletons).toBe(2);
    expect(s.table.players[0]!.items).toEqual(['smoked-meat']);
  });

  it('[card:midnight-tower] 3 Salt, a Horde at Threat 3; the Market costs 2 Salt less', () => {
    const s = explore('midnight-tower');
    expect(foeIn(s.table, 'bloodwyrm')).toMatchObject({ at: h(2, 0), threat: 3 });
    const buy = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      tile(t, h(2, 0), 'midnight-tower');
      t.players[0]!.at = h(2, 0);
      Object.assign(t, { market: ['flenser'], items: [] });
      units(t, 0, h(2, 0), { sellswords: 1 });
    });
    turnOf(buy, 0).say(0, 'buy:flenser');
    expect(buy.table.players[0]!.salt).toBe(9);
  });
});
