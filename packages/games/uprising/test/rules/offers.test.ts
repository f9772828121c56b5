/** UP-CON-19: what may be done at any time, and what may not. */
import { describe, expect, it } from 'vitest';
import { uprisingGame } from '../../game.ts';
import { BOTH, CAPITAL, ctx, goods, h, onTop, stage, type Up, units } from '../scenes.ts';

const offered = (s: Up, seat: number) => uprisingGame.offers!.list(s.match, seat);
const kinds = (s: Up, seat: number): string[] => offered(s, seat).map((offer) => offer.kind);
const gifts = (s: Up, seat: number): readonly unknown[] => {
  const found = offered(s, seat).find((offer) => offer.kind === 'gift');
  return found?.ask.shape === 'pick' ? found.ask.options : [];
};

describe('offers', () => {
  it.each(BOTH)('[UP-CON-19] [UP-R-58] [%s] closed from the moment a Horde is drawn, also while its hex is asked', (edition) => {
    const s = stage({ edition }).with((t) => {
      t.hordes = onTop(['siren']);
      for (const hex of [h(3, 0), h(3, -1)]) t.hexes[hex]!.skeletons = 0;
    });
    expect(kinds(s, 1)).toContain('trade');
    s.at('place-card', { side: 'C', n: 1, where: { region: 'fog-grave' }, threat: 4, ctx: ctx(0, CAPITAL), card: '', tied: [] });
    expect(s.table.entering).toBe('siren');
    expect(s.question(0).kind).toBe('place-card');
    expect(kinds(s, 0)).toEqual([]);
    expect(kinds(s, 1)).toEqual([]);
  });

  it.each(BOTH)('[UP-BLD-07] [UP-ACT-TRADE-03] [%s] a Trade in the Build Phase lets Heroes on one hex give and take', (edition) => {
    const s = stage({ edition, factions: ['mohyar', 'druwhn', 'krowh'] }).with((t) => {
      t.phase = 'build';
      t.players[1]!.at = t.players[0]!.at;
      t.players[1]!.items = ['xyxrit-leaves'];
      for (const p of t.players) p.deck = [];
    });
    s.at('build', {});
    expect(gifts(s, 1)).toEqual([]);
    s.take(0, 'trade', 'trade');
    expect(s.question(0)).toMatchObject({ kind: 'exchange', stage: 'give' });
    expect(s.question(1).kind).toBe('builder');
    expect(gifts(s, 1)).toEqual(['salt>0', 'plunder>0', 'food>0', 'xyxrit-leaves>0']);
    expect(gifts(s, 2)).toEqual([]);
    s.take(1, 'gift', 'plunder>0').take(1, 'gift', 'plunder>0').take(1, 'gift', 'xyxrit-leaves>0');
    expect(goods(s.table, 0)).toEqual([11, 12, 10]);
    expect(goods(s.table, 1)).toEqual([10, 8, 10]);
    expect(s.table.players[0]!.items).toEqual(['xyxrit-leaves']);
    s.take(1, 'gift', 'salt>0').take(1, 'gift', 'food>0');
    expect([goods(s.table, 0), goods(s.table, 1)]).toEqual([
      [12, 12, 11],
      [9, 8, 9],
    ]);
    s.say(0, 'goods:1').say(0, [4, 0, 0]).say(0, 'done');
    expect(goods(s.table, 1)).toEqual([13, 8, 9]);
    expect(s.question(0).kind).toBe('builder');
    expect(gifts(s, 1)).toEqual([]);
    expect(s.table.players.map((p) => p.ap)).toEqual([7, 8, 8]);
  });

  it('[UP-BLD-07] [UP-CARD-04] an eleventh card does not change hands in the Build Phase', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      t.players[1]!.at = t.players[0]!.at;
      t.players[1]!.items = ['xyxrit-leaves'];
      t.players[0]!.items = ['grappling-hooks', 'pitch-torches', 'abad-warpaint'];
      t.players[0]!.feats = ['trophy-rack', 'plunderer', 'fence', 'forced-march', 'berserkers', 'signal-fires', 'slip-away'].filter(
        (_, i) => i < 7,
      ) as never;
      for (const p of t.players) p.deck = [];
    });
    s.at('build', {});
    s.take(0, 'trade', 'trade');
    expect(gifts(s, 1)).not.toContain('xyxrit-leaves>0');
    expect(gifts(s, 1)).toContain('salt>0');
  });

  it('[UP-CON-20] [UP-R-76] whoever is about to pay gives nothing away, and nobody trades with such a Hero', () => {
    const s = stage().with((t) => {
      t.phase = 'build';
      t.players[1]!.at = t.players[0]!.at;
      for (const p of t.players) p.deck = [];
    });
    s.at('build', {});
    s.say(0, 'sellswords');
    expect(s.question(0).kind).toBe('pay');
    expect(kinds(s, 0)).toEqual([]);
    expect(kinds(s, 1)).not.toContain('trade');
    s.say(0, [2, 0, 0]);
    expect(kinds(s, 0)).toContain('trade');
    expect(kinds(s, 1)).toContain('trade');
  });
});

describe('Skeletons that become a Horde in their combat', () => {
  it('[UP-CHA-05] [UP-R-08] the combat is over; Skeletons of its effect fight one of their own, with Archery', () => {
    const s = stage().with((t) => {
      units(t, 0, h(3, 0), { hunters: 3, slavers: 2 });
      t.hexes[h(3, 0)]!.skeletons = 2;
      t.hordes = onTop(['counter-of-omens', 'oda']);
      t.threat = 1;
    });
    // Archery misses; in the Clash a Bolt raises a third Skeleton: a Horde, whose effect places two others.
    s.dice({ 'roll:0:white': [3, 3, 3, 3, 3, 3], 'roll:0:purple': [5, 5], 'roll:C:red': [1, 4] });
    s.at('battle', { hex: h(3, 0), by: 0 });
    for (let i = 0; i < 60 && !s.over && s.asked.length > 0; i++) {
      if (s.events.filter((e) => e.type === 'combat').length > 1) break;
      const q = s.question(0);
      s.say(0, q.kind === 'window' ? 'done' : q.kind === 'losses' ? [1, 0, 0, 0].map((_, k) => (k === 1 ? 1 : 0)) : s.options(0)[0]!);
    }
    const story = s.events.flatMap((e) =>
      e.type === 'combat' ? [e.groups[1]] : e.type === 'combat-over' ? [`over ${String(e.winner)}`] : [],
    );
    expect(story.slice(0, 3)).toEqual(['skeletons', 'over 0', 'skeletons']);
    expect(s.events.flatMap((e) => (e.type === 'rolled' ? [e.round] : []))).toEqual(expect.arrayContaining(['archery', 'clash']));
    expect(s.events.filter((e) => e.type === 'foe').map((e) => e.card)).toContain('counter-of-omens');
  });
});
