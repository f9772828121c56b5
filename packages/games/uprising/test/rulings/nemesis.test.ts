/** Rulings about The Empire, Chaos, placing and activating. */
import { describe, expect, it } from 'vitest';
import { isX, terrainAt } from '../../query/map.ts';
import { prefer } from '../../query/prefer.ts';
import { hordeReach } from '../../query/reach.ts';
import { BOTH, battleAt, CAPITAL, ctx, effectAt, foe, foeIn, h, onTop, rolls, stage, tile, type Up, units } from '../scenes.ts';

const HEX = h(3, 0);
const opponents = (s: Up): unknown[] => s.events.flatMap((e) => (e.type === 'combat' ? [e.groups] : []));
const types = (s: Up, ...of: string[]): string[] => s.events.flatMap((e) => (of.includes(e.type) ? [e.type] : []));
const legion = (s: Up, by = 0): Up =>
  s.at('place-card', { side: 'E', n: 1, where: null, threat: 4, ctx: ctx(by, CAPITAL), card: '', tied: [] });

describe('rulings: Nemesis', () => {
  it.each(BOTH)('[UP-R-02] [%s] whoever explores decides about its effect, also when he is not the first player', (edition) => {
    const s = stage({ edition }).with((t) => {
      tile(t, h(1, 1), 'raufrost', 0, false);
      t.players[1]!.at = h(1, 1);
    });
    s.at('explore', { seat: 1, hex: h(1, 1), effect: true });
    expect([s.table.first, s.asked, s.question(1).kind]).toEqual([0, [1], 'place']);
  });

  it('[UP-R-09] a Legion that comes among Chaos fights Skeletons, then Hordes by initiative', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', HEX, 7);
      foe(t, 'oda', HEX, 1);
      foe(t, 'siren', HEX, 1);
      t.hexes[HEX]!.skeletons = 1;
    });
    s.dice(rolls({ 'roll:E:blue': 'S S S', 'roll:E:white': '- - -', 'roll:C:blue': '-', 'roll:C:black': 'S' }));
    battleAt(s, HEX);
    expect(opponents(s)).toEqual([
      ['assassin', 'skeletons'],
      ['assassin', 'siren'],
      ['assassin', 'oda'],
    ]);
  });

  it('[UP-R-09] a clause that needs a player becomes a loss of Threat where the card says so', () => {
    const s = stage().with((t) => {
      foe(t, 'spymaster', HEX, 1);
      foe(t, 'oda', HEX, 4);
    });
    s.dice(rolls({ 'roll:E:purple': 'SB', 'roll:E:white': '-', 'roll:C:black': 'S', 'roll:C:red': '- -', 'roll:C:yellow': '-' }));
    battleAt(s, HEX);
    expect(s.events).toContainEqual({
      type: 'threat',
      party: 'C',
      card: 'oda',
      n: -2,
      threat: 2,
      why: { of: 'nemesis', card: 'spymaster', part: 'godpower' },
    });
    expect(foeIn(s.table, 'oda')!.threat).toBe(1);
  });

  it('[UP-R-09] [UP-COM-53] a Horde that falls by that loss of Threat is destroyed, and The Empire is its victor', () => {
    const s = stage().with((t) => {
      foe(t, 'spymaster', HEX, 1);
      foe(t, 'oda', HEX, 2);
    });
    s.dice(rolls({ 'roll:E:purple': 'SB', 'roll:E:white': '-', 'roll:C:black': 'S', 'roll:C:red': '-', 'roll:C:yellow': '-' }));
    battleAt(s, HEX);
    expect(foeIn(s.table, 'oda')).toBeUndefined();
    expect(s.table.empireVp).toBe(5);
  });

  it('[UP-R-11] the weakest enemies: Units and Threat are added up', () => {
    const { table: t } = stage();
    const [a, b, c] = [h(3, 0), h(3, -1), h(3, -2)];
    t.hexes[a]!.skeletons = 1;
    foe(t, 'oda', a, 2);
    t.hexes[b]!.skeletons = 2;
    foe(t, 'siren', c, 4);
    expect(prefer(t, 'E', [a, b, c])).toEqual([b]);
    expect(prefer(t, 'E', [a, c])).toEqual([a]);
  });

  it('[UP-R-14] a Horde may curse The Capital: Garrisons die, a Legion still comes to defend it', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', CAPITAL, 3);
      t.hexes[CAPITAL]!.garrisons = 2;
      t.legions = ['imperial-guard'];
    });
    s.at('activate', { card: 'oda', by: 0, why: '', moved: false });
    expect(s.table.hexes[CAPITAL]!.curse).toBe(true);
    expect(s.table.chaosGrave.garrisons).toEqual([1, 1, 0]);
    expect(s.events.find((e) => e.type === 'foe')).toMatchObject({ card: 'imperial-guard', hex: CAPITAL });
  });

  it('[UP-R-15] a fallen Capital stays an X-hex without terrain; nobody defends it, a Legion is 1 VP', () => {
    const s = stage({ edition: '1E' }).with((t) => {
      units(t, 0, CAPITAL, { sellswords: 1 });
      Object.assign(t, { capitalFallen: true, legions: [] });
    });
    s.at('settle', { by: 0, fights: true });
    expect([s.events, s.table.players[0]!.vp]).toEqual([[], 0]);
    expect([isX(s.table, CAPITAL), terrainAt(s.table, CAPITAL)]).toEqual([true, 'none']);
    expect(legion(s).table.empireVp).toBe(1);
  });

  it('[UP-R-17] no Skeleton left in a combat: any stack may become the Horde, also the one that fights', () => {
    const s = stage().with((t) => {
      units(t, 0, HEX, { sellswords: 4 });
      t.hexes[HEX]!.skeletons = 1;
      for (const hex of [h(-3, 0), h(-3, 1), h(-3, 2), h(-3, 3), h(-2, 3)]) t.hexes[hex]!.skeletons = 2;
      t.hordes = ['oda'];
    });
    s.dice(rolls({ 'roll:C:red': 'SB', 'roll:0:blue': 'H - - -' }));
    battleAt(s, HEX);
    expect(s.options(0)).toHaveLength(6);
    s.say(0, HEX);
    expect(opponents(s)).toEqual([
      ['units', 'skeletons'],
      ['units', 'oda'],
    ]);
    expect(s.table.players[0]!.vp).toBe(0);
  });

  it('[UP-R-20] a Legion leaves its Garrison on a Curse too', () => {
    const s = stage().with((t) => {
      foe(t, 'assassin', HEX, 3, { target: HEX });
      t.hexes[HEX]!.curse = true;
    });
    s.at('activate', { card: 'assassin', by: 0, why: '', moved: false });
    expect(s.table.hexes[HEX]).toMatchObject({ curse: true, garrisons: 1 });
  });

  it('[UP-R-22] with several factions free whoever decides chooses among them', () => {
    const s = legion(stage().with((t) => Object.assign(t, { legions: ['butcher'], first: 1 })));
    expect(s.question(1)).toMatchObject({ kind: 'target', stage: 'faction', ask: { options: [0, 1] } });
    expect(foeIn(s.say(1, 0).table, 'butcher')).toMatchObject({ prey: 0, target: h(0, 2) });
  });

  it('[UP-R-33] Units destroyed outside combat: by a player for VP, by Chaos into its Graveyard', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      t.players[0]!.feats = ['chain-breaker'];
      t.hexes[h(0, 3)]!.garrisons = 1;
      units(t, 0, h(0, 2), { hunters: 1 });
    });
    s.at('turn', { seat: 0, spent: false, acted: false }).say(0, 'chain-breaker');
    expect([s.table.players[0]!.vp, s.table.chaosGrave.garrisons]).toEqual([1, [0, 0, 0]]);
    effectAt(s, 'quest/the-weeping-shrine/fail', ctx(0, h(0, 2)));
    expect([s.table.chaosGrave.units[0], s.table.imperialGrave.units[0]]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('[UP-R-34] a Legion placed among players on The Capital: its immediate effect, then combat', () => {
    const s = stage().with((t) => {
      units(t, 0, CAPITAL, { sellswords: 1 });
      Object.assign(t, { legions: ['new-emperor'] });
      for (const hex of t.hexes) hex.haven = -1;
    });
    s.at('settle', { by: 0, fights: true });
    expect(types(s, 'foe', 'target', 'vp', 'combat').slice(0, 4)).toEqual(['foe', 'target', 'vp', 'combat']);
  });

  it('[UP-R-47] a Horde that ignores its Sea Tower is stopped by impassable edges', () => {
    const { table: t } = stage({ options: { hordeSeaTower: 'ignore' } }).with((x) => {
      tile(x, h(2, 0), 'dawngaard');
      tile(x, h(1, 0), 'golgardei', 0);
    });
    expect([...hordeReach(t, h(2, 0))].sort()).toEqual([h(1, 1), h(2, -1)].sort());
  });

  it('[UP-R-61] Haven, last defender and Counter of Omens: what he leaves behind overruns the Haven', () => {
    const s = stage().with((t) => {
      units(t, 0, h(0, 2), { sellswords: 1 });
      foe(t, 'counter-of-omens', h(0, 2), 1);
    });
    s.dice(rolls({ 'roll:C:white': '- -', 'roll:C:blue': 'S -', 'roll:0:blue': 'S' }));
    s.at('settle', { by: 0, fights: true });
    expect(s.table.hexes[h(0, 2)]).toMatchObject({ haven: -1, skeletons: 2, owner: -1 });
    expect(types(s, 'combat-over', 'building-removed')).toEqual(['combat-over', 'building-removed']);
    expect(s.table.players[0]!.vp).toBe(2);
  });

  it('[UP-R-69] a token given in the Nemesis Phase is an activation in this Phase', () => {
    const s = stage().with((t) => {
      foe(t, 'courtesan', h(0, 1), 4, { tokens: 1, target: h(0, 2), prey: 0 });
      foe(t, 'new-emperor', CAPITAL, 4, { target: CAPITAL });
      units(t, 0, h(0, 2), { slavers: 1 });
    });
    s.dice(rolls({ 'roll:E:purple': 'SB', 'roll:0:purple': 'S' }));
    s.at('nemesis', {});
    expect(s.events.flatMap((e) => (e.type === 'activated' ? [e.card] : []))).toEqual(['courtesan', 'new-emperor']);
  });

  it('[UP-R-74] the last effect of The New Emperor is VP only where a Garrison finds no place', () => {
    const last = (room: number) => {
      const s = stage().with((t) => {
        for (const hex of t.hexes) if (hex.tile !== null) hex.skeletons = 1;
        Object.assign(t.hexes[CAPITAL]!, { garrisons: 3, skeletons: 0 });
        t.hexes[HEX]!.garrisons = 3 - room;
      });
      return effectAt(s, 'nemesis/new-emperor/destroyed', ctx(0, HEX, { self: 'new-emperor', victor: 0 })).table;
    };
    expect([0, 1, 2].map((room) => last(room).empireVp)).toEqual([2, 1, 0]);
    expect(last(1).hexes[HEX]!.garrisons).toBe(3);
  });

  it('[UP-R-77] The Siren pulls a Unit that its owner chooses; a fight that follows waits for her effect', () => {
    const s = stage().with((t) => {
      t.hordes = onTop(['siren']);
      units(t, 0, h(0, 3), { hunters: 1, slavers: 1 });
      units(t, 0, h(3, -3), { sellswords: 1 });
      t.hexes[h(1, 2)]!.garrisons = 1;
    });
    s.at('settle', { by: 0, fights: true });
    s.at('place-card', { side: 'C', n: 1, where: { at: 'here' }, threat: 3, ctx: ctx(1, h(3, -3)), card: '', tied: [] });
    expect(s.asked).toEqual([0]);
    expect(s.options(0)).toContain(`slavers@${h(0, 3)}>${h(1, 2)}`);
    expect(s.options(0).some((id) => String(id).startsWith('sellswords'))).toBe(false);
    s.say(0, `slavers@${h(0, 3)}>${h(1, 2)}`);
    expect(types(s, 'unit-moved', 'goods', 'combat')).toEqual(['unit-moved', 'goods']);
    expect(s.table.players[1]!.food).toBe(9);
    expect(s.question(0)).toMatchObject({ kind: 'settle', stage: 'battle' });
  });
});
