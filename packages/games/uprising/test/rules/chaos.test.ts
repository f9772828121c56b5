import { describe, expect, it } from 'vitest';
import { priceOf } from '../../query/items.ts';
import { heroSteps, terrainAt } from '../../query/map.ts';
import type { Table } from '../../spec.ts';
import { battleAt, CAPITAL, ctx, effectAt, foe, foeIn, h, onTop, rolls, stage, tile, turnOf, units } from '../scenes.ts';

const RIM = [h(3, 0), h(3, -1), h(3, -2), h(3, -3), h(2, -3), h(1, -3)];
const skeleton = (s: ReturnType<typeof stage>, where: object, n = 1, here = CAPITAL) =>
  s.at('place', { what: 'skeleton', n, where, ctx: ctx(0, here), together: false });
/** All but some of the eleven Skeletons on the map. */
const spread = (t: Table, n: number): void => {
  for (let i = 0; i < n; i++) t.hexes[RIM[Math.floor(i / 2)]!]!.skeletons++;
};

describe('Skeletons', () => {
  it('[UP-CHA-01] eleven pieces, 1 red die each in Clash', () => {
    const s = stage().with((t) => spread(t, 10));
    expect(s.table.hexes.reduce((n, hex) => n + hex.skeletons, 0)).toBe(10);
    skeleton(s, { at: 'here' }, 2, h(-3, 0));
    expect(s.question(0).shown.with).toMatchObject({ swap: true });
  });

  it('[UP-CHA-02] each Bolt places one, after damage, in the same combat', () => {
    const s = stage().with((t) => {
      units(t, 0, h(-3, 0), { sellswords: 5 - 1 });
      t.hexes[h(-3, 0)]!.skeletons = 2;
    });
    s.dice(rolls({ 'roll:C:red': 'SB SB', 'roll:0:blue': 'H H S -' }));
    battleAt(s, h(-3, 0));
    const placed = s.events.filter((e) => e.type === 'placed' && e.what === 'skeleton');
    expect(placed.length).toBeGreaterThanOrEqual(2);
    expect(s.events.findIndex((e) => e.type === 'placed')).toBeGreaterThan(s.events.findIndex((e) => e.type === 'damage'));
  });

  it('[UP-CHA-03] they are fought before any Horde', () => {
    const s = stage().with((t) => {
      units(t, 0, h(-3, 0), { sellswords: 1 });
      t.hexes[h(-3, 0)]!.skeletons = 1;
      foe(t, 'oda', h(-3, 0), 7);
    });
    battleAt(s, h(-3, 0));
    expect(s.events.find((e) => e.type === 'combat')).toMatchObject({ groups: ['units', 'skeletons'] });
  });

  it('[UP-CHA-04] [UP-CHA-14] three become a Horde: no VP, Threat of the newest Event, immediate effect', () => {
    const s = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 2;
      Object.assign(t, { hordes: ['lich-queen'], threat: 5 });
    });
    skeleton(s, { at: 'here' }, 1, h(-3, 0));
    expect(s.table.hexes[h(-3, 0)]).toMatchObject({ skeletons: 0, curse: true });
    expect(foeIn(s.table, 'lich-queen')!.threat).toBe(5);
    expect(s.table.chaosVp).toBe(5);
  });

  it('[UP-CHA-05] [UP-R-08] in a combat the Skeleton combat ends and one against the Horde begins, with Archery', () => {
    const s = stage().with((t) => {
      units(t, 0, h(-3, 0), { sellswords: 4, berserkers: 1 });
      t.hexes[h(-3, 0)]!.skeletons = 2;
      t.hordes = ['bloodwyrm'];
    });
    s.dice(rolls({ 'roll:C:red': 'SB - -', 'roll:0:blue': 'H - - -', 'roll:0:red': '-' }));
    battleAt(s, h(-3, 0));
    expect(s.events.flatMap((e) => (e.type === 'combat' ? [e.groups[1]] : []))).toEqual(['skeletons', 'bloodwyrm']);
    expect(s.events.flatMap((e) => (e.type === 'rolled' ? [e.round] : [])).slice(0, 2)).toEqual(['clash', 'archery']);
    expect(s.table.players[0]!.vp).toBe(0);
  });

  it('[UP-CHA-06] none in the reserve: Skeletons of a hex go back and a Horde comes there instead', () => {
    const s = stage().with((t) => {
      spread(t, 10);
      t.hexes[h(-3, 0)]!.skeletons = 1;
      t.hordes = ['oda'];
    });
    skeleton(s, { at: 'here' }, 2, h(-3, 1));
    expect(s.options(0)).toContain(h(-3, 0));
    s.say(0, h(-3, 0));
    expect(s.table.hexes[h(-3, 1)]!.skeletons).toBe(1);
    expect(foeIn(s.table, 'oda')!.at).toBe(h(-3, 0));
  });

  it('[UP-CHA-06] [UP-CHA-12] inside an immediate effect the Horde is owed until it is over', () => {
    const s = stage().with((t) => {
      spread(t, 10);
      t.hexes[h(-3, 0)]!.skeletons = 1;
      t.hordes = onTop(['counter-of-omens', 'oda']);
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 0, ctx: ctx(0, h(-3, 3)), card: '', tied: [] });
    s.say(0, h(-3, 0));
    expect(s.table.hexes[h(-3, 3)]!.skeletons).toBe(1);
    const foes = s.events.flatMap((e) => (e.type === 'foe' ? [[e.card, e.hex]] : []));
    expect(foes).toEqual([
      ['counter-of-omens', h(-3, 3)],
      ['oda', h(-3, 0)],
    ]);
  });

  it('[UP-CHA-07] [UP-R-16] otherwise 1 VP for Chaos for each', () => {
    const s = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 2;
      t.hordes = [];
    });
    skeleton(s, { at: 'here' }, 2, h(-3, 0));
    expect(s.table.chaosVp).toBe(2);
    expect(s.table.hexes[h(-3, 0)]!.skeletons).toBe(2);
  });

  it('[UP-CHA-09] [UP-R-55] more than three: three become the Horde, the rest stays; without a Horde they go back for VP', () => {
    const s = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 4;
      t.hordes = ['oda'];
    });
    s.at('settle', { by: 0, fights: false });
    expect(s.table.hexes[h(-3, 0)]!.skeletons).toBe(1);
    const none = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 4;
      t.hordes = [];
    });
    none.at('settle', { by: 0, fights: false });
    expect([none.table.hexes[h(-3, 0)]!.skeletons, none.table.chaosVp]).toEqual([2, 2]);
  });
});

