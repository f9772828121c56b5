/** Limits of rules: the wrong seat, kind, moment or number. */
import { describe, expect, it } from 'vitest';
import { freeFactions } from '../../frames/target.ts';
import { commandHexes } from '../../query/command.ts';
import { priceOf } from '../../query/items.ts';
import { prefer } from '../../query/prefer.ts';
import { battleAt, foe, foeIn, h, rolls, stage, turnOf, type Up, units } from '../scenes.ts';

const HEX = h(3, 0);
const damage = (s: Up): readonly number[] => s.events.flatMap((e) => (e.type === 'damage' ? [e.hits] : []))[0] ?? [];

describe('edges of rules', () => {
  it('[UP-EMP-21] [card:executioner] a leader who is hunted already is left alone: the next one is hunted', () => {
    const { table: t } = stage({ factions: ['mohyar', 'druwhn', 'krowh'] });
    for (const [seat, vp] of [10, 5, 3].entries()) t.players[seat]!.vp = vp;
    expect(freeFactions(t, true)).toEqual([0]);
    foe(t, 'assassin', HEX, 4, { target: t.players[0]!.home, prey: 0 });
    expect(freeFactions(t, true)).toEqual([1]);
    expect(freeFactions(t, false)).toEqual([1, 2]);
  });

  it('[UP-COM-64] [card:stones-of-the-old-gods] a Bolt left over cancels a Shield on a Curse, without the Stones it does not', () => {
    const fight = (quests: readonly 'stones-of-the-old-gods'[]): Up => {
      const s = stage().with((t) => {
        units(t, 0, HEX, { slavers: 1 });
        Object.assign(t.hexes[HEX]!, { curse: true, garrisons: 1 });
        t.players[0]!.quests = quests;
      });
      s.dice(rolls({ 'roll:E:white': '-', 'roll:0:purple': 'SB', 'roll:E:blue': 'H' }));
      battleAt(s, HEX);
      if (s.asked.length > 0 && s.question(0).kind === 'window') s.say(0, 'done');
      return s;
    };
    const last = (s: Up) => s.events.filter((e) => e.type === 'damage')[1];
    expect(last(fight(['stones-of-the-old-gods']))).toMatchObject({ hits: [0, 1] });
    expect(last(fight([]))).toMatchObject({ hits: [0, 0] });
  });

  it.each(['E', 'C'] as const)(
    '[UP-AIL-05] [UP-AIH-05] [%s] player Units without a Haven come after Havens and before empty hexes',
    (side) => {
      const { table: t } = stage();
      const [few, many, haven, empty] = [h(3, -1), h(3, -2), h(3, -3), h(3, 0)];
      units(t, 0, few, { hunters: 1 });
      units(t, 0, many, { hunters: 3 });
      expect(prefer(t, side, [few, many, empty])).toEqual([few]);
      expect(prefer(t, side, [many, empty])).toEqual([many]);
      t.hexes[haven]!.haven = 1;
      units(t, 1, haven, { swordsisters: 4 });
      expect(prefer(t, side, [few, many, haven, empty])).toEqual([haven]);
    },
  );

  it('[UP-NEM-02] [UP-AIH-06] in the Nemesis Phase the first player decides, not seat 0', () => {
    const s = stage().with((t) => {
      foe(t, 'oda', HEX, 3, { tokens: 1 });
      Object.assign(t, { first: 1, phase: 'nemesis' });
    });
    s.at('nemesis', {});
    expect(s.asked).toEqual([1]);
    expect(s.question(1).kind).toBe('activate');
  });

  it('[UP-COM-63] Druids that work After Damage come after the Godpowers of the Nemesis', () => {
    const s = stage({ heroes: ['ronja', 'syndra'] }).with((t) => {
      units(t, 0, HEX, { slavers: 1, sellswords: 1 });
      t.hexes[HEX]!.skeletons = 1;
      Object.assign(t, { druids: ['treemother'], druidsUp: 1 });
    });
    s.dice(rolls({ 'roll:0:purple': 'SB', 'roll:0:blue': '-', 'roll:C:red': 'SB' }));
    battleAt(s, HEX);
    s.say(0, 'treemother').say(0, [1, 0, 0, 0]);
    expect(s.question(0).kind).toBe('select');
    expect(s.table.hexes[HEX]!.skeletons).toBe(1);
    expect(s.events.findLast((e) => e.type === 'placed')).toMatchObject({ what: 'skeleton', why: { of: 'skeletons' } });
  });

  it('[UP-BLD-05] exactly 1 Plunder buys a Wall or a Tower, and not both', () => {
    const builder = (plunder: number): Up => {
      const s = stage().with((t) => {
        t.phase = 'build';
        Object.assign(t.players[0]!, { plunder, salt: 0, food: 0 });
      });
      return s.at('builder', { seat: 0, unit: '', camp: -1 }, 'buy');
    };
    const home = h(0, 2);
    expect(builder(1).options(0)).toEqual([`wall@${home}`, `tower@${home}`, 'done']);
    expect(builder(1).say(0, `wall@${home}`).options(0)).toEqual(['done']);
    expect(builder(0).options(0)).toEqual(['done']);
  });

  it('[UP-ACT-CMD-02] a Hero comes from an explored Sea Tower to any hex, from a face-down one only to neighbours', () => {
    const tower = h(2, 0);
    const far = h(-3, 0);
    const s = stage().with((t) => {
      t.hexes[tower]!.up = true;
      t.players[0]!.at = tower;
    });
    expect(commandHexes(s.table, 0)).toContain(far);
    turnOf(s, 0).say(0, 'command').say(0, far);
    expect(s.table.players[0]!.at).toBe(far);
    const hidden = stage().with((t) => {
      t.players[0]!.at = tower;
    });
    expect(commandHexes(hidden.table, 0)).not.toContain(far);
  });

  it('[UP-COM-36] [UP-CHA-24] on a Curse the Bolts of The Empire do nothing: no Godpower, no Shield cancelled', () => {
    const fight = (curse: boolean): Up => {
      const s = stage().with((t) => {
        units(t, 0, HEX, { sellswords: 3 });
        t.hexes[HEX]!.curse = curse;
        foe(t, 'butcher', HEX, 4);
      });
      s.dice(rolls({ 'roll:E:white': '- -', 'roll:E:purple': 'BB', 'roll:E:red': '-', 'roll:E:yellow': 'S -', 'roll:0:blue': 'H S S' }));
      return battleAt(s, HEX);
    };
    const powers = (s: Up): number => s.events.filter((e) => e.type === 'godpower' || e.type === 'shield-cancelled').length;
    expect(powers(fight(false))).toBeGreaterThan(0);
    const cursed = fight(true);
    expect(
      cursed.events
        .slice(
          0,
          cursed.events.findIndex((e) => e.type === 'damage' && e.hits[1] !== 0),
        )
        .some((e) => e.type === 'godpower'),
    ).toBe(false);
    expect(cursed.events.some((e) => e.type === 'shield-cancelled' && e.party === 'E')).toBe(false);
  });

  it('[card:the-salt-barons] Items stay cheaper to the end of the Chapter, for their owner alone, and no longer', () => {
    const s = stage().with((t) => {
      t.market = ['xyxrit-leaves'];
      t.players[0]!.marks = ['salt-barons'];
      t.players[0]!.ap = 1;
    });
    expect([priceOf(s.table, 0, 'xyxrit-leaves'), priceOf(s.table, 1, 'xyxrit-leaves')]).toEqual([0, 1]);
    turnOf(s, 0).say(0, 'trade');
    expect(s.table.players[0]!.marks).toEqual(['salt-barons']);
    s.at('refresh', { dealt: 3 });
    expect(s.table.players[0]!.marks).toEqual([]);
    expect(priceOf(s.table, 0, 'xyxrit-leaves')).toBe(1);
  });

  it('[UP-CARD-20] reactions answer their own event, of their own owner, and no other', () => {
    const s = stage().with((t) => {
      t.players[0]!.items = ['soul-jar'];
      t.players[1]!.feats = ['plunderer'];
      units(t, 0, HEX, { sellswords: 2 });
      t.hexes[HEX]!.garrisons = 1;
    });
    s.dice(rolls({ 'roll:E:white': 'S', 'roll:E:blue': '-', 'roll:0:blue': 'S' }));
    battleAt(s, HEX);
    // A Unit fell to The Empire, not to Chaos; the Garrison fell to seat 0, who has no Plunderer.
    expect(s.table.imperialGrave.units[0]).toEqual([1, 0, 0, 0]);
    expect(s.table.players.map((p) => [p.salt, p.plunder])).toEqual([
      [10, 10],
      [10, 10],
    ]);
    expect(damage(s)).toEqual([1, 0]);
    expect(foeIn(s.table, 'butcher')).toBeUndefined();
  });
});
