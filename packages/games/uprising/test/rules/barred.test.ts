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

  it('[UP-CARD-13] cards without a use in combat are not spoken of', () => {
    expect(Object.keys(barred({ ...BEFORE_ROLLING, feats: ['chain-breaker'] }))).not.toContain('chain-breaker');
  });
});