describe('Hordes', () => {
  it('[UP-CHA-10] the top card on the named hex, Threat, immediate effect, initiative order', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', h(3, 0), 3);
      t.hordes = onTop(['counter-of-omens', 'siren']);
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 3, ctx: ctx(0, h(-3, 0)), card: '', tied: [] });
    expect(s.table.foes.map((f) => f.card)).toEqual(['counter-of-omens', 'oda']);
    expect(s.table.hexes[h(-3, 0)]!.skeletons).toBe(2);
  });

  it('[UP-CHA-12] [UP-R-68] three Skeletons wait until the immediate effect is over', () => {
    const s = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 1;
      t.hordes = onTop(['counter-of-omens', 'oda']);
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 0, ctx: ctx(0, h(-3, 0)), card: '', tied: [] });
    expect(s.events.flatMap((e) => (e.type === 'placed' || e.type === 'foe' ? [e.type] : []))).toEqual(['foe', 'placed', 'placed', 'foe']);
    expect(s.table.hexes[h(-3, 0)]!.skeletons).toBe(0);
  });

  it('[UP-CHA-12] the Horde that they become does its immediate effect after the first one, not inside it', () => {
    const s = stage().with((t) => {
      t.hexes[h(-3, 0)]!.skeletons = 1;
      t.hordes = onTop(['counter-of-omens', 'siren']);
      units(t, 0, h(0, 3), { sellswords: 1, hunters: 1 });
    });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 0, ctx: ctx(0, h(-3, 0)), card: '', tied: [] });
    expect(s.question(0).kind).toBe('card:siren');
    expect(s.match.stack.filter((f) => f.k === 'immediate')).toHaveLength(1);
  });

  it('[UP-CHA-13] destroyed: last effect, out of the game', () => {
    const s = stage().with((t) => foe(t, 'counter-of-omens', h(-3, 0), 2));
    effectAt(s, 'quest/heart-of-the-glacier/solve', ctx(0, h(0, 2), { quest: 'heart-of-the-glacier' }));
    expect(s.table.hexes[h(-3, 0)]!.skeletons).toBe(2);
    expect(s.table.players[0]!.vp).toBe(2);
    expect(s.table.gone).toEqual(['counter-of-omens']);
  });
});

