import { describe, expect, it } from 'vitest';
import { type Fight, fight } from '../cards/fights.ts';

/** Rules that bar cards and Druids at the first question of a combat, by id. */
function barred(f: Partial<Fight>): Record<string, string> {
  const s = fight({ units: { sellswords: 1 }, skeletons: 1, feats: ['ghost-drums', ...(f.feats ?? [])], ...f });
  return Object.fromEntries((s.question(0).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));
}
const BEFORE_ROLLING = { items: ['war-drum', 'cursed-blade'] } as const;

describe('cards that cannot be used in a combat say why', () => {
  it('[UP-CARD-06] a flipped card is barred, the same card face-up is not', () => {
    const flip: Fight['change'] = (t) => Object.assign(t.players[0]!, { down: ['cursed-blade'] });
    expect(barred({ ...BEFORE_ROLLING, change: flip })).toMatchObject({ 'cursed-blade': 'UP-CARD-06' });
    expect(barred(BEFORE_ROLLING)).not.toHaveProperty('cursed-blade');
  });

  it('[UP-CARD-16] a card for another window or round is barred by it', () => {
    // The bow brings an Archery round: the drum is for the Clash after it, the axe for the damage.
    expect(barred({ items: ['whalebone-bow', 'war-drum', 'executioners-axe'] })).toMatchObject({
      'executioners-axe': 'UP-CARD-16',
      'war-drum': 'UP-CARD-16',
    });
  });

  it('[UP-COM-27] a card that wants the Hero on the hex is barred without him', () => {
    const away = { faction: 'krowh', units: { tribesmen: 2 }, feats: ['warchief'], items: ['cursed-blade'] } as const;
    expect(barred({ ...away, away: true })).toMatchObject({ 'cursed-blade': 'UP-COM-27' });
    expect(barred(away)).not.toHaveProperty('cursed-blade');
  });

  it('[UP-CARD-18] a card that would change nothing is barred', () => {
    expect(barred({ faction: 'krowh', units: { tribesmen: 1 }, items: ['war-drum'], feats: ['warchief'] })).toMatchObject({
      warchief: 'UP-CARD-18',
    });
  });

  it('[UP-COM-34] a Druid is barred before there is a Bolt, [UP-COM-36] and on a Curse', () => {
    expect(barred({ ...BEFORE_ROLLING, druids: ['red-hand'] })).toMatchObject({ 'red-hand': 'UP-COM-34' });
    const curse: Fight['change'] = (t) => {
      for (const hex of t.hexes) hex.curse = true;
    };
    expect(barred({ ...BEFORE_ROLLING, druids: ['red-hand'], change: curse })).toMatchObject({ 'red-hand': 'UP-COM-36' });
  });

  it('[UP-COM-26] a Druid that was woken in this round is barred', () => {
    const s = fight({
      faction: 'druwhn',
      units: { rangers: 2 },
      skeletons: 2,
      druids: ['red-hand', 'mountain-heart'],
      dice: { 'roll:0:purple': 'SB SB' },
    });
    expect(s.question(0).ask).toMatchObject({ options: expect.arrayContaining(['red-hand', 'mountain-heart']) });
    expect(s.question(0).shown.blocked).toEqual([]);
    s.say(0, 'red-hand');
    expect(s.question(0).shown.blocked).toEqual([{ id: 'red-hand', rule: 'UP-COM-26' }]);
  });

  it('[UP-CARD-16] with one Bolt a Druid of a later moment is barred by the moment, not for want of a Bolt', () => {
    const s = fight({
      units: { slavers: 1 },
      skeletons: 1,
      druids: ['faceless-one', 'red-hand'],
      dice: { 'roll:0:purple': 'SB', 'roll:C:red': 'S' },
    });
    expect(s.question(0).shown.with).toEqual({ window: 'rolled' });
    expect(s.question(0).shown.blocked).toEqual([{ id: 'red-hand', rule: 'UP-CARD-16' }]);
  });

  it('[UP-CARD-13] cards without a use in combat are not spoken of', () => {
    expect(Object.keys(barred({ ...BEFORE_ROLLING, feats: ['chain-breaker'] }))).not.toContain('chain-breaker');
  });

  it('[UP-COM-26] the Blood Moon rerolls one die in a combat and no second; [UP-COM-61] nor a die that is used', () => {
    const s = fight({
      faction: 'druwhn',
      units: { rangers: 2 },
      skeletons: 2,
      feats: ['thorn-ward'],
      dice: { 'roll:0:purple': 'SB SB SB' },
      change: (t) => Object.assign(t, { bloodMoon: true }),
    });
    expect(s.options(0)).toContain('blood-moon');
    s.say(0, 'blood-moon').say(0, [0]);
    expect(s.question(0).shown.blocked).toContainEqual({ id: 'blood-moon', rule: 'UP-COM-26' });
  });
});

describe('dice that cannot be rerolled say why', () => {
  const woods = (change: Fight['change'] = () => {}) =>
    fight({ units: { hunters: 3 }, garrisons: 1, tile: 'dunkelholm', dice: { 'roll:0:white': 'S S -', 'roll:E:white': 'S' }, change });

  it('[UP-COM-40] a die of the enemy', () => {
    const s = woods();
    expect(s.question(0).kind).toBe('reroll');
    const enemy = s.frame('round').dice.findIndex((d) => d.side === 1);
    expect(s.question(0).shown.blocked).toEqual([{ id: enemy, target: `die:${enemy}`, rule: 'UP-COM-40' }]);
  });

  it('[UP-COM-61] a die whose symbol was used; [UP-CARD-18] a die of which the card does not speak', () => {
    const s = woods();
    const { dice } = s.frame('round');
    const own = dice.flatMap((d, i) => (d.side === 0 ? [i] : []));
    s.with(() => {
      s.frame('round').dice = dice.map((d, i) => (i === own[0] ? { ...d, spent: true } : d));
      s.frame('reroll').only = 'blank';
    });
    const why = Object.fromEntries((s.question(0).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));
    expect([why[own[0]!], why[own[1]!]]).toEqual(['UP-COM-61', 'UP-CARD-18']);
    expect(s.question(0).ask).toMatchObject({ options: [own[2]!] });
  });
});
