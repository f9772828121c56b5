import { describe, expect, it } from 'vitest';
import { FIELD, fight, hits } from './fights.ts';

const wake = (druid: string, dice: Record<string, string>, more: object = {}) =>
  fight({ druids: [druid], units: { slavers: 1, sellswords: 1 }, skeletons: 2, dice, ...more }).say(0, druid);

describe('Druids', () => {
  it('[card:watcher] reroll own dice that show no Bolt', () => {
    const s = wake('watcher', { 'roll:0:purple': 'SB', 'roll:0:blue': '- S', 'roll:C:red': '- -' });
    expect(s.options(0)).toEqual([0]);
    s.say(0, [0]);
    expect(hits(s)).toEqual([0, 2]);
  });

  it('[card:deep-dweller] a Unit destroyed this round goes to the reserve', () => {
    const s = wake('deep-dweller', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': 'S -' });
    s.say(0, [1, 0, 0, 0]);
    expect(s.table.chaosGrave.units[0]).toEqual([0, 0, 0, 0]);
    expect(s.table.hexes[FIELD]!.units).toEqual([0, 0, 0, 1]);
  });

  it('[card:faceless-one] an enemy die becomes blank before its Bolt is used', () => {
    const s = wake('faceless-one', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': 'SB S' });
    s.say(0, 2);
    expect(hits(s)).toEqual([1, 2]);
    expect(s.events.some((e) => e.type === 'godpower')).toBe(false);
  });

  it('[card:mountain-heart] 2 Shields', () => {
    expect(hits(wake('mountain-heart', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': 'SS -' }))).toEqual([0, 2]);
  });

  it('[card:red-hand] 1 Skull', () => {
    expect(hits(wake('red-hand', { 'roll:0:purple': 'SB', 'roll:0:blue': '-', 'roll:C:red': '- -' }))).toEqual([0, 2]);
  });

  it('[card:shapeshifter] 2 resources: a Basic Unit becomes an Elite Unit of its type', () => {
    const s = wake('shapeshifter', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': '- -' });
    s.say(0, 'exchange-for-two').say(0, [1, 1, 0]);
    expect(s.table.hexes[FIELD]!.units).toEqual([0, 0, 1, 1]);
    expect(s.table.players[0]).toMatchObject({ salt: 9, plunder: 9 });
  });

  it('[card:silence] the enemy cannot use its Godpower this round', () => {
    const s = wake('silence', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': 'SB -' });
    expect(s.events.some((e) => e.type === 'godpower')).toBe(false);
  });

  it('[card:treemother] a Basic Unit from the reserve', () => {
    const s = wake('treemother', { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': '- -' });
    s.say(0, `hunters@${FIELD}`);
    expect(s.table.hexes[FIELD]!.units).toEqual([1, 1, 0, 1]);
  });

  it('[card:wanderer] a resource of choice, or once per combat a Unit to a Haven', () => {
    const dice = { 'roll:0:purple': 'SB', 'roll:0:blue': 'S', 'roll:C:red': '- -' };
    const s = wake('wanderer', dice).say(0, 'a-resource').say(0, [0, 0, 1]);
    expect(s.table.players[0]!.food).toBe(11);
    const unit = wake('wanderer', dice).say(0, 'a-unit-to-a-haven');
    unit.say(0, unit.options(0)[0]!);
    expect(unit.table.hexes[unit.table.players[0]!.home]!.owner).toBe(0);
  });
});