describe('Curses', () => {
  const curse = (s: ReturnType<typeof stage>, here: number) =>
    s.at('place', { what: 'curse', n: 1, where: { at: 'here' }, ctx: ctx(0, here), together: false });

  it('[UP-CHA-20] Garrisons are destroyed, the Haven goes; Units, Legions and Heroes stay', () => {
    const s = stage().with((t) => {
      Object.assign(t.hexes[h(0, 2)]!, { wall: true, tower: true });
      units(t, 0, h(0, 2), { sellswords: 1 });
      t.hexes[h(1, 0)]!.garrisons = 2;
      foe(t, 'assassin', h(1, 0), 3);
    });
    curse(s, h(0, 2));
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ curse: true, haven: -1, wall: false, owner: 0 });
    curse(s, h(1, 0));
    expect(s.table.hexes[h(1, 0)]!.garrisons).toBe(0);
    expect(s.table.chaosGrave.garrisons).toEqual([1, 1, 0]);
    expect(foeIn(s.table, 'assassin')!.at).toBe(h(1, 0));
  });

  it('[UP-CHA-21] no Haven and no Explore there', () => {
    const s = stage().with((t) => {
      t.hexes[h(1, 1)]!.curse = true;
      t.players[0]!.at = h(1, 1);
    });
    turnOf(s, 0);
    expect([s.refusal(0, 'haven').rule, s.refusal(0, 'explore').rule]).toEqual(['UP-CHA-21', 'UP-CHA-21']);
  });

  it('[UP-CHA-22] [UP-CHA-23] it counts as explored even when face-down, without printed edges', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'omeido' as never, 0, false);
      t.hexes[h(1, 1)]!.curse = true;
      units(t, 0, h(0, 2), { sellswords: 1 });
    });
    turnOf(s, 0).say(0, 'command');
    expect(s.options(0)).toContain(h(1, 1));
    expect(s.table.edges[h(1, 1)]).toBe(0);
  });

  it('[UP-CHA-23] an explored hex keeps its edges and ongoing effects, and nothing else', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'golgardei', 4);
      tile(t, h(2, 0), 'midnight-tower');
      for (const hex of [h(1, 1), h(2, 0)]) t.hexes[hex]!.curse = true;
      t.players[0]!.at = h(2, 0);
    });
    expect(s.table.edges[h(1, 1)]).toBe(1 << 4);
    expect(terrainAt(s.table, h(1, 1))).toBe('curse');
    expect(heroSteps(s.table, h(2, 0))).toHaveLength(36);
    expect(priceOf(s.table, 0, 'war-drum')).toBe(0);
  });

  it('[UP-CHA-25] lifted: a face-down hex is unexplored again; Units stay; exploring it then places nothing', () => {
    const s = stage().with((t) => {
      tile(t, h(1, 1), 'fyrnhalla', 0, false);
      t.hexes[h(1, 1)]!.curse = true;
      units(t, 0, h(1, 1), { sellswords: 1 });
      t.players[0]!.at = h(1, 1);
    });
    effectAt(s, 'quest/rite-of-cleansing/solve', ctx(0, h(1, 1), { quest: 'rite-of-cleansing' }));
    expect(s.table.hexes[h(1, 1)]).toMatchObject({ curse: false, up: false, owner: 0 });
    turnOf(s, 0).say(0, 'explore');
    expect(s.events.some((e) => e.type === 'placed')).toBe(false);
  });

  it('[UP-CHA-26] [UP-R-21] nine in all; a Curse that an effect cannot place gives nothing', () => {
    const s = stage().with((t) => {
      for (const hex of [...RIM, h(-3, 0), h(-3, 1), h(-3, 2)]) t.hexes[hex]!.curse = true;
      foe(t, 'oda', h(-3, 3), 3);
    });
    curse(s, h(2, -1));
    expect([s.table.hexes[h(2, -1)]!.curse, s.table.chaosVp]).toEqual([false, 0]);
    s.at('activate', { card: 'oda', by: 0, why: '', moved: false });
    expect(s.table.chaosVp).toBe(1);
  });
});
